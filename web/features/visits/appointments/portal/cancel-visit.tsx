import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { type AppointmentStatus, REASON_REQUIRED } from '#domain/appointments.ts'
import { CANCELLATION_REASONS } from '#domain/cancellation-reasons.ts'
import { sentence } from '#domain/sentences.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices, Radio } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import text from '#web/ui/text.module.css'
import styles from './cancel-visit.module.css'
import { Named } from './named.tsx'

const OTHER = 'other'
const reasonForm = z
  .object({ reason: z.string(REASON_REQUIRED).min(1, REASON_REQUIRED), words: z.string().trim().max(2000) })
  .refine(({ reason, words }) => reason !== OTHER || words !== '', { path: ['words'], error: REASON_REQUIRED })
type Values = z.output<typeof reasonForm>

export type Cancellable = {
  id: string
  status: AppointmentStatus
  updatedAt: string
  patientName: string
  patientFirstName: string
  bookerName: string | null
  date: string
  time: string
  service: { name: string }
  doctor: { fullName: string } | null
}

/** Returns the name of the person who is notified of an appointment: the booker. */
export const toldName = ({
  bookerName,
  patientFirstName,
}: Pick<Cancellable, 'bookerName' | 'patientFirstName'>): string => bookerName ?? patientFirstName

/** Texts for a request, which is declined, and for a confirmed visit, which is cancelled. */
const WORDS = {
  request: {
    title: sentence('Decline this request?'),
    confirm: sentence('Decline the request and tell {{name}}'),
    keep: sentence('Keep the request'),
  },
  visit: {
    title: sentence('Cancel this visit?'),
    confirm: sentence('Cancel the visit and tell {{name}}'),
    keep: sentence('Keep the visit'),
  },
}

type Props = {
  appointment: Cancellable
  onClose: () => void
  /** Cancels the visit. The reason is a listed sentence or typed text. */
  send: (note: string) => Promise<unknown>
}

function Reason({ appointment, onClose, send }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { status, patientName, date, time, service, doctor } = appointment
  const words = status === 'pending' ? WORDS.request : WORDS.visit
  const form = useForm<Values, unknown, Values>({
    resolver: formResolver(reasonForm),
    defaultValues: { reason: '', words: '' },
  })
  const { register, control, formState } = form
  const reason = useWatch({ control, name: 'reason' })
  const { save, saving, refused } = useSave(form, {
    send: (input: Values) => send(input.reason === OTHER ? input.words : input.reason),
    onSaved: onClose,
  })
  return (
    <Form onSubmit={save}>
      <div>
        <p className={text.strong}>
          <bdi>{patientName}</bdi>
          {' · '}
          {t('{{day}}, {{time}}', {
            day: formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' }),
            time,
          })}
        </p>
        <p className={text.muted}>
          {service.name}
          {doctor && (
            <>
              {' · '}
              <bdi>{doctor.fullName}</bdi>
            </>
          )}
        </p>
      </div>
      <Choices legend={t('Reason')} className={styles.reasons ?? ''} error={formState.errors.reason?.message}>
        {CANCELLATION_REASONS.map((value) => (
          <Radio key={value} label={t(value)} value={value} {...register('reason')} />
        ))}
        <Radio label={t('Another reason')} value={OTHER} {...register('reason')} />
      </Choices>
      {reason === OTHER && (
        <Textarea
          app
          rows={3}
          dir="auto"
          maxLength={2000}
          label={t('Your reason')}
          error={formState.errors.words?.message}
          {...register('words')}
        />
      )}
      <p className={text.note}>
        <Named
          words={t('{{name}} can read the reason on the appointment page. The email does not contain it.')}
          name={toldName(appointment)}
        />
      </p>
      <Refused>{refused}</Refused>
      <div className={styles.actions}>
        <Button block variant="secondary" onClick={onClose}>
          {t(words.keep)}
        </Button>
        <Button block type="submit" variant="danger" busy={saving}>
          <span>
            <Named words={t(words.confirm)} name={toldName(appointment)} />
          </span>
        </Button>
      </div>
    </Form>
  )
}

/** Asks staff for the reason before they decline a request or cancel a visit. */
export function CancelVisit({
  appointment,
  ...props
}: Omit<Props, 'appointment'> & { appointment: Cancellable | null }) {
  const { t } = useTranslation()
  const title = appointment?.status === 'pending' ? WORDS.request.title : WORDS.visit.title
  return (
    <Dialog open={appointment !== null} onClose={props.onClose} title={t(title)}>
      {appointment && <Reason key={appointment.id} appointment={appointment} {...props} />}
    </Dialog>
  )
}
