/** Query plans of statements that the product sends. */
import pg from 'pg'

export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

/** Returns the number of rows of a table that a plan has read. */
export function rowsRead(plan: Plan, table: string): number {
  const own = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const inside = (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part, table), 0)
  return inside + (plan['Relation Name'] === table ? own * plan['Actual Loops'] : 0)
}

/** Returns the number of 8 kB blocks of tables and indexes that a plan has read. */
export const blocksRead = (plan: Plan): number => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']

/**
 * Returns the indexes that a plan uses for a condition. A count of all rows scans the smallest
 * index, which is not included.
 */
export function indexesOf({ 'Index Name': own, Plans = [], ...node }: Plan): string[] {
  const serves = node['Node Type'] !== 'Index Only Scan' || node['Index Cond']
  return [...(own && serves ? [own] : []), ...Plans.flatMap(indexesOf)]
}

export type SentStatement = { text: string; values: unknown[] }

/** Returns the statements of this kind that are sent during a run, unchanged. */
export async function statementsOf(
  run: () => Promise<unknown>,
  isWanted: (text: string) => boolean,
): Promise<SentStatement[]> {
  const { prototype } = pg.Client
  const { query } = prototype
  const sent: SentStatement[] = []
  prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const { text, values } = (typeof args[0] === 'object' ? args[0] : { text: args[0] }) as {
      text: string
      values?: unknown[]
    }
    if (isWanted(text)) sent.push({ text, values: values ?? (args[1] as unknown[]) ?? [] })
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await run()
  } finally {
    prototype.query = query
  }
  return sent
}

export async function explain(url: string, { text, values }: SentStatement): Promise<Plan> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    await client.end()
  }
}
