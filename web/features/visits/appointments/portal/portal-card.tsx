import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { overdueSince } from '#domain/appointments.ts'
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
  const { patientName, bookingId, date, time, durationMinutes, channel, service, doctor, status } = appointment
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
        <p className={clsx(text.strong, text.num)}>
          {t('{{day}}, {{time}}', {
            day: formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' }),
            time,
          })}{' '}
          <span className={clsx(text.note, text.noWrap)}>{t('{{count}} min', { count: durationMinutes })}</span>
        </p>
        <p className={text.muted}>
          {visitName(service.name, appointment)} · {channelWord(channel)}
          {doctor && (
            <>
              {' · '}
              <bdi>{doctor.fullName}</bdi>
            </>
          )}
        </p>
        <Row wrap gap="small" className={styles.marks}>
          {to === null && (
            <Badge tone="info" plain>
              {t('Sample')}
            </Badge>
          )}
          <StatusBadge status={status} />
          <Marks appointment={appointment} />
        </Row>
        <p className={text.note}>
          <bdi dir="ltr">{bookingId}</bdi>
        </p>
      </div>
    </Card>
  )
}

export function PortalCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
