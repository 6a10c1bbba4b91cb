/**
 * Events counted in this process, even while metrics are off, because adding to a number is cheap.
 * Label values are constants of the code, so that no metric can contain personal data.
 */
import type { ErrorCode } from '../errors.ts'

type Labels = {
  cache_lookups: [cache: 'records' | 'counts' | 'answers' | 'pages', result: 'hit' | 'miss']
  mails: [result: 'sent' | 'failed']
  webhooks: [result: 'delivered' | 'failed']
  bookings: [result: 'booked' | ErrorCode]
  lost_races: []
  reads: [server: 'primary' | 'replica']
  rendered_pages: [result: 'rendered' | 'failed']
  rendering_seconds: []
}
export type EventName = keyof Labels

export const EVENTS: Record<EventName, { help: string; labels: readonly string[] }> = {
  cache_lookups: { help: 'Lookups in memory, by cache and result.', labels: ['cache', 'result'] },
  mails: { help: 'Attempts to send a mail, by result.', labels: ['result'] },
  webhooks: { help: 'Attempts to deliver a webhook, by result.', labels: ['result'] },
  bookings: { help: 'Requested bookings, by result.', labels: ['result'] },
  lost_races: { help: 'Transactions that lost a race and were tried again.', labels: [] },
  reads: { help: 'Statements that a replica may answer, by the server that did.', labels: ['server'] },
  rendered_pages: { help: 'Pages that the renderer received, by result.', labels: ['result'] },
  rendering_seconds: { help: 'Seconds that pages spent in the renderer, waiting included.', labels: [] },
}

type Totals = Map<string, { labels: readonly string[]; total: number }>
const totals: Partial<Record<EventName, Totals>> = {}

/** Adds `amount` to an event with these labels. */
export function countEvent<Name extends EventName>(name: Name, labels: Labels[Name], amount = 1): void {
  if (amount === 0) return
  const byLabels: Totals = totals[name] ?? new Map()
  totals[name] = byLabels
  const key = labels.join(' ')
  const counted = byLabels.get(key)
  if (counted) counted.total += amount
  else byLabels.set(key, { labels, total: amount })
}

/** Returns the totals of an event since the start of the process, by its labels. */
export const totalsOf = (name: EventName): { labels: readonly string[]; total: number }[] => [
  ...(totals[name]?.values() ?? []),
]
