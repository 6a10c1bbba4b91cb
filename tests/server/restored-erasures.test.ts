import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '#server/commands/backup/backup.ts'
import { eraseListed, restore } from '#server/commands/backup/restore.ts'
import { findErasures } from '#server/features/administration/privacy/erasure-list.ts'
import { deleteAccounts } from '#server/features/administration/privacy/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { insertPerson } from '#tests/support/account.ts'
import { bookingOf, type Clinic, doors, insertClinic, NOON } from '#tests/support/clinic.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { columnsWith } from '#tests/support/traces.ts'

const log = createLogger('silent', false)
const DAY = 24 * 60 * 60 * 1000

let app: TestApp
let folder: string
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  folder = await makeDataFolder()
  clinic = await insertClinic(app)
})
afterAll(async () => {
  await app?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Inserts a patient with a visit, a message and a file. */
async function insertLife(firstName: string, appointmentTime: string) {
  const { id, token, email } = await insertPerson(app, { firstName, lastName: `${firstName}sdotter` })
  const patientInfo = { firstName, lastName: `${firstName}sdotter`, email, phone: '+47 911 22 333' }
  const { body } = await doors.REST.book(app, token, bookingOf(clinic, { patientInfo, appointmentTime }))
  await doors.REST.say(app, token, body.id, `${firstName} here`)
  await app.request
    .post(`/api/Appointments/${body.id}/files`)
    .set('authorization', `Bearer ${token}`)
    .attach('file', Buffer.from(`%PDF-1.7 ${firstName}\n%%EOF\n`), { filename: `${firstName}.pdf` })
    .expect(201)
  return { id, appointment: body.id as string }
}

async function runJobs(): Promise<void> {
  for (const clock of [() => new Date(NOON.getTime() + 15 * DAY), () => new Date(NOON.getTime() + 16 * DAY)]) {
    await deleteAccounts({ ...app, log, clock })
    await app.query('update outbox set sent_at = now()')
  }
}
const markForDeletion = (id: string, days: number) =>
  app.query('update users set deletes_at = $2 where id = $1', [id, new Date(NOON.getTime() + days * DAY)])

const storedFiles = async (dataDir: string) =>
  (await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

test('a restored backup holds no account that was erased after it was made', async () => {
  const [erased, staying] = [await insertLife('Ragnhild', '10:00'), await insertLife('Solveig', '11:00')]
  // A deletion that is not due yet.
  const waiting = await insertLife('Torunn', '14:00')
  const backup = path.join(folder, 'backup')
  await backUp(app.config, { target: backup })

  await markForDeletion(erased.id, 14)
  await markForDeletion(waiting.id, 30)
  await runJobs()
  expect(await app.query('select from users where id = $1', [erased.id])).toEqual([])
  expect(await findErasures(app.config)).toEqual([erased.id])

  const database = await scratchDatabase()
  try {
    const config = { ...app.config, databaseUrl: database.url }
    // A check erases nothing.
    expect((await restore(config, { target: backup, isCheck: true })).erased).toBe(0)
    expect((await restore(config, { target: backup })).erased).toBe(1)

    expect(await columnsWith(database, ['Ragnhild'])).toEqual([])
    expect(
      await database.query('select id from users where id = any($1)', [[erased.id, staying.id, waiting.id]]),
    ).toHaveLength(2)
    const visits = await database.query('select patient_id, status from appointments where id = $1', [
      erased.appointment,
    ])
    expect(visits).toMatchObject([{ patient_id: null }])
    expect(await storedFiles(config.dataDir)).toBe(2)
    const audit = await database.query(
      "select from audit_events where action = 'user.delete_account' and subject_id = $1",
      [erased.id],
    )
    expect(audit).toHaveLength(1)
    // The last mail was sent before.
    expect(await database.query("select from outbox where kind = 'account.deleted'")).toEqual([])

    // A recovery by the database's own means restores the next one.
    await markForDeletion(waiting.id, 14)
    await runJobs()
    expect(await eraseListed(config)).toBe(1)
    expect(await eraseListed(config)).toBe(0)
    expect(await columnsWith(database, ['Torunn'])).toEqual([])
    expect(await columnsWith(database, ['Solveig'])).not.toEqual([])
  } finally {
    await database.close()
  }
})
