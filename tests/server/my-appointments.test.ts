import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAppointment } from '#server/seed/factories.ts'
import { FRIDAY, insertClinic, insertPatient, MONDAY, NOON } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const TUESDAY = '2026-03-03'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

test('upcoming appointments come soonest first, then those that have begun', async () => {
  const { hospital, service } = await insertClinic(app)
  const ada = await insertPatient(app)
  const put = (date: string) =>
    insertAppointment(app.db, {
      hospitalId: hospital.id,
      serviceId: service.id,
      patientId: ada.id,
      status: 'confirmed',
      date,
      time: '10:00',
    })
  const [later, begun, next] = [await put(MONDAY), await put(TUESDAY), await put(FRIDAY)]
  const { body } = await rest(app, 'get', '/api/Appointments/my?tab=upcoming', { token: ada.token })
  expect(body.map(({ id }: { id: string }) => id)).toEqual([next.id, later.id, begun.id])
  const all = await rest(app, 'get', '/api/Appointments/my', { token: ada.token })
  expect(all.body.map(({ id }: { id: string }) => id)).toEqual([next.id, later.id, begun.id])
})
