import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { BOOKING_MESSAGES } from '#domain/booking.ts'
import { dateIn } from '#domain/days.ts'
import { type AgeLimits, likelyPatient } from '#domain/patient-facts.ts'
import { type Channel, offeredChannel } from '#domain/visit-types.ts'
import { PERSON_FIELDS } from '#web/data/person-fields.tsx'
import { useTravelDates } from '#web/device/travel-dates.ts'
import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { LockKeyhole } from '#web/ui/icons/lock-keyhole.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { BookingSection } from './booking-section.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { ChatNotes } from './chat-notes.tsx'
import { DateAndTime } from './date-and-time.tsx'
import styles from './details-form.module.css'
import { DoctorChoice } from './doctor-choice.tsx'
import type { Details, Selection } from './draft.ts'
import { PatientChoice } from './patient-choice.tsx'
import { patientResolver } from './patient-form.ts'
import { PersonalFields } from './personal-fields.tsx'
import type { FreeSlot } from './refused.ts'
import { useAvailability } from './use-availability.ts'
import { usePersons } from './use-persons.ts'

/** Fields in display order. */
const FIELDS = [
  'person',
  'patient',
  'birthDate',
  'guardian',
  'date',
  'time',
  'firstName',
  'lastName',
  'email',
  'phone',
  'notes',
  'terms',
] as const

type Props = {
  selection: Selection
  /** Age limits of the treatment. */
  limits: AgeLimits
  /** Ages that the chosen doctor treats. */
  doctorAges: readonly string[]
  /** Channels of the visit. */
  channels: Channel[]
  defaults: Details
  /** Channel that is proposed until another one is chosen. */
  proposal: Channel | undefined
  /** Called for every change, complete or not. */
  onChange: (details: Details) => void
  onDone: (details: Details) => void
  /** Called with another doctor, or null for any. */
  onDoctor: (doctorId: string | null) => void
}

export function DetailsForm({
  selection,
  limits,
  doctorAges,
  channels,
  defaults,
  proposal,
  onChange,
  onDone,
  onDoctor,
}: Props) {
  const { t } = useTranslation()
  const { now } = useClock()
  const { hospitalId, serviceId, doctorId } = selection
  const { persons } = usePersons()
  const [person, setPerson] = useState(defaults.person ?? '')
  const travel = useTravelDates()
  const [isThere, setIsThere] = useState(false)
  const calendar = useAvailability(selection, defaults.date || null, { person, stay: isThere ? travel : null })
  const isGone = ({ date, time }: FreeSlot) => calendar.isFree(date, time) === false
  const form = useForm<Details>({
    resolver: (values, ...rest) =>
      patientResolver(limits, persons)(isGone(values) ? { ...values, time: '' } : values, ...rest),
    defaultValues: proposal ? { ...defaults, channel: proposal } : defaults,
    shouldFocusError: false,
  })
  const { register, setValue, setFocus, watch, clearErrors, formState } = form
  const { errors } = formState
  const { date, time, channel, notes, terms, person: chosen = '' } = watch()
  useEffect(() => setPerson(chosen), [chosen])
  const way = offeredChannel({ channel }, { channels })
  useEffect(() => setIsThere(way === 'in_person'), [way])
  const likely = likelyPatient(persons, { limits, doctor: doctorAges }, date || dateIn(now()))?.id
  useEffect(() => {
    if (likely && form.getValues('person') === undefined) setValue('person', likely)
  }, [form, setValue, likely])
  const reason = useId()
  const box = useRef<HTMLDivElement>(null)
  const wrong = FIELDS.filter((name) => errors[name])

  const remember = useEffectEvent(onChange)
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => remember(values) }), [form])

  const choose = (name: 'date' | 'time', value: string) => {
    setValue(name, value, { shouldDirty: true })
    clearErrors(name)
  }
  /** Focuses the first invalid field. The day and the time are no inputs of the form. */
  const refuse = (wrong: FieldErrors<Details>) => {
    const first = FIELDS.find((name) => wrong[name])
    if (!first) return
    if (first === 'person') return scrollTo({ top: 0 })
    if (first === 'patient') {
      const field = PERSON_FIELDS.find((name) => wrong.patient?.[name])
      return field && setFocus(`patient.${field}`)
    }
    if (first !== 'date' && first !== 'time') return setFocus(first)
    const place = first === 'date' || !date ? '[role=gridcell] [tabindex="0"]' : 'input[type=radio]:not(:disabled)'
    const target = box.current?.querySelector<HTMLElement>(place)
    ;(target ?? box.current)?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }
  const send = form.handleSubmit(onDone, refuse)

  return (
    <form noValidate onSubmit={send}>
      <PatientChoice form={form} persons={persons} limits={limits} />
      <DoctorChoice selection={selection} onChoose={onDoctor} />
      <ChannelChoice
        channels={channels}
        chosen={way}
        onChoose={(value) => setValue('channel', value, { shouldDirty: true })}
      />
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
        wait={{
          to: paths.waitForTime({ hospital: hospitalId, service: serviceId, doctor: doctorId }),
          label: t('Tell me when a time opens'),
        }}
        box={box}
      />
      <PersonalFields form={form} />
      <BookingSection title={t('Notes')} note={t('optional')}>
        <Textarea
          label={t('Notes')}
          hideLabel
          rows={3}
          placeholder={t('Medicines you take, earlier reports, the language you prefer…')}
          error={errors.notes?.message}
          {...register('notes')}
        />
        <ChatNotes
          notes={notes}
          onChange={(value) => setValue('notes', value, { shouldDirty: true, shouldValidate: true })}
        />
        <div className={styles.terms}>
          <Checkbox
            label={t('I agree to the terms and conditions and the privacy notice.')}
            required
            error={errors.terms?.message}
            {...register('terms', { onChange: () => clearErrors('terms') })}
          />
        </div>
        {wrong.some((name) => name !== 'terms') && (
          <Banner tone="stop" className={styles.refused}>
            {t(BOOKING_MESSAGES.incomplete)}
          </Banner>
        )}
        <Row between wrap className={styles.foot}>
          <span className={clsx(text.note, styles.privacy)}>
            <LockKeyhole />
            {t('Your details go only to the hospital you chose.')}
          </span>
          <Button
            type="submit"
            size="lg"
            className={styles.send}
            aria-disabled={!terms}
            aria-describedby={terms ? undefined : reason}
          >
            {t('Proceed to Payment')}
            <ArrowRight className={text.flip} aria-hidden="true" />
          </Button>
        </Row>
        {!terms && (
          <p id={reason} className={clsx(text.note, styles.reason)}>
            {t('Tick the terms and conditions to continue.')}
          </p>
        )}
        <p className={clsx(text.note, styles.read)}>
          <Trans
            i18nKey="Read the <terms>terms and conditions</terms> and the <privacy>privacy notice</privacy>."
            components={{
              terms: <Link className={text.link} to="/terms" target="_blank" />,
              privacy: <Link className={text.link} to="/privacy" target="_blank" />,
            }}
          />
        </p>
      </BookingSection>
    </form>
  )
}
