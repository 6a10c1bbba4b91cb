import { v7 } from 'uuid'
import type { WeeklyHours } from '#domain/availability.ts'
import {
  insertAppointment,
  insertDoctor,
  insertHealthService,
  insertHospital,
  insertUser,
} from '#server/seed/factories.ts'
import { type Answer, bothDoors, type Door, type Verb } from './doors.ts'
import type { TestApp } from './server.ts'

/** Fixed clock of booking tests: a Wednesday, 13:00 in Istanbul. */
export const NOON = new Date('2026-03-04T10:00:00Z')
/** The following Thursday, Friday, Saturday, Sunday and Monday. */
export const [THURSDAY, FRIDAY, SATURDAY, SUNDAY, MONDAY] = [
  '2026-03-05',
  '2026-03-06',
  '2026-03-07',
  '2026-03-08',
  '2026-03-09',
] as const

/**
 * Creates a hospital with a service of an hour, one of half an hour, a doctor who performs both,
 * and a staff member who owns it.
 */
export async function insertClinic(app: TestApp, hours?: WeeklyHours) {
  const hospital = await insertHospital(app.db, { city: 'İzmir', district: 'Konak' }, hours)
  const service = await insertHealthService(app.db, { duration: 60 }, [hospital.id])
  const short = await insertHealthService(app.db, { duration: 30 }, [hospital.id])
  const doctor = await insertDoctor(app.db, { hospitalId: hospital.id }, [service.id, short.id])
  const staff = await insertUser(app.db, { role: 'hospital', hospitalId: hospital.id, firstName: 'Suna' })
  return { hospital, service, short, doctor, staff: { id: staff.id, token: await app.tokenFor(staff.id) } }
}
export type Clinic = Awaited<ReturnType<typeof insertClinic>>

/** Returns the related records of a clinic's appointment, as IDs and names. */
export const namesOf = ({ hospital, service, doctor }: Clinic) => ({
  hospitalId: hospital.id,
  hospital: hospital.name,
  serviceId: service.id,
  service: service.name,
  serviceCategory: service.category,
  doctorId: doctor.id,
  doctor: doctor.fullName,
})

export async function insertPatient(app: TestApp, firstName = 'Ada') {
  const user = await insertUser(app.db, {
    firstName,
    lastName: 'Söğüt',
    email: `${v7()}@mail.example`,
    emailConfirmedAt: NOON,
  })
  return { id: user.id, email: user.email, token: await app.tokenFor(user.id) }
}

type Visit = Parameters<typeof insertAppointment>[1]
export type VisitAt = Partial<Visit> & Pick<Visit, 'date' | 'time'>

/** Inserts a visit for the clinic's service without the verbs. */
export const insertVisit = (app: TestApp, { hospital, service }: Clinic, changes: VisitAt) =>
  insertAppointment(app.db, { hospitalId: hospital.id, serviceId: service.id, ...changes })

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

const APPOINTMENT = `{ id bookingId status date time notes durationMinutes price currency patientName allowedMoves createdAt
  hospital { id name } service { id name category } doctor { id fullName } }`

const verbs = {
  book: {
    rest: 'POST /api/Appointments',
    graphql: `mutation ($input: BookingInput!, $key: String) { bookAppointment(input: $input, idempotencyKey: $key) ${APPOINTMENT} }`,
    headers: { 'idempotency-key': 'key' },
    success: 201,
  },
  move: {
    rest: 'PATCH /api/Appointments/:id/status',
    graphql: `mutation ($id: ID!, $status: AppointmentStatus!, $note: String) {
      moveAppointment(id: $id, status: $status, note: $note) ${APPOINTMENT} }`,
  },
  update: {
    rest: 'PATCH /api/Appointments/:id',
    graphql: `mutation ($id: ID!, $input: AppointmentUpdate!) { updateAppointment(id: $id, input: $input) ${APPOINTMENT} }`,
  },
  say: {
    rest: 'POST /api/Appointments/:id/messages',
    graphql: `mutation ($id: ID!, $message: String!) {
      sendMessage(appointmentId: $id, message: $message) { id sender senderName message createdAt } }`,
    success: 201,
  },
  availability: {
    rest: 'GET /api/Hospitals/:hospitalId/availability',
    graphql: `query ($hospitalId: ID!, $serviceId: ID, $doctorId: ID, $from: Date!, $to: Date!) {
      availability(hospitalId: $hospitalId, serviceId: $serviceId, doctorId: $doctorId, from: $from, to: $to) {
        date refusal times { time available } } }`,
  },
} satisfies Record<string, Verb>

type Token = string | undefined

/** Returns the actions on appointments through one interface. */
const appointmentDoor = (doorOf: (app: TestApp) => Door<keyof typeof verbs>) => ({
  book: (app: TestApp, token: Token, body: object, key?: string): Promise<Answer> =>
    doorOf(app)('book', { ...body, key }, token),
  move: (app: TestApp, token: Token, id: string, body: object): Promise<Answer> =>
    doorOf(app)('move', { id, ...body }, token),
  update: (app: TestApp, token: Token, id: string, body: object): Promise<Answer> =>
    doorOf(app)('update', { id, ...body }, token),
  say: (app: TestApp, token: Token, id: string, message: string): Promise<Answer> =>
    doorOf(app)('say', { id, message }, token),
  availability: (app: TestApp, token: Token, hospitalId: string, search: object): Promise<Answer> =>
    doorOf(app)('availability', { hospitalId, ...search }, token),
})

const doorNamed = (wanted: string) => (app: TestApp) => {
  const [, door] = bothDoors(() => app, verbs).find(([name]) => name === wanted) ?? []
  if (!door) throw new Error(`There is no door ${wanted}.`)
  return door
}

/** Verbs through both interfaces. */
export const doors = {
  REST: appointmentDoor(doorNamed('REST')),
  GraphQL: appointmentDoor(doorNamed('GraphQL')),
}
export const DOORS = Object.entries(doors)
