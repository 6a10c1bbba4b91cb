/** Questions of demo patients about quotes. */
import type { quoteQuestions } from '#server/features/visits/quotes/questions/table.ts'
import type { DemoAsked } from './demo-quote-stories.ts'
import type { DemoVersion } from './demo-quote-versions.ts'
import type { Random } from './random.ts'

const MINUTE_MS = 60_000

export const isWaiting = ({ answer, statedIn }: DemoAsked): boolean => answer === undefined && statedIn === undefined

type Asking = { recipientId: string; askedBy: string; answeredBy: string | null; now: Date }

/** Returns a question that follows the first version, with its answer in words or in a version. */
export function makeAsked(
  random: Random,
  { point, text = '', answer, statedIn }: DemoAsked,
  versions: readonly DemoVersion[],
  { recipientId, askedBy, answeredBy, now }: Asking,
): typeof quoteQuestions.$inferInsert {
  const first = versions[0]?.sentAt ?? now
  const before = (instant: number, minutes: number) => new Date(Math.min(instant, now.getTime() - minutes * MINUTE_MS))
  const askedAt = before(first.getTime() + 90 * MINUTE_MS, 14)
  const stating = versions.find(({ quote }) => quote.version === statedIn)
  const answeredAt = stating?.sentAt ?? (answer === undefined ? null : before(askedAt.getTime() + 240 * MINUTE_MS, 12))
  return {
    id: random.id(),
    recipientId,
    asker: 'patient',
    point: point ?? null,
    text,
    askedBy,
    askedAt,
    answer: answer ?? null,
    answeredVersion: statedIn ?? null,
    answeredBy: answeredAt && answeredBy,
    answeredAt,
  }
}
