import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAppointment } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, MONDAY, NOON } from '#tests/support/clinic.ts'
import { bothDoors, rest, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const verbs = {
  list: {
    rest: 'GET /api/Appointments',
    graphql: 'query ($search: AppointmentSearch) { appointments(search: $search) { items { id } } }',
    shape: ({ items }: { items: unknown[] }) => items,
  },
} satisfies Record<string, Verb>

const HOUR = 60 * 60 * 1000
let app: TestApp
let admin: { token: string }
let patient: { token: string }
let clinics: [Clinic, Clinic]
/** Appointment IDs: requests by their age in hours, then others. */
const made: Record<string, string> = {}
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  admin = await app.signIn('admin')
  const ada = await insertPatient(app)
  patient = ada
  clinics = [await insertClinic(app), await insertClinic(app)]
  const insert = async (name: string, clinic: Clinic, row: Partial<Parameters<typeof insertAppointment>[1]>) => {
    const of = { hospitalId: clinic.hospital.id, serviceId: clinic.service.id, patientId: ada.id, notes: 'wintergreen' }
    made[name] = (await insertAppointment(app.db, { ...of, date: MONDAY, time: '10:00', ...row })).id
  }
  const ago = (hours: number) => ({ createdAt: new Date(NOON.getTime() - hours * HOUR) })
  await insert('60', clinics[0], { time: '09:00', ...ago(60) })
  await insert('50', clinics[1], { time: '11:00', doctorId: clinics[1].doctor.id, ...ago(50) })
  await insert('47', clinics[0], { time: '14:00', ...ago(47) })
  await insert('answered', clinics[0], { time: '16:00', status: 'confirmed', ...ago(90) })
})
afterAll(() => app.close())

describe.each(bothDoors<keyof typeof verbs>(() => app, verbs))(
  'the appointments of all hospitals through %s',
  (_door, ask) => {
    const found = async (search: object, token = admin.token) => {
      const { status, body } = await ask('list', { search, ...search }, token)
      return status === 200 ? body.map(({ id }: { id: string }) => id) : status
    }

    test('are found by requests unanswered for 48 hours, oldest first', async () => {
      expect(await found({ overdue: true })).toEqual([made['60'], made['50']])
      expect(await found({ overdue: true, hospitalId: clinics[1].hospital.id })).toEqual([made['50']])
      expect(await found({ overdue: true }, clinics[1].staff.token)).toEqual([made['50']])
    })

    test('are found by doctor', async () => {
      expect(await found({ doctorId: clinics[1].doctor.id })).toEqual([made['50']])
      expect(await found({ doctorId: 'nobody' })).toBe(400)
    })
  },
)

describe('GET /api/Appointments/export', () => {
  test('gives administrators the schedule as CSV, without written content', async () => {
    const { status, headers } = await rest(app, 'get', '/api/Appointments/export?overdue=true', { token: admin.token })
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    const answer = await app.request
      .get('/api/Appointments/export?status=pending')
      .set('authorization', `Bearer ${admin.token}`)
      .buffer(true)
    expect(answer.text.split('\n')[0]).toBe(
      '\uFEFFbookingId,status,date,time,minutes,hospital,city,service,doctor,patient,requestedAt',
    )
    expect(answer.text.trim().split('\n')).toHaveLength(4)
    expect(answer.text).toContain(clinics[0].hospital.name)
    expect(answer.text).not.toContain('wintergreen')
  })

  test('is for administrators', async () => {
    for (const [token, status] of [
      [undefined, 401],
      [patient.token, 403],
      [clinics[0].staff.token, 403],
    ] as const)
      expect((await rest(app, 'get', '/api/Appointments/export', { token })).status).toBe(status)
  })
})
