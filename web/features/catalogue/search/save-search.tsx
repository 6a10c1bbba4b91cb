import { lazy, Suspense } from 'react'
import { canBeSaved, type SearchState, savedQuery, writeSearch } from '#domain/search-address.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { originOf } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { BellRing } from '#web/ui/icons/bell-ring.ts'

/** Brings the validator of answers along, which a visitor without an account does not need. */
const SaveSearchButton = lazy(async () => ({ default: (await import('./save-search-button.tsx')).SaveSearchButton }))

type SaveSearchProps = {
  state: SearchState
  /** Initial name of the saved search. Its owner can change it. */
  title: string
  className?: string | undefined
}

/** Saves the search with its filters. Without an account it leads to the sign-in and back. */
export function SaveSearch({ state, title, className }: SaveSearchProps) {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  const location = useLocation()
  if (!canBeSaved(state)) return null
  const { query } = savedQuery(writeSearch(state).toString())
  if (authenticated)
    return (
      <Suspense fallback={null}>
        <SaveSearchButton query={query} title={title} className={className} />
      </Suspense>
    )
  return (
    <ButtonLink
      variant="secondary"
      className={className}
      icon={<BellRing aria-hidden="true" />}
      to={paths.login}
      state={{ from: originOf(location) }}
    >
      {t('Sign in to save this search')}
    </ButtonLink>
  )
}
