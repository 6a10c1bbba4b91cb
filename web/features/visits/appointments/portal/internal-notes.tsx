import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { internalNoteInput } from '#domain/appointment-notes.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useAttempt, useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Lock } from '#web/ui/icons/lock.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import text from '#web/ui/text.module.css'
import styles from './internal-notes.module.css'

export const InternalNoteFields = graphql(`
  fragment InternalNoteFields on InternalNote {
    id
    authorName
    note
    createdAt
  }
`)
const AddNote = graphql(`
  mutation AddInternalNote($id: ID!, $note: String!) { addInternalNote(appointmentId: $id, note: $note) { id } }
`)
const RemoveNote = graphql(`
  mutation DeleteInternalNote($id: ID!, $noteId: ID!) { deleteInternalNote(appointmentId: $id, noteId: $noteId) }
`)

type Props = {
  appointmentId: string
  notes: readonly ResultOf<typeof InternalNoteFields>[]
  may: boolean
  reload: () => Promise<unknown>
}
type Input = z.output<typeof internalNoteInput>

/** Shows the internal notes of the staff, which no page of the patient shows. */
export function InternalNotes({ appointmentId: id, notes, may, reload }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const attempt = useAttempt()
  const [add] = useMutation(AddNote)
  const [remove] = useMutation(RemoveNote)
  const form = useForm<z.input<typeof internalNoteInput>, unknown, Input>({
    resolver: zodResolver(internalNoteInput),
    defaultValues: { note: '' },
  })
  const { save, saving, refused } = useSave(form, {
    send: (input: Input) => add({ variables: { id, ...input } }),
    onSaved: async () => {
      form.reset()
      await reload()
    },
  })
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="internal-notes">
      <h2 id="internal-notes" className={styles.title}>
        <Lock aria-hidden="true" />
        {t('Internal notes')}
      </h2>
      <p className={text.note}>{t('For hospital staff. Patients do not see them here.')}</p>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ id: noteId, note, authorName, createdAt }) => (
            <li key={noteId} className={styles.note}>
              <div>
                <p className={text.written} dir="auto">
                  {note}
                </p>
                <p className={text.note}>
                  <bdi>{authorName}</bdi>, <bdi>{formatOwn(createdAt)}</bdi>
                </p>
              </div>
              {may && (
                <IconButton
                  label={t('Remove this note')}
                  onClick={() =>
                    void attempt(async () => {
                      await remove({ variables: { id, noteId } })
                      await reload()
                    })
                  }
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {may && (
        <Form onSubmit={save}>
          <Textarea
            app
            rows={3}
            hideLabel
            label={t('Write an internal note')}
            placeholder={t('Write an internal note')}
            dir="auto"
            error={form.formState.errors.note?.message}
            {...form.register('note')}
          />
          <Refused>{refused}</Refused>
          <div>
            <Button type="submit" variant="secondary" busy={saving}>
              {t('Add note')}
            </Button>
          </div>
        </Form>
      )}
    </Card>
  )
}
