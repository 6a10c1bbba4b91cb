import type pg from 'pg'
import { GROWING } from './fill.ts'
import type { Statement } from './recorder.ts'

const scan = new RegExp(`Seq Scan on (?:public\\.)?(${GROWING.join('|')})\\b`, 'g')

async function explain(
  client: pg.Client,
  how: string,
  { text, values }: Statement,
  generic = false,
): Promise<string[]> {
  const { rows } = await client.query(`explain (${how}) ${text}`, generic ? undefined : values)
  return rows.map((row) => Object.values(row)[0] as string)
}

/**
 * How PostgreSQL runs a statement: with these values, and the plan it may keep for any values once the statement was prepared
 * (which PostgreSQL before 16 cannot show). `scanned` are growing tables that either plan reads from end to end.
 */
export async function planOf(client: pg.Client, statement: Statement) {
  const writes = /^\s*(with[\s\S]*)?\b(insert|update|delete)\b/i.test(statement.text)
  const custom = await explain(client, writes ? 'costs off' : 'analyze, costs off, timing off, summary on', statement)
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  const generic =
    (rows[0]?.version ?? 0) >= 160_000 ? await explain(client, 'generic_plan, costs off', statement, true) : []
  const scanned = [...[...custom, ...generic].join('\n').matchAll(scan)].map(([, table]) => table ?? '')
  return { custom, generic, scanned: [...new Set(scanned)] }
}
