import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { BOOKING_ID, bookingIdFrom } from '#domain/appointments.ts'
import { isUuid } from '#domain/fields.ts'
import { Random } from '#server/seed/random.ts'
import type { Statement } from './recorder.ts'

type Source =
  | { from: 'known'; name: string }
  | { from: 'fresh'; nth: number }
  | { from: 'bookingId' }
  | { from: 'now'; plusMs: number }
  | { from: 'constant'; value: unknown }

/** A statement whose values follow from what a request brings along. */
export type Template = { name: string; text: string; sources: Source[] }

/** Learns from one run where each value came from: `known` names what the request said. */
export function learnTemplate({ text, values }: Statement, known: Record<string, unknown>): Template {
  const names = new Map(Object.entries(known).map(([name, value]) => [value, name]))
  const fresh: unknown[] = []
  const now = Date.now()
  const sources = values.map((value): Source => {
    const name = names.get(value)
    if (name !== undefined) return { from: 'known', name }
    if (value instanceof Date)
      return { from: 'now', plusMs: value.getTime() - now > 60_000 ? value.getTime() - now : 0 }
    if (typeof value === 'string' && BOOKING_ID.test(value)) return { from: 'bookingId' }
    if (!isUuid(value)) return { from: 'constant', value }
    if (!fresh.includes(value)) fresh.push(value)
    return { from: 'fresh', nth: fresh.indexOf(value) }
  })
  return { name: createHash('sha1').update(text).digest('hex'), text, sources }
}

const random = new Random(Date.now())

export function fillTemplate({ name, text, sources }: Template, known: Record<string, unknown>) {
  const fresh: string[] = []
  const now = Date.now()
  const values = sources.map((source) => {
    if (source.from === 'known') return known[source.name] ?? null
    if (source.from === 'now') return new Date(now + source.plusMs)
    if (source.from === 'bookingId') return bookingIdFrom(random.bytes(8))
    if (source.from === 'constant') return source.value
    fresh[source.nth] ??= v7()
    return fresh[source.nth]
  })
  return { name, text, values }
}
