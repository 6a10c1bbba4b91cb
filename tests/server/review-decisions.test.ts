import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAppointment, insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'
import { reviewDoors } from '#tests/support/review-doors.ts'

let box: Mailbox
let admin: { id: string; token: string }
let clinic: Clinic
beforeAll(async () => {
  box = await startMailbox()
  admin = await box.app.signIn('admin')
  clinic = await insertClinic(box.app)
})
afterAll(() => box.close())

const decisionOf = async (appointmentId: string, token: string) =>
  (
    await graphql(
      box.app,
      'query ($id: ID!) { appointment(id: $id) { review { id } reviewDecision { hidden reason decidedAt } } }',
      { id: appointmentId },
      token,
    )
  ).body

describe.each(reviewDoors(() => box.app))('a decision about a review through %s', (_door, door) => {
  async function reported() {
    const patient = await insertPatient(box.app, 'Ingrid')
    const { id: visit } = await insertAppointment(box.app.db, {
      hospitalId: clinic.hospital.id,
      serviceId: clinic.service.id,
      patientId: patient.id,
      date: '2026-01-14',
      time: '10:00',
      status: 'completed',
    })
    const { body } = await door.create(patient.token, visit, { rating: 2, comment: 'Dr. Kaya lost my implant.' })
    await door.report(clinic.staff.token, body.id, 'It names a doctor')
    return { id: body.id as string, visit, patient }
  }
  const ratingOf = async () => (await rest(box.app, 'get', `/api/Hospitals/${clinic.hospital.id}`)).body.reviewCount
  const listed = async (state: string) =>
    (await door.reported(admin.token, 100, state)).body.map(({ id }: { id: string }) => id)

  test('is shown to the author with its reason, sent by a mail without content, and can be reverted', async () => {
    const before = await ratingOf()
    const { id, visit, patient } = await reported()
    await box.empty()
    expect(await door.settle(admin.token, id, true, ' ')).toMatchObject({
      status: 400,
      body: { errors: { reason: 'Please say why: the author reads it' } },
    })
    expect((await door.settle(admin.token, id, true, 'Please write without names.')).status).toBe(204)
    expect(await ratingOf()).toBe(before)
    expect(await listed('hidden')).toContain(id)
    expect(await listed('waiting')).not.toContain(id)
    const decided = { hidden: true, reason: 'Please write without names.', decidedAt: NOON.toISOString() }
    expect(await decisionOf(visit, patient.token)).toEqual({ review: null, reviewDecision: decided })
    expect((await decisionOf(visit, clinic.staff.token)).reviewDecision).toBeNull()

    const [mail, ...others] = await box.deliver()
    expect([mail?.subject, others]).toEqual(['We have looked at your review', []])
    const all = `${mail?.subject} ${mail?.text} ${mail?.html}`
    expect(all).toContain(`/my-appointments/${visit}#review`)
    for (const secret of ['without names', 'Kaya', 'implant', clinic.service.name]) expect(all).not.toContain(secret)

    expect((await door.restore(admin.token, id, '')).status).toBe(400)
    expect((await door.restore(admin.token, id, 'There is no such doctor.')).status).toBe(204)
    expect(await door.restore(admin.token, id, 'Again.')).toMatchObject({ status: 409, code: 'conflict' })
    expect(await ratingOf()).toBe(before + 1)
    expect(await decisionOf(visit, patient.token)).toMatchObject({
      review: { id },
      reviewDecision: { hidden: false, reason: 'There is no such doctor.' },
    })
    const audit = await box.app.query(
      `select action, reason from audit_events e join audit_reasons r on r.event_id = e.id
        where e.subject_id = $1 order by created_at, id`,
      [id],
    )
    expect(audit).toEqual([
      { action: 'review.hide', reason: 'Please write without names.' },
      { action: 'review.restore', reason: 'There is no such doctor.' },
    ])
  })

  test('is for administrators', async () => {
    const { id, patient } = await reported()
    const staff = await insertUser(box.app.db, { role: 'hospital', hospitalId: clinic.hospital.id })
    for (const token of [patient.token, await box.app.tokenFor(staff.id)])
      expect((await door.restore(token, id, 'Please')).status).toBe(403)
    expect((await door.restore(undefined, id, 'Please')).status).toBe(401)
    expect((await door.reported(admin.token, 10, 'nothing')).status).toBe(400)
  })
})
