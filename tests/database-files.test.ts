import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'
import { DATABASE_FILES } from './support/database-files.ts'

const root = projectRoot()

/**
 * Names that belong to the PostgreSQL server itself: its catalogues, plans, locks, collations,
 * functions and connections. Waiting for another transaction and sending a notification are equal
 * on every server.
 */
const OF_THE_SERVER =
  /\bpg_(?!stat_activity|notify)|\bexplain\b|advisory|collat|#server\/database\/(embedded|migrate|cluster|fold|statement)|support\/(plans|database-link|server-process)|create (or replace )?function/i

test('files that run again on another PostgreSQL exist', () => {
  expect(DATABASE_FILES.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('the second run includes every server file that names PostgreSQL itself', () => {
  const files = readdirSync(path.join(root, 'tests/server')).map((name) => `tests/server/${name}`)
  const naming = files.filter((file) => OF_THE_SERVER.test(readFileSync(path.join(root, file), 'utf8')))
  expect(naming.filter((file) => !DATABASE_FILES.includes(file))).toEqual([])
})
