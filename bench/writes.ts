import type pg from 'pg'
import { addDays, dateIn, TIME_SLOTS, weekdayOf } from '#domain/availability.ts'
import type { Config } from '#server/config.ts'
import { signToken } from '#server/http/tokens.ts'
import { PASSWORD } from './fill.ts'
import { type Call, post } from './scenarios.ts'

const PATIENTS = 4000
/** Far enough ahead to be free of what the database was filled with. */
const FIRST_DAY = 60

type Offer = { doctorId: string; hospitalId: string; serviceId: string }

/** Bookings that never meet: every one has another doctor, and a patient's lie hours apart. */
export async function bookings(client: pg.Client, config: Config) {
  const { rows: patients } = await client.query<{ userId: string; sessionId: string }>(
    `insert into sessions (id, user_id, expires_at)
     select gen_random_uuid(), bench_id('user', i), now() + interval '7 days' from generate_series(1, ${PATIENTS}) i
     returning user_id as "userId", id as "sessionId"`,
  )
  const { rows: offers } = await client.query<Offer>(
    `select d.id as "doctorId", d.hospital_id as "hospitalId",
       (select l.service_id from doctor_services l where l.doctor_id = d.id order by 1 limit 1) as "serviceId"
     from doctors d where d.is_listed
       and not exists (select from appointments a where a.doctor_id = d.id and a.date > current_date + ${FIRST_DAY - 5})
     order by d.id limit 60000`,
  )
  const tokens = patients.map((patient) => signToken(config, patient))
  const days = Array.from({ length: 60 }, (_, ahead) => addDays(dateIn(new Date()), FIRST_DAY + ahead)).filter(
    (date) => weekdayOf(date) !== 7,
  )
  const times = TIME_SLOTS.filter((_, index) => index % 2 === 0)
  let made = 0
  const next = () => {
    const offer = offers[made]
    const nth = Math.floor(made / PATIENTS)
    const token = tokens[made % PATIENTS]
    made++
    if (!offer) throw new Error('no doctors left to book')
    const body = {
      ...offer,
      patientInfo: { firstName: 'Ada', lastName: 'Söğüt', email: 'ada@mail.example', phone: '+44 20 7946 0100' },
      appointmentDate: days[Math.floor(nth / times.length)],
      appointmentTime: times[nth % times.length],
      notes: 'I would prefer an interpreter for English.',
    }
    return { body, headers: { authorization: `Bearer ${token}` } }
  }
  const call = (path: string) => (): Call => {
    const { body, headers } = next()
    return post(path, body, headers)
  }
  return { ours: call('/api/Appointments'), floor: call('/book') }
}

/** Every sign-in is somebody else's, as the limits on guessing expect. */
export function signIns(users: number) {
  let made = 0
  const call = (path: string) => (): Call =>
    post(path, { email: `user${(made++ % users) + 1}@bench.example`, password: PASSWORD })
  return { ours: call('/api/Auth/login'), floor: call('/sign-in') }
}
