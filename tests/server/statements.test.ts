import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pipelined } from '#server/database/pipelined.ts'
import { query, statement } from '#server/database/statement.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

let database: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  database = await scratchDatabase()
})
afterAll(() => database.close())

test('many texts leave a bounded number of prepared statements', async () => {
  const fixed = statement<{ n: number }>(() => sql`select 1 as n, 'always prepared' as what`)
  await database.db.transaction(async (tx) => {
    for (let n = 0; n < 300; n++) {
      const [row] = await query<{ n: number }>(tx, sql`select ${sql.raw(String(n))} as n`)
      expect(row?.n).toBe(n)
    }
    await fixed(tx, {})
    const { rows } = await tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.length).toBeLessThanOrEqual(201)
    expect(rows.some((row) => row.statement.includes('always prepared'))).toBe(true)
  })
})

test('concurrent statements answer in their order, and all have ended before the first error is reported', async () => {
  const { db } = database
  const answers = db.transaction((tx) =>
    pipelined(tx, () => [query(tx, sql`select 1 as n`), query(tx, sql`select 2 as n`), 'no statement']),
  )
  expect(await answers).toEqual([[{ n: 1 }], [{ n: 2 }], 'no statement'])

  const ended: string[] = []
  const failing = db.transaction((tx) =>
    pipelined(tx, () => [
      query(tx, sql`select 1 / 0`).finally(() => ended.push('first')),
      query(tx, sql`select 3 as n`).finally(() => ended.push('second')),
    ]),
  )
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(ended).toEqual(['first', 'second'])
})

test('a value that a statement names repeatedly is sent once', async () => {
  const read = statement<{ a: number; b: string; c: number }, { n: number; text: string }>(
    () => sql`select ${sql.placeholder('n')}::int as a, ${sql.placeholder('text')}::text as b,
      ${sql.placeholder('n')}::int + ${3}::int + ${sql.placeholder('n')}::int as c`,
    { sharesPlaceholders: true },
  )
  await database.db.transaction(async (tx) => {
    expect(await read(tx, { n: 2, text: 'x' })).toEqual([{ a: 2, b: 'x', c: 7 }])
    const { rows } = await tx.execute<{ types: number }>(
      sql`select array_length(parameter_types, 1) as types from pg_prepared_statements where statement like '%as c'`,
    )
    expect(rows).toEqual([{ types: 3 }])
  })
})
