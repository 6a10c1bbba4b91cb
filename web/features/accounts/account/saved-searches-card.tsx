import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { MOST_COMPARED, savedSearchName } from '#domain/saved-searches.ts'
import { sentence } from '#domain/sentences.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useAttempt, useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Row } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { AccountCard } from './account-card.tsx'
import { RecordList, RecordRow } from './record-list.tsx'

const SavedSearchFields = graphql(`
  fragment SavedSearchFields on SavedSearch { id name query weeklyMail isTooBroad newCount }
`)
const SavedSearches = graphql(`query SavedSearches { savedSearches { ...SavedSearchFields } }`, [SavedSearchFields])
const UpdateSavedSearch = graphql(
  `mutation UpdateSavedSearch($id: ID!, $input: SavedSearchUpdate!) {
    updateSavedSearch(searchId: $id, input: $input) { ...SavedSearchFields }
  }`,
  [SavedSearchFields],
)
const RemoveSavedSearch = graphql(`mutation RemoveSavedSearch($id: ID!) { removeSavedSearch(searchId: $id) }`)
type SavedSearch = ResultOf<typeof SavedSearchFields>
type NameForm = z.output<typeof savedSearchName>

function RenameForm({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation()
  const [update] = useMutation(UpdateSavedSearch)
  const form = useForm<NameForm, unknown, NameForm>({
    resolver: formResolver(savedSearchName),
    defaultValues: { name: search.name },
    reValidateMode: 'onSubmit',
  })
  const { save, saving, refused } = useSave(form, {
    send: (input) => update({ variables: { id: search.id, input } }),
    saved: t('Saved.'),
    onSaved: onClose,
    otherwise: sentence('Failed to rename the search'),
  })
  return (
    <Form onSubmit={save}>
      <Input label={t('Name')} error={form.formState.errors.name?.message} {...form.register('name')} />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Save')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

function Note({ search: { weeklyMail, isTooBroad, newCount } }: { search: SavedSearch }) {
  const { t } = useTranslation()
  if (weeklyMail && isTooBroad)
    return t('It finds more than {{most}}. Narrow it down, and we can email you what is new.', { most: MOST_COMPARED })
  return newCount > 0 ? t('{{count}} new', { count: newCount }) : null
}

function SavedSearchRow({ search, onRename }: { search: SavedSearch; onRename: () => void }) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [update] = useMutation(UpdateSavedSearch)
  const [remove, { loading }] = useMutation(RemoveSavedSearch, {
    refetchQueries: [SavedSearches],
    awaitRefetchQueries: true,
  })
  const { id, name, weeklyMail } = search
  const setMail = (isOn: boolean) =>
    attempt(() =>
      update({
        variables: { id, input: { weeklyMail: isOn } },
        optimisticResponse: { updateSavedSearch: { ...search, weeklyMail: isOn } },
      }),
    )
  return (
    <RecordRow
      note={
        <>
          <Note search={search} />
          <Switch
            label={t('Weekly email')}
            aria-label={t('Weekly email about {{name}}', { name })}
            checked={weeklyMail}
            onChange={(event) => void setMail(event.target.checked)}
          />
        </>
      }
      action={
        <Row wrap>
          <Button variant="ghost" size="sm" aria-label={t('Rename {{name}}', { name })} onClick={onRename}>
            {t('Rename')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            busy={loading}
            aria-label={t('Remove {{name}}', { name })}
            onClick={() => void attempt(() => remove({ variables: { id } }), { done: t('Removed.') })}
          >
            {t('Remove')}
          </Button>
        </Row>
      }
    >
      <Link to={paths.search(Object.fromEntries(new URLSearchParams(search.query)))}>
        <bdi>{name}</bdi>
      </Link>
    </RecordRow>
  )
}

/** Saved searches of the account: open, rename, remove, weekly mail. */
export function SavedSearchesCard() {
  const { t } = useTranslation()
  const query = useQuery(SavedSearches, { fetchPolicy: 'cache-and-network' })
  const [renamed, rename] = useState<SavedSearch | null>(null)
  const close = () => rename(null)
  return (
    <AccountCard title={t('Saved searches')}>
      <QueryView
        query={query}
        skeleton={<Skeleton size="row" />}
        isEmpty={({ savedSearches }) => savedSearches.length === 0}
        empty={<p className={text.note}>{t('None yet. You can save a search on its page.')}</p>}
      >
        {({ savedSearches }) => (
          <RecordList>
            {savedSearches.map((search) => (
              <SavedSearchRow key={search.id} search={search} onRename={() => rename(search)} />
            ))}
          </RecordList>
        )}
      </QueryView>
      {renamed && (
        <Dialog open onClose={close} title={t('Rename {{name}}', { name: renamed.name })}>
          <RenameForm search={renamed} onClose={close} />
        </Dialog>
      )}
    </AccountCard>
  )
}
