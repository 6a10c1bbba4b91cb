/**
 * NeedsYou({ waiting, unbookable }) — items that need attention, each with a link to its page.
 * WaitingList() — its lines, which the bell shows too.
 */
import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { CheckCheck } from '#web/ui/icons/check-check.ts'
import { Line, Lines } from '#web/ui/lines.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './needs-you.module.css'
import { type Unbookable, useUnbookableItem } from './unbookable.ts'
import { useWaitingItems, type Waiting, type WaitingItem } from './waiting-items.ts'

const TONES = { stop: styles.stop, warn: styles.warn, info: styles.info }

function WaitingLine({ title, note, end, tone, Icon, to }: WaitingItem) {
  return (
    <Line
      to={to}
      start={
        <span className={clsx(styles.star, TONES[tone])} aria-hidden="true">
          <Icon />
        </span>
      }
      note={note}
      end={end && <span className={clsx(styles.end, tone === 'stop' && styles.age)}>{end}</span>}
    >
      <b>{title}</b>
    </Line>
  )
}

/** `unbookable` is no work of today, so the bell leaves it out. */
type WaitingListProps = { waiting: Waiting; unbookable?: Unbookable }

export function WaitingList({ waiting, unbookable }: WaitingListProps) {
  const { t } = useTranslation()
  const unbookableItem = useUnbookableItem()
  const items = [...useWaitingItems()(waiting), ...(unbookable ? unbookableItem(unbookable) : [])]
  if (items.length === 0)
    return (
      <EmptyState icon={<CheckCheck />} title={t('Nothing is waiting for you')} level={3}>
        {t(
          'Booking requests that hospitals have not answered, messages from visitors, reported reviews, licences that expire and emails that could not be sent appear here.',
        )}
      </EmptyState>
    )
  return (
    <Lines>
      {items.map(({ key, ...item }) => (
        <WaitingLine key={key} {...item} />
      ))}
    </Lines>
  )
}

type NeedsYouProps = Required<WaitingListProps> & { className?: string | undefined }

export function NeedsYou({ waiting, unbookable, className }: NeedsYouProps) {
  const { t } = useTranslation()
  return (
    <TitledCard
      title={t('Waiting for you')}
      end={
        waiting.overdueRequests > 0 && (
          <Badge tone="stop">{t('{{count}} overdue', { count: waiting.overdueRequests })}</Badge>
        )
      }
      className={className}
    >
      <WaitingList waiting={waiting} unbookable={unbookable} />
    </TitledCard>
  )
}
