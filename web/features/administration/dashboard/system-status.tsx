/**
 * SystemStatus() — state of each part of the system and time of the check, refreshed by its button
 * and once a minute.
 */
import { useQuery } from '@apollo/client/react'
import { daysOf, type SystemState } from '#domain/dashboard.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { Line, Lines } from '#web/ui/lines.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './system-status.module.css'

const SystemParts = graphql(`query SystemParts { system { part state facts { name value } checkedAt } }`)
type Part = ResultOf<typeof SystemParts>['system'][number]

const EVERY_MS = 60_000

const LABELS: Record<Part['part'], string> = {
  api: sentence('API Services'),
  database: sentence('Database'),
  catalogue: sentence('Search Service'),
  mail: sentence('Email queue'),
  assistant: sentence('Assistant'),
}
const STATES: Record<SystemState, { label: string; tone: 'ok' | 'warn' | 'stop' }> = {
  operational: { label: sentence('Operational'), tone: 'ok' },
  degraded: { label: sentence('Degraded'), tone: 'warn' },
  down: { label: sentence('Down'), tone: 'stop' },
}

/** Returns the formatter of a part's measurements. */
function useFactsOf(): (part: Part) => string {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  return ({ part, state, facts }) => {
    const fact = (name: string) => facts.find((entry) => entry.name === name)?.value ?? 0
    if (state === 'down') return t('could not be checked')
    switch (part) {
      case 'api': {
        const milliseconds = formatNumber(fact('medianMilliseconds'))
        const hours = fact('uptimeSeconds') / 3600
        const days = daysOf(hours)
        return days === null
          ? t('median {{milliseconds}} ms, running for {{hours}} h', {
              milliseconds,
              hours: formatNumber(hours, { maximumFractionDigits: 1 }),
            })
          : t('median {{milliseconds}} ms, running for {{count}} days', { milliseconds, count: days })
      }
      case 'database':
        return t('answers in {{milliseconds}} ms, {{used}} of {{most}} connections', {
          milliseconds: formatNumber(fact('milliseconds')),
          used: formatNumber(fact('connectionsInUse')),
          most: formatNumber(fact('connections')),
        })
      case 'catalogue':
        return state === 'operational' ? t('catalogue in memory') : t('catalogue read from the database')
      case 'mail':
        return t('{{waiting}} waiting, {{givenUp}} given up', {
          waiting: formatNumber(fact('waiting')),
          givenUp: formatNumber(fact('givenUp')),
        })
      case 'assistant':
        return fact('model') ? t('answered by the model') : t('built-in guide, no model set')
    }
  }
}

function PartLine({ part }: { part: Part }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const factsOf = useFactsOf()
  const { label, tone } = STATES[part.state]
  return (
    <Line
      note={factsOf(part)}
      end={
        <span className={styles.end}>
          <Badge tone={tone}>{t(label)}</Badge>
          <time dateTime={part.checkedAt}>{formatOwn(part.checkedAt, { timeStyle: 'medium' })}</time>
        </span>
      }
    >
      <b>{t(LABELS[part.part])}</b>
    </Line>
  )
}

export function SystemStatus() {
  const { t } = useTranslation()
  const query = useQuery(SystemParts, {
    fetchPolicy: 'network-only',
    pollInterval: EVERY_MS,
    notifyOnNetworkStatusChange: true,
  })
  return (
    <TitledCard
      title={t('System Status')}
      end={
        <IconButton
          label={t('Check again')}
          aria-busy={query.loading}
          onClick={() => void query.refetch().catch(() => undefined)}
        >
          <RefreshCw aria-hidden="true" />
        </IconButton>
      }
    >
      <QueryView query={query} skeleton={<Skeleton size="card" />}>
        {({ system }) => (
          <Lines>
            {system.map((part) => (
              <PartLine key={part.part} part={part} />
            ))}
          </Lines>
        )}
      </QueryView>
    </TitledCard>
  )
}
