import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Clinic,
  insertClinic,
  insertPatient,
  insertVisit,
  NOON,
  THURSDAY,
  type VisitAt,
} from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

let clinic: Clinic
let other: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeEach(async () => {
  clinic = await insertClinic(app)
  other = await insertClinic(app)
  ada = await insertPatient(app)
})

const put = (changes: VisitAt) => insertVisit(app, clinic, { patientId: ada.id, ...changes })
const soon = { date: THURSDAY, time: '10:00' }

test('staff read how many earlier visits of the patient their hospital had, and the patient does not', async () => {
  await put({ date: '2026-03-02', time: '10:00', status: 'completed' })
  await put({ date: '2026-03-03', time: '10:00', status: 'cancelled' })
  await insertVisit(app, other, { date: '2026-03-03', time: '12:00', patientId: ada.id })
  const { id } = await put({ ...soon })
  const ask = async (token: string) => {
    const query = `query ($id: ID!) { appointment(id: $id) { earlierVisits } }`
    const answer = await app.request
      .post('/graphql')
      .set('authorization', `Bearer ${token}`)
      .send({ query, variables: { id } })
    return answer.body.data.appointment.earlierVisits
  }
  expect(await ask(clinic.staff.token)).toBe(1)
  expect(await ask(ada.token)).toBeNull()
})

test('staff see all visits of a patient at their hospital, and patients do not', async () => {
  const other = await insertClinic(app)
  const bea = await insertPatient(app, 'Bea')
  const first = await put({ date: '2026-03-02', time: '10:00', status: 'completed' })
  await insertVisit(app, other, { date: '2026-03-03', time: '12:00', patientId: ada.id })
  await put({ date: '2026-03-03', time: '13:00', patientId: bea.id })
  const { id } = await put({ ...soon })
  const list = async (token: string) => {
    const query = `query ($id: ID!) { appointment(id: $id) { patientVisits { id files { id } lastMessage { id } } } }`
    const { body } = await app.request
      .post('/graphql')
      .set('authorization', `Bearer ${token}`)
      .send({ query, variables: { id } })
    return body.data.appointment?.patientVisits
  }
  const theirs = await list(clinic.staff.token)
  expect(theirs.map((visit: { id: string }) => visit.id)).toEqual([id, first.id])
  expect(await list(ada.token)).toEqual([])
  expect(await list(other.staff.token)).toBeUndefined()
})
