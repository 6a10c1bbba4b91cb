import { v7 } from 'uuid'
import type { OpeningHours } from '#domain/availability.ts'
import { insertDoctor, insertHealthService, insertHospital, insertUser } from '#server/seed/factories.ts'
import type { TestApp } from './server.ts'

/** What tests of booking hold the clock at: a Wednesday, 13:00 in Istanbul. */
export const NOON = new Date('2026-03-04T10:00:00Z')
/** Thursday, Friday, Saturday, Sunday, Monday after it. */
export const [THURSDAY, FRIDAY, SATURDAY, SUNDAY, MONDAY] = [
  '2026-03-05',
  '2026-03-06',
  '2026-03-07',
  '2026-03-08',
  '2026-03-09',
] as const

/** A hospital with a service of an hour, one of half an hour, a doctor, and the member of staff who runs it. */
export async function insertClinic(app: TestApp, hours?: OpeningHours) {
  const hospital = await insertHospital(app.db, { city: 'İzmir', district: 'Konak' }, hours)
  const service = await insertHealthService(app.db, { duration: 60 }, [hospital.id])
  const short = await insertHealthService(app.db, { duration: 30 }, [hospital.id])
  const doctor = await insertDoctor(app.db, { hospitalId: hospital.id })
  const staff = await insertUser(app.db, { role: 'hospital', hospitalId: hospital.id, firstName: 'Suna' })
  return { hospital, service, short, doctor, staff: { id: staff.id, token: await app.tokenFor(staff.id) } }
}
export type Clinic = Awaited<ReturnType<typeof insertClinic>>

export async function insertPatient(app: TestApp, firstName = 'Ada') {
  const user = await insertUser(app.db, { firstName, lastName: 'Söğüt', email: `${v7()}@mail.example` })
  return { id: user.id, email: user.email, token: await app.tokenFor(user.id) }
}

export const PATIENT_INFO = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@mail.example',
  phone: '+44 20 7946 0100',
}

export const bookingOf = (clinic: Clinic, changes: Record<string, unknown> = {}) => ({
  hospitalId: clinic.hospital.id,
  serviceId: clinic.service.id,
  patientInfo: PATIENT_INFO,
  appointmentDate: THURSDAY,
  appointmentTime: '10:00',
  ...changes,
})

export type Answer = {
  status: number
  code: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the test
  body: any
}

type Method = 'get' | 'post' | 'put' | 'patch'

/** A call to the REST door. */
export async function rest(
  app: TestApp,
  method: Method,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: object; headers?: Record<string, string> } = {},
) {
  const sent = app.request[method](path).set(headers)
  if (token) sent.set('authorization', `Bearer ${token}`)
  const answer = await (body ? sent.send(body) : sent)
  return {
    status: answer.status,
    code: answer.body?.code as string | undefined,
    body: answer.body,
    headers: answer.headers,
  }
}

const statusOf: Record<string, number> = {
  ...{ bad_input: 400, unauthenticated: 401, forbidden: 403, not_found: 404, slot_taken: 409, stale_edit: 409 },
  ...{ invalid_transition: 409, duplicate_email: 409, idempotency_mismatch: 422, too_many_requests: 429 },
  ...{ conflict: 409, two_factor_required: 401, two_factor_setup_required: 403, unavailable: 503 },
}

/** A call to the GraphQL door, told in the words of the other: the status its code would have, the fields of its errors. */
export async function graphql(
  app: TestApp,
  text: string,
  variables: object,
  token?: string,
  success = 200,
): Promise<Answer> {
  const { data, errors } = await app.graphql(text, variables, token)
  const [error] = errors
  if (!error) return { status: success, code: undefined, body: Object.values(data)[0] }
  const code = String(error.extensions.code)
  return { status: statusOf[code] ?? 500, code, body: { message: error.message, ...error.extensions } }
}

const APPOINTMENT = `{ id bookingId status date time notes durationMinutes patientName allowedMoves createdAt
  hospital { id name } service { id name category } doctor { id fullName } }`

/** The same verbs through both doors. */
export const doors = {
  REST: {
    book: (app: TestApp, token: string | undefined, body: object, key?: string): Promise<Answer> =>
      rest(app, 'post', '/api/Appointments', { token, body, headers: key ? { 'idempotency-key': key } : {} }),
    move: (app: TestApp, token: string | undefined, id: string, body: object): Promise<Answer> =>
      rest(app, 'patch', `/api/Appointments/${id}/status`, { token, body }),
    update: (app: TestApp, token: string | undefined, id: string, body: object): Promise<Answer> =>
      rest(app, 'patch', `/api/Appointments/${id}`, { token, body }),
    say: (app: TestApp, token: string | undefined, id: string, message: string): Promise<Answer> =>
      rest(app, 'post', `/api/Appointments/${id}/messages`, { token, body: { message } }),
    availability: (app: TestApp, token: string | undefined, hospitalId: string, search: object): Promise<Answer> =>
      rest(app, 'get', `/api/Hospitals/${hospitalId}/availability?${new URLSearchParams({ ...search })}`, { token }),
  },
  GraphQL: {
    book: (app: TestApp, token: string | undefined, input: object, key?: string): Promise<Answer> =>
      graphql(
        app,
        `mutation ($input: BookingInput!, $key: String) { bookAppointment(input: $input, idempotencyKey: $key) ${APPOINTMENT} }`,
        { input, key },
        token,
        201,
      ),
    move: (app: TestApp, token: string | undefined, id: string, body: object): Promise<Answer> =>
      graphql(
        app,
        `mutation ($id: ID!, $status: AppointmentStatus!, $note: String) {
          moveAppointment(id: $id, status: $status, note: $note) ${APPOINTMENT} }`,
        { id, ...body },
        token,
      ),
    update: (app: TestApp, token: string | undefined, id: string, input: object): Promise<Answer> =>
      graphql(
        app,
        `mutation ($id: ID!, $input: AppointmentUpdate!) { updateAppointment(id: $id, input: $input) ${APPOINTMENT} }`,
        { id, input },
        token,
      ),
    say: (app: TestApp, token: string | undefined, appointmentId: string, message: string): Promise<Answer> =>
      graphql(
        app,
        `mutation ($appointmentId: ID!, $message: String!) {
          sendMessage(appointmentId: $appointmentId, message: $message) { id sender senderName message createdAt } }`,
        { appointmentId, message },
        token,
        201,
      ),
    availability: (app: TestApp, token: string | undefined, hospitalId: string, search: object): Promise<Answer> =>
      graphql(
        app,
        `query ($hospitalId: ID!, $serviceId: ID, $doctorId: ID, $from: Date!, $to: Date!) {
          availability(hospitalId: $hospitalId, serviceId: $serviceId, doctorId: $doctorId, from: $from, to: $to) {
            date refusal times { time available } } }`,
        { hospitalId, ...search },
        token,
      ),
  },
}
export const DOORS = Object.entries(doors)
