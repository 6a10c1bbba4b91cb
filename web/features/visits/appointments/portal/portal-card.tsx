import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { overdueSince } from '#domain/appointments.ts'
import { dateIn } from '#domain/days.ts'
import { useVisitWords } from '#web/data/visit.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { MessageCircle } from '#web/ui/icons/message-circle.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { DateBlock } from '../date-block.tsx'
import { StatusBadge } from '../status-badge.tsx'
import styles from './portal-card.module.css'
import { RowActions } from './row-actions.tsx'
import type { PortalRow } from './row-fields.ts'

const DAY_MS = 24 * 60 * 60_000

/** Shows badges for items that need attention. */
function Marks({ appointment }: { appointment: PortalRow }) {
  const { t } = useTranslation()
  const { now } = useClock()
  const { status, createdAt, unreadMessages, proposal, moveRequest, noShowAt } = appointment
  const waited = now().getTime() - Date.parse(createdAt)
  return (
    <>
      {noShowAt && <Badge tone="stop">{t('No-show')}</Badge>}
      {status === 'pending' && waited >= DAY_MS && (
        <Badge tone={new Date(createdAt) < overdueSince(now()) ? 'stop' : 'info'}>
          {t('Waiting {{count}} days', { count: Math.floor(waited / DAY_MS) })}
        </Badge>
      )}
      {proposal && (
        <Badge tone="info" plain className={styles.mark}>
          <Hourglass aria-hidden="true" />
          {t('Another time proposed')}
        </Badge>
      )}
      {moveRequest && (
        <Badge tone="info" plain className={styles.mark}>
          <Hourglass aria-hidden="true" />
          {t('Asks for another time')}
        </Badge>
      )}
      {unreadMessages > 0 && (
        <Badge tone="info" plain className={styles.mark}>
          <MessageCircle aria-hidden="true" />
          {t('{{count}} unread', { count: unreadMessages })}
        </Badge>
      )}
    </>
  )
}

/**
 * Shows one appointment in a hospital's list. `to` is the address of its page, null for a sample.
 */
export function PortalCard({ appointment, to }: { appointment: PortalRow; to: string | null }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { visitName, channelWord } = useVisitWords()
  const { now } = useClock()
  const { patientName, bookingId, date, time, durationMinutes, channel, service, doctor, status, heldMove } =
    appointment
  return (
    <Card as="article" hit={to !== null} className={styles.card} aria-label={patientName}>
      <DateBlock date={date} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {to ? (
            <CardLink to={to}>
              <bdi>{patientName}</bdi>
            </CardLink>
          ) : (
            <bdi>{patientName}</bdi>
          )}
        </h2>
        <p className={clsx(styles.when, text.num)}>
          <span className={text.strong}>
            {t('{{day}}, {{time}}', {
              day: formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' }),
              time,
            })}
          </span>{' '}
          <span className={clsx(text.note, text.noWrap)}>
            {date.slice(0, 4) !== dateIn(now()).slice(0, 4) && (
              <span className={styles.year}>{date.slice(0, 4)} · </span>
            )}
            {t('{{count}} min', { count: durationMinutes })}
          </span>
        </p>
        <p className={clsx(styles.what, text.muted)}>
          <span>{visitName(service.name, appointment)}</span>
          <span className={text.note}>
            {doctor && (
              <>
                <bdi>{doctor.fullName}</bdi>
                {' · '}
              </>
            )}
            {channelWord(channel)}
          </span>
        </p>
        <Row wrap gap="small" className={styles.marks}>
          <Marks appointment={appointment} />
        </Row>
        <Row wrap gap="small" className={styles.state}>
          {to === null && (
            <Badge tone="info" plain>
              {t('Sample')}
            </Badge>
          )}
          <StatusBadge status={heldMove && heldMove.move !== 'no_show' ? heldMove.move : status} />
        </Row>
        <p className={clsx(styles.id, text.note)}>
          <bdi dir="ltr">{bookingId}</bdi>
        </p>
        <div className={styles.actions}>{to !== null && <RowActions appointment={appointment} />}</div>
      </div>
    </Card>
  )
}

export function PortalCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
