import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'
import { BASELINE } from '#server/database/baseline.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

const SQUASHED = ['0000_extensions_and_functions.sql', '0001_tables.sql', '0002_guards_and_first_records.sql']

const root = projectRoot()
let database: Awaited<ReturnType<typeof scratchDatabase>>
beforeEach(async () => {
  database = await scratchDatabase()
})
afterEach(() => database.close())

/**
 * Recreates the state before the squash of migrations, of which the last one was created at `last`.
 */
async function makeOld(last: number) {
  await database.query('drop schema public cascade')
  await database.query('create schema public')
  for (const file of SQUASHED) await database.query(readFileSync(path.join(root, 'drizzle', file), 'utf8'))
  await database.query('drop table drizzle.sql_files')
  await database.query('truncate drizzle.__drizzle_migrations')
  await database.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', $1)", [last])
}

const objects = async () => {
  const rows = await database.query<{ kind: string; name: string }>(`
    select 'function' as kind, p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union select 'trigger', tgname from pg_trigger where not tgisinternal
    union select 'index', indexname from pg_indexes where schemaname = 'public'
    union select 'table', tablename from pg_tables where schemaname = 'public'
    union select 'constraint', conname from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'x', 'u')
    order by 1, 2`)
  return rows
}

describe('migrations', () => {
  test('the last of the squashed files stands at the time up to which databases are not migrated', () => {
    const journal = JSON.parse(readFileSync(path.join(root, 'drizzle/meta/_journal.json'), 'utf8'))
    expect(journal.entries[SQUASHED.length - 1].when).toBe(BASELINE)
  })

  test('everything in the database is defined in a file', async () => {
    const texts = ['drizzle', 'server/database/sql', 'server/features/visits/appointments/documents/fonts'].flatMap(
      (folder) =>
        readdirSync(path.join(root, folder))
          .filter((file) => file.endsWith('.sql'))
          .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
    )
    const words = new Set(texts.join('\n').match(/\w+/g))
    // PostgreSQL names the primary key of a column itself.
    const named = (name: string) => words.has(name) || (name.endsWith('_pkey') && words.has(name.slice(0, -5)))
    const seen = await objects()
    expect(seen.length).toBeGreaterThan(100)
    expect(seen.filter(({ name }) => !named(name))).toEqual([])
  })

  test('a second start changes nothing', async () => {
    const before = await database.query('select xmin::text, * from drizzle.sql_files')
    expect(before.length).toBeGreaterThan(5)
    await migrateDatabase(database.url)
    expect(await database.query('select xmin::text, * from drizzle.sql_files')).toEqual(before)
  })

  test('a file whose text has changed is applied again', async () => {
    await database.query('drop function announce_message cascade')
    await migrateDatabase(database.url)
    expect(await objects()).not.toContainEqual({ kind: 'trigger', name: 'messages_announce' })
    await database.query("update drizzle.sql_files set hash = 'of another text' where name = 'messages.sql'")
    await migrateDatabase(database.url)
    expect(await objects()).toContainEqual({ kind: 'trigger', name: 'messages_announce' })
  })

  test('a database from before the squash is migrated with its data', async () => {
    const before = await objects()
    await makeOld(BASELINE)
    await database.query("insert into newsletter_subscribers (email) values ('ada@mail.example')")
    await database.query("update terms set name = 'Heart' where value = 'Cardiology' and kind = 'specialty'")
    await migrateDatabase(database.url)
    await migrateDatabase(database.url)
    expect(await objects()).toEqual(before)
    expect(await database.query('select created_at::text as at from drizzle.__drizzle_migrations')).toEqual([
      { at: String(BASELINE) },
    ])
    expect(await database.query("select name from terms where value = 'Cardiology' and kind = 'specialty'")).toEqual([
      { name: 'Heart' },
    ])
    expect(await database.query('select email from newsletter_subscribers')).toEqual([{ email: 'ada@mail.example' }])
  })

  test('a database that had not run all of the old ones is refused with instructions', async () => {
    await makeOld(BASELINE - 1)
    await expect(migrateDatabase(database.url)).rejects.toThrow(/Start commit [0-9a-f]{8} of .+ once/)
    expect(await database.query("select to_regclass('drizzle.sql_files') as files")).toEqual([{ files: null }])
  })
})

test('the image has every file that migrations and receipts read', () => {
  const copied = [...readFileSync(path.join(root, 'Dockerfile'), 'utf8').matchAll(/--from=build \/app\/(\S+)/g)]
  const folders = copied.map(([, folder]) => folder ?? '')
  for (const folder of ['drizzle', 'server/database/sql', 'server/features/visits/appointments/documents/fonts']) {
    expect(folders).toContain(folder)
    expect(existsSync(path.join(root, folder))).toBe(true)
  }
})
