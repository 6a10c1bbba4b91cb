import { eq } from 'drizzle-orm'
import { nextReminder, pauseClock, resumeClock, type StoredClock, stopClock } from '#domain/quotes/clock.ts'
import { REMOVAL_DAYS } from '#domain/quotes/limits.ts'
import { isStanding, type QuoteHospitalState } from '#domain/quotes/states.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { type Recipient, requireMove } from './access.ts'
import { businessDaysOf } from './clocks.ts'
import { noticeMove } from './notices.ts'
import { quoteRecipients } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type ClockContext = Pick<Context, 'clock'>
type Changes = Partial<Recipient>

/** Removes the note that the doctor's plan is ready. */
export const NO_PROPOSAL = { proposedAt: null, proposedBy: null }

/** Ends after which the hospital loses the health data. */
const LOSES_DATA: readonly QuoteHospitalState[] = ['not_chosen', 'declined', 'expired', 'withdrawn']

export const storedClock = ({
  answerMinutes,
  usedMinutes,
  runningSince,
  pausedAt,
  dueAt,
  answeredMinutes,
}: Recipient): StoredClock => ({
  answerMinutes,
  usedMinutes,
  runningSince,
  pausedAt,
  dueAt,
  answeredMinutes,
})

/** Returns the clock after a move. Only the first answer of the hospital stops it. */
async function clockAfter(tx: Tx, recipient: Recipient, to: QuoteHospitalState, now: Date): Promise<Changes> {
  const stored = storedClock(recipient)
  const days = (await businessDaysOf(tx, [recipient.hospitalId]))(recipient.hospitalId)
  if (to === 'question') return { ...pauseClock(stored, days, now), remindAt: null }
  if (to === 'answered') {
    const resumed = resumeClock(stored, days, now)
    return { ...resumed, remindAt: nextReminder(resumed, days, recipient.reminders) }
  }
  if (to === 'seen') return {}
  if (recipient.answeredMinutes !== null) return { remindAt: null }
  const stopped = { ...stopClock(stored, days, now), remindAt: null }
  if (to === 'quoted' || to === 'declined') return { ...stopped, answeredAt: now }
  return { ...stopped, answeredMinutes: null }
}

/** Moves a locked request at a hospital, with its clock and the effects of the new state. */
export async function moveRecipient(
  tx: Tx,
  { clock }: ClockContext,
  { recipient, to, changes = {} }: { recipient: Recipient; to: QuoteHospitalState; changes?: Changes },
): Promise<void> {
  requireMove(recipient, to)
  const now = clock()
  const isEnd = LOSES_DATA.includes(to)
  // Withdrawn consent removes the data at once.
  const removalAt = new Date(to === 'withdrawn' ? now.getTime() : now.getTime() + REMOVAL_DAYS * DAY_MS)
  await tx
    .update(quoteRecipients)
    .set({
      state: to,
      ...(await clockAfter(tx, recipient, to, now)),
      ...(!isStanding(to) && { askedAt: null }),
      ...NO_PROPOSAL,
      ...(isEnd && { endedAt: now, removalAt, isUnread: false }),
      ...changes,
      updatedAt: editedAt(quoteRecipients.updatedAt),
    })
    .where(eq(quoteRecipients.id, recipient.id))
  await noticeMove(tx, now, { recipient, to })
}
