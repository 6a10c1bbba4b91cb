import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { QUOTE_CHECKS, type QuoteCheckItem, refuseChecklist } from '#domain/quotes/acceptance.ts'
import { offeredChannel } from '#domain/visit-types.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { refusalOf } from '#web/data/refusal.ts'
import type { Selection } from '#web/features/visits/booking/draft.ts'
import { FreeSlots } from '#web/features/visits/booking/free-slots.tsx'
import { type FreeSlot, slotRefusal } from '#web/features/visits/booking/refused.ts'
import { useTravelDates } from '#web/device/travel-dates.ts'
import { useAvailability } from '#web/features/visits/booking/use-availability.ts'
import type { Booking } from '#web/features/visits/booking/use-selection.ts'
import { AcceptContact } from '#web/features/visits/quotes/accept/accept-contact.tsx'
import type { AcceptableHospital, AcceptableQuote, Booker } from '#web/features/visits/quotes/accept/accept-fields.ts'
import styles from '#web/features/visits/quotes/accept/accept-form.module.css'
import { type CheckAnswers, Checklist } from '#web/features/visits/quotes/accept/checklist.tsx'
import { acceptForm, useAccept, type AcceptForm as Values } from '#web/features/visits/quotes/accept/use-accept.ts'
import bar from '#web/features/visits/quotes/ask/step-bar.module.css'
import { BottomBar } from '#web/features/visits/quotes/ask/step-bar.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Consultation } from './consultation.tsx'

const FAILED = 'The quote could not be accepted. Please try again.'

/** Moves the focus to the first incomplete place. */
function leadTo(id: string, target = 'input:not(:disabled)') {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    place?.scrollIntoView({ block: 'center' })
    place?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  })
}

type Props = {
  number: string
  hospital: AcceptableHospital['hospital']
  quote: AcceptableQuote
  selection: Selection
  booking: Booking
  booker: Booker
  onAccepted: () => void
}

/** Checklist, consultation and consent. One press accepts and books, or changes nothing. */
export function AcceptForm({ number, hospital, quote, selection, booking, booker, onAccepted }: Props) {
  const { t } = useTranslation()
  const { formatDate, formatPrice } = useFormat()
  const [answers, setAnswers] = useState<CheckAnswers>({})
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<ReturnType<typeof slotRefusal> | null>(null)
  const { accept, busy } = useAccept()
  const form = useForm<Values>({
    resolver: formResolver(acceptForm),
    shouldFocusError: false,
    defaultValues: {
      firstName: booker?.firstName ?? '',
      lastName: booker?.lastName ?? '',
      email: booker?.email ?? '',
      phone: booker?.phone ?? '',
      date: '',
      time: '',
    },
  })
  const [date, time, chosen] = form.watch(['date', 'time', 'channel'])
  const channel = offeredChannel({ channel: chosen ?? 'video' }, booking.visit)
  const travel = useTravelDates()
  const calendar = useAvailability(selection, null, { stay: channel === 'in_person' ? travel : null })
  const open = QUOTE_CHECKS.filter((check) => !answers[check]).length
  const isGone = date !== '' && time !== '' && calendar.isFree(date, time) === false
  const price = formatPrice(quote.totalIncluded, quote.currency)

  const take = (slot: FreeSlot) => {
    calendar.showMonth(slot.date)
    form.setValue('date', slot.date)
    form.setValue('time', slot.time)
    setRefused(null)
  }

  /** Shows errors of the checklist. Returns whether there are any. */
  function refuseChecks(sentences: Readonly<Record<string, string>>): boolean {
    setRefusals(sentences)
    const first = QUOTE_CHECKS.find((check) => sentences[`checklist.${check}`])
    if (first) leadTo(`checklist.${first}`)
    return first !== undefined
  }

  function showRefusal(error: unknown) {
    const { fields } = refusalOf(error)
    const answer = slotRefusal(error, FAILED)
    setRefused(answer)
    if (answer.slotTaken) void calendar.query.refetch().catch(() => undefined)
    if (refuseChecks(fields)) return
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
      const sentence = fields[`patientInfo.${name}`] ?? fields[name]
      if (sentence) form.setError(name, { message: sentence }, { shouldFocus: true })
    }
  }

  async function send() {
    setRefused(null)
    const checklist = QUOTE_CHECKS.flatMap((check): QuoteCheckItem[] => {
      const answer = answers[check]
      return answer ? [{ check, answer }] : []
    })
    if (isGone) form.setValue('time', '')
    const isValid = await form.trigger()
    if (refuseChecks(refuseChecklist(checklist))) return
    if (!isValid) {
      const isWrong = (name: keyof Values) => form.getFieldState(name).invalid
      if (isWrong('date') || isWrong('time'))
        return leadTo('consultation', date ? 'input[type=radio]:not(:disabled)' : '[role=gridcell] [tabindex="0"]')
      const [first] = (['firstName', 'lastName', 'email', 'phone'] as const).filter(isWrong)
      return first && form.setFocus(first)
    }
    try {
      await accept({ quote, checklist, booking: acceptForm.parse(form.getValues()), channel })
      onAccepted()
    } catch (error) {
      showRefusal(error)
    }
  }

  const then =
    date && time && !isGone
      ? t('Accept {{price}} and book {{day}}, {{time}}', { price, day: formatDate(date), time })
      : null
  const label =
    open > 0 ? t('Answer {{count}} more questions', { count: open }) : (then ?? t('Choose a day and a time'))
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Checklist
        quote={quote}
        answers={answers}
        refusals={refusals}
        onAnswer={(check, answer) => {
          setAnswers((before) => ({ ...before, [check]: answer }))
          setRefusals(({ [`checklist.${check}`]: _, ...others }) => others)
        }}
      />
      <Consultation form={form} booking={booking} calendar={calendar} channel={channel} />
      <AcceptContact form={form} />
      <Banner quiet>
        {t(
          'Once you accept, {{name}} will see your surname, email and phone. We thank the other hospitals for you, and they delete your health data after 30 days. You pay nothing here. The price and every line stay fixed.',
          { name: hospital.name },
        )}
      </Banner>
      <BottomBar>
        {refused && (
          <Banner
            tone="stop"
            action={
              refused.code === 'conflict' && (
                <ButtonLink variant="secondary" size="sm" to={paths.quote(number, { view: 'compare' })}>
                  {t('Read the current quotes')}
                </ButtonLink>
              )
            }
          >
            <p>{t(refused.message)}</p>
            <FreeSlots slots={refused.alternatives} onChoose={take} />
          </Banner>
        )}
        {open > 0 && then && <p className={bar.note}>{t('Then: {{step}}', { step: then })}</p>}
        <Button type="submit" size="lg" busy={busy} className={bar.button}>
          {label}
        </Button>
      </BottomBar>
    </form>
  )
}
