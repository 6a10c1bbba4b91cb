import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveFiles, rotateKey } from '#server/commands/move-files.ts'
import { type Config, type ConfigError, readConfig } from '#server/config.ts'
import { removeAbandonedFiles } from '#server/features/visits/files/jobs.ts'
import { insertAppointment } from '#server/seed/factories.ts'
import { keyIdOf, readKey } from '#server/storage/sealing.ts'
import { contentOf, type FileSettings, storeOf } from '#server/storage/store.ts'
import { startBucket } from '#tests/support/bucket.ts'
import { bookingOf, doors, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const [FILES_KEY, NEXT_KEY] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000), Buffer.from('\n%%EOF\n')])

let bucket: Awaited<ReturnType<typeof startBucket>>
let app: TestApp
let visit: { id: string; token: string }
beforeAll(async () => {
  bucket = await startBucket()
  app = await startTestApp({ clock: () => NOON, env: { ...bucket.env, FILES_KEY } })
  const clinic = await insertClinic(app)
  const patient = await insertPatient(app)
  const { id } = await insertAppointment(app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    patientId: patient.id,
    date: THURSDAY,
    time: '09:00',
  })
  visit = { id, token: patient.token }
})
afterAll(async () => {
  await app?.close()
  await bucket?.remove()
})

const upload = (bytes = PDF) =>
  app.request
    .post(`/api/Appointments/${visit.id}/files`)
    .set('authorization', `Bearer ${visit.token}`)
    .attach('file', bytes, { filename: 'finding.pdf' })
const download = (fileId: string) =>
  app.request
    .get(`/api/Appointments/${visit.id}/files/${fileId}`)
    .set('authorization', `Bearer ${visit.token}`)
    .buffer(true)
    .parse(
      (answer, done) =>
        void buffer(answer as never).then(
          (bytes) => done(null, bytes),
          (error) => done(error, null),
        ),
    )

/** Returns the files of the data folder. */
async function onDisk(config: Pick<Config, 'dataDir'> = app.config): Promise<string[]> {
  const entries = await readdir(path.join(config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Returns the configuration with other file settings. */
const withFiles = (files: Partial<FileSettings>): Config => ({
  ...app.config,
  files: { ...app.config.files, ...files },
})
const read = async (config: Config, name: string) => buffer((await (await storeOf(config)).open(name)).bytes)

describe('a bucket', () => {
  test('stores uploads encrypted, and nothing stays on the disk', async () => {
    const answer = await upload()
    expect(answer.status).toBe(201)
    const names = await bucket.names()
    expect(names).toHaveLength(1)
    const object = await bucket.read(names[0] ?? '')
    expect(keyIdOf(object)).toBe(readKey(FILES_KEY).id)
    expect(object.includes(PDF.subarray(1000, 1032))).toBe(false)
    expect(await onDisk()).toEqual([])
    expect((await download(answer.body.id)).body).toEqual(PDF)

    await app.query('delete from files where id = $1', [answer.body.id])
    await app.query('insert into abandoned_files (storage_name) values ($1)', [names[0]?.split('/').at(-1)])
    await removeAbandonedFiles({ ...app, config: app.config, log: app.app.log, clock: () => NOON })
    expect(await bucket.names()).toEqual([])
    expect((await download(answer.body.id)).status).toBe(404)
  })

  test('that is unavailable refuses files with a message, and everything else works', async () => {
    const { body } = await upload()
    await bucket.close()
    try {
      const refused = await upload()
      expect(refused.status).toBe(503)
      expect(refused.body.message).toMatch(/temporarily unavailable/)
      expect((await download(body.id)).status).toBe(503)
      const clinic = await insertClinic(app)
      const patient = await insertPatient(app)
      expect((await doors.REST.book(app, patient.token, bookingOf(clinic))).status).toBe(201)
      expect(await onDisk()).toEqual([])
    } finally {
      await bucket.open()
    }
    expect((await download(body.id)).body).toEqual(PDF)
  })
})

test('files move into a bucket and back while they are read, and change their key', async () => {
  const name = `files/ab/${'ab'.padEnd(8, '0')}-0000-4000-8000-000000000001`
  const bare = withFiles({ place: 'local', s3: undefined, keys: [] })
  await (await storeOf(bare)).write(name, contentOf(PDF))
  expect(await readFile(path.join(app.config.dataDir, name))).toEqual(PDF)

  // The bucket is configured, and the file is still found in the data folder.
  expect(await read(app.config, name)).toEqual(PDF)
  expect(await moveFiles(app.config)).toBe(1)
  expect(await onDisk()).toEqual([])
  expect(await bucket.names()).toContain(name)
  expect(await read(app.config, name)).toEqual(PDF)
  expect(await moveFiles(app.config)).toBe(0)

  const both = [readKey(NEXT_KEY), readKey(FILES_KEY)]
  const rotating = withFiles({ keys: both })
  expect(await read(rotating, name)).toEqual(PDF)
  expect(await rotateKey(rotating)).toBe((await bucket.names()).length)
  expect(keyIdOf(await bucket.read(name))).toBe(both[0]?.id)
  expect(await rotateKey(rotating)).toBe(0)
  expect(await read(withFiles({ keys: both.slice(0, 1) }), name)).toEqual(PDF)
  await expect(read(withFiles({ keys: both.slice(1) }), name)).rejects.toThrow()

  const back = withFiles({ place: 'local', keys: both })
  await moveFiles(back)
  expect(await bucket.names()).toEqual([])
  expect(await read(back, name)).toEqual(PDF)
  // The data folder is encrypted too if there is a key.
  expect(keyIdOf(await readFile(path.join(app.config.dataDir, name)))).toBe(both[0]?.id)
})

test('a file that was changed in storage is not served', async () => {
  const name = `files/cd/${'cd'.padEnd(8, '0')}-0000-4000-8000-000000000002`
  const config = withFiles({ place: 'local', s3: undefined, keys: [readKey(FILES_KEY)] })
  await (await storeOf(config)).write(name, contentOf(PDF))
  const file = path.join(app.config.dataDir, name)
  const bytes = await readFile(file)
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
  await expect(read(config, name)).rejects.toThrow('changed or cut off')
})

test('a bucket needs its keys, and files on it are encrypted', () => {
  const faults = (env: Record<string, string>) => {
    try {
      readConfig(env)
      return []
    } catch (error) {
      return (error as ConfigError).faults.map((fault) => fault.split(':')[0])
    }
  }
  expect(faults({ S3_BUCKET: 'a' })).toEqual(['S3_ACCESS_KEY', 'S3_SECRET_KEY', 'FILES_KEY'])
  expect(faults({ FILES_PLACE: 's3' })).toEqual(['S3_BUCKET'])
  expect(faults({ FILES_KEY: 'short' })).toEqual(['FILES_KEY'])
  expect(faults({ FILES_OLD_KEYS: `${FILES_KEY},short` })).toEqual(['FILES_OLD_KEYS.1'])
  expect(readConfig({ ...bucket.env, FILES_KEY }).files.place).toBe('s3')
})
