/** Photos and files of quote requests: types, limits, readers and removal. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_QUOTE_FILES } from '#domain/quotes/files.ts'
import { tidyQuotes } from '#server/features/visits/quotes/jobs.ts'
import { insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { consentTo, insertQuoteClinics, quoteVerbs, requestFor } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { zipOf } from '#tests/support/zip.ts'

const DAY = 24 * 60 * 60 * 1000
let now = NOON
let app: TestApp
let clinics: Clinic[]
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  clinics = await insertQuoteClinics(app, 3)
  ada = await insertPatient(app)
})
afterAll(() => app.close())

const ask = quoteVerbs(() => app)
const clinic = (at: number) => clinics[at] as Clinic

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const DICOM = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), Buffer.alloc(20)])

type Upload = { id: string; token: string; bytes?: Buffer; name?: string; view?: string }
const upload = ({ id, token, bytes = PDF, name = 'report.pdf', view }: Upload) =>
  app.request
    .post(`/api/QuoteRequests/${id}/files${view ? `?view=${view}` : ''}`)
    .set('authorization', `Bearer ${token}`)
    .attach('file', bytes, { filename: name, contentType: 'application/octet-stream' })
const download = (id: string, fileId: string, token: string) =>
  app.request.get(`/api/QuoteRequests/${id}/files/${fileId}`).set('authorization', `Bearer ${token}`)

const FILES = '{ files { id name type view } }'
const filesOf = async (id: string, token: string) =>
  (await app.graphql(`query ($id: ID!) { quoteRequest(id: $id) ${FILES} }`, { id }, token)).data.quoteRequest.files
const filesAt = async (id: string, token: string) =>
  (await app.graphql(`query ($id: ID!) { hospitalQuoteRequest(id: $id) ${FILES} }`, { id }, token)).data
    .hospitalQuoteRequest?.files
const remove = (id: string, fileId: string, token: string) =>
  app.graphql(
    `mutation ($id: ID!, $fileId: ID!) { deleteQuoteFile(id: $id, fileId: $fileId) ${FILES} }`,
    { id, fileId },
    token,
  )

const newDraft = async (to: readonly Clinic[] = clinics): Promise<string> =>
  (await ask('save', { input: requestFor(to) }, ada.token)).body.id

const abandoned = async () => (await app.query('select storage_name from abandoned_files')).length

describe('an upload', () => {
  test.each([
    ['PDF', PDF, 'report.pdf', 'application/pdf'],
    ['JPEG', JPEG, 'scan.jpg', 'image/jpeg'],
    ['DICOM', DICOM, 'scan.dcm', 'application/dicom'],
  ])('accepts a %s by its content', async (_, bytes, name, type) => {
    const id = await newDraft()
    const { status, body } = await upload({ id, token: ada.token, bytes, name })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name, type, view: null })
    await ask('remove', { id }, ada.token)
  })

  test('accepts a zip only with DICOM images and without executable files', async () => {
    const id = await newDraft()
    const good = await zipOf({ 'CD/DICOMDIR': DICOM, 'CD/report.pdf': PDF })
    const bad = await zipOf({ 'CD/1.dcm': DICOM, 'CD/viewer.exe': Buffer.from('MZ and more than it says') })
    const without = await zipOf({ 'report.pdf': PDF })
    const send = (bytes: Buffer) => upload({ id, token: ada.token, bytes, name: 'cd.zip' })
    expect((await send(good)).body).toMatchObject({ name: 'cd.zip', type: 'application/zip' })
    for (const bytes of [bad, without, good.subarray(0, 60)]) expect((await send(bytes)).status).toBe(415)
    expect((await send(Buffer.from('#!/bin/sh\n'))).status).toBe(415)
    await ask('remove', { id }, ada.token)
  })

  test('replaces the photo of a view in a draft, and refuses an unknown view', async () => {
    const id = await newDraft()
    const before = await abandoned()
    const views = (await upload({ id, token: ada.token, bytes: JPEG, name: 'a.jpg', view: 'nobody' })).body
    expect(views.errors).toHaveProperty('view')
    const first = await upload({ id, token: ada.token, bytes: JPEG, name: 'a.jpg', view: 'report' })
    const second = await upload({ id, token: ada.token, bytes: JPEG, name: 'b.jpg', view: 'report' })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await filesOf(id, ada.token)).toMatchObject([{ id: second.body.id, name: 'b.jpg', view: 'report' }])
    expect(await abandoned()).toBe(before + 1)
    await ask('remove', { id }, ada.token)
    expect(await abandoned()).toBe(before + 2)
  })

  test('is limited to twenty files by the verb and the database', async () => {
    const id = await newDraft()
    const { body } = await upload({ id, token: ada.token })
    const copies = `insert into quote_files (id, request_id, name, size, type, storage_name)
      select gen_random_uuid(), request_id, name, size, type, gen_random_uuid()::text from quote_files, generate_series(1, $2) where id = $1`
    await app.query(copies, [body.id, MAX_QUOTE_FILES - 1])
    expect((await upload({ id, token: ada.token })).status).toBe(413)
    await expect(app.query(copies, [body.id, 1])).rejects.toThrow(/twenty files/)
    await ask('remove', { id }, ada.token)
  })
})

test('only the patient and hospitals with the request can open its files', async () => {
  const asked = clinics.slice(0, 2)
  const id = await newDraft(asked)
  const file = (await upload({ id, token: ada.token })).body.id
  const sent = await ask('send', { id, consent: consentTo(asked) }, ada.token)
  const [first = { id: '' }, second = { id: '' }] = sent.body.hospitals as { id: string }[]
  const stranger = await insertPatient(app, 'Grace')
  const viewer = await insertUser(app.db, { role: 'hospital', hospitalId: clinic(0).hospital.id })
  await app.query("update users set hospital_role = 'viewer' where id = $1", [viewer.id])
  const viewerToken = await app.tokenFor(viewer.id)

  expect((await download(id, file, ada.token)).status).toBe(200)
  expect((await download(first.id, file, clinic(0).staff.token)).status).toBe(200)
  expect(await filesAt(first.id, clinic(0).staff.token)).toMatchObject([{ id: file, name: 'report.pdf' }])
  expect(await filesAt(first.id, viewerToken)).toEqual([])
  for (const [at, token, status] of [
    [id, stranger.token, 404],
    [id, clinic(0).staff.token, 404],
    [first.id, viewerToken, 403],
    [first.id, clinic(1).staff.token, 404],
    [first.id, clinic(2).staff.token, 404],
    [first.id, stranger.token, 404],
  ] as const)
    expect((await download(at, file, token)).status).toBe(status)

  // A later photo marks the request as unread. Sent files cannot be deleted.
  await ask('seen', { id: first.id }, clinic(0).staff.token)
  expect((await upload({ id, token: ada.token, bytes: JPEG, name: 'later.jpg' })).status).toBe(201)
  expect((await ask('open', { id: first.id }, clinic(0).staff.token)).body.isUnread).toBe(true)
  expect((await remove(id, file, ada.token)).errors).toBeTruthy()
  expect((await upload({ id, token: clinic(0).staff.token })).status).toBe(404)

  await ask('withdrawOne', { id: second.id }, ada.token)
  expect((await download(second.id, file, clinic(1).staff.token)).status).toBe(403)
  await ask('decline', { id: first.id, reason: 'No bed.' }, clinic(0).staff.token)
  expect((await download(first.id, file, clinic(0).staff.token)).status).toBe(200)
  now = new Date(NOON.getTime() + 31 * DAY)
  await tidyQuotes({ ...app, clock: () => now, log: app.app.log })
  expect((await download(first.id, file, await app.tokenFor(clinic(0).staff.id))).status).toBe(403)
  expect((await download(id, file, await app.tokenFor(ada.id))).status).toBe(200)
  now = NOON
})

test("files are in the account's export and are deleted with the account", async () => {
  const bella = await insertPatient(app, 'Bella')
  const id = (await ask('save', { input: requestFor(clinics) }, bella.token)).body.id
  await upload({ id, token: bella.token })
  const zip = await app.request
    .get('/api/Auth/me/export')
    .set('authorization', `Bearer ${bella.token}`)
    .buffer(true)
    .parse((answer, done) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done(null, Buffer.concat(chunks)))
    })
  expect(zip.body.toString('latin1')).toMatch(/files\/QR-\w+\/[\da-f-]+\/report\.pdf/)
})
