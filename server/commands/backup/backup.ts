import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/database/embedded.ts'
import { createLogger } from '#server/http/log.ts'
import type { SealingKey } from '#server/storage/sealing.ts'
import { type Archive, createArchive, type Manifest, type Piece, type TablePart } from './archive.ts'
import { BackupError } from './fault.ts'
import { copyFiles } from './files.ts'
import { isBucketAddress, placeOf } from './place.ts'
import { columnList, connect, findSequences, findTables, readSchema, readState, tableName } from './tables.ts'

type Request = { target: string; key?: SealingKey | undefined }

/**
 * Returns the key that encrypts a backup: the given one, or in a bucket the key of the files if it
 * is set.
 */
export const keyFor = ({ files }: Config, { target, key }: Request): SealingKey | undefined =>
  key ?? (isBucketAddress(target) ? files.keys[0] : undefined)

/** Table of files that a job is about to remove. */
const REMOVED_FILES = 'abandoned_files'

/** Returns the names of uploaded files that rows refer to. */
async function findStorageNames(client: pg.Client): Promise<string[]> {
  const tables = (await findTables(client)).filter(
    ({ name, columns }) => name !== REMOVED_FILES && columns.includes('storage_name'),
  )
  const parts = tables.map((table) => `select storage_name::text as name from ${tableName(table)}`)
  if (parts.length === 0) return []
  const { rows } = await client.query<{ name: string | null }>(parts.join(' union '))
  return rows.flatMap(({ name }) => name ?? [])
}

async function copyTables(client: pg.Client, archive: Archive): Promise<TablePart[]> {
  const parts: TablePart[] = []
  for (const table of await findTables(client)) {
    const state = await readState(client, table)
    const rows = client.query(copyTo(`copy ${tableName(table)} (${columnList(table)}) to stdout`))
    parts.push({ ...table, ...state, piece: await archive.write(`tables/${table.name}`, rows) })
  }
  return parts
}

/**
 * Writes a backup into `target` (a folder or `s3://bucket/prefix`) while the product runs. All
 * tables show the same moment. Files are copied before and after the tables: a file without its row
 * is harmless, a row without its file is not.
 */
export async function backUp(config: Config, { target, key }: Request): Promise<Manifest> {
  const place = await placeOf(target, config)
  const database = await openDatabase(config, createLogger('warn', false))
  try {
    const client = await connect(database.url)
    try {
      const schema = await readSchema(client)
      if (schema === undefined) throw new BackupError('The database is empty: there is nothing to back up.')
      const archive = await createArchive(place, keyFor(config, { target, key }))
      const files = new Map<string, Piece>()
      await copyFiles(config, archive, files)
      await client.query('begin transaction isolation level repeatable read, read only')
      const names = await findStorageNames(client)
      const tables = await copyTables(client, archive)
      const sequences = await findSequences(client)
      await client.query('commit')
      await copyFiles(config, archive, files)
      const manifest: Manifest = {
        format: 1,
        version: config.version,
        createdAt: new Date().toISOString(),
        schema,
        tables,
        sequences,
        files: [...files.values()],
        missing: names.filter((name) => !files.has(`files/${name.slice(0, 2)}/${name}`)),
      }
      await archive.finish(manifest)
      return manifest
    } finally {
      await client.end()
    }
  } finally {
    place.close()
    await database.close()
  }
}
