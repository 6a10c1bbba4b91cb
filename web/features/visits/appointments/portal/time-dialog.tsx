import { useMutation, useQuery } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { MAX_AVAILABILITY_DAYS } from '#domain/availability.ts'
import { addDays, dateIn } from '#domain/days.ts'
import { requiredText } from '#domain/fields.ts'
import { MAX_OFFERS } from '#domain/proposal-limits.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Choices, Pill } from '#web/ui/choice.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Select, Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { ChosenOffers, OfferPill } from './chosen-offers.tsx'
import { usePatientClock } from './patient-clock.ts'
import styles from './time-dialog.module.css'
import { PortalReschedule, ProposeTime } from './time-verbs.ts'
import { WeekChoice } from './week-choice.tsx'

const Times = graphql(`
  query PortalTimes($id: ID!, $doctorId: ID, $from: Date!, $to: Date!) {
    appointmentTimes(appointmentId: $id, doctorId: $doctorId, from: $from, to: $to) { date times { time available } }
  }
`)
const DoctorsOfService = graphql(`
  query DoctorsOfService($hospitalId: ID!, $serviceId: ID!) {
    hospital(id: $hospitalId) { id doctorsFor(serviceId: $serviceId, limit: 100) { id fullName } }
  }
`)

const CHOOSE_TIME = 'Please choose a day and a time.'
const slot = z.object({ date: z.string(), time: z.string() })
const timeForm = z.object({
  doctorId: z.string(),
  date: requiredText(CHOOSE_TIME),
  time: z.string(),
  offers: z.array(slot).max(MAX_OFFERS),
  note: z.string().max(1000),
})
type Values = z.output<typeof timeForm>

/** Requires a time to move to, or a time to propose. */
const formOf = (mode: TimeMode) =>
  timeForm.refine(({ time, offers }) => (mode === 'move' ? time !== '' : offers.length > 0), {
    path: ['time'],
    error: CHOOSE_TIME,
  })

export type Movable = {
  id: string
  updatedAt: string
  patientName: string
  patientPhone: string
  date: string
  time: string
  hospital: { id: string }
  service: { id: string }
  doctor: { id: string; fullName: string } | null
}
/** `propose` asks the patient and holds the time for a day. `move` moves at once. */
export type TimeMode = 'propose' | 'move'

type Props = { appointment: Movable; mode: TimeMode; onClose: () => void; reload: () => Promise<unknown> }

function Asked({ appointment, mode, onClose, reload }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { id, hospital, service, doctor, updatedAt } = appointment
  const [propose] = useMutation(ProposeTime)
  const [moveTo] = useMutation(PortalReschedule)
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(formOf(mode)),
    defaultValues: { doctorId: doctor?.id ?? '', date: '', time: '', offers: [], note: '' },
  })
  const { register, setValue, control, formState } = form
  const [doctorId, date, offers] = useWatch({ control, name: ['doctorId', 'date', 'offers'] })
  const clockOf = usePatientClock(appointment.patientPhone)
  const choose = (next: Values['offers']) => {
    setValue('offers', next)
    form.clearErrors()
  }
  const from = dateIn(new Date())
  const query = useQuery(Times, {
    variables: { id, doctorId: doctorId || null, from, to: addDays(from, MAX_AVAILABILITY_DAYS - 1) },
    fetchPolicy: 'network-only',
  })
  const doctors = useQuery(DoctorsOfService, { variables: { hospitalId: hospital.id, serviceId: service.id } })
  const available = doctors.data?.hospital?.doctorsFor ?? []
  const others =
    doctor && !available.some((candidate) => candidate.id === doctor.id) ? [doctor, ...available] : available
  const days = (query.data?.appointmentTimes ?? [])
    .map((day) => ({ date: day.date, times: day.times.filter((time) => time.available) }))
    .filter(({ times }) => times.length > 0)
  const times = days.find((day) => day.date === date)?.times ?? []
  const { save, saving, refused } = useSave(form, {
    send: async ({ doctorId: chosen, date, time, offers, note }: Values): Promise<void> => {
      const doctorId = chosen || null
      const [first, ...alternatives] = offers.map((offer) => ({ ...offer, doctorId }))
      if (mode === 'move') await moveTo({ variables: { id, input: { date, time, doctorId, basedOn: updatedAt } } })
      else if (first) await propose({ variables: { id, input: { ...first, alternatives, note: note || null } } })
    },
    saved: mode === 'propose' ? t('The proposal is sent and held for 24 hours.') : t('The appointment is moved.'),
    onSaved: async () => {
      onClose()
      await reload()
    },
  })
  return (
    <Form onSubmit={save}>
      <p>
        <b className={text.strong}>
          <bdi>{appointment.patientName}</bdi>
        </b>
        <span className={text.block}>
          {t('Now on {{day}}, {{time}}', {
            day: formatDate(appointment.date, { weekday: 'long', day: 'numeric', month: 'long' }),
            time: appointment.time,
          })}
          {clockOf(appointment) && <> · {clockOf(appointment)}</>}
        </span>
      </p>
      <p>
        {mode === 'propose'
          ? t(
              'Choose up to three times. The patient accepts one of them or declines, with one click in the email. They are held for 24 hours.',
            )
          : t('The appointment moves immediately, and the patient is told by email.')}
      </p>
      <Select
        app
        optional
        label={t('Doctor')}
        options={[
          { value: '', label: t('No one chosen') },
          ...others.map((candidate) => ({ value: candidate.id, label: candidate.fullName })),
        ]}
        {...register('doctorId', {
          onChange: () => {
            setValue('date', '')
            setValue('time', '')
            setValue('offers', [])
          },
        })}
      />
      {query.loading && !query.data ? (
        <Loading>
          <Skeleton size="row" />
        </Loading>
      ) : days.length === 0 ? (
        <p className={text.muted}>{t('No free times in the coming weeks.')}</p>
      ) : (
        <>
          <WeekChoice
            key={doctorId}
            days={days}
            field={register('date', { onChange: () => setValue('time', '') })}
            error={formState.errors.date?.message}
          />
          {date && (
            <Choices legend={t('Time')} className={styles.times ?? ''} error={formState.errors.time?.message}>
              {times.map(({ time }) =>
                mode === 'move' ? (
                  <Pill
                    key={time}
                    type="radio"
                    label={time}
                    note={clockOf({ date, time })}
                    value={time}
                    {...register('time')}
                  />
                ) : (
                  <OfferPill
                    key={time}
                    offer={{ date, time }}
                    offers={offers}
                    note={clockOf({ date, time })}
                    onChange={choose}
                  />
                ),
              )}
            </Choices>
          )}
          {mode === 'propose' && <ChosenOffers offers={offers} clockOf={clockOf} onChange={choose} />}
        </>
      )}
      {mode === 'propose' && (
        <Textarea
          app
          rows={2}
          label={t('Note to the patient')}
          optional
          dir="auto"
          error={formState.errors.note?.message}
          {...register('note')}
        />
      )}
      <Refused>{refused}</Refused>
      <SubmitActions
        label={mode === 'propose' ? t('Propose and hold') : t('Move appointment')}
        busy={saving}
        onCancel={onClose}
      />
    </Form>
  )
}

/** Offers another bookable time for an appointment. Closed while `mode` is null. */
export function TimeDialog({ mode, ...props }: Omit<Props, 'mode'> & { mode: TimeMode | null }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={mode !== null}
      onClose={props.onClose}
      title={mode === 'move' ? t('Move to another time') : t('Propose another time')}
    >
      {mode && <Asked mode={mode} {...props} />}
    </Dialog>
  )
}
