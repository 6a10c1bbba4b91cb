import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Clinic, FRIDAY, insertClinic, insertPatient, insertVisit, NOON } from '#tests/support/clinic.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'

const HOUR_MS = 60 * 60 * 1000
let box: Mailbox
let admin: { id: string; token: string }
let clinic: Clinic
beforeAll(async () => {
  box = await startMailbox()
  admin = await box.app.signIn('admin')
})
afterAll(() => box.close())
afterEach(() => box.empty())
beforeEach(async () => {
  await box.app.query('delete from appointments')
  clinic = await insertClinic(box.app)
})

/** Inserts a request of some hours ago. */
async function request(time: string, hoursAgo: number) {
  const patient = await insertPatient(box.app)
  const { id } = await insertVisit(box.app, clinic, { date: FRIDAY, time, patientId: patient.id })
  const at = new Date(NOON.getTime() - hoursAgo * HOUR_MS)
  await box.app.query('update appointments set created_at = $2 where id = $1', [id, at])
  return at.toISOString()
}
const FIELDS = '{ id name requests oldestAt remindedAt }'
const list = async (token = admin.token) => box.app.graphql(`{ overdueHospitals ${FIELDS} }`, {}, token)
const remind = (token = admin.token, id = clinic.hospital.id) =>
  box.app.graphql(`mutation ($id: ID!) { remindHospital(hospitalId: $id) ${FIELDS} }`, { id }, token)

describe('hospitals with requests that wait too long', () => {
  test('are listed with the number and the oldest of these requests', async () => {
    await request('09:00', 47)
    expect((await list()).data.overdueHospitals).toEqual([])
    await request('10:00', 50)
    const oldestAt = await request('11:00', 80)
    const { id, name } = clinic.hospital
    expect((await list()).data.overdueHospitals).toEqual([{ id, name, requests: 2, oldestAt, remindedAt: null }])
  })

  test('get one mail a day, which is recorded', async () => {
    await request('10:00', 50)
    const { data } = await remind()
    expect(data.remindHospital.remindedAt).not.toBeNull()
    const [mail, ...others] = await box.deliver()
    expect(others).toEqual([])
    expect(mail?.text).toContain(clinic.hospital.name)
    expect(mail?.text).toContain('/hospitalportal/inbox')
    expect((await list()).data.overdueHospitals[0].remindedAt).not.toBeNull()
    const [entry] = await box.app.query(
      "select actor_id, subject_id from audit_events where action = 'hospital.remind'",
    )
    expect(entry).toEqual({ actor_id: admin.id, subject_id: clinic.hospital.id })
    expect((await remind()).errors[0]?.extensions.code).toBe('too_many_requests')
    // Everything since the beginning of the test.
    expect(await box.deliver()).toHaveLength(1)
  })

  test('are not reminded once nothing waits, or by others', async () => {
    expect((await remind()).errors[0]?.extensions.code).toBe('conflict')
    expect((await remind(admin.token, admin.id)).errors[0]?.extensions.code).toBe('not_found')
    await request('10:00', 50)
    for (const token of [clinic.staff.token, (await insertPatient(box.app)).token]) {
      expect((await remind(token)).errors[0]?.extensions.code).toBe('forbidden')
      expect((await list(token)).errors[0]?.extensions.code).toBe('forbidden')
    }
    await remind()
    await box.app.query("update appointments set status = 'cancelled'")
    expect(await box.deliver()).toEqual([])
  })
})
