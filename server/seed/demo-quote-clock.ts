/** Clocks of demo quote requests. */
import {
  afterBusinessMinutes,
  type BusinessDays,
  businessMinutes,
  pauseClock,
  resumeClock,
  type StoredClock,
  startClock,
  stopClock,
} from '#domain/quotes/clock.ts'
import { REMOVAL_DAYS } from '#domain/quotes/limits.ts'
import type { CatalogueHospital } from './demo-catalogue.ts'
import type { DemoRecipient } from './demo-quote-stories.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Maximum days that a clock of a demo request runs. */
const MOST_DAYS_BACK = 40

export const daysOf = ({ opening, closures }: CatalogueHospital): BusinessDays => ({
  weekdays: Object.entries(opening).flatMap(([day, times]) => (times && times.length > 0 ? [Number(day)] : [])),
  closures: closures.map(({ startsOn, endsOn }) => ({ from: startsOn, to: endsOn })),
})

/** Returns the instant before which this many minutes of business days lie. */
export function beforeBusinessMinutes(days: BusinessDays, now: Date, minutes: number): Date {
  let [from, to] = [Math.floor(now.getTime() / MINUTE_MS) - MOST_DAYS_BACK * 24 * 60, now.getTime() / MINUTE_MS]
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2)
    if (businessMinutes(days, new Date(middle * MINUTE_MS), now) >= minutes) from = middle
    else to = middle
  }
  return new Date(from * MINUTE_MS)
}

const LOSES_DATA = ['not_chosen', 'declined', 'expired', 'withdrawn']

/** Returns the clock of a request at a hospital, and the instants of its state changes. */
export function timesOf(recipient: DemoRecipient, { sentAt, endsAt, days, now }: RecipientTimes) {
  const { state, minutes = 0, question } = recipient
  const after = (used: number) =>
    new Date(Math.min(afterBusinessMinutes(days, sentAt, used).getTime(), now.getTime() - 20 * MINUTE_MS))
  const firstAt = after(minutes)
  const paused = question ? pauseClock(startClock(days, sentAt), days, firstAt) : null
  const repliedAt = new Date(Math.min(firstAt.getTime() + 5 * 60 * MINUTE_MS, now.getTime() - 10 * MINUTE_MS))
  const clock: StoredClock =
    state === 'question' && paused
      ? paused
      : state === 'answered' && paused
        ? resumeClock(paused, days, repliedAt)
        : state === 'sent' || state === 'seen'
          ? startClock(days, sentAt)
          : stopClock(startClock(days, sentAt), days, firstAt)
  const hasEnded = LOSES_DATA.includes(state)
  const endedAt = hasEnded ? (state === 'declined' ? firstAt : endsAt) : null
  const removalAt = endedAt && new Date(endedAt.getTime() + REMOVAL_DAYS * DAY_MS)
  return {
    firstAt,
    repliedAt,
    columns: {
      ...clock,
      sentAt,
      consentedAt: sentAt,
      seenAt: state === 'sent' ? null : after(minutes * 0.4),
      answeredAt: clock.answeredMinutes === null ? null : firstAt,
      endedAt,
      removalAt,
      removedAt: removalAt && removalAt < now ? removalAt : null,
      isUnread: state === 'sent' || state === 'answered',
      updatedAt: state === 'sent' ? sentAt : (endedAt ?? firstAt),
    },
  }
}
type RecipientTimes = { sentAt: Date; endsAt: Date; days: BusinessDays; now: Date }
