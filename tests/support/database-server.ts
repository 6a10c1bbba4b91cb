import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { createLogger } from '#server/http/log.ts'
import { bundleFolder } from './bundle-folder.ts'
import { makeDataFolder } from './data-folder.ts'
import { urlOf } from './scratch-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of the server for its owner and for the product, and the prefix of this run's
     * database names.
     */
    databaseServer: { url: string; appUrl: string; prefix: string }
  }
}

/**
 * Provides one server for the run, DATABASE_URL's or our own, with a migrated template that every
 * test file clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeDataFolder()
  const config = { dataDir, databaseUrl: process.env.DATABASE_URL || undefined }
  // No data has to survive a power failure.
  const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const server = await openDatabase(config, createLogger('warn', false), flags)
  const prefix = `hekima_test_${randomBytes(4).toString('hex')}`

  const admin = new pg.Client(server.url)
  await admin.connect()
  await admin.query(`create database ${prefix}_template template template0`)
  const template = urlOf(server.url, `${prefix}_template`)
  const appUrl = await migrateDatabase(template, { log: createLogger('warn', false), password: server.password })
  // Some tests need these rights, so a server that does not grant them is unsuitable.
  if (appUrl === template) throw new Error('the tests need a role that may create others')
  project.provide('databaseServer', { url: server.url, appUrl, prefix })

  return async () => {
    const { rows } = await admin.query('select datname from pg_database where datname like $1', [`${prefix}%`])
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
    await admin.end()
    await server.close()
    for (const folder of [dataDir, bundleFolder(prefix)]) await rm(folder, { recursive: true, force: true })
  }
}
