import { zodResolver } from '@hookform/resolvers/zod'
import { clsx } from 'clsx'
import { ArrowRight, LockKeyhole } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BOOKING_MESSAGES, bookingForm } from '#domain/appointments.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import { BookingSection } from './booking-section.tsx'
import { DateAndTime } from './date-and-time.tsx'
import styles from './details-form.module.css'
import type { Details, Selection } from './draft.ts'
import { PersonalFields } from './personal-fields.tsx'
import { useAvailability } from './use-availability.ts'

type Props = {
  selection: Selection
  defaults: Details
  /** Every change, finished or not. */
  onChange: (details: Details) => void
  onDone: (details: Details) => void
}

export function DetailsForm({ selection, defaults, onChange, onDone }: Props) {
  const { t } = useTranslation()
  const form = useForm<Details>({ resolver: zodResolver(bookingForm) as never, defaultValues: defaults })
  const { register, setValue, watch, setError, clearErrors, formState } = form
  const { errors } = formState
  const { date, time, terms } = watch()
  const calendar = useAvailability(selection, defaults.date || null)

  const remember = useEffectEvent(onChange)
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => remember(values) }), [form])

  const choose = (name: 'date' | 'time', value: string) => {
    setValue(name, value, { shouldDirty: true })
    clearErrors(name)
  }
  const refuse = () => toast({ tone: 'stop', text: t(BOOKING_MESSAGES.incomplete) })
  const send = form.handleSubmit((details) => {
    if (calendar.isFree(details.date, details.time) === false) {
      setError('time', { message: 'Please choose a time' })
      return refuse()
    }
    onDone(details)
  }, refuse)

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (terms) return void send()
        setError('terms', { message: BOOKING_MESSAGES.terms })
        toast({ tone: 'stop', text: t(BOOKING_MESSAGES.terms) })
      }}
    >
      <PersonalFields form={form} />
      <DateAndTime
        calendar={calendar}
        date={date}
        time={time}
        onDate={(value) => {
          choose('date', value)
          if (time && calendar.isFree(value, time) === false) setValue('time', '')
        }}
        onTime={(value) => choose('time', value)}
        errors={{ date: errors.date?.message, time: errors.time?.message }}
      />
      <BookingSection title={t('Notes')} note={t('optional')}>
        <Textarea
          label={t('Notes')}
          hideLabel
          rows={3}
          placeholder={t('Medicines you take, earlier reports, the language you prefer…')}
          error={errors.notes?.message}
          {...register('notes')}
        />
        <div className={styles.terms}>
          <Checkbox
            label={
              <Trans
                i18nKey="I agree to the <terms>terms and conditions</terms> and the <privacy>privacy notice</privacy>."
                components={{
                  terms: <Link className={text.link} to="/terms" target="_blank" />,
                  privacy: <Link className={text.link} to="/privacy" target="_blank" />,
                }}
              />
            }
            error={errors.terms?.message}
            {...register('terms', { onChange: () => clearErrors('terms') })}
          />
        </div>
        <Row between wrap className={styles.foot}>
          <span className={clsx(text.note, styles.privacy)}>
            <LockKeyhole size={18} aria-hidden="true" />
            {t('Your details go only to the hospital you chose.')}
          </span>
          <Button type="submit" size="lg" className={styles.send} aria-disabled={terms ? undefined : true}>
            {t('Proceed to Payment')}
            <ArrowRight className={text.flip} aria-hidden="true" />
          </Button>
        </Row>
      </BookingSection>
    </form>
  )
}
