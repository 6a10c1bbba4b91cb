import { createHash } from 'node:crypto'
import type { QuoteAttachment } from './attachments/record.ts'
import type { quoteLines, quotes } from './table.ts'

/** JSON with sorted keys and no spaces, so equal values have equal text (RFC 8785). */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

type QuoteRow = typeof quotes.$inferSelect
type LineRow = typeof quoteLines.$inferSelect

type HashedAttachment = Pick<QuoteAttachment, 'name' | 'size' | 'type' | 'sha256'>

/**
 * Returns the SHA-256 of a version at its sending: content, lines, attachments and time. References
 * to people are excluded, because ended accounts empty them. A version without attachments has no
 * such key, like those from before there were any.
 */
export function hashOfQuote(
  quote: QuoteRow,
  lines: readonly LineRow[],
  attachments: readonly HashedAttachment[],
): string {
  const { hash: _, sentBy: __, updatedAt: ___, ...content } = quote
  const text = canonical({
    ...content,
    lines: lines.map(({ quoteId: ____, ...line }) => line),
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ name, size, type, sha256 }) => ({ name, size, type, sha256 })),
    }),
  })
  return createHash('sha256').update(text).digest('hex')
}
