import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDb, createPool, type Db, transactionWithEnds } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { pipelined } from '#server/database/pipelined.ts'
import { query, statement } from '#server/database/statement.ts'
import { createLogger } from '#server/http/log.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

let database: Awaited<ReturnType<typeof scratchDatabase>>
let db: Db
beforeAll(async () => {
  database = await scratchDatabase()
  await database.query('create table marks (name text, constraint marks_key unique (name))')
  // One connection, so that each transaction meets what the one before has left on it.
  db = createDb(createPool(database.url, createLogger('silent', false), { max: 1 }))
})
beforeEach(() => database.query('truncate marks'))
afterAll(async () => {
  await db.$client.end()
  await database.close()
})

const add = statement<object, { name: string }>(() => sql`insert into marks values (${sql.placeholder('name')})`)
const marks = async () =>
  (await database.query<{ name: string }>('select name from marks order by 1')).map((m) => m.name)

test('a transaction commits with its last statements', async () => {
  await transactionWithEnds(db, async (tx, { begin, commit }) => {
    await pipelined(tx, () => [begin(), query(tx, sql`select 1`)])
    await pipelined(tx, () => [add(tx, { name: 'a' }), add(tx, { name: 'b' }), commit()])
    expect(await marks()).toEqual(['a', 'b'])
  })
  expect(await marks()).toEqual(['a', 'b'])
})

test('a failed statement before the commit of the same packet undoes all of them', async () => {
  const failing = transactionWithEnds(db, async (tx, { begin, commit }) => {
    await begin()
    await pipelined(tx, () => [add(tx, { name: 'a' }), add(tx, { name: 'a' }), add(tx, { name: 'b' }), commit()])
  })
  expect(await failing.catch((error) => violates(error, 'marks_key'))).toBe(true)
  expect(await marks()).toEqual([])
  await transactionWithEnds(db, async (tx, { begin }) => {
    await begin()
    await add(tx, { name: 'c' })
  })
  expect(await marks()).toEqual(['c'])
})

test('an error before the commit undoes what was written, and the connection stays usable', async () => {
  const failing = transactionWithEnds(db, async (tx, { begin }) => {
    await begin()
    await add(tx, { name: 'a' })
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await marks()).toEqual([])
  await add(db, { name: 'b' })
  expect(await marks()).toEqual(['b'])
})

test('a beginning on a lost connection is an error, and the pool goes on', async () => {
  const failing = transactionWithEnds(db, async (tx, { begin }) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined)
    await pipelined(tx, () => [begin(), query(tx, sql`select 1`)])
    await add(tx, { name: 'a' })
  })
  await expect(failing).rejects.toThrow()
  expect(await marks()).toEqual([])
  await add(db, { name: 'b' })
  expect(await marks()).toEqual(['b'])
})

test('a statement after the commit is refused, and the connection stays usable', async () => {
  const late = transactionWithEnds(db, async (tx, { begin, commit }) => {
    await begin()
    await pipelined(tx, () => [add(tx, { name: 'a' }), commit()])
    await add(tx, { name: 'b' })
  })
  await expect(late).rejects.toThrow('after the commit')
  await add(db, { name: 'c' })
  expect(await marks()).toEqual(['a', 'c'])
})
