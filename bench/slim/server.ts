/**
 * The slim floor: `node:http` and one prepared statement on its own tables. This is the minimum
 * cost of the work on this stack.
 */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { v7 } from 'uuid'
import { bookingIdFrom } from '#domain/appointments.ts'
import { beChild, poolOf, type Settings } from '../child.ts'
import { type Answer, bodyOf, listen } from '../floor/http.ts'
import type { Statement } from '../floor/reads.ts'
import { findSession } from '../floor/writes.ts'
import { type SlimSearch, slimDoctors, slimHospital, slimHospitals } from './reads.ts'

type Variables = { search?: Record<string, unknown>; page: number; limit: number }

const searchIn = (url: URL): SlimSearch => {
  const { rating, page, ...search } = Object.fromEntries(url.searchParams)
  return { ...search, rating: rating === undefined ? undefined : Number(rating), page: Number(page ?? 1), limit: 20 }
}

const insertBooking = (booking: Record<string, unknown>, userId: string): Statement => ({
  name: 'booking',
  text: `insert into slim.appointments (id, code, hospital_id, service_id, doctor_id, patient_id, patient, date, time, notes)
    select $1, $2, h.id, o.service_id, d.id, $3, $4, $5, $6, $7 from slim.hospitals h
      join slim.offers o on o.hospital_id = h.id and o.service_id = $8 join slim.doctors d on d.id = $9 and d.hospital_id = h.id
    where h.id = $10 returning *`,
  values: [
    v7(),
    bookingIdFrom(randomBytes(8)),
    userId,
    JSON.stringify(booking.patientInfo),
    booking.appointmentDate,
    booking.appointmentTime,
    booking.notes,
    booking.serviceId,
    booking.doctorId,
    booking.hospitalId,
  ],
})

beChild(async (settings: Settings) => {
  const pool = poolOf(settings.databaseUrl)
  const run = async (statement: Statement) => (await pool.query(statement)).rows

  async function book(request: IncomingMessage): Promise<Answer> {
    const booking = await bodyOf<Record<string, unknown>>(request)
    const payload = request.headers.authorization?.split('.')[1] ?? ''
    const { sub = '', sid = '' } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>
    const [viewer] = await run(findSession(sid, sub))
    const [row] = viewer ? await run(insertBooking(booking, sub)) : []
    if (!row) throw new Error('not on offer')
    return { body: JSON.stringify(row) }
  }

  async function graphql(request: IncomingMessage): Promise<Answer> {
    const { operationName, variables } = await bodyOf<{ operationName: string; variables: Variables }>(request)
    const { search = {}, page, limit } = variables
    const { services, ...rest } = search as { services?: string[] }
    const slimSearch: SlimSearch = { ...rest, service: services?.[0], page, limit }
    const [row] = await run(operationName.includes('Doctor') ? slimDoctors(slimSearch) : slimHospitals(slimSearch, 3))
    return { body: `{"data":{"results":{"total":${row.total},"items":${row.body}}}}` }
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', 'http://slim')
    if (url.pathname === '/api/Appointments') return book(request)
    if (url.pathname === '/graphql') return graphql(request)
    if (url.pathname === '/api/Hospitals/search') return (await run(slimHospitals(searchIn(url))))[0]
    if (url.pathname === '/api/Doctor/search') return (await run(slimDoctors(searchIn(url))))[0]
    return (await run(slimHospital(url.pathname.split('/').at(-1) ?? '')))[0]
  }

  return { port: await listen(answer), pool }
})
