import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'
import { markHiddenFormulas } from '#domain/csv.ts'

const cellOf = (value: unknown) => (typeof value === 'string' ? markHiddenFormulas(value) : (value ?? ''))

/**
 * Sends a list as a CSV file in batches. It begins with a byte order mark, without which
 * spreadsheets misread Turkish letters. Text that could begin a formula, with any separator, is
 * marked as text.
 */
export async function sendCsv<Row>(
  reply: FastifyReply,
  batches: AsyncGenerator<Row[]>,
  { name, columns }: { name: string; columns: Record<string, (row: Row) => unknown> },
): Promise<FastifyReply> {
  // The first batch is read before the response begins, so that an error is still sent as one.
  const first = await batches.next()
  async function* lines() {
    const cells = (row: Row) => Object.values(columns).map((read) => cellOf(read(row)))
    if (!first.done) for (const row of first.value) yield cells(row)
    for await (const batch of batches) for (const row of batch) yield cells(row)
  }
  const file = stringify({ header: true, columns: Object.keys(columns), bom: true, escape_formulas: true })
  const { log } = reply
  pipeline(Readable.from(lines()), file, (err) => {
    if (err) log.warn({ err }, 'a list was not sent to its end')
  })
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    })
    .send(file)
}
