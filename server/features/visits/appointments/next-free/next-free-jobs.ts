import { inArray, sql } from 'drizzle-orm'
import type { Dependencies } from '#server/context.ts'
import type { Db, Tx } from '#server/database/client.ts'
import { statement } from '#server/database/statement.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { nextFreeTimes } from '#server/search/next-free.ts'
import { nextFreeQueue } from '../table.ts'
import { findNextFree, type Subjects, writeNextFree } from './next-free.ts'

type IsEnding = () => boolean
const never: IsEnding = () => false

/**
 * Lock for one writer at a time across all instances, so that a later read of a calendar also
 * writes later.
 */
const turnLock = 4_865_108

async function settle(db: Db, now: Date, take: (tx: Tx) => Promise<Subjects>): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turnLock})`)
    const subjects = await take(tx)
    if (subjects.hospitalIds.length + subjects.doctorIds.length === 0) return 0
    const freeTimes = await findNextFree(tx, subjects, now)
    await writeNextFree(tx, freeTimes)
    return freeTimes.length
  })
}

/** Maximum number of announcements taken together. */
const TAKEN = 500

/** Takes announcements out of the queue. Later reads see the announced changes. */
async function takeAnnounced(tx: Tx): Promise<Subjects> {
  const first = tx.select({ id: nextFreeQueue.id }).from(nextFreeQueue).orderBy(nextFreeQueue.id).limit(TAKEN)
  const taken = await tx
    .delete(nextFreeQueue)
    .where(inArray(nextFreeQueue.id, first))
    .returning({ kind: nextFreeQueue.kind, id: nextFreeQueue.subjectId })
  const idsOf = (...kinds: (typeof taken)[number]['kind'][]) =>
    taken.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const calendars = idsOf('calendar')
  const theirDoctors =
    calendars.length > 0
      ? await tx.select({ id: doctors.id }).from(doctors).where(inArray(doctors.hospitalId, calendars))
      : []
  return {
    hospitalIds: [...new Set(idsOf('hospital', 'calendar'))],
    doctorIds: [...new Set([...idsOf('doctor'), ...theirDoctors.map(({ id }) => id)])],
  }
}

/** Recomputes the next free times of changed calendars. Returns their number. */
export async function settleChangedCalendars(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  isEnding = never,
): Promise<number> {
  let done = 0
  while (!isEnding()) {
    const [waiting] = await db.select({ id: nextFreeQueue.id }).from(nextFreeQueue).limit(1)
    if (!waiting) break
    done += await settle(db, clock(), takeAnnounced)
  }
  return done
}

/** Hospitals of one batch, each with all its due doctors. */
const HOSPITALS = 100

/** Finds calendars whose next free time has passed or was never computed. */
const findDue = statement<{ id: string; hospitalId: string | null; isDoctor: boolean }, { now: Date }>(() => {
  const due = sql`(${nextFreeTimes.id} is null or ${nextFreeTimes.dueAt} <= ${sql.placeholder('now')}::timestamptz)`
  return sql`select ${hospitals.id} as id, ${hospitals.id} as "hospitalId", false as "isDoctor"
      from ${hospitals} left join ${nextFreeTimes} on ${nextFreeTimes.id} = ${hospitals.id} where ${due}
    union all select ${doctors.id}, ${doctors.hospitalId}, true
      from ${doctors} left join ${nextFreeTimes} on ${nextFreeTimes.id} = ${doctors.id} where ${due}`
})

/** Recomputes next free times that have passed or are missing. Returns their number. */
export async function settleDueTimes(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  isEnding = never,
): Promise<number> {
  const now = clock()
  const byHospital = new Map<string | null, Subjects>()
  for (const { id, hospitalId, isDoctor } of await findDue(db, { now })) {
    const subjects = byHospital.get(hospitalId) ?? { hospitalIds: [], doctorIds: [] }
    byHospital.set(hospitalId, subjects)
    subjects[isDoctor ? 'doctorIds' : 'hospitalIds'].push(id)
  }
  const all = [...byHospital.values()]
  let done = 0
  for (let start = 0; start < all.length && !isEnding(); start += HOSPITALS) {
    const batch = all.slice(start, start + HOSPITALS)
    done += await settle(db, now, async () => ({
      hospitalIds: batch.flatMap(({ hospitalIds }) => hospitalIds),
      doctorIds: batch.flatMap(({ doctorIds }) => doctorIds),
    }))
  }
  return done
}

/** Recomputes all queued and due times, for tests and after a bulk load. */
export async function refreshNextFree(db: Db, clock: () => Date = () => new Date()): Promise<number> {
  const changed = await settleChangedCalendars({ db, clock })
  return changed + (await settleDueTimes({ db, clock }))
}
