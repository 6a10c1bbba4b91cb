import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { optionalText } from '#domain/fields.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { toldName } from '../portal/cancel-visit.tsx'
import { Named } from '../portal/named.tsx'
import type { InboxVisit } from './inbox-fields.ts'
import { MoveTimes } from './move-times.tsx'

const noteForm = z.object({ note: optionalText(1000) })
type Input = z.input<typeof noteForm>
type Values = z.output<typeof noteForm>

type Props = { visit: InboxVisit; onClose: () => void; send: (note: string | null) => Promise<unknown> }

function Note({ visit, onClose, send }: Props) {
  const { t } = useTranslation()
  const form = useForm<Input, unknown, Values>({ resolver: formResolver(noteForm), defaultValues: { note: '' } })
  const { save, saving, refused } = useSave(form, {
    send: ({ note }: Values) => send(note ?? null),
    onSaved: onClose,
  })
  return (
    <Form onSubmit={save}>
      <p className={text.strong}>
        <bdi>{visit.patientName}</bdi>
      </p>
      <MoveTimes visit={visit} />
      <Textarea
        app
        rows={2}
        dir="auto"
        maxLength={1000}
        label={t('Message to the patient (optional)')}
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
      <p className={text.note}>
        <Named
          words={t(
            'The appointment stays at its time. {{name}} can read your message on its page; the email does not contain it.',
          )}
          name={toldName(visit)}
        />
      </p>
      <Refused>{refused}</Refused>
      <Row wrap>
        <Button type="submit" variant="danger" busy={saving}>
          <span>
            <Named words={t('Decline the new time and tell {{name}}')} name={toldName(visit)} />
          </span>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Row>
    </Form>
  )
}

/** Lets staff decline a patient's request for another time, with a note to the patient. */
export function DeclineMove({ visit, ...props }: Omit<Props, 'visit'> & { visit: InboxVisit | null }) {
  const { t } = useTranslation()
  return (
    <Dialog open={visit !== null} onClose={props.onClose} title={t('Decline the new time?')}>
      {visit && <Note key={visit.id} visit={visit} {...props} />}
    </Dialog>
  )
}
