import type { AppointmentStatus } from '#domain/appointments.ts'
import { isChosenReason } from '#domain/cancellation-reasons.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Card } from '#web/ui/card.tsx'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts'
import { CalendarPlus } from '#web/ui/icons/calendar-plus.ts'
import { CalendarX2 } from '#web/ui/icons/calendar-x-2.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { NotebookPen } from '#web/ui/icons/notebook-pen.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import text from '#web/ui/text.module.css'
import styles from './timeline.module.css'
import { WrittenNote } from './written-note.tsx'

export const TimelineEventFields = graphql(`
  fragment TimelineEventFields on AppointmentEvent {
    id
    kind
    actorRole
    actorName
    fromStatus
    toStatus
    note
    changes {
      field
      from
      to
    }
    createdAt
  }
`)
type Event = ResultOf<typeof TimelineEventFields>

const MOVES: Record<AppointmentStatus, { words: string; Icon: typeof CircleCheck }> = {
  pending: { words: 'Waiting for confirmation', Icon: CalendarClock },
  confirmed: { words: sentence('Confirmed'), Icon: CalendarCheck2 },
  completed: { words: 'Visit completed', Icon: CircleCheck },
  cancelled: { words: sentence('Cancelled'), Icon: CalendarX2 },
}
const KINDS: Record<string, { words: string; Icon: typeof CircleCheck }> = {
  booked: { words: sentence('Requested'), Icon: CalendarPlus },
  rescheduled: { words: 'Moved to another time', Icon: CalendarClock },
  doctor: { words: 'Doctor changed', Icon: Stethoscope },
  notes: { words: 'Notes changed', Icon: NotebookPen },
  opened: { words: 'Opened by support', Icon: Eye },
  no_show: { words: 'The visit did not take place', Icon: CalendarX2 },
  arrival: { words: sentence('Arrival at the hospital'), Icon: Clock },
  proposed: { words: sentence('Another time proposed'), Icon: Hourglass },
  accepted: { words: 'New time accepted', Icon: CalendarCheck2 },
  declined: { words: 'New time declined', Icon: CalendarX2 },
  expired: { words: 'The proposed time was not answered', Icon: Clock },
  withdrawn: { words: 'Proposal withdrawn', Icon: CalendarX2 },
  move_requested: { words: sentence('Another time requested'), Icon: Hourglass },
  move_confirmed: { words: sentence('New time confirmed'), Icon: CalendarCheck2 },
  move_declined: { words: sentence('Requested time declined'), Icon: CalendarX2 },
  move_expired: { words: sentence('Requested time not answered'), Icon: Clock },
  move_withdrawn: { words: sentence('Request withdrawn'), Icon: CalendarX2 },
}
const UNKNOWN = { words: sentence('Changed'), Icon: NotebookPen }
const ROLES = { user: sentence('Patient'), hospital: sentence('Hospital'), admin: sentence('Support') }

export const wordsOf = ({ kind, toStatus }: Pick<Event, 'kind' | 'toStatus'>) =>
  (kind === 'status' && toStatus ? MOVES[toStatus] : KINDS[kind]) ?? UNKNOWN

/** Shows the history of an appointment, oldest first: event, time, user and note. */
export function Timeline({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation()
  const { formatOwn, formatDate } = useFormat()
  const { user } = useSession()
  const who = ({ kind, actorRole, actorName }: Event) => {
    // An unanswered time expires without an actor.
    if (kind === 'expired' || kind === 'move_expired') return null
    if (actorRole === 'user' && user?.role === 'user') return t('You')
    return [actorName, t(ROLES[actorRole])].filter(Boolean).join(', ')
  }
  const moved = ({ changes }: Event) =>
    changes.flatMap(({ field, from, to }) => {
      if (!to || (field !== 'date' && field !== 'time')) return []
      const words = field === 'date' ? formatDate : (time: string) => time
      return [{ field, from: from && words(from), to: words(to) }]
    })
  return (
    <Card as="section" pad aria-labelledby="timeline">
      <h2 id="timeline">{t('History')}</h2>
      <ol className={styles.timeline}>
        {events.map((event) => {
          const { words, Icon } = wordsOf(event)
          return (
            <li key={event.id} className={styles.event}>
              <span className={styles.dot} aria-hidden="true">
                <Icon />
              </span>
              <div className={styles.words}>
                <p className={text.strong}>{t(words)}</p>
                <p className={text.note}>
                  {who(event) && (
                    <>
                      <bdi>{who(event)}</bdi> ·{' '}
                    </>
                  )}
                  <bdi>{formatOwn(event.createdAt)}</bdi>
                </p>
                {moved(event).map(({ field, from, to }) => (
                  <p key={field} className={text.small}>
                    {from ? t('{{from}} → {{to}}', { from, to }) : to}
                  </p>
                ))}
                {event.note && <WrittenNote>{isChosenReason(event.note) ? t(event.note) : event.note}</WrittenNote>}
              </div>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
