import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Manifest } from '#server/commands/backup/archive.ts'
import { backUp } from '#server/commands/backup/backup.ts'
import { restore } from '#server/commands/backup/restore.ts'
import type { Config } from '#server/config.ts'
import { readKey } from '#server/storage/sealing.ts'
import { bookingOf, doors, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startInstance } from '#tests/support/instance.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const key = readKey(randomBytes(32).toString('base64'))
const folders: string[] = []
let app: TestApp
let plain: string
let manifest: Manifest
let target: Awaited<ReturnType<typeof scratchDatabase>>

/** Creates a folder that is removed at the end. */
async function folder(): Promise<string> {
  const made = await makeDataFolder()
  folders.push(made)
  return made
}
const stored = `${'ab'.padEnd(8, '0')}-0000-4000-8000-000000000000`

beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  for (let count = 0; count < 3; count++) {
    const clinic = await insertClinic(app)
    const answer = await doors.REST.book(app, (await insertPatient(app)).token, bookingOf(clinic))
    expect(answer.status).toBe(201)
  }
  const files = path.join(app.config.dataDir, 'files/ab')
  await mkdir(files, { recursive: true })
  await writeFile(path.join(files, stored), 'finding of a patient')
  await writeFile(path.join(files, `${stored}.part`), 'half an upload')
  await writeFile(path.join(app.config.dataDir, 'secret'), 'the secret of this installation, long enough')
  plain = path.join(await folder(), 'backup')
  manifest = await backUp(app.config, { target: plain })
  target = await scratchDatabase()
})
afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true, force: true })
  await target.close()
  await app.close()
})

const configOf = async (databaseUrl: string | undefined): Promise<Config> => ({
  ...app.config,
  dataDir: await folder(),
  databaseUrl,
})

/** Databases of checks that do not run. Other test files run checks on the same server. */
const abandoned = () =>
  app.query(
    `select from pg_database d where datname like 'hekima_check_%'
       and not exists (select from pg_stat_activity a where a.application_name = d.datname)`,
  )

/** Rows and checksums by table. */
const contents = ({ tables }: Manifest) => tables.map(({ name, rows, checksum }) => [name, rows, checksum])

describe('a backup', () => {
  test('contains every table but announcements and every file, readable only by its owner', async () => {
    const tables = await app.query<{ name: string; rows: string }>(
      `select relname as name, (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || oid::regclass, false, true, '')))[1]::text as rows
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    )
    // Announcements concern running processes only.
    const kept = tables.filter(({ name }) => name !== 'changes')
    expect(kept).toHaveLength(tables.length - 1)
    expect(manifest.tables.map(({ name, rows }) => ({ name, rows: String(rows) }))).toEqual(kept)
    expect(manifest.tables.find(({ name }) => name === 'hospitals')?.rows).toBe(3)
    const names = manifest.files.map(({ path: name }) => name)
    expect(names).toEqual(expect.arrayContaining([`data/files/ab/${stored}`, 'data/secret']))
    expect(names.filter((name) => name.includes('.part') || name.includes('database'))).toEqual([])
    for (const name of await readdir(plain, { recursive: true }))
      expect((await stat(path.join(plain, name))).mode & 0o077, name).toBe(0)
  })

  test('is of one moment, while bookings continue', async () => {
    const clinic = await insertClinic(app)
    let isOver = false
    let booked = 0
    const booking = (async () => {
      for (let hour = 9; !isOver && hour < 16; hour++) {
        const wish = { appointmentTime: `${String(hour).padStart(2, '0')}:00` }
        const answer = await doors.REST.book(app, (await insertPatient(app)).token, bookingOf(clinic, wish))
        if (answer.status === 201) booked++
      }
    })()
    const during = path.join(await folder(), 'backup')
    const { tables } = await backUp(app.config, { target: during })
    isOver = true
    await booking
    expect(booked).toBeGreaterThan(0)
    const rowsOf = (wanted: string) => tables.find(({ name }) => name === wanted)?.rows ?? 0
    expect(rowsOf('appointments')).toBeGreaterThan(0)
    // Each booking writes one event in its transaction.
    expect(rowsOf('appointment_events')).toBe(rowsOf('appointments'))
  })

  test('does not overwrite another one', async () => {
    await expect(backUp(app.config, { target: plain })).rejects.toThrow('is not empty')
  })
})

describe('a restore', () => {
  test('gives a new installation the rows, the files and the sessions', async () => {
    const config = await configOf(target.url)
    await restore(config, { target: plain })
    expect(await readFile(path.join(config.dataDir, 'files/ab', stored), 'utf8')).toBe('finding of a patient')
    expect(await readFile(path.join(config.dataDir, 'secret'), 'utf8')).toContain('of this installation')
    const again = path.join(await folder(), 'backup')
    expect(contents(await backUp(config, { target: again }))).toEqual(contents(manifest))

    const instance = await startInstance({ config, appUrl: target.appUrl }, { clock: () => NOON })
    try {
      const ours = await app.request.get('/api/Hospitals?limit=3')
      const theirs = await instance.request.get('/api/Hospitals?limit=3')
      expect(theirs.body).toEqual(ours.body)
      expect(theirs.status).toBe(200)
    } finally {
      await instance.close()
    }
  })

  test('is refused if there are rows', async () => {
    await expect(restore(app.config, { target: plain })).rejects.toThrow('is not empty')
  })

  test('brings a server’s data to the embedded database, encrypted on the way', async () => {
    const sealed = path.join(await folder(), 'backup')
    const before = await backUp(app.config, { target: sealed, key })
    const texts = await Promise.all(
      before.files.map(({ path: name }) => readFile(path.join(sealed, `${name}.sealed`), 'latin1')),
    )
    expect(texts.join()).not.toContain('finding of a patient')
    expect(await readFile(path.join(sealed, 'manifest.json'), 'latin1')).not.toContain('appointments')

    const config = await configOf(undefined)
    await expect(restore(config, { target: sealed })).rejects.toThrow(`encrypted with the key ${key.id}`)
    await restore(config, { target: sealed, key })
    const again = await backUp(config, { target: path.join(await folder(), 'backup') })
    expect(contents(again)).toEqual(contents(before))
    expect(again.sequences).toEqual(before.sequences)
    expect(await readFile(path.join(config.dataDir, 'files/ab', stored), 'utf8')).toBe('finding of a patient')
  })

  test('in check mode changes nothing and detects damage', async () => {
    const config = await configOf(app.databaseUrl)
    await restore(config, { target: plain, isCheck: true })
    expect(await readdir(config.dataDir)).toEqual([])
    expect(await abandoned()).toEqual([])

    const damaged = path.join(await folder(), 'backup')
    await backUp(app.config, { target: damaged })
    const check = () => restore(config, { target: damaged, isCheck: true })
    const file = path.join(damaged, 'data/files/ab', stored)
    await appendFile(file, 'x')
    await expect(check()).rejects.toThrow('was changed')
    await writeFile(file, 'finding of a patient')
    // Missing rows in a part that is intact otherwise.
    const manifestFile = path.join(damaged, 'manifest.json')
    const text = await readFile(manifestFile, 'utf8')
    const changed = JSON.parse(text) as Manifest
    for (const table of changed.tables) if (table.name === 'hospitals') table.rows += 1
    await writeFile(manifestFile, JSON.stringify(changed))
    await expect(check()).rejects.toThrow('hospitals has')
    await writeFile(manifestFile, JSON.stringify({ ...JSON.parse(text), schema: 1 }))
    await expect(restore(app.config, { target: damaged })).rejects.toThrow('Restore it with that version')
    await rm(manifestFile)
    await expect(check()).rejects.toThrow('no finished backup')
    expect(await abandoned()).toEqual([])
  })

  test('in check mode removes the database of a check that was killed, and not that of a running one', async () => {
    const config = await configOf(app.databaseUrl)
    const [killed, running] = ['hekima_check_00000000dead', 'hekima_check_00000000beef']
    const exists = async (name: string) =>
      (await app.query('select from pg_database where datname = $1', [name])).length === 1
    const guard = await app.pool.connect()
    try {
      await guard.query(`set application_name = '${running}'`)
      for (const name of [killed, running]) await app.query(`create database ${name} template template0`)
      await restore(config, { target: plain, isCheck: true })
      expect([await exists(killed), await exists(running)]).toEqual([false, true])
    } finally {
      await guard.query('reset application_name')
      guard.release()
    }
    await restore(config, { target: plain, isCheck: true })
    expect(await exists(running)).toBe(false)
  })
})
