import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAppointment } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
})
afterAll(() => app.close())

const put = (time: string) =>
  insertAppointment(app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    patientId: ada.id,
    date: THURSDAY,
    time,
  })

type Edit = { status: number; code?: string; changed?: unknown }

/** Edits of one appointment that are all based on its first version. */
const editors = {
  REST: async (id: string) => {
    const etag = String((await rest(app, 'get', `/api/Appointments/${id}`, { token: ada.token })).headers.etag)
    return async (path: '' | '/status', body: object, token: string): Promise<Edit> => {
      const options = { token, body, headers: { 'if-match': etag } }
      const answer = await rest(app, 'patch', `/api/Appointments/${id}${path}`, options)
      return { status: answer.status, code: answer.code, changed: answer.body.changed }
    }
  },
  GraphQL: async (id: string) => {
    const { data } = await app.graphql('query ($id: ID!) { appointment(id: $id) { updatedAt } }', { id }, ada.token)
    const basedOn = data.appointment.updatedAt
    const texts = {
      '': 'mutation ($id: ID!, $input: AppointmentUpdate!) { updateAppointment(id: $id, input: $input) { id } }',
      '/status': `mutation ($id: ID!, $status: AppointmentStatus!, $basedOn: DateTime) {
        moveAppointment(id: $id, status: $status, basedOn: $basedOn) { id } }`,
    }
    return async (path: '' | '/status', body: object, token: string): Promise<Edit> => {
      const variables = path === '' ? { id, input: { ...body, basedOn } } : { id, basedOn, ...body }
      const { errors } = await app.graphql(texts[path], variables, token)
      const { code, changed } = (errors[0]?.extensions ?? {}) as Edit
      return { status: errors[0] ? 409 : 200, code, changed }
    }
  },
}

describe.each(Object.entries(editors))('an edit through %s', (name, editorOf) => {
  test('is refused if the appointment has changed since it was read, and names the changes', async () => {
    const { id } = await put(name === 'REST' ? '10:00' : '12:00')
    const edit = await editorOf(id)
    expect((await edit('/status', { status: 'confirmed' }, clinic.staff.token)).status).toBe(200)
    expect(await edit('/status', { status: 'cancelled' }, clinic.staff.token)).toEqual({
      status: 409,
      code: 'stale_edit',
      changed: [{ field: 'status', yours: 'cancelled', now: 'confirmed' }],
    })
    expect(await edit('', { notes: 'x' }, ada.token)).toEqual({
      status: 409,
      code: 'stale_edit',
      changed: [{ field: 'notes', yours: 'x', now: null }],
    })
    const [row] = await app.query('select status, notes from appointments where id = $1', [id])
    expect(row).toEqual({ status: 'confirmed', notes: null })
  })
})
