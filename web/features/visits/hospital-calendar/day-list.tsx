import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type AppointmentStatus, isUpcoming, STATUS_LABELS } from '#domain/appointments.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { CountMark } from '#web/ui/count-mark.tsx'
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts'
import { Ban } from '#web/ui/icons/ban.ts'
import { Coffee } from '#web/ui/icons/coffee.ts'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { Lock } from '#web/ui/icons/lock.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import text from '#web/ui/text.module.css'
import type { Calendar, CalendarDay, Visit } from './calendar-fields.ts'
import { usePortalLink } from './calendar-links.ts'
import { shutWord } from './day-parts.tsx'
import styles from './day-list.module.css'
import { endOf } from './geometry.ts'

const TONES: Record<AppointmentStatus, Tone> = {
  pending: 'warn',
  confirmed: 'ok',
  completed: 'done',
  cancelled: 'stop',
}

const LOOKS: Partial<Record<AppointmentStatus, string | undefined>> = {
  pending: styles.pending,
  completed: styles.completed,
}

type Entry = { time: string; key: string; node: ReactNode }

/** Groups the free times between two visits into one line. */
function freeLines(day: CalendarDay, busy: readonly string[]): { time: string; times: string[] }[] {
  const lines: { time: string; times: string[] }[] = []
  for (const { time, available } of day.times) {
    if (!available) continue
    const last = lines.at(-1)
    const between = last && busy.some((other) => other > (last.times.at(-1) ?? '') && other < time)
    if (last && !between) last.times.push(time)
    else lines.push({ time, times: [time] })
  }
  return lines
}

function VisitLine({ visit, onMove }: { visit: Visit; onMove: ((visit: Visit) => void) | null }) {
  const { t } = useTranslation()
  const linkTo = usePortalLink()
  const { id, time, patientName, service, status, unreadMessages } = visit
  return (
    <>
      <span className={styles.time}>
        <b>{time}</b>
        <small>{endOf(visit)}</small>
      </span>
      <div className={clsx(styles.visit, LOOKS[status])}>
        <p className={styles.name}>
          <Link to={linkTo(id)}>
            <bdi>{patientName}</bdi>
          </Link>
          {unreadMessages > 0 && (
            <>
              <CountMark count={unreadMessages} />
              <span className={text.visuallyHidden}>{t('{{count}} unread', { count: unreadMessages })}</span>
            </>
          )}
        </p>
        <p className={text.note}>{service.name}</p>
        <Badge tone={TONES[status]}>{t(STATUS_LABELS[status])}</Badge>
      </div>
      {onMove && isUpcoming(status) && (
        <IconButton
          label={t('Move {{name}}', { name: patientName })}
          className={text.screenOnly}
          onClick={() => onMove(visit)}
        >
          <CalendarClock aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}

type Props = {
  calendar: Calendar
  date: string
  label: string
  /** Null if the viewer may not move visits. */
  onMove: ((visit: Visit) => void) | null
}

/** Shows a day as a list, for phones or by preference. */
export function DayList({ calendar, date, label, onMove }: Props) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const day = calendar.days.find((candidate) => candidate.date === date)
  const visits = calendar.appointments.filter((visit) => visit.date === date)
  const held = calendar.held.filter((hold) => hold.date === date)
  const blocked = calendar.blocked.filter((block) => block.date === date)
  const shut = shutWord(day?.refusal ?? null)
  const free = day
    ? freeLines(day, [...[...visits, ...held].map(({ time }) => time), ...blocked.map(({ from }) => from)])
    : []
  const quiet = (time: string, Icon: typeof Coffee, words: string, look?: string) => (
    <>
      <span className={styles.time}>
        <b>{time}</b>
      </span>
      <p className={clsx(styles.quiet, look)}>
        <Icon aria-hidden="true" />
        {words}
      </p>
    </>
  )
  const entries: Entry[] = [
    ...visits.map((visit) => ({
      time: visit.time,
      key: visit.id,
      node: <VisitLine visit={visit} onMove={onMove} />,
    })),
    ...held.map((hold) => ({
      time: hold.time,
      key: hold.id,
      node: quiet(hold.time, Hourglass, t('Held for a patient'), styles.held),
    })),
    ...(day?.breaks ?? []).map(({ from, to }) => ({
      time: from,
      key: `break ${from}`,
      node: quiet(from, Coffee, t('Break until {{time}}', { time: to })),
    })),
    ...(day?.closures ?? []).map(({ from, to, reason }) => ({
      time: from,
      key: `closed ${from}`,
      node: quiet(
        from,
        Lock,
        reason
          ? t('Closed until {{time}}: {{reason}}', { time: to, reason: t(reason) })
          : t('Closed until {{time}}', { time: to }),
      ),
    })),
    ...blocked.map(({ id, from, to, reason }) => ({
      time: from,
      key: id,
      node: quiet(
        from,
        Ban,
        reason
          ? t('Blocked until {{time}}: {{reason}}', { time: to, reason })
          : t('Blocked until {{time}}', { time: to }),
      ),
    })),
    ...free.map(({ time, times }) => ({
      time,
      key: `free ${time}`,
      node: quiet(time, Plus, t('Free: {{times}}', { times: formatList(times) }), styles.free),
    })),
  ].sort((a, b) => a.time.localeCompare(b.time))
  return (
    <>
      {shut && (
        <p className={styles.shut}>
          {t(shut)}
          {day?.reason && (
            <>
              {' · '}
              <bdi>{t(day.reason)}</bdi>
            </>
          )}
        </p>
      )}
      {entries.length === 0 && !shut && <p className={styles.none}>{t('Nothing on this day.')}</p>}
      <ol className={styles.list} aria-label={label}>
        {entries.map(({ key, node }) => (
          <li key={key} className={styles.entry}>
            {node}
          </li>
        ))}
      </ol>
    </>
  )
}
