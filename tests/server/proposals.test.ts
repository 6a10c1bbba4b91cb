import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/availability.ts'
import { settleChangedCalendars } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { expireProposals } from '#server/features/visits/proposals/jobs.ts'
import { insertBookingRules } from '#server/seed/factories.ts'
import {
  bookingOf,
  type Clinic,
  doors,
  FRIDAY,
  insertClinic,
  insertPatient,
  insertVisit,
  MONDAY,
  NOON,
  SATURDAY,
  THURSDAY,
  type VisitAt,
} from '#tests/support/clinic.ts'
import type { Answer } from '#tests/support/doors.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { eventKinds, isTimeFree, mailKinds, proposalVerbs } from '#tests/support/proposals.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const HOUR = 60 * 60 * 1000
let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let bea: Awaited<ReturnType<typeof insertPatient>>
let id: string
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
  bea = await insertPatient(app, 'Bea')
  const mine = { doctorId: clinic.doctor.id, patientId: ada.id }
  id = (await put({ ...mine, date: THURSDAY, time: '10:00' })).id
})

const put = (changes: VisitAt) => insertVisit(app, clinic, changes)

const FIELDS = '{ id status date time doctor { id } proposal { id date time expiresAt note } }'
const verbs = proposalVerbs(() => app, FIELDS)

const wish: { date: string; time: string } = { date: FRIDAY, time: '15:00' }
const timeFree = (time = wish.time, date: string = wish.date) => isTimeFree(app, clinic, { date, time })
const bookIt = (token: string, slot = wish): Promise<Answer> =>
  doors.REST.book(
    app,
    token,
    bookingOf(clinic, { doctorId: clinic.doctor.id, appointmentDate: slot.date, appointmentTime: slot.time }),
  )
const history = () => eventKinds(app, id)
const mailsTo = (userId: string) => mailKinds(app, userId)

describe.each(verbs)('a proposed time, through %s', (_name, ask) => {
  const propose = async (slot: object = wish) => {
    const answer = await ask('propose', { id, ...slot }, clinic.staff.token)
    expect(answer.status).toBe(200)
    return (await ask('read', { id }, clinic.staff.token)).body.proposal
  }

  test('is held, and the patient accepts it with one answer', async () => {
    const proposal = await propose({ ...wish, note: 'The doctor is away.' })
    expect(proposal).toMatchObject({ ...wish, note: 'The doctor is away.' })
    expect(proposal.expiresAt).toBe(new Date(NOON.getTime() + 24 * HOUR).toISOString())
    expect(await timeFree()).toBe(false)
    expect((await bookIt(bea.token)).code).toBe('slot_taken')
    expect(await mailsTo(ada.id)).toEqual(['appointment.proposed'])

    const taken = await ask('answer', { id, proposalId: proposal.id, accept: true }, ada.token)
    expect(taken).toMatchObject({ status: 200, body: { ...wish, status: 'confirmed' } })
    expect(await timeFree('10:00', THURSDAY)).toBe(true)
    expect(await history()).toEqual(['proposed', 'accepted'])
    expect(await mailsTo(ada.id)).toEqual(['appointment.proposed', 'appointment.rescheduled'])
    expect(await mailsTo(clinic.staff.id)).toEqual(['staff.answered'])
    expect((await ask('answer', { id, proposalId: proposal.id, accept: false }, ada.token)).code).toBe('conflict')
  })

  test('changes nothing when it is declined, and frees the time', async () => {
    const proposal = await propose()
    const kept = await ask('answer', { id, proposalId: proposal.id, accept: false }, ada.token)
    expect(kept).toMatchObject({ status: 200, body: { date: THURSDAY, time: '10:00', status: 'pending' } })
    expect((await ask('read', { id }, ada.token)).body.proposal).toBeNull()
    expect((await bookIt(bea.token)).status).toBe(201)
    expect(await history()).toEqual(['proposed', 'declined'])
  })

  test('is freed by a job after a day, and cannot be accepted after that even before the job', async () => {
    const proposal = await propose()
    now = new Date(NOON.getTime() + 24 * HOUR)
    expect((await ask('answer', { id, proposalId: proposal.id, accept: true }, ada.token)).code).toBe('conflict')
    expect((await ask('read', { id }, ada.token)).body.proposal).toBeNull()
    await expireProposals({ db: app.db, clock: () => now })
    expect(await timeFree()).toBe(true)
    expect(await history()).toEqual(['proposed', 'expired'])
  })

  test('is withdrawn by the hospital, and by a second proposal', async () => {
    const first = await propose()
    expect((await ask('withdraw', { id, proposalId: first.id }, clinic.staff.token)).status).toBe(200)
    expect(await timeFree()).toBe(true)
    await propose()
    const second = await propose({ date: SATURDAY, time: '11:00' })
    expect(second).toMatchObject({ date: SATURDAY, time: '11:00' })
    expect(await timeFree()).toBe(true)
    expect(await timeFree('11:00', SATURDAY)).toBe(false)
  })

  test('ends when the appointment is moved, confirmed or cancelled otherwise', async () => {
    const proposal = await propose()
    expect((await doors.REST.move(app, ada.token, id, { status: 'cancelled' })).status).toBe(200)
    expect(await timeFree()).toBe(true)
    expect((await ask('answer', { id, proposalId: proposal.id, accept: true }, ada.token)).code).toBe('conflict')
  })

  test('has to be bookable', async () => {
    await put({ doctorId: clinic.doctor.id, patientId: bea.id, ...wish })
    const refused = await ask('propose', { id, ...wish }, clinic.staff.token)
    expect(refused).toMatchObject({ status: 409, code: 'slot_taken' })
    expect(refused.body.alternatives.length).toBeGreaterThan(0)
    for (const slot of [
      { date: FRIDAY, time: '08:15' },
      { date: addDays(FRIDAY, -3), time: '10:00' },
      { date: THURSDAY, time: '10:00' },
    ])
      expect((await ask('propose', { id, ...slot }, clinic.staff.token)).status).toBe(400)
  })

  test('is made by staff and answered by the patient, and hidden from others', async () => {
    const other = await insertClinic(app)
    expect((await ask('propose', { id, ...wish }, ada.token)).code).toBe('forbidden')
    for (const token of [bea.token, other.staff.token])
      expect((await ask('propose', { id, ...wish }, token)).status).toBe(404)
    const proposal = await propose()
    expect((await ask('answer', { id, proposalId: proposal.id, accept: true }, clinic.staff.token)).code).toBe(
      'forbidden',
    )
    for (const token of [bea.token, other.staff.token]) {
      expect((await ask('answer', { id, proposalId: proposal.id, accept: true }, token)).status).toBe(404)
      expect((await ask('withdraw', { id, proposalId: proposal.id }, token)).status).toBe(404)
    }
    const foreign = (await put({ date: MONDAY, time: '09:00', patientId: bea.id })).id
    const wrong = { id: foreign, proposalId: proposal.id, accept: true }
    expect((await ask('answer', wrong, bea.token)).status).toBe(404)
    await app.query("update users set hospital_role = 'viewer' where id = $1", [clinic.staff.id])
    expect((await ask('propose', { id, ...wish }, clinic.staff.token)).code).toBe('forbidden')
  })
})

describe('a held time', () => {
  const propose = (slot: object = wish) => verbs[0][1]('propose', { id, ...slot }, clinic.staff.token)

  test('is won by exactly one of a concurrent booking and proposal', async () => {
    for (const time of ['09:00', '11:00', '14:00', '15:00']) {
      const slot = { date: FRIDAY, time }
      const [booked, proposed] = await Promise.all([bookIt(bea.token, slot), propose(slot)])
      expect([booked.status, proposed.status].filter((status) => status < 300)).toHaveLength(1)
      expect([booked.code, proposed.code]).toContain('slot_taken')
      await app.query('delete from appointments where patient_id = $1', [bea.id])
      await app.query("update appointment_proposals set state = 'withdrawn', ended_at = now() where state = 'open'")
    }
  })

  test('is protected by the database too, against writes without the rule', async () => {
    await propose()
    const theirs = { doctorId: clinic.doctor.id, patientId: bea.id }
    await expect(put({ ...theirs, date: FRIDAY, time: '15:30' })).rejects.toMatchObject({
      cause: { constraint: 'appointments_held_slot' },
    })
    await expect(
      app.query(
        `insert into appointment_proposals (id, appointment_id, hospital_id, service_id, doctor_id, date, time, duration_minutes, expires_at)
          select gen_random_uuid(), $2, hospital_id, service_id, doctor_id, date, time, 60, now() from appointments where id = $1`,
        [id, (await put({ ...theirs, date: MONDAY, time: '14:00' })).id],
      ),
    ).rejects.toMatchObject({ constraint: 'appointments_held_slot' })
  })

  test('changes the next free time when it begins and when it ends', async () => {
    const nextOf = async () => {
      await settleChangedCalendars({ db: app.db, clock: () => now })
      const [row] = await app.query<{ at: Date }>('select at from next_free_times where id = $1', [clinic.doctor.id])
      return row?.at.toISOString()
    }
    // It is 13:00 on Wednesday, and 14:00 is free.
    const before = await nextOf()
    expect(before).toBe('2026-03-04T11:00:00.000Z')
    await propose({ date: '2026-03-04', time: '14:00' })
    expect(await nextOf()).toBe('2026-03-04T12:00:00.000Z')
    now = new Date(NOON.getTime() + 30 * 60_000)
    await app.query("update appointment_proposals set state = 'withdrawn', ended_at = now() where state = 'open'")
    expect(await nextOf()).toBe(before)
  })

  test('ends with the beginning of the proposed time at the latest', async () => {
    await propose({ date: '2026-03-04', time: '14:00' })
    const { body } = await verbs[0][1]('read', { id }, ada.token)
    expect(body.proposal.expiresAt).toBe('2026-03-04T11:00:00.000Z')
  })

  test('is sent to the patient’s open page at once', async () => {
    const stream = await openStream(app, id, ada.token)
    await propose()
    expect(await stream.next()).toMatchObject([{ event: 'appointment', data: { id } }])
    await stream.close()
  })

  test('is not affected by the hospital’s minimum notice', async () => {
    await propose()
    const { body } = await verbs[0][1]('read', { id }, ada.token)
    await insertBookingRules(app.db, { hospitalId: clinic.hospital.id, noticeMinutes: 10_000 })
    const taken = await verbs[0][1]('answer', { id, proposalId: body.proposal.id, accept: true }, ada.token)
    expect(taken.status).toBe(200)
  })
})
