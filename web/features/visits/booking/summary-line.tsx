import { useVisitWords, VisitPrice } from '#web/data/visit.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { SUMMARY_ID } from './booking-summary.tsx'
import type { Draft } from './draft.ts'
import styles from './summary-line.module.css'
import type { Booking } from './use-selection.ts'

/**
 * Shows the selection in one line under the steps of a phone, as a link to the summary below the
 * form.
 */
export function SummaryLine({ booking: { hospital, offer, visit }, draft }: { booking: Booking; draft: Draft }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { visitName } = useVisitWords()
  const { date, time } = draft.details ?? { date: '', time: '' }
  const day = date && formatDate(date, { day: 'numeric', month: 'short' })
  const lead = () => {
    const summary = document.getElementById(SUMMARY_ID)
    summary?.scrollIntoView({ block: 'start' })
    summary?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={styles.line} onClick={lead}>
      <span className={styles.words}>
        <bdi>{hospital.name}</bdi> · {visitName(offer.service.name, visit)}
        {day && <> · {time ? t('{{day}}, {{time}}', { day, time }) : day}</>} · <VisitPrice visit={visit} />
      </span>
      <ChevronDown aria-hidden="true" />
    </button>
  )
}
