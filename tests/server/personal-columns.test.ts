import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalColumns } from '#server/features/administration/privacy/personal-columns.ts'
import { sections } from '#server/features/administration/privacy/personal-data.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Returns the columns that reference a person in the database, with their delete rules. */
const pointers = () =>
  app.query<{ column: string; rule: string }>(
    `select c.conrelid::regclass || '.' || a.attname as column, c.confdeltype as rule
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`,
  )
const listed = personalColumns.map(({ column }) => `${getTableName(column.table)}.${column.name}`).sort()

test('every column that references a person is listed, for the deletion of an account and the export', async () => {
  expect((await pointers()).map(({ column }) => column)).toEqual(listed)
})

test('a new table that references a person fails this test until it is listed', async () => {
  await app.query('create table diaries (id uuid primary key, writer_id uuid references users (id))')
  expect((await pointers()).map(({ column }) => column).filter((column) => !listed.includes(column))).toEqual([
    'diaries.writer_id',
  ])
  await app.query('drop table diaries')
})

test('the database does what is left to it', async () => {
  const rules = new Map((await pointers()).map(({ column, rule }) => [column, rule]))
  for (const { column, atTheEnd } of personalColumns)
    if (atTheEnd === 'unlinked') expect(rules.get(`${getTableName(column.table)}.${column.name}`)).toBe('n')
})

test('every part of the export contains what the list says', () => {
  const shown = personalColumns.flatMap(({ exported }) => (typeof exported === 'string' ? [exported] : []))
  // The newsletter stores an address, not a user.
  expect([...new Set([...shown, 'newsletter'])].sort()).toEqual(Object.keys(sections).sort())
})
