import { useMutation, useQuery } from '@apollo/client/react'
import { canBeSaved, type SearchState, savedQuery, writeSearch } from '#domain/search-address.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { originOf } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { BellRing } from '#web/ui/icons/bell-ring.ts'
import { Check } from '#web/ui/icons/check.ts'

const SavedQueries = graphql(`query SavedQueries { savedSearches { id query } }`)
const SaveSearchAs = graphql(`
  mutation SaveSearch($input: SavedSearchInput!) { saveSearch(input: $input) { id query isTooBroad } }
`)

type SaveSearchProps = {
  state: SearchState
  /** Name under which it is saved; its owner can change it. */
  title: string
  className?: string | undefined
}

/** Saves the search with its filters. Without an account it leads to the sign-in and back. */
export function SaveSearch({ state, title, className }: SaveSearchProps) {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  const location = useLocation()
  const attempt = useAttempt()
  const { data } = useQuery(SavedQueries, { skip: !authenticated, context: { queryDeduplication: true } })
  const [save, { loading }] = useMutation(SaveSearchAs, { refetchQueries: [SavedQueries], awaitRefetchQueries: true })
  if (!canBeSaved(state)) return null
  const { query } = savedQuery(writeSearch(state).toString())
  const icon = <BellRing aria-hidden="true" />
  if (!authenticated)
    return (
      <ButtonLink
        variant="secondary"
        className={className}
        icon={icon}
        to={paths.login}
        state={{ from: originOf(location) }}
      >
        {t('Sign in to save this search')}
      </ButtonLink>
    )
  if (data?.savedSearches.some((search) => search.query === query))
    return (
      <ButtonLink variant="ghost" className={className} icon={<Check aria-hidden="true" />} to={paths.profile}>
        {t('Search saved')}
      </ButtonLink>
    )
  const press = () =>
    attempt(() => save({ variables: { input: { query, name: title } } }), {
      done: t('Saved. We mail you once a week if there is something new.'),
    })
  return (
    <Button variant="secondary" className={className} icon={icon} busy={loading} onClick={() => void press()}>
      {t('Save this search')}
    </Button>
  )
}
