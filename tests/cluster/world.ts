/** Hospitals with free times, and signed-in patients. */
import { v7 } from 'uuid'
import { addDays, dateIn, TIME_SLOTS } from '#domain/availability.ts'
import { sessionEnd } from '#domain/sessions.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { createLogger } from '#server/http/log.ts'
import { signToken } from '#server/http/tokens.ts'
import { insertHealthService, insertHospital, makeUser } from '#server/seed/factories.ts'
import { Random } from '#server/seed/random.ts'
import { SECRET } from './processes.ts'

const HOSPITALS = 60
const PATIENTS = 2000
/** Skips two days, so that no minimum notice matters. */
const FIRST_DAY = 3
/** A hospital can be booked for 90 days by default. */
const LAST_DAY = 80

export type SlotRequest = { hospitalId: string; serviceId: string; date: string; time: string }
export type Patient = { id: string; token: string }
export type World = { hospitals: { id: string; name: string }[]; wishes: SlotRequest[]; patients: Patient[] }

const isSunday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() === 0

export async function makeWorld(databaseUrl: string): Promise<World> {
  const pool = createPool(databaseUrl, createLogger('warn', false), { patient: true, max: 4 })
  const db = createDb(pool)
  try {
    const insertClinic = async () => {
      const hospital = await insertHospital(db, { city: 'İzmir', district: 'Konak' })
      return { hospital, service: await insertHealthService(db, { duration: 60 }, [hospital.id]) }
    }
    const clinics: Awaited<ReturnType<typeof insertClinic>>[] = []
    // In turn, because a busy machine would not give all of them a connection in time.
    for (let count = 0; count < HOSPITALS; count++) clinics.push(await insertClinic())
    const random = new Random(Date.now())
    const now = new Date()
    const rows = Array.from({ length: PATIENTS }, () => makeUser(random, { emailConfirmedAt: now }))
    await db.insert(users).values(rows)
    const sessions = rows.map(({ id: userId }) => ({ userId, sessionId: v7() }))
    await pool.query(
      `insert into sessions (id, user_id, expires_at, last_used_at)
        select s, u, $3, $4 from unnest($1::uuid[], $2::uuid[]) as t(s, u)`,
      [sessions.map(({ sessionId }) => sessionId), sessions.map(({ userId }) => userId), sessionEnd(now), now],
    )
    const days = Array.from({ length: LAST_DAY - FIRST_DAY }, (_, day) => addDays(dateIn(now), FIRST_DAY + day))
    const wishes = days
      .filter((date) => !isSunday(date))
      .flatMap((date) =>
        TIME_SLOTS.flatMap((time) =>
          clinics.map(({ hospital, service }) => ({ hospitalId: hospital.id, serviceId: service.id, date, time })),
        ),
      )
    return {
      hospitals: clinics.map(({ hospital: { id, name } }) => ({ id, name })),
      wishes,
      patients: sessions.map((session) => ({
        id: session.userId,
        token: signToken({ jwtSecret: SECRET } as Parameters<typeof signToken>[0], session),
      })),
    }
  } finally {
    await pool.end()
  }
}
