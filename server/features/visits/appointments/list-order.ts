/** Orders of appointment lists, as parts that are each read along one index. */
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type appointmentSearch, TAB_STATUSES } from '#domain/appointments.ts'
import { addDays, dateIn, instantOf } from '#domain/availability.ts'
import { appointments } from './table.ts'

export type ListPart = { where?: SQL; order: SQL[] }

const { startsAt, createdAt, status, durationMinutes, id } = appointments

/**
 * The indexes are `starts_at desc nulls last, id`. Only these orders use them, forwards and
 * backwards.
 */
const latestFirst = [sql`${startsAt} desc nulls last`, sql`${id}`]
const earliestFirst = [sql`${startsAt} asc nulls first`, sql`${id} desc`]
const longestWaiting = [sql`${createdAt}`, sql`${id}`]
const newestRequest = [sql`${createdAt} desc`, sql`${id} desc`]

/**
 * Returns the condition for future and current visits. No visit is longer than a day, which limits
 * the part of the index that is read.
 */
const isAhead = (now: Date): SQL =>
  sql`(${inArray(status, [...TAB_STATUSES.upcoming])} and ${startsAt} > ${now.toISOString()}::timestamptz - interval '1 day'
    and ${startsAt} + ${durationMinutes} * interval '1 minute' > ${now.toISOString()}::timestamptz)`

/** Returns the order: upcoming visits soonest first, then all others, newest first. */
export const nextFirst = (now: Date): ListPart[] => [
  { where: isAhead(now), order: earliestFirst },
  { where: sql`not ${isAhead(now)}`, order: latestFirst },
]

/** Returns the order: requests for today by time, then the others by waiting time. */
const waitingFirst = (now: Date): ListPart[] => {
  const today = dateIn(now)
  const [from, to] = [today, addDays(today, 1)].map((day) => instantOf(day, '00:00').toISOString())
  // By the instant, which the indexes contain, instead of the date. The interval is half open, so
  // that each visit is in one part.
  const isToday = sql`(${startsAt} >= ${from}::timestamptz and ${startsAt} < ${to}::timestamptz)`
  return [
    { where: isToday, order: earliestFirst },
    { where: sql`not (${isToday})`, order: longestWaiting },
  ]
}

/** Returns the order of a list: the chosen one, else the one that suits its filter. */
export function partsOf(search: z.output<typeof appointmentSearch>, now: Date): ListPart[] {
  const { sort, overdue, status: chosen, from, to } = search
  const isPending = eq(status, 'pending')
  if (overdue) return [{ order: longestWaiting }]
  if (sort === 'earliest') return [{ order: earliestFirst }]
  if (sort === 'latest') return [{ order: latestFirst }]
  if (sort === 'waiting' || sort === 'newest')
    return [
      { where: isPending, order: sort === 'waiting' ? longestWaiting : newestRequest },
      { where: sql`not (${isPending})`, order: latestFirst },
    ]
  if (from && from === to) return [{ order: earliestFirst }]
  return chosen === 'pending' ? waitingFirst(now) : nextFirst(now)
}
