import { clsx } from 'clsx'
import type { ProposalState } from '#domain/proposals.ts'
import { sentence } from '#domain/sentences.ts'
import { useVisitWords } from '#web/data/visit.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, Rating } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Keys } from '#web/ui/keys.tsx'
import { Row } from '#web/ui/layout.tsx'
import { useSingleKeys } from '#web/ui/shortcuts.ts'
import text from '#web/ui/text.module.css'
import { useAgo } from '../dashboard/use-ago.ts'
import styles from './inbox.module.css'
import { ACTION_KEYS, ACTION_WORDS, type InboxAction } from './inbox-actions.ts'
import type { InboxItem, InboxVisit } from './inbox-fields.ts'
import { MoveTimes } from './move-times.tsx'

const ANSWERS: Partial<Record<ProposalState, string>> = {
  accepted: sentence('New time accepted'),
  declined: sentence('New time declined'),
  expired: sentence('The proposed time was not answered'),
}

/** Shows the line below the name: time, treatment and doctor. */
function VisitLine({ visit, asksToMove }: { visit: InboxVisit; asksToMove: boolean }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { visitName } = useVisitWords()
  const words = ({ date, time }: { date: string; time: string }) =>
    t('{{day}}, {{time}}', { day: formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' }), time })
  const { moveRequest } = visit
  return (
    <span className={text.muted}>
      <b className={text.num}>
        {asksToMove && moveRequest
          ? t('{{from}} → {{to}}', { from: words(visit), to: words(moveRequest) })
          : words(visit)}
      </b>
      {' · '}
      {visitName(visit.service.name, visit)}
      {visit.doctor && (
        <>
          {' · '}
          <bdi>{visit.doctor.fullName}</bdi>
        </>
      )}
    </span>
  )
}

/** Shows the content that differs between the kinds. */
function Body({ item: { kind, appointment, proposal, review } }: { item: InboxItem }) {
  const { t } = useTranslation()
  const { formatDate, formatOwn } = useFormat()
  if (review)
    return (
      <p lang={review.language} dir="auto" className={review.comment ? text.written : text.muted}>
        {review.comment ?? t('Rating only, no text.')}
      </p>
    )
  if (!appointment) return null
  const day = proposal && formatDate(proposal.date, { weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <>
      {kind === 'message' && (
        <p dir="auto" className={text.written}>
          {appointment.contentsHidden
            ? t('Administrators must give a reason before they can read it.')
            : appointment.lastMessage?.message}
        </p>
      )}
      {proposal && (
        <p>
          {t(ANSWERS[proposal.state] ?? ANSWERS.expired ?? '')}:{' '}
          <span className={text.num}>{t('{{day}}, {{time}}', { day, time: proposal.time })}</span>
        </p>
      )}
      {kind === 'move' && appointment.moveRequest && (
        <>
          <MoveTimes visit={appointment} />
          <p>
            {t('The time is held until {{time}}. The appointment stays where it is until you confirm.', {
              time: formatOwn(appointment.moveRequest.expiresAt),
            })}
          </p>
        </>
      )}
      {kind === 'visit' && <p>{t('Did the patient come?')}</p>}
      {kind === 'request' && appointment.notes && (
        <p dir="auto" className={text.written}>
          {appointment.notes}
        </p>
      )}
      <p className={text.note}>
        {appointment.patientAge !== null && `${t('{{count}} years', { count: appointment.patientAge })} · `}
        <bdi dir="ltr">{appointment.patientPhone}</bdi> · <bdi dir="ltr">{appointment.bookingId}</bdi>
      </p>
    </>
  )
}

type Props = {
  item: InboxItem
  active: boolean
  actions: readonly InboxAction[]
  /** Null if the item cannot be selected. */
  selected: boolean | null
  onSelect: () => void
  onActivate: () => void
  onAct: (action: InboxAction) => void
}

/** Shows one item as an expandable line, with its actions and their keys below. */
export function InboxRow({ item, active, actions, selected, onSelect, onActivate, onAct }: Props) {
  const { t } = useTranslation()
  const ago = useAgo()
  const { on } = useSingleKeys()
  const { formatOwn } = useFormat()
  const { id, kind, appointment, review, since, isToday, snoozedUntil, assignee } = item
  const name = review ? review.authorName : (appointment?.patientName ?? '')
  const details = `inbox-${id.replace(':', '-')}`
  return (
    <li className={clsx(styles.item, active && styles.active)}>
      <div className={styles.line}>
        {selected !== null && (
          <span className={styles.tick}>
            <Checkbox
              label={<span className={text.visuallyHidden}>{t('Select {{name}}', { name })}</span>}
              checked={selected}
              onChange={onSelect}
            />
          </span>
        )}
        <button
          type="button"
          className={styles.open}
          data-inbox={id}
          aria-expanded={active}
          aria-controls={active ? details : undefined}
          onClick={onActivate}
        >
          <span className={styles.words}>
            <b>
              <bdi>{name}</bdi>
              {review && <Rating value={review.rating} />}
            </b>
            {appointment && <VisitLine visit={appointment} asksToMove={kind === 'move'} />}
          </span>
          <span className={styles.end}>
            {assignee && (
              <Badge tone="info">
                <span className={text.visuallyHidden}>{t('Assigned to')} </span>
                <bdi>
                  {assignee.firstName} {assignee.lastName}
                </bdi>
              </Badge>
            )}
            {isToday && <Badge tone="warn">{t('Today')}</Badge>}
            <span className={text.note}>
              {snoozedUntil
                ? t('snoozed until {{time}}', { time: formatOwn(snoozedUntil) })
                : t('waiting {{time}}', { time: ago(since) })}
            </span>
          </span>
        </button>
      </div>
      {active && (
        <div className={styles.details} id={details}>
          <Body item={item} />
          <Row wrap gap="small">
            {actions.map((action, at) => (
              <Button
                key={action}
                size="sm"
                variant={
                  at === 0 && action !== 'open' ? 'primary' : action === 'decline' ? 'danger-quiet' : 'secondary'
                }
                aria-keyshortcuts={on ? ACTION_KEYS[action] : undefined}
                onClick={() => onAct(action)}
              >
                {t(ACTION_WORDS[action])}
                {on && (
                  <span aria-hidden="true" className={styles.keys}>
                    <Keys keys={[ACTION_KEYS[action]]} />
                  </span>
                )}
              </Button>
            ))}
          </Row>
        </div>
      )}
    </li>
  )
}
