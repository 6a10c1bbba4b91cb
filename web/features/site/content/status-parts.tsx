import { clsx } from 'clsx'
import type { SystemState } from '#domain/dashboard.ts'
import { addDays } from '#domain/days.ts'
import { sentence } from '#domain/sentences.ts'
import { STATUS_DAYS, STATUS_LABELS, type StatusPart } from '#domain/status.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { Fold } from './blocks.tsx'
import styles from './status-parts.module.css'

const SystemStatus = graphql(`
  query SystemStatus {
    systemStatus {
      part
      state
      checkedAt
      days {
        day
        operational
        degraded
        down
      }
    }
  }
`)

const LABELS: Record<SystemState, { label: string; tone: Tone }> = {
  operational: { label: sentence('Operational'), tone: 'ok' },
  degraded: { label: sentence('Degraded'), tone: 'warn' },
  down: { label: sentence('Down'), tone: 'stop' },
}

type Day = { day: string; operational: number; degraded: number; down: number }
type Part = { part: string; state: SystemState | null; days: readonly Day[] }

/** Returns the worst state of a day. */
const worstOf = ({ degraded, down }: Day): SystemState =>
  down > 0 ? 'down' : degraded > 0 ? 'degraded' : 'operational'

const shareOf = (days: readonly Day[]): number | null => {
  const all = days.reduce((sum, { operational, degraded, down }) => sum + operational + degraded + down, 0)
  const up = days.reduce((sum, { operational, degraded }) => sum + operational + degraded, 0)
  return all === 0 ? null : up / all
}

function PartCard({ part, state, days }: Part) {
  const { t } = useTranslation()
  const { formatDate, formatNumber } = useFormat()
  const { now } = useClock()
  const today = now().toISOString().slice(0, 10)
  const shown = Array.from({ length: STATUS_DAYS }, (_, at) => addDays(today, at - STATUS_DAYS + 1))
  const byDay = new Map(days.map((day) => [day.day, day]))
  const share = shareOf(days)
  const disturbed = days.filter((day) => worstOf(day) !== 'operational')
  const name = t(STATUS_LABELS[part as StatusPart])
  return (
    <Card pad as="section" className={styles.part}>
      <Row between wrap>
        <CardHeading as="h3">{name}</CardHeading>
        {state ? (
          <Badge tone={LABELS[state].tone}>{t(LABELS[state].label)}</Badge>
        ) : (
          <Badge tone="done">{t('Not checked lately')}</Badge>
        )}
      </Row>
      <div className={styles.bars} aria-hidden="true">
        {shown.map((day) => {
          const status = byDay.get(day)
          return <i key={day} className={clsx(status && styles[worstOf(status)])} />
        })}
      </div>
      <p className={text.note}>
        {share === null
          ? t('No checks recorded yet.')
          : t('{{share}} of the checks in the last {{days}} days found it working.', {
              share: formatNumber(share, { style: 'percent', maximumFractionDigits: 2 }),
              days: STATUS_DAYS,
            })}
      </p>
      <Fold question={t('Days with incidents: {{name}}', { name })}>
        {disturbed.length === 0 ? (
          <p>{t('None of the days with checks.')}</p>
        ) : (
          <ul>
            {disturbed.map((day) => (
              <li key={day.day}>
                {t('{{day}}: {{down}} checks failed, {{degraded}} were slow, {{operational}} were fine.', {
                  ...day,
                  day: formatDate(day.day),
                })}
              </li>
            ))}
          </ul>
        )}
      </Fold>
    </Card>
  )
}

/** Shows the current and past state of each part, with its history as bars and as text. */
export function StatusParts() {
  const { t } = useTranslation()
  const query = useFreshQuery(SystemStatus, { ttl: TTL.search })
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />}>
      {({ systemStatus }) => {
        const states = systemStatus.map(({ state }) => state)
        return (
          <Stack>
            {states.includes('down') ? (
              <Banner quiet tone="stop" title={t('Something does not work')} />
            ) : states.includes('degraded') ? (
              <Banner quiet tone="warn" title={t('Something is slow or late')} />
            ) : states.includes(null) ? (
              <Banner quiet title={t('There were no checks in the last few minutes')} />
            ) : (
              <Banner quiet tone="ok" title={t('Everything works')} />
            )}
            {systemStatus.map((part) => (
              <PartCard key={part.part} {...part} />
            ))}
          </Stack>
        )
      }}
    </QueryView>
  )
}
