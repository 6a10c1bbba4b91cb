import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueDigests } from '#server/features/administration/digests/jobs.ts'
import { insertAppointment, insertHoliday, insertReview, insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { bothDoors, type Verb } from '#tests/support/doors.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'

/** Thursday, 08:00 in Istanbul. */
const EIGHT = new Date('2026-03-05T05:00:00Z')
const at = (minutes: number) => new Date(EIGHT.getTime() + minutes * 60_000)

let box: Mailbox
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  box = await startMailbox()
})
afterAll(() => box.close())
beforeEach(async () => {
  await box.app.query(`update hospitals set is_active = false; delete from hospital_digests`)
  clinic = await insertClinic(box.app)
  ada = await insertPatient(box.app, 'Adalet')
})
afterEach(() => box.empty())

const insert = (row: { date: string; time: string; status?: 'confirmed' | 'completed'; createdAt?: Date }) =>
  insertAppointment(box.app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    patientId: ada.id,
    patientFirstName: 'Adalet',
    createdAt: EIGHT,
    ...row,
  })
/** Runs the job and returns the mails that arrive. */
async function digestsAt(now: Date) {
  await queueDigests(box.partsAt(now))
  box.received.length = 0
  await box.deliver(now)
  return box.received
}

describe('the morning mail', () => {
  test('shows pending work in numbers and times, without names', async () => {
    await insert({ date: '2026-03-06', time: '10:00', createdAt: new Date('2026-03-01T10:00:00Z') })
    await insert({ date: '2026-03-06', time: '11:00' })
    await insert({ date: '2026-03-05', time: '14:00', status: 'confirmed' })
    await insert({ date: '2026-03-05', time: '09:00', status: 'confirmed' })
    await insert({ date: '2026-03-04', time: '16:00', status: 'confirmed' })
    await insertReview(box.app.db, await insert({ date: '2026-03-03', time: '10:00', status: 'completed' }))
    await box.app.query(`update appointments set unread_messages = 3 where time = '14:00'`)
    const [digest, ...others] = await digestsAt(EIGHT)
    expect(others).toEqual([])
    const text = digest?.mail.text ?? ''
    expect(digest?.mail.subject).toBe('Today at your hospital')
    for (const words of [
      clinic.hospital.name,
      'Requests waiting for an answer: 2, 1 of them for more than 48 hours',
      'Unread messages: 3',
      'Visits to close: 1',
      'Appointments today: 2, at 09:00, 14:00',
      'Reviews without a reply: 1',
    ])
      expect(text).toContain(words)
    expect(`${text}${digest?.mail.html}`).not.toMatch(/Adalet|Ada S/)
    expect(text).not.toContain(clinic.service.name)
  })

  test('is sent from eight to noon, once a day, by whichever instance is first', async () => {
    await insert({ date: '2026-03-06', time: '10:00' })
    expect(await digestsAt(at(-1))).toEqual([])
    await Promise.all([queueDigests(box.partsAt(EIGHT)), queueDigests(box.partsAt(EIGHT))])
    expect(await digestsAt(at(1))).toHaveLength(1)
    expect(await digestsAt(at(60))).toEqual([])
    expect(await digestsAt(at(24 * 60 + 240))).toEqual([])
    expect(await digestsAt(at(24 * 60 + 239))).toHaveLength(1)
  })

  test('reminds of visits without an outcome until they are closed', async () => {
    const { id } = await insert({ date: '2026-03-04', time: '16:00', status: 'confirmed' })
    const [reminder] = await digestsAt(EIGHT)
    expect(reminder?.mail.text).toContain('Visits to close: 1')
    expect((await digestsAt(at(24 * 60)))[0]?.mail.text).toContain('Visits to close: 1')
    await box.app.query(`update appointments set status = 'completed' where id = $1`, [id])
    expect(await digestsAt(at(2 * 24 * 60))).toEqual([])
  })

  test('is not sent if nothing is pending, or no longer', async () => {
    expect(await digestsAt(EIGHT)).toEqual([])
    await box.app.query('delete from hospital_digests')
    const { id } = await insert({ date: '2026-03-06', time: '10:00' })
    await queueDigests(box.partsAt(EIGHT))
    await box.app.query(`update appointments set status = 'cancelled' where id = $1`, [id])
    expect(await digestsAt(at(1))).toEqual([])
  })

  test('is not sent on days on which the hospital is closed', async () => {
    await insert({ date: '2026-03-06', time: '10:00' })
    expect(await digestsAt(new Date('2026-03-08T05:00:00Z'))).toEqual([])
    await insertHoliday(box.app.db, { hospitalId: clinic.hospital.id, date: '2026-03-05' })
    expect(await digestsAt(EIGHT)).toEqual([])
    await box.app.query('delete from hospital_holidays')
    const close = (hours: string | null) =>
      box.app.query(
        `insert into closures (id, hospital_id, starts_on, ends_on, starts_at, ends_at)
         values (gen_random_uuid(), $1, '2026-03-04', '2026-03-06', $2::time, $2::time + interval '1 hour')`,
        [clinic.hospital.id, hours],
      )
    await close(null)
    expect(await digestsAt(EIGHT)).toEqual([])
    await box.app.query('delete from closures')
    await close('12:00')
    expect(await digestsAt(EIGHT)).toHaveLength(1)
  })

  test('goes to the addresses of the hospital too, in its chosen language', async () => {
    await insert({ date: '2026-03-06', time: '10:00' })
    await box.app.query(
      `insert into hospital_addresses (id, hospital_id, email, confirmed_at) values (gen_random_uuid(), $1, 'desk@hospital.example', now())`,
      [clinic.hospital.id],
    )
    await box.app.query(`insert into hospital_digests (hospital_id, language) values ($1, 'ru')`, [clinic.hospital.id])
    const mails = await digestsAt(EIGHT)
    expect(mails.flatMap(({ to }) => to)).toContain('desk@hospital.example')
    expect(mails.map(({ mail }) => mail.subject)).toEqual(Array(2).fill('Что ждёт вашу больницу сегодня'))
  })
})

const verbs = {
  get: {
    rest: 'GET /api/Hospitals/:hospitalId/digest',
    graphql: 'query ($hospitalId: ID) { digestSettings(hospitalId: $hospitalId) { hospitalId isOn language } }',
  },
  update: {
    rest: 'PUT /api/Hospitals/:hospitalId/digest',
    graphql:
      'mutation ($hospitalId: ID, $input: DigestInput!) { updateDigest(hospitalId: $hospitalId, input: $input) { hospitalId isOn language } }',
  },
} satisfies Record<string, Verb>

describe.each(bothDoors(() => box.app, verbs))('through %s', (_door, ask) => {
  test('only owners turn it off, and that is audited', async () => {
    await insert({ date: '2026-03-06', time: '10:00' })
    const hospitalId = clinic.hospital.id
    const owner = clinic.staff.token
    expect((await ask('get', { hospitalId }, owner)).body).toEqual({ hospitalId, isOn: true, language: null })
    const coordinator = await insertUser(box.app.db, { role: 'hospital', hospitalId, hospitalRole: 'coordinator' })
    const off = { hospitalId, isOn: false, language: 'tr' }
    expect((await ask('update', off, await box.app.tokenFor(coordinator.id))).status).toBe(403)
    expect((await ask('update', off, (await insertClinic(box.app)).staff.token)).status).toBe(404)
    await queueDigests(box.partsAt(EIGHT))
    expect((await ask('update', off, owner)).body).toEqual(off)
    expect(await digestsAt(at(1))).toEqual([])
    const [trail] = await box.app.query<{ details: object }>(
      `select details from audit_events where action = 'hospital.digest' and subject_id = $1`,
      [hospitalId],
    )
    expect(trail?.details).toMatchObject({ before: { isOn: true }, after: { isOn: false } })
  })
})
