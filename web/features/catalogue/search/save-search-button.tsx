import { useMutation, useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { BellRing } from '#web/ui/icons/bell-ring.ts'
import { Check } from '#web/ui/icons/check.ts'

const SavedQueries = graphql(`query SavedQueries { savedSearches { id query } }`)
const SaveSearch = graphql(`
  mutation SaveSearch($input: SavedSearchInput!) { saveSearch(input: $input) { id query isTooBroad } }
`)

type SaveSearchButtonProps = { query: string; title: string; className?: string | undefined }

/** Saves a search for its signed-in owner, or shows that it is saved. */
export function SaveSearchButton({ query, title, className }: SaveSearchButtonProps) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const { data } = useQuery(SavedQueries, { context: { queryDeduplication: true } })
  const [save, { loading }] = useMutation(SaveSearch, { refetchQueries: [SavedQueries], awaitRefetchQueries: true })
  if (data?.savedSearches.some((search) => search.query === query))
    return (
      <ButtonLink variant="ghost" className={className} icon={<Check aria-hidden="true" />} to={paths.profile}>
        {t('Search saved')}
      </ButtonLink>
    )
  const press = () =>
    attempt(() => save({ variables: { input: { query, name: title } } }), {
      done: t('Saved. We’ll email you once a week if there is something new.'),
    })
  return (
    <Button
      variant="secondary"
      className={className}
      icon={<BellRing aria-hidden="true" />}
      busy={loading}
      onClick={() => void press()}
    >
      {t('Save this search')}
    </Button>
  )
}
