import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type BookableService, type BookingRules, nextFree, type WeeklyHours } from '#domain/availability.ts'
import { useAnswerPromise } from '#web/data/use-answer-promise.ts'
import { weekTimes } from '#web/editing/spans.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import type { HospitalForm } from './hospital-fields.ts'
import { bookingRulesOf } from './hospital-input.ts'
import { rulesForm } from './hospital-schemas.ts'
import type { SectionParts } from './use-hospital-form.ts'

type Days = Pick<HospitalForm, 'hours' | 'closures' | 'holidays'>

const VISIT: BookableService = { id: 'visit', minutes: 60, visitType: 'consultation' }

/** Returns the first bookable time under these rules, assuming no bookings. */
function firstTime(service: BookableService, rules: BookingRules, { hours, closures, holidays }: Days, now: Date) {
  const openingHours: WeeklyHours = Object.fromEntries(weekTimes(hours).map(({ weekday, times }) => [weekday, times]))
  const closed = closures.map(({ startsOn, endsOn, startsAt, endsAt }) => ({
    from: String(startsOn),
    to: String(endsOn),
    hours: startsAt && endsAt ? { from: String(startsAt), to: String(endsAt) } : null,
  }))
  const calendar = { now, isActive: true, openingHours, closures: closed, holidays, rules, doctor: null }
  return nextFree({ ...calendar, services: [service], taken: [], mine: [] })
}

type Props = Pick<SectionParts, 'control'> & { usualAnswerMinutes: number | null }

/**
 * Explains the effect of the form's rules, hours and closures on patients, before they are saved.
 */
export function RulesEffect({ control, usualAnswerMinutes }: Props) {
  const { t } = useTranslation()
  const answerPromise = useAnswerPromise()
  const { formatDate } = useFormat()
  const [now] = useState(() => new Date())
  const [typed, hours, closures, holidays] = useWatch({ control, name: ['rules', 'hours', 'closures', 'holidays'] })
  const rules = rulesForm.safeParse(typed)
  if (!rules.success) return null
  const bookingRules = bookingRulesOf(rules.data)
  const slot = firstTime(VISIT, bookingRules, { hours, closures, holidays }, now)
  const visit = slot && `${formatDate(slot.date, { weekday: 'short', day: 'numeric', month: 'short' })}, ${slot.time}`
  return (
    <p className={text.note} role="status">
      {visit
        ? t('The earliest time patients can book now is {{visit}}. If it is taken, the next one is later.', { visit })
        : t('With these hours and rules patients cannot book anything.')}{' '}
      {t('Patients see: “{{promise}}”', { promise: answerPromise({ ...bookingRules, usualAnswerMinutes }) })}
    </p>
  )
}
