/**
 * Typical Fastify and pg implementation by an experienced developer: prepared statements of plain
 * columns, rows sent unchanged, a page and its total in parallel, a booking as a transaction.
 */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import bcrypt from 'bcrypt'
import Fastify, { type FastifyRequest } from 'fastify'
import jwt from 'jsonwebtoken'
import pg from 'pg'
import { v7 } from 'uuid'
import { bookingIdFrom } from '#domain/appointments.ts'
import { beChild, poolOf } from '../child.ts'
import { doctor, hospital, hospitalFor, services, texts } from '../columns.ts'
import type { Booking } from '../floor/writes.ts'

type Search = { q: string; location: string; service: string; specialty: string }

pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const byRelevance = `order by t.name_key like fold($1) || '%' desc, t.name_key like '%' || fold($1) || '%' desc,
  t.rating_key desc, t.review_count desc, t.id limit 20`
const hospitalsFound = `hospitals t where t.is_active and t.search_text like '%' || fold($1) || '%' and t.city_key = fold($2)
  and t.rating_key >= 3 and exists (select from hospital_services o join health_services s on s.id = o.service_id
    where o.hospital_id = t.id and s.name_key = fold($3))`
const doctorsFound = `doctors t where t.is_listed and t.search_text like '%' || fold($1) || '%' and t.city_key = fold($2) and t.specialty = $3`

beChild(async (settings) => {
  const secret = settings.environment.JWT_SECRET ?? ''
  const pool = poolOf(settings.databaseUrl)
  const rows = async (name: string, text: string, values: unknown[], db: pg.Pool | pg.PoolClient = pool) =>
    (await db.query({ name, text, values })).rows
  const app = Fastify()

  app.get<{ Params: { id: string } }>('/api/Hospitals/:id', async ({ params }, reply) => {
    const [row] = await rows(
      'hospital',
      `select ${hospital}, ${texts}, ${services(100)} from hospitals h where h.id = $1 and h.is_active`,
      [params.id],
    )
    return row ?? reply.code(404).send({ message: 'Hospital Not Found' })
  })

  app.get('/api/Hospitals/featured', () =>
    rows(
      'featured',
      `select ${hospital}, ${services(3)} from hospitals h where h.is_active and hashtextextended(h.id::text, 0) >= $1
       order by hashtextextended(h.id::text, 0) limit 3`,
      [settings.place],
    ),
  )

  app.get<{ Querystring: Search }>('/api/Hospitals/search', async ({ query: { q, location, service } }, reply) => {
    const values = [q, location, service]
    const page = `with page as materialized (select t.id from ${hospitalsFound} ${byRelevance})
      select ${hospitalFor('(select id from health_services where name_key = fold($3))')}, ${services(3)} from hospitals h join page on page.id = h.id ${byRelevance.replaceAll('t.', 'h.')}`
    const [items, [{ total }]] = await Promise.all([
      rows('hospitals', page, [q, location, service]),
      rows('hospitals-total', `select count(*) as total from ${hospitalsFound}`, values),
    ])
    reply.header('x-total-count', total)
    return items
  })

  app.get<{ Querystring: Search }>('/api/Doctor/search', async ({ query: { q, location, specialty } }, reply) => {
    const values = [q, location, specialty]
    const page = `select ${doctor} from (select * from ${doctorsFound} ${byRelevance}) d`
    const [items, [{ total }]] = await Promise.all([
      rows('doctors', page, values),
      rows('doctors-total', `select count(*) as total from ${doctorsFound}`, values),
    ])
    reply.header('x-total-count', total)
    return items
  })

  async function viewerOf(request: FastifyRequest): Promise<{ id: string; role: string }> {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
    const { sub, sid } = jwt.verify(token, secret) as { sub: string; sid: string }
    const [viewer] = await rows(
      'viewer',
      `select u.id, u.role from sessions s join users u on u.id = s.user_id where s.id = $1 and u.id = $2 and s.revoked_at is null
         and s.expires_at > now() and u.status = 'active'`,
      [sid, sub],
    )
    if (!viewer) throw new Error('no such session')
    return viewer
  }

  async function book(client: pg.PoolClient, viewer: { id: string; role: string }, booking: Booking) {
    const { hospitalId, serviceId, doctorId, appointmentDate: date, appointmentTime: time, patientInfo } = booking
    const [offer] = await rows(
      'offer',
      `select coalesce(s.duration, 60) as duration, h.name as hospital, s.name as service, d.full_name as doctor
       from hospitals h join hospital_services hs on hs.hospital_id = h.id join health_services s on s.id = hs.service_id and s.is_active
         join doctors d on d.hospital_id = h.id and d.is_active join doctor_services l on l.doctor_id = d.id and l.service_id = s.id
       where h.id = $1 and h.is_active and s.id = $2 and d.id = $3
         and exists (select from opening_hours o where o.hospital_id = h.id and o.weekday = extract(isodow from $4::date) and o.start_time = $5::time)
         and not exists (select from closures c where c.hospital_id = h.id and $4::date between c.starts_on and c.ends_on)`,
      [hospitalId, serviceId, doctorId, date, time],
      client,
    )
    if (!offer) throw new Error('not on offer')
    const { duration, ...names } = offer
    const { firstName, lastName, email, phone } = patientInfo
    const [appointment] = await rows(
      'appointment',
      `insert into appointments (id, booking_id, hospital_id, service_id, doctor_id, patient_id, patient_first_name, patient_last_name,
         patient_email, patient_phone, date, time, duration_minutes, notes) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       returning *`,
      [
        v7(),
        bookingIdFrom(randomBytes(8)),
        hospitalId,
        serviceId,
        doctorId,
        viewer.id,
        firstName,
        lastName,
        email,
        phone,
        date,
        time,
        duration,
        booking.notes,
      ],
      client,
    )
    await rows(
      'event',
      "insert into appointment_events (id, appointment_id, kind, actor_id, actor_role, to_status) values ($1, $2, 'booked', $3, $4, $5)",
      [v7(), appointment.id, viewer.id, viewer.role, appointment.status],
      client,
    )
    await rows(
      'mail',
      "insert into outbox (id, kind, user_id, payload) values ($1, 'appointment.booked', $2, $3)",
      [v7(), viewer.id, { appointmentId: appointment.id }],
      client,
    )
    return { ...appointment, ...names }
  }

  app.post<{ Body: Booking }>('/api/Appointments', async (request, reply) => {
    const viewer = await viewerOf(request)
    const client = await pool.connect()
    try {
      await client.query('begin')
      const appointment = await book(client, viewer, request.body)
      await client.query('commit')
      return reply.code(201).send(appointment)
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  })

  app.post<{ Body: { email: string; password: string } }>('/api/Auth/login', async ({ body }) => {
    const [account] = await rows(
      'account',
      `select id, password_hash as "passwordHash", email, first_name as "firstName", last_name as "lastName", role, language
       from users where email = $1 and status = 'active'`,
      [body.email],
    )
    const { passwordHash, ...user } = account
    if (!(await bcrypt.compare(body.password, passwordHash))) throw new Error('wrong password')
    const sid = v7()
    await rows('session', "insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '7 days')", [
      sid,
      user.id,
    ])
    return { user, token: jwt.sign({ sid }, secret, { subject: user.id, expiresIn: '7d' }) }
  })

  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port, pool }
})
