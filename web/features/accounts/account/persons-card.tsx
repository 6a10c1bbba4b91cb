import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type PersonInput, personInput } from '#domain/persons.ts'
import { sentence } from '#domain/sentences.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { type PersonField, PersonFields } from '#web/data/person-fields.tsx'
import { useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Row } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { AccountCard } from './account-card.tsx'
import { RecordList, RecordRow } from './record-list.tsx'

const Persons = graphql(`
  query Persons { persons { id firstName lastName birthDate sex relation language updatedAt } }
`)
type Person = ResultOf<typeof Persons>['persons'][number]

const AddPerson = graphql(`mutation AddPerson($input: PersonInput!) { addPerson(input: $input) { id } }`)
const UpdatePerson = graphql(`
  mutation UpdatePerson($id: ID!, $input: PersonUpdate!) {
    updatePerson(id: $id, input: $input) { id firstName lastName birthDate sex relation language updatedAt }
  }
`)
const RemovePerson = graphql(`mutation RemovePerson($id: ID!) { removePerson(id: $id) }`)

type PersonForm = Record<PersonField, string>
const EMPTY: PersonForm = { firstName: '', lastName: '', birthDate: '', sex: '', relation: '', language: '' }
const formOf = ({ firstName, lastName, birthDate, sex, relation, language }: Person): PersonForm => ({
  firstName,
  lastName,
  birthDate,
  sex,
  relation,
  language,
})

function EditForm({ person, onClose }: { person: Person | null; onClose: () => void }) {
  const { t } = useTranslation()
  const refetched = { refetchQueries: [Persons], awaitRefetchQueries: true }
  const [add] = useMutation(AddPerson, refetched)
  const [update] = useMutation(UpdatePerson)
  const form = useForm<PersonForm, unknown, PersonInput>({
    resolver: formResolver(personInput),
    defaultValues: person ? formOf(person) : EMPTY,
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: async (input) => {
      if (person) await update({ variables: { id: person.id, input: { ...input, basedOn: person.updatedAt } } })
      else await add({ variables: { input } })
    },
    saved: t('Saved.'),
    onSaved: onClose,
    otherwise: sentence('Failed to save the person'),
  })
  const field = (name: PersonField) => ({
    error: errors[name]?.message,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  })
  return (
    <Form onSubmit={save}>
      <PersonFields field={field} />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Save')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

function RemoveForm({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation()
  const [remove] = useMutation(RemovePerson, { refetchQueries: [Persons], awaitRefetchQueries: true })
  const form = useForm()
  const { save, saving, refused } = useSave(form, {
    send: () => remove({ variables: { id: person.id } }),
    onSaved: onClose,
    otherwise: sentence('Failed to remove the person'),
  })
  return (
    <Form onSubmit={save}>
      <p>{t('Visits you have booked are not affected.')}</p>
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Remove')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

type PersonDialog = { kind: 'add' } | { kind: 'edit' | 'remove'; person: Person }

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

/** Shows the persons that the account books for, with actions to add, edit and remove them. */
export function PersonsCard() {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const query = useQuery(Persons, { fetchPolicy: 'cache-and-network' })
  const [opened, open] = useState<PersonDialog | null>(null)
  const close = () => open(null)
  return (
    <AccountCard title={t('People you book for')}>
      <QueryView
        query={query}
        skeleton={<Skeleton size="row" />}
        isEmpty={({ persons }) => persons.length === 0}
        empty={<p className={text.note}>{t('No one yet. The people you book for will appear here.')}</p>}
      >
        {({ persons }) => (
          <RecordList>
            {persons.map((person) => (
              <RecordRow
                key={person.id}
                note={t('Born {{date}}', { date: formatDate(person.birthDate) })}
                action={
                  <Row>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('Edit {{name}}', { name: nameOf(person) })}
                      onClick={() => open({ kind: 'edit', person })}
                    >
                      {t('Edit')}
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('Remove {{name}}', { name: nameOf(person) })}
                      onClick={() => open({ kind: 'remove', person })}
                    >
                      {t('Remove')}
                    </Button>
                  </Row>
                }
              >
                <bdi>{nameOf(person)}</bdi>
              </RecordRow>
            ))}
          </RecordList>
        )}
      </QueryView>
      <Button variant="secondary" onClick={() => open({ kind: 'add' })}>
        {t('Add a person')}
      </Button>
      <Dialog open={opened?.kind === 'add'} onClose={close} title={t('Add a person')}>
        <EditForm person={null} onClose={close} />
      </Dialog>
      {opened && opened.kind !== 'add' && (
        <Dialog
          open
          onClose={close}
          title={t(opened.kind === 'edit' ? 'Edit {{name}}' : 'Remove {{name}}?', { name: nameOf(opened.person) })}
        >
          {opened.kind === 'edit' ? (
            <EditForm person={opened.person} onClose={close} />
          ) : (
            <RemoveForm person={opened.person} onClose={close} />
          )}
        </Dialog>
      )}
    </AccountCard>
  )
}
