import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { CheckCheck } from '#web/ui/icons/check-check.ts'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { MessageCircleQuestionMark } from '#web/ui/icons/message-circle-question-mark.ts'
import { TimerReset } from '#web/ui/icons/timer-reset.ts'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'

export const QuoteSummaryFields = graphql(`
  fragment QuoteSummaryFields on HospitalQuoteSummary {
    toAnswer
    urgent
    withPatient
    open
    quoted
    accepted
    closed
    unread
    asked
    leastMinutes
    figures { hospitalId measured medianAnswerMinutes answeredInTimePercent }
  }
`)
export type QuoteSummary = ResultOf<typeof QuoteSummaryFields>

/** Figures above the list. Below ten cases they are not measured. */
export function RequestTiles({ summary, className }: { summary: QuoteSummary | undefined; className?: string }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const figures = summary?.figures
  const count = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value))
  const unmeasured = figures === undefined ? '…' : '–'
  const [median, share] = [figures?.medianAnswerMinutes ?? null, figures?.answeredInTimePercent ?? null]
  return (
    <StatTiles className={className}>
      <StatTile
        tone={2}
        icon={<Hourglass />}
        value={count(summary?.toAnswer)}
        label={t('To answer')}
        note={
          summary && summary.urgent > 0 && t('{{count}} in the last fifth of their time', { count: summary.urgent })
        }
      />
      <StatTile
        tone={1}
        icon={<MessageCircleQuestionMark />}
        value={count(summary?.withPatient)}
        label={t('With the patient')}
        note={t('their clocks are paused')}
      />
      <StatTile
        icon={<TimerReset />}
        value={
          median === null
            ? unmeasured
            : formatNumber(Math.round(median / 60), { style: 'unit', unit: 'hour', unitDisplay: 'short' })
        }
        label={t('Median response time')}
        note={
          median === null
            ? t('measured from ten cases')
            : t('of {{count}} requests in a year', { count: figures?.measured ?? 0 })
        }
      />
      <StatTile
        icon={<CheckCheck />}
        value={share === null ? unmeasured : formatNumber(share / 100, { style: 'percent' })}
        label={t('Answered in time')}
        note={share === null ? t('measured from ten cases') : t('patients see this figure')}
      />
    </StatTiles>
  )
}
