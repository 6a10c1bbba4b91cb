/** Calendars of many hospitals and doctors, read together. */
import { sql } from 'drizzle-orm'
import type { CalendarFacts, DaySpan, DoctorCalendar, Stretch, TakenSlot } from '#domain/availability.ts'
import type { Queryable } from '#server/database/client.ts'
import { statement } from '#server/database/statement.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import {
  type BlockedOfDoctor,
  calendarOf,
  doctorFacts,
  type HospitalFacts,
  hospitalFacts,
  NOWHERE,
  type OwnMinutes,
  type Patient,
  servicesWith,
  takenOfDoctor,
  takenOfHospital,
  takenOfPatient,
} from '../booking/facts.ts'

type Values = DaySpan & { ids: string[]; serviceId: string | null; exceptId: string | null }
/** The planner does not count a list in a subquery, so it uses one plan for any number of IDs. */
const ids = sql`any((select ${sql.placeholder('ids')}::uuid[])::uuid[])`

export type HospitalRow = HospitalFacts & { id: string; taken: TakenSlot[] }
export const readHospitals = statement<HospitalRow, Values>(
  () => sql`select ${hospitals.id} as id, ${hospitalFacts.isActive} as "isActive", ${hospitalFacts.openingHours} as "openingHours",
    ${hospitalFacts.closures} as closures, ${hospitalFacts.holidays} as holidays, ${hospitalFacts.rules} as rules,
    ${hospitalFacts.services} as services, ${takenOfHospital} as taken
  from ${hospitals} where ${hospitals.id} = ${ids}`,
)

export type DoctorRow = DoctorCalendar &
  OwnMinutes &
  BlockedOfDoctor & { id: string; hospitalId: string | null; isActive: boolean; taken: TakenSlot[] }
export const readDoctors = statement<DoctorRow, DaySpan & { ids: string[]; exceptId: string | null }>(
  () => sql`select ${doctors.id} as id, ${doctors.hospitalId} as "hospitalId", ${doctors.isActive} as "isActive",
    ${doctorFacts.services} as services, ${doctorFacts.ownMinutes} as "ownMinutes", ${doctorFacts.hours} as hours, ${doctorFacts.breaks} as breaks, ${doctorFacts.leave} as leave,
    ${doctorFacts.blocked} as blocked,
    ${takenOfDoctor} as taken
  from ${doctors} where ${doctors.id} = ${ids}`,
)

const readMine = statement<{ mine: Stretch[] }, DaySpan & Patient & { exceptId: string | null }>(
  () => sql`select ${takenOfPatient} as mine`,
)

type CalendarsQuery = Patient & {
  days: DaySpan
  now: Date
  /** Null for any service. */
  serviceId: string | null
  /** Appointment that does not block itself. */
  exceptId?: string | null
}
/** Calendar of a doctor, with the doctor's hospital. */
type DoctorFacts = CalendarFacts & { hospitalId: string | null }
type Calendars = { hospitals: Map<string, CalendarFacts>; doctors: Map<string, DoctorFacts> }

/**
 * Reads the facts about these days, for the rule in `domain/availability.ts`. Independent and
 * inactive doctors take no appointments.
 */
export async function readCalendars(
  db: Queryable,
  { hospitalIds, doctorIds }: { hospitalIds: string[]; doctorIds: string[] },
  { days, now, serviceId, patientId, personId, exceptId = null }: CalendarsQuery,
): Promise<Calendars> {
  const doctorRows = doctorIds.length > 0 ? await readDoctors(db, { ...days, ids: doctorIds, exceptId }) : []
  const allHospitalIds = [...hospitalIds, ...doctorRows.flatMap(({ hospitalId }) => hospitalId ?? [])]
  const hospitalRows = await readHospitals(db, { ...days, ids: [...new Set(allHospitalIds)], serviceId, exceptId })
  const [{ mine } = { mine: [] }] = patientId ? await readMine(db, { ...days, patientId, personId, exceptId }) : []
  const all = new Map(
    hospitalRows.map(({ id, taken, ...row }) => [id, { ...calendarOf(row, now), taken, mine, doctor: null }]),
  )
  const nowhere = { ...calendarOf(NOWHERE, now), doctor: null, taken: [], mine: [] }
  const requested = new Set(hospitalIds)
  return {
    hospitals: new Map([...all].filter(([id]) => requested.has(id))),
    doctors: new Map(
      doctorRows.map(({ id, hospitalId, isActive, taken, blocked, ...doctor }): [string, DoctorFacts] => {
        const house = all.get(hospitalId ?? '')
        const open = house && isActive ? house : null
        const services = servicesWith(open?.services ?? [], doctor)
        if (!open) return [id, { ...nowhere, hospitalId }]
        return [id, { ...open, closures: [...open.closures, ...blocked], services, hospitalId, taken, doctor }]
      }),
    ),
  }
}
