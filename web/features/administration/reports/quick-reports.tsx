/** QuickReports({ chosen, onMake, busy }) — creates this month's report with one press. */

import { REPORT_LABELS } from '#domain/report-words.ts'
import { REPORT_KINDS, type ReportKind } from '#domain/reports.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { Banknote } from '#web/ui/icons/banknote.ts'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { UsersRound } from '#web/ui/icons/users-round.ts'
import styles from './quick-reports.module.css'

const QUICK: Record<ReportKind, { Icon: typeof Banknote; note: string; tone: number }> = {
  appointments: { Icon: CalendarCheck2, note: sentence('by day, state and service'), tone: 0 },
  revenue: { Icon: Banknote, note: sentence('value of completed visits'), tone: 1 },
  doctors: { Icon: Stethoscope, note: sentence('visits, booked hours and ratings'), tone: 2 },
  patients: { Icon: UsersRound, note: sentence('new and returning, by country'), tone: 0 },
}

type QuickReportsProps = { shown: ReportKind | undefined; busy: boolean; onMake: (kind: ReportKind) => void }

export function QuickReports({ shown, busy, onMake }: QuickReportsProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('Quick reports of this month')} className={styles.quick}>
      {REPORT_KINDS.map((kind) => {
        const { Icon, note, tone } = QUICK[kind]
        return (
          <button
            key={kind}
            type="button"
            className={styles.card}
            data-shown={kind === shown || undefined}
            aria-disabled={busy}
            onClick={() => !busy && onMake(kind)}
          >
            <Medallion tone={tone} size="sm" className={styles.medal}>
              <Icon />
            </Medallion>
            <b>{t(REPORT_LABELS[kind])}</b>
            <small>{t('This month: {{what}}', { what: t(note) })}</small>
          </button>
        )
      })}
    </section>
  )
}
