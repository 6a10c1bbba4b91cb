import type { UseFormReturn } from 'react-hook-form'
import type { Channel } from '#domain/visit-types.ts'
import { VisitPrice } from '#web/data/visit.tsx'
import { DateAndTime } from '#web/features/visits/booking/date-and-time.tsx'
import type { Availability } from '#web/features/visits/booking/use-availability.ts'
import type { Booking } from '#web/features/visits/booking/use-selection.ts'
import styles from '#web/features/visits/quotes/accept/accept-form.module.css'
import type { AcceptForm } from '#web/features/visits/quotes/accept/use-accept.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/choice.tsx'
import text from '#web/ui/text.module.css'

type Props = {
  form: UseFormReturn<AcceptForm>
  booking: Booking
  calendar: Availability
  channel: Channel
}

/** Choice of the first consultation among the hospital's free times. */
export function Consultation({ form, booking, calendar, channel }: Props) {
  const { t } = useTranslation()
  const { errors } = form.formState
  const [date, time] = form.watch(['date', 'time'])
  const { doctor, visit, hospital, offer } = booking
  const words: Record<Channel, string> = {
    video: t('Video call'),
    in_person: t('Visit at the hospital'),
    phone: t('Phone call'),
  }
  const choose = (name: 'date' | 'time', value: string) => {
    form.setValue(name, value, { shouldDirty: true })
    form.clearErrors(name)
  }
  return (
    <div className={styles.part} id="consultation">
      <Card as="section" pad className={styles.part}>
        <h2>{t('Your first consultation')}</h2>
        <p>
          {doctor ? t('With {{name}}', { name: doctor.fullName }) : t('With one of the hospital’s doctors')}
          {' · '}
          <VisitPrice visit={visit} />
        </p>
        {visit.channels.length > 1 ? (
          <Segmented
            label={t('How you will talk to the doctor')}
            value={channel}
            onChange={(value) => form.setValue('channel', value)}
            options={visit.channels.map((value) => ({ value, label: words[value] }))}
          />
        ) : (
          <p>{words[channel]}</p>
        )}
        <p className={text.note}>{t('It is booked at the same moment. If the time has gone, nothing is accepted.')}</p>
      </Card>
      <DateAndTime
        calendar={calendar}
        date={date}
        time={time}
        onDate={(value) => {
          choose('date', value)
          if (time && calendar.isFree(value, time) === false) form.setValue('time', '')
        }}
        onTime={(value) => choose('time', value)}
        errors={{ date: errors.date?.message, time: errors.time?.message }}
        wait={{
          to: paths.waitForTime({ hospital: hospital.id, service: offer.service.id, doctor: doctor?.id ?? null }),
          label: t('Tell me when a time opens'),
        }}
      />
    </div>
  )
}
