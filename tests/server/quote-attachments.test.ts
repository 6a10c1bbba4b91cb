/** Documents that hospitals attach to quotes: kinds, limits, writers and versions. */
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_QUOTE_ATTACHMENTS } from '#domain/quotes/attachments.ts'
import { hashOfQuote } from '#server/features/visits/quotes/canonical.ts'
import { quoteLines, quotes } from '#server/features/visits/quotes/table.ts'
import { insertUser } from '#server/seed/factories.ts'
import { NOON } from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { ATTACHED, PDF, requestAtTwo, worldCalls } from '#tests/support/quote-attachments.ts'
import { quoteVerbs } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let world: Awaited<ReturnType<typeof requestAtTwo>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await requestAtTwo(app)
})

const ask = quoteVerbs(() => app)
const { upload, attach, download, atHospital, asPatient, stored, abandoned } = worldCalls(
  () => app,
  () => world,
)

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const DICOM = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), Buffer.alloc(20)])

const doors = bothDoors(() => app, {
  remove: {
    rest: 'DELETE /api/HospitalQuoteRequests/:id/attachments/:attachmentId',
    success: 204,
    graphql: `mutation ($id: ID!, $attachmentId: ID!) { removeQuoteAttachment(id: $id, attachmentId: $attachmentId) ${ATTACHED} }`,
  },
})
const remove = (attachmentId: string) => doors[0][1]('remove', { id: world.first, attachmentId }, world.staff.token)

describe('an attachment', () => {
  test.each([
    ['PDF', PDF, 'implant.pdf', 'application/pdf'],
    ['JPEG', JPEG, 'plan.jpg', 'image/jpeg'],
  ])('is a %s by its content, with the hash of it', async (_, bytes, name, type) => {
    const { status, body } = await upload({ bytes, name })
    expect(status).toBe(201)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(body).toMatchObject({ name, type, bytes: bytes.length, sha256 })
    const opened = await download(world.first, body.id, world.staff.token).buffer(true)
    expect(opened).toMatchObject({ status: 200, type })
  })

  test('is refused with a sentence if it is of another kind, empty or too large', async () => {
    const before = await abandoned()
    for (const [bytes, status, message] of [
      [DICOM, 415, 'Please choose a PDF, JPEG or PNG file.'],
      [Buffer.from('MZ and more'), 415, 'Please choose a PDF, JPEG or PNG file.'],
      [Buffer.alloc(0), 400, 'The file is empty.'],
      [Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]), 413, 'A file may be up to 20 MB.'],
    ] as const)
      expect(await upload({ bytes })).toMatchObject({ status, body: { message } })
    expect(await stored()).toBe(0)
    expect(await abandoned()).toBe(before)
  })

  test('is one of ten, by the verb and by the database', async () => {
    const attachmentId = await attach()
    const copies = `insert into quote_attachments (id, recipient_id, first_version, name, size, type, sha256, storage_name)
      select gen_random_uuid(), recipient_id, 1, name, size, type, sha256, gen_random_uuid()::text
      from quote_attachments, generate_series(1, $2) where id = $1`
    await app.query(copies, [attachmentId, MAX_QUOTE_ATTACHMENTS - 1])
    const message = 'A quote has at most 10 attachments.'
    expect(await upload()).toMatchObject({ status: 413, body: { message } })
    await expect(app.query(copies, [attachmentId, 1])).rejects.toThrow(/ten attachments/)
  })

  test('is refused if all of a version would take more than 50 MB', async () => {
    const attachmentId = await attach()
    await app.query(
      `insert into quote_attachments (id, recipient_id, first_version, name, size, type, sha256, storage_name)
        select gen_random_uuid(), recipient_id, 1, name, $2, type, sha256, gen_random_uuid()::text from quote_attachments where id = $1`,
      [attachmentId, 50 * 1024 * 1024 - 2 * PDF.length],
    )
    expect(await upload({ bytes: Buffer.concat([PDF, PDF]) })).toMatchObject({
      status: 413,
      body: { message: 'The attachments of a quote may take at most 50 MB.' },
    })
    await attach()
  })

  test('is attached by owners, coordinators and the assigned doctor of this hospital only', async () => {
    const account = async (role: string, doctorId: string | null = null) => {
      const user = await insertUser(app.db, { role: 'hospital', hospitalId: world.clinic.hospital.id })
      await app.query('update users set hospital_role = $2, doctor_id = $3 where id = $1', [user.id, role, doctorId])
      return { id: user.id, token: await app.tokenFor(user.id) }
    }
    const coordinator = await account('coordinator')
    const viewer = await account('viewer')
    const doctor = await account('doctor', world.clinic.doctor.id)
    const attachmentId = await attach({ token: coordinator.token })
    expect(await upload({ token: viewer.token })).toMatchObject({
      status: 403,
      body: { message: 'Your role at this hospital does not allow this.' },
    })
    expect((await upload({ token: doctor.token })).status).toBe(404)
    expect((await download(world.first, attachmentId, doctor.token)).status).toBe(404)
    await ask('assign', { id: world.first, userId: doctor.id }, world.staff.token)
    await attach({ token: doctor.token, name: 'plan.pdf' })
    expect((await download(world.first, attachmentId, doctor.token)).status).toBe(200)
    for (const token of [world.otherStaff.token, world.patient.token])
      expect((await upload({ token })).status).not.toBe(201)
    expect((await upload({ to: world.second })).status).toBe(404)

    await world.send()
    expect((await download(world.first, attachmentId, viewer.token)).status).toBe(403)
    expect(await atHospital(world.first, viewer.token)).toEqual({ next: [], draft: null, sent: { 1: [] } })
    expect((await atHospital(world.first, doctor.token)).sent).toEqual({ 1: ['implant.pdf', 'plan.pdf'] })
  })
})

describe('versions', () => {
  test('start with the attachments of the previous one, and keep theirs for ever', async () => {
    const kept = await attach()
    const changed = await attach({ name: 'plan.pdf' })
    const mistake = await attach({ name: 'wrong.pdf' })
    const before = await abandoned()
    expect((await remove(mistake)).status).toBe(204)
    expect(await abandoned()).toBe(before + 1)
    await world.send()
    expect(await atHospital()).toEqual({
      next: ['implant.pdf', 'plan.pdf'],
      draft: null,
      sent: { 1: ['implant.pdf', 'plan.pdf'] },
    })

    await remove(changed)
    await attach({ name: 'new plan.pdf' })
    expect((await asPatient()).map(({ version }: { version: number }) => version)).toEqual([1])
    await world.send()
    expect(await atHospital()).toEqual({
      next: ['implant.pdf', 'new plan.pdf'],
      draft: null,
      sent: { 1: ['implant.pdf', 'plan.pdf'], 2: ['implant.pdf', 'new plan.pdf'] },
    })
    for (const attachmentId of [kept, changed])
      expect((await download(world.id, attachmentId, world.patient.token)).status).toBe(200)
    expect((await remove(changed)).code).toBe('not_found')
    expect(await abandoned()).toBe(before + 1)
  })

  test('cannot get or lose an attachment in the database once they are sent', async () => {
    const kept = await attach()
    await world.send()
    const change = (statement: string) => app.query(`${statement} where id = $1`, [kept])
    await expect(change('delete from quote_attachments')).rejects.toThrow(/cannot be changed/)
    await expect(change("update quote_attachments set name = 'other.pdf'")).rejects.toThrow(/cannot be changed/)
    await expect(change("update quote_attachments set sha256 = repeat('0', 64)")).rejects.toThrow(/cannot be changed/)
    await expect(
      change(`insert into quote_attachments (id, recipient_id, first_version, name, size, type, sha256, storage_name)
        select gen_random_uuid(), recipient_id, 1, name, size, type, sha256, gen_random_uuid()::text from quote_attachments`),
    ).rejects.toThrow(/cannot be changed/)
    await change('update quote_attachments set end_version = 2')
    await world.send()
    await expect(change('update quote_attachments set end_version = null')).rejects.toThrow(/cannot be changed/)
    expect((await atHospital()).sent).toEqual({ 1: ['implant.pdf'], 2: [] })
  })

  test('are hashed with the names, sizes and content of their attachments', async () => {
    await attach()
    await world.send()
    const [version] = await app.db.select().from(quotes).where(eq(quotes.recipientId, world.first))
    if (!version) throw new Error('no version was sent')
    const lines = await app.db.select().from(quoteLines).where(eq(quoteLines.quoteId, version.id))
    const { attachments } = (await asPatient())[0]
    expect(hashOfQuote(version, lines, attachments)).toBe(version.hash)
    const other = attachments.map((attachment: object) => ({ ...attachment, sha256: '0'.repeat(64) }))
    for (const changed of [other, [], [...attachments, ...attachments]])
      expect(hashOfQuote(version, lines, changed)).not.toBe(version.hash)
  })
})

describe.each(doors)('removing by %s', (_, verb) => {
  test('is refused to viewers, other hospitals and patients, and after the end of the request', async () => {
    const attachmentId = await attach()
    const viewer = await insertUser(app.db, { role: 'hospital', hospitalId: world.clinic.hospital.id })
    await app.query("update users set hospital_role = 'viewer' where id = $1", [viewer.id])
    const call = (token: string, at = world.first) => verb('remove', { id: at, attachmentId }, token)
    expect((await call(await app.tokenFor(viewer.id))).status).toBe(403)
    expect((await call(world.otherStaff.token)).status).toBe(404)
    expect((await call(world.otherStaff.token, world.second)).status).toBe(404)
    expect((await call(world.patient.token)).status).toBe(403)
    expect(await stored()).toBe(1)
    await ask('decline', { id: world.first, reason: 'No bed.' }, world.staff.token)
    expect((await call(world.staff.token)).code).toBe('invalid_transition')
    expect(await upload()).toMatchObject({
      status: 409,
      body: { message: 'The state of this quote request no longer allows this.' },
    })
    expect(await stored()).toBe(1)
  })

  test('removes it from the next version', async () => {
    const attachmentId = await attach()
    await verb('remove', { id: world.first, attachmentId }, world.staff.token)
    expect((await atHospital()).next).toEqual([])
    expect((await verb('remove', { id: world.first, attachmentId }, world.staff.token)).status).toBe(404)
  })
})
