/** Queue of calendars that may have a time for waiting patients. Triggers fill it too. */
import { inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'
import { doctors, doctorServices } from '#server/features/catalogue/doctors/table.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { waitingEntries, waitingListQueue } from './table.ts'

/** Calendar of a hospital, or of one of its doctors. */
export type WaitingCalendar = { hospitalId: string; doctorId: string | null }

type Subject = { hospitalId: string | null; serviceId: string; doctorId: string | null; appointmentId: string | null }

/** Queues the calendars that may already have a time for this new entry. */
export async function queueSubject(tx: Tx, { hospitalId, serviceId, doctorId, appointmentId }: Subject): Promise<void> {
  if (!hospitalId) {
    await tx.execute(sql`insert into ${waitingListQueue} (kind, subject_id)
      select 'calendar', ${hospitalServices.hospitalId} from ${hospitalServices} where ${hospitalServices.serviceId} = ${serviceId}`)
    return
  }
  const kind = doctorId ? 'doctor' : appointmentId ? 'hospital' : 'calendar'
  await tx.insert(waitingListQueue).values({ kind, subjectId: doctorId ?? hospitalId })
}

/**
 * Queues every calendar with open entries, because a new day becomes bookable without an
 * announcement.
 */
export const queueAll = (db: Queryable) =>
  db.execute(sql`insert into ${waitingListQueue} (kind, subject_id)
    select distinct case when w.doctor_id is null then 'calendar' else 'doctor' end, coalesce(w.doctor_id, s.hospital_id)
    from ${waitingEntries} w join ${hospitalServices} s on s.service_id = w.service_id
      and (w.hospital_id = s.hospital_id or w.hospital_id is null)
    where w.state = 'waiting'`)

const BATCH = 100

/** Takes calendars out of the queue. Later reads see the changes that queued them. */
export async function takeCalendars(db: Queryable): Promise<WaitingCalendar[] | null> {
  const first = db
    .select({ id: waitingListQueue.id })
    .from(waitingListQueue)
    .orderBy(waitingListQueue.id)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const taken = await db
    .delete(waitingListQueue)
    .where(inArray(waitingListQueue.id, first))
    .returning({ kind: waitingListQueue.kind, id: waitingListQueue.subjectId })
  if (taken.length === 0) return null
  const idsOf = (...kinds: (typeof taken)[number]['kind'][]) =>
    taken.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const uuids = (ids: string[]) => sql`any(${sql.param(ids)}::uuid[])`
  return query<WaitingCalendar>(
    db,
    sql`select ${hospitals.id} as "hospitalId", null::uuid as "doctorId" from ${hospitals}
        where ${hospitals.id} = ${uuids(idsOf('hospital', 'calendar'))}
      union select ${doctors.hospitalId}, ${doctors.id} from ${doctors}
        where ${doctors.isActive} and ${doctors.hospitalId} is not null
          and (${doctors.id} = ${uuids(idsOf('doctor'))} or ${doctors.hospitalId} = ${uuids(idsOf('calendar'))})
          and exists (select from ${doctorServices} where ${doctorServices.doctorId} = ${doctors.id})`,
  )
}
