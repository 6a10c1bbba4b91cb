import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Config } from '#server/config.ts'
import { withDatabase } from '#server/database/command.ts'
import { type OpenDatabase, openDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { eraseAgain } from '#server/features/administration/privacy/erasure.ts'
import { createLogger } from '#server/http/log.ts'
import type { SealingKey } from '#server/storage/sealing.ts'
import { storeOf } from '#server/storage/store.ts'
import { type Manifest, type OpenArchive, openArchive } from './archive.ts'
import { BackupError } from './fault.ts'
import { withCheckDatabase } from './check-database.ts'
import { isStored } from './files.ts'
import { placeOf } from './place.ts'
import { columnList, connect, findTables, readSchema, readState, type Table, tableName } from './tables.ts'

/** Tables that stay empty until the product is used. */
const TELLTALES = ['users', 'hospitals', 'appointments', 'audit_events']

/** Requires an unused database with the same schema. */
async function requireRoom(client: pg.Client, { schema, version, tables }: Manifest): Promise<void> {
  const isSame = (await readSchema(client)) === schema
  const here = new Map((await findTables(client)).map(({ name, columns }) => [name, columns.join()]))
  if (!isSame || tables.some(({ name, columns }) => here.get(name) !== columns.join()) || here.size !== tables.length)
    throw new BackupError(
      `The backup was made by version ${version} and has other tables. Restore it with that version.`,
    )
  for (const name of TELLTALES) {
    const { rowCount } = await client.query(`select from public.${name} limit 1`)
    if (rowCount) throw new BackupError('The database is not empty. Restore into a new one.')
  }
}

/**
 * Drops foreign keys, so that tables can be filled in any order. Returns the SQL that restores
 * them.
 */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const nameOf = ({ name }: { name: string }) => pg.escapeIdentifier(name)
  for (const row of rows) await client.query(`alter table ${row.table} drop constraint ${nameOf(row)}`)
  return rows.map((row) => `alter table ${row.table} add constraint ${nameOf(row)} ${row.definition}`)
}

/** Fills the tables in one transaction, and requires the counts and checksums of the backup. */
async function fillTables(client: pg.Client, { manifest, read }: OpenArchive): Promise<void> {
  const tables: Table[] = manifest.tables
  await client.query('begin')
  try {
    await client.query(`lock table ${tables.map(tableName).join(', ')} in access exclusive mode`)
    await requireRoom(client, manifest)
    const foreignKeys = await dropForeignKeys(client)
    // The rows already contain the results of the triggers.
    for (const table of tables) await client.query(`alter table ${tableName(table)} disable trigger user`)
    await client.query(`truncate ${tables.map(tableName).join(', ')}`)
    for (const table of manifest.tables)
      await read(table.piece, client.query(copyFrom(`copy ${tableName(table)} (${columnList(table)}) from stdin`)))
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, value])
    for (const sql of foreignKeys) await client.query(sql)
    for (const table of tables) await client.query(`alter table ${tableName(table)} enable trigger user`)
    for (const table of manifest.tables) {
      const { rows, checksum } = await readState(client, table)
      if (rows !== table.rows || checksum !== table.checksum)
        throw new BackupError(`${table.name} has ${rows} rows after the restore and had ${table.rows}, or they differ.`)
    }
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Writes a file to the store or, under a temporary name first, to the data folder. */
async function writeFile(config: Config, { read }: OpenArchive, piece: Manifest['files'][number]): Promise<void> {
  const name = piece.path.slice('data/'.length)
  if (isStored(name)) {
    const bytes = new PassThrough()
    const store = await storeOf(config)
    await Promise.all([store.write(name, { bytes, size: piece.bytes }), read(piece, bytes)])
    return
  }
  const file = path.join(config.dataDir, name)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`
  await read(piece, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
  await rename(draft, file)
}

type Target = Pick<OpenDatabase, 'url' | 'password'>

/** Creates the tables, calls `fillFiles` after checking that they are empty, and fills them. */
async function fill({ url, password }: Target, archive: OpenArchive, fillFiles: () => Promise<void>): Promise<void> {
  await migrateDatabase(url, { log: createLogger('error', false), ...(password && { password }) })
  const client = await connect(url)
  try {
    await requireRoom(client, archive.manifest)
    await fillFiles()
    await fillTables(client, archive)
  } finally {
    await client.end()
  }
}

/** Restores into a temporary database, and reads every file. */
async function checkApart({ url, password }: Target, archive: OpenArchive): Promise<void> {
  for (const piece of archive.manifest.files) await archive.read(piece, nowhere())
  await withCheckDatabase(url, (address) =>
    fill({ url: address, ...(password && { password }) }, archive, async () => undefined),
  )
}

/** Erases the accounts of the list of erasures that the database of the configuration has. */
export async function eraseListed(config: Config): Promise<number> {
  const log = createLogger('warn', false)
  return withDatabase(config, (db) => eraseAgain({ config, db, log, clock: () => new Date() }))
}

/**
 * Restores a backup into the configured database, which must be empty, and into the data folder.
 * Accounts that were erased after the backup are erased again (`erased` is their number). With
 * `isCheck` both stay unchanged: the backup is restored into a temporary database.
 */
export async function restore(
  config: Config,
  { target, key, isCheck = false }: { target: string; key?: SealingKey | undefined; isCheck?: boolean },
): Promise<Manifest & { erased: number }> {
  const place = await placeOf(target, config)
  try {
    const archive = await openArchive(place, [...(key ? [key] : []), ...config.files.keys])
    const database = await openDatabase(config, createLogger('warn', false))
    try {
      if (isCheck) await checkApart(database, archive)
      else
        await fill(database, archive, async () => {
          for (const piece of archive.manifest.files) await writeFile(config, archive, piece)
        })
    } finally {
      await database.close()
    }
    return { ...archive.manifest, erased: isCheck ? 0 : await eraseListed(config) }
  } finally {
    place.close()
  }
}
