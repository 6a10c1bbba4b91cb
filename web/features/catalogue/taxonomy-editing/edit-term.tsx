import { useApolloClient, useMutation } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import { sentence } from '#domain/sentences.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql } from '#web/data/graphql.ts'
import { EditCard } from '#web/editing/edit-card.tsx'
import { EditForm } from '#web/editing/edit-form.tsx'
import { TextsCard } from '#web/editing/translated.tsx'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input, Textarea } from '#web/ui/field.tsx'
import {
  type EditedTerm,
  EditedTermFields,
  editionOf,
  showNames,
  type TermForm,
  type TermInput,
  termFields,
  termSchema,
} from './term.ts'

export const EditedTermQuery = graphql(`query EditedTerm($id: ID!) { managedTerm(id: $id) { ...EditedTermFields } }`, [
  EditedTermFields,
])
const UpdateTerm = graphql(
  `mutation UpdateTerm($id: ID!, $input: TermUpdate!) { updateTerm(id: $id, input: $input) { ...EditedTermFields } }`,
  [EditedTermFields],
)

type EditTermProps = { term: EditedTerm; onSaved: () => void; onCancel: () => void }

export function EditTerm({ term, onSaved, onCancel }: EditTermProps) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [update] = useMutation(UpdateTerm)
  const { id } = term
  const edition = editionOf(term)
  const outdated = term.texts.filter(({ isOutdated }) => isOutdated).map(({ language }) => language)
  const form = useForm<TermForm, unknown, TermInput>({
    resolver: formResolver(termSchema),
    defaultValues: edition.values,
    ...JUDGED_WHEN_SENT,
  })
  const editing = useEditing(form, {
    record: `term.${id}`,
    version: edition.version,
    fields: () => termFields(t),
    send: async (input, basedOn) => {
      const { data } = await update({ variables: { id, input: { ...input, basedOn: basedOn ?? null } } })
      if (!data) return undefined
      showNames(data.updateTerm)
      return editionOf(data.updateTerm)
    },
    reload: async () => {
      const { data } = await client.query({ query: EditedTermQuery, variables: { id }, fetchPolicy: 'network-only' })
      return data?.managedTerm ? editionOf(data.managedTerm) : undefined
    },
    onSaved,
    otherwise: sentence('The texts could not be saved'),
  })
  const { field } = editing
  return (
    <EditForm
      editing={editing}
      saveLabel={t('Save')}
      savingLabel={t('Saving...')}
      errorTitle={t('The texts could not be saved')}
      onCancel={onCancel}
    >
      <EditCard title={t('In English')} note={t('Shown to patients')}>
        <Input app lang="en" dir="ltr" label={t('Name')} {...field('name')} />
        <Textarea
          app
          rows={3}
          lang="en"
          dir="ltr"
          label={t('Description')}
          hint={t('In English: the other languages are translated from it.')}
          {...field('description')}
        />
      </EditCard>
      <TextsCard
        editing={editing}
        control={form.control}
        sources={['name', 'description']}
        outdated={outdated}
        named
        rows={3}
      />
    </EditForm>
  )
}
