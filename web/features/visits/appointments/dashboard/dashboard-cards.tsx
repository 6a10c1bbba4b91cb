/**
 * DashboardCards({ dashboard }) — four counts of a hospital, each with a link to the appointments.
 */

import { dateIn } from '#domain/days.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { CheckCheck } from '#web/ui/icons/check-check.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import styles from './dashboard-cards.module.css'

export const DashboardCardsFields = graphql(`
  fragment DashboardCardsFields on HospitalDashboard {
    total
    since
    pending
    pendingLong
    confirmedToday
    confirmedTodayLeft
    completed
    completedThisMonth
  }
`)

export function DashboardCards({ dashboard }: { dashboard: ResultOf<typeof DashboardCardsFields> }) {
  const { t } = useTranslation()
  const { formatNumber, formatDate } = useFormat()
  const { portalPaths } = useWorkplace()
  const today = dateIn(new Date())
  const month = (date: string) => formatDate(date, { month: 'long', year: 'numeric' })
  return (
    <StatTiles className={styles.tiles}>
      <StatTile
        icon={<CalendarDays />}
        value={formatNumber(dashboard.total)}
        label={t('Total Appointments')}
        note={dashboard.since && t('since {{month}}', { month: month(dashboard.since) })}
        to={portalPaths.appointments()}
      />
      <StatTile
        icon={<Hourglass />}
        tone={2}
        value={formatNumber(dashboard.pending)}
        label={t('Pending Requests')}
        note={t('{{count}} waiting longer than 24 hours', { count: dashboard.pendingLong })}
        to={portalPaths.appointments({ status: 'pending' })}
      />
      <StatTile
        icon={<CircleCheck />}
        tone={1}
        value={formatNumber(dashboard.confirmedToday)}
        label={t('Confirmed Today')}
        note={t('{{count}} still to come', { count: dashboard.confirmedTodayLeft })}
        to={portalPaths.appointments({ status: 'confirmed', from: today, to: today })}
      />
      <StatTile
        icon={<CheckCheck />}
        value={formatNumber(dashboard.completed)}
        label={t('Completed')}
        note={t('{{number}} in {{month}}', {
          number: formatNumber(dashboard.completedThisMonth),
          month: month(today),
        })}
        to={portalPaths.appointments({ status: 'completed' })}
      />
    </StatTiles>
  )
}
