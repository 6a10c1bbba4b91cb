import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Manifest, openArchive } from '#server/commands/backup/archive.ts'
import { backUp } from '#server/commands/backup/backup.ts'
import { placeOf } from '#server/commands/backup/place.ts'
import { restore } from '#server/commands/backup/restore.ts'
import type { Config } from '#server/config.ts'
import { keyIdOf, readKey } from '#server/storage/sealing.ts'
import { startBucket } from '#tests/support/bucket.ts'
import { bookingOf, doors, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const key = readKey(randomBytes(32).toString('base64'))
const FILES_KEY = randomBytes(32).toString('base64')
const stored = `${'ab'.padEnd(8, '0')}-0000-4000-8000-000000000000`
/** Too large for one part of an upload. */
const SCAN = Buffer.concat([Buffer.from('finding of a patient'), randomBytes(18 * 1024 * 1024)])

const folders: string[] = []
let bucket: Awaited<ReturnType<typeof startBucket>>
let app: TestApp
/** Settings of an operator whose files are in the data folder and whose backups are in a bucket. */
let config: Config
beforeAll(async () => {
  bucket = await startBucket()
  const { S3_BUCKET: _, ...env } = bucket.env
  app = await startTestApp({ clock: () => NOON, env })
  config = app.config
  const clinic = await insertClinic(app)
  const answer = await doors.REST.book(app, (await insertPatient(app)).token, bookingOf(clinic))
  expect(answer.status).toBe(201)
  await mkdir(path.join(config.dataDir, 'files/ab'), { recursive: true })
})
const store = (bytes: Buffer) => writeFile(path.join(config.dataDir, 'files/ab', stored), bytes)
beforeEach(() => store(Buffer.from('finding of a patient')))
afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true, force: true })
  await app?.close()
  await bucket?.remove()
})

/** Rows and checksums by table. */
const contents = ({ tables }: Manifest) => tables.map(({ name, rows, checksum }) => [name, rows, checksum])

async function emptyFolder(): Promise<string> {
  const made = await makeDataFolder()
  folders.push(made)
  return made
}

describe('a backup in a bucket', () => {
  test('is encrypted if asked, can be checked, and gives a new installation rows and files', async () => {
    await store(SCAN)
    const target = 's3://hekima-files/backups/first'
    const manifest = await backUp(config, { target, key })
    const names = (await bucket.names()).filter((name) => name.startsWith('backups/first/'))
    expect(names).toHaveLength(manifest.tables.length + manifest.files.length + 1)
    for (const name of names) expect(keyIdOf(await bucket.read(name)), name).toBe(key.id)

    await expect(restore(config, { target, isCheck: true })).rejects.toThrow(`encrypted with the key ${key.id}`)
    await restore(config, { target, key, isCheck: true })
    const database = await scratchDatabase()
    try {
      const other = { ...config, databaseUrl: database.url, dataDir: await emptyFolder() }
      await restore(other, { target, key })
      expect((await readFile(path.join(other.dataDir, 'files/ab', stored))).equals(SCAN)).toBe(true)
      const again = await backUp(other, { target: 's3://hekima-files/backups/again' })
      expect(contents(again)).toEqual(contents(manifest))
    } finally {
      await database.close()
    }
  })

  test('does not overwrite another one, and stands beside it under its own prefix', async () => {
    await backUp(config, { target: 's3://hekima-files/beside/1', key })
    await expect(backUp(config, { target: 's3://hekima-files/beside/1/', key })).rejects.toThrow('is not empty')
    await backUp(config, { target: 's3://hekima-files/beside/10', key })
    await expect(backUp(config, { target: 's3://hekima-files/beside', key })).rejects.toThrow('is not empty')
  })

  test('uses the key of the files unless another is given', async () => {
    const target = 's3://hekima-files/by-files-key'
    const files = { ...config.files, keys: [readKey(FILES_KEY)] }
    const manifest = await backUp({ ...config, files }, { target })
    expect(keyIdOf(await bucket.read('by-files-key/manifest.json'))).toBe(readKey(FILES_KEY).id)
    const archive = await openArchive(await placeOf(target, config), [key, readKey(FILES_KEY)])
    expect(archive.manifest).toEqual(manifest)
  })

  test('with a missing or changed piece is refused', async () => {
    await store(SCAN)
    const target = 's3://hekima-files/damaged'
    await backUp(config, { target })
    const check = () => restore(config, { target, isCheck: true })
    const name = `damaged/data/files/ab/${stored}`
    await bucket.write(name, Buffer.concat([SCAN.subarray(0, -1), Buffer.from('x')]))
    await expect(check()).rejects.toThrow(`${stored} was changed`)
    await bucket.write(name, SCAN)
    await bucket.delete('damaged/tables/hospitals')
    await expect(check()).rejects.toThrow('tables/hospitals is missing')
  })

  test('needs an address and credentials', async () => {
    await expect(backUp(config, { target: 's3://' })).rejects.toThrow('s3://bucket/prefix')
    await expect(backUp({ ...config, s3: undefined }, { target: 's3://hekima-files/x' })).rejects.toThrow(
      'S3_ACCESS_KEY and S3_SECRET_KEY',
    )
  })
})

test('the command backs up into a bucket, checks, and warns if nothing is encrypted', async () => {
  const { S3_BUCKET: _, ...env } = bucket.env
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/commands/backup.ts', 's3://hekima-files/command', '--check'],
    {
      cwd: config.root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DATABASE_URL: app.databaseUrl,
        DATA_DIR: config.dataDir,
        ...env,
      },
    },
  )
  expect(stdout).toMatch(/^Backed up and checked: \d+ tables, \d+ rows, \d+ files\.\n$/)
  expect(stderr).toContain('The backup is not encrypted')
})
