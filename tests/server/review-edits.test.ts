import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAppointment } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { reviewDoors } from '#tests/support/review-doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let now = NOON
let clinic: Clinic
let patient: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  patient = await insertPatient(app, 'Ingrid')
})

async function insertVisit(date = '2026-01-14') {
  const [hospitalId, serviceId, patientId] = [clinic.hospital.id, clinic.service.id, patient.id]
  const visit = { hospitalId, serviceId, patientId, date, time: '10:00', status: 'completed' as const }
  return (await insertAppointment(app.db, visit)).id
}
const shown = async () => (await rest(app, 'get', `/api/Hospitals/${clinic.hospital.id}/reviews`)).body
const ofAppointment = async (id: string, token: string) =>
  (await graphql(app, 'query ($id: ID!) { appointment(id: $id) { canReview review { id } } }', { id }, token)).body

describe.each(reviewDoors(() => app))('reviews through %s', (_name, door) => {
  test('an edit based on an older version is refused, and names the changes', async () => {
    const { body: first } = await door.create(patient.token, await insertVisit(), { rating: 4, comment: 'Good' })
    const edit = { rating: 5, comment: 'Very good' }
    const { body: second } = await door.update(patient.token, first.id, { ...edit, basedOn: first.updatedAt })
    expect(second).toMatchObject(edit)
    const stale = { rating: 1, comment: 'Very good', basedOn: first.updatedAt }
    expect(await door.update(patient.token, first.id, stale)).toMatchObject({
      status: 409,
      code: 'stale_edit',
      body: { changed: [{ field: 'rating', yours: 1, now: 5 }] },
    })
    // The hospital's reply and a report are no edits.
    await door.reply(clinic.staff.token, first.id, 'Thank you.')
    await door.report(clinic.staff.token, first.id, 'Rude')
    const based = { rating: 3, basedOn: second.updatedAt }
    expect((await door.update(patient.token, first.id, based)).status).toBe(200)
    expect((await door.update(patient.token, first.id, { rating: 2 })).status).toBe(200)
  })

  test('the treatment is shown if the author agrees', async () => {
    const visit = await insertVisit()
    const { body } = await door.create(patient.token, visit, { rating: 4, showsTreatment: true })
    expect(body.serviceName).toBe(clinic.service.name)
    expect(await shown()).toMatchObject([{ serviceName: clinic.service.name }])
    expect((await door.update(patient.token, body.id, { rating: 4 })).body.serviceName).toBe(clinic.service.name)
    const hidden = await door.update(patient.token, body.id, { rating: 4, showsTreatment: false })
    expect(hidden.body.serviceName).toBe(null)
    expect(JSON.stringify(await shown())).not.toContain(clinic.service.name)
    expect((await door.update(patient.token, body.id, { rating: 4, showsTreatment: 'yes' })).status).toBe(400)
  })

  test('a visit that has not begun cannot be reviewed in any status', async () => {
    const visit = await insertVisit('2026-03-05')
    expect(await ofAppointment(visit, patient.token)).toEqual({ canReview: false, review: null })
    expect(await door.create(patient.token, visit, { rating: 5 })).toMatchObject({ status: 409, code: 'conflict' })
    now = new Date('2026-03-05T07:00:00Z')
    expect(await ofAppointment(visit, patient.token)).toEqual({ canReview: true, review: null })
    expect((await door.create(patient.token, visit, { rating: 5 })).status).toBe(201)
  })
})
