import { type SQL, sql } from 'drizzle-orm'
import {
  type BookableService,
  type BookingRules,
  type CalendarFacts,
  type Closure,
  type DaySpan,
  DEFAULT_BOOKING_RULES,
  DEFAULT_DURATION,
  type DoctorCalendar,
  type Stretch,
  type TakenSlot,
} from '#domain/availability.ts'
import { CONSULTATION_MINUTES, type VisitType } from '#domain/visit-types.ts'
import type { Queryable } from '#server/database/client.ts'
import { clockOf } from '#server/database/record.ts'
import { statement } from '#server/database/statement.ts'
import {
  doctorBreaks,
  doctorHours,
  doctorLeave,
  doctorServices,
  doctors,
} from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import {
  bookingRules,
  closures,
  hospitalHolidays,
  hospitalServices,
  hospitals,
  openingHours,
} from '#server/features/catalogue/hospitals/table.ts'
import { blockedTimes } from '#server/features/visits/blocked-times/table.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { waitingOffers } from '#server/features/visits/waiting-list/table.ts'
import { appointments } from '../table.ts'

/** Patient of an appointment: a person of the account, or its holder. */
export type Patient = {
  /** Account. Null if no appointments count as the patient's own. */
  patientId: string | null
  personId: string | null
}

/** Subject of the rule: a hospital, one or all of its services, one or none of its doctors. */
export type Subject = { hospitalId: string; serviceId: string | null; doctorId: string | null }

type Values = DaySpan & Subject & Patient & { exceptId: string | null }
const uuid = (name: keyof Values) => sql`${sql.placeholder(name)}::uuid`
const from = sql`${sql.placeholder('from')}::date`
const to = sql`${sql.placeholder('to')}::date`

// Each fact is one JSON value for the row of `hospitals` or `doctors` around it, so that it can be
// read for one or for many.

/** Returns `{ "1": ["09:00", "10:00"], … }`, or null without any. */
const weeklyHours = (table: typeof openingHours | typeof doctorHours, whose: SQL) =>
  sql`(select json_object_agg(weekday, times) from (
    select ${table.weekday} as weekday, json_agg(${clockOf(table.startTime)} order by ${table.startTime}) as times
    from ${table} where ${whose} group by ${table.weekday}) w)`

/** Usual length, in SQL as `bookableVisit` (domain/visit-types.ts) defines it. */
const usualConsultation = sql.raw(String(CONSULTATION_MINUTES.usual))

const isThen = (table: typeof closures | typeof doctorLeave) =>
  sql`${table.endsOn} >= ${from} and ${table.startsOn} <= ${to}`

/**
 * Returns blocked times as closures of hours of one day, which is what the rule makes of them.
 */
const blocked = (whose: SQL) =>
  sql`select json_build_object('from', ${blockedTimes.date}, 'to', ${blockedTimes.date}, 'hours',
      json_build_object('from', ${clockOf(blockedTimes.startsAt)}, 'to', ${clockOf(blockedTimes.endsAt)})) as closure
    from ${blockedTimes} where ${whose} and ${blockedTimes.date} between ${from} and ${to}`

export const hospitalFacts = {
  isActive: sql`${hospitals.isActive}`,
  openingHours: weeklyHours(openingHours, sql`${openingHours.hospitalId} = ${hospitals.id}`),
  closures: sql`(select coalesce(json_agg(c.closure), '[]') from (
    select json_build_object('from', ${closures.startsOn}, 'to', ${closures.endsOn}, 'hours',
      case when ${closures.startsAt} is not null
        then json_build_object('from', ${clockOf(closures.startsAt)}, 'to', ${clockOf(closures.endsAt)}) end) as closure
    from ${closures} where ${closures.hospitalId} = ${hospitals.id} and ${isThen(closures)}
    union all ${blocked(sql`${blockedTimes.hospitalId} = ${hospitals.id} and ${blockedTimes.doctorId} is null`)}) c)`,
  holidays: sql`(select coalesce(json_agg(${hospitalHolidays.date}), '[]') from ${hospitalHolidays}
    where ${hospitalHolidays.hospitalId} = ${hospitals.id} and ${hospitalHolidays.date} between ${from} and ${to})`,
  rules: sql`(select json_build_object('noticeMinutes', ${bookingRules.noticeMinutes},
      'procedureNoticeMinutes', ${bookingRules.procedureNoticeMinutes}, 'horizonDays', ${bookingRules.horizonDays}, 'bufferMinutes', ${bookingRules.bufferMinutes}, 'confirmation', ${bookingRules.confirmation})
    from ${bookingRules} where ${bookingRules.hospitalId} = ${hospitals.id})`,
  services: sql`(select coalesce(json_agg(json_build_object('id', ${healthServices.id},
      'minutes', case ${healthServices.visitType} when 'procedure' then coalesce(${hospitalServices.consultationMinutes}, ${usualConsultation})
        else coalesce(${healthServices.duration}, ${sql.raw(String(DEFAULT_DURATION))}) end,
      'visitType', case ${healthServices.visitType} when 'procedure' then 'consultation' else ${healthServices.visitType} end)), '[]')
    from ${hospitalServices} join ${healthServices} on ${healthServices.id} = ${hospitalServices.serviceId} and ${healthServices.isActive}
    where ${hospitalServices.hospitalId} = ${hospitals.id}
      and (${uuid('serviceId')} is null or ${healthServices.id} = ${uuid('serviceId')}))`,
}

export const doctorFacts = {
  services: sql`(select coalesce(json_agg(${doctorServices.serviceId}), '[]') from ${doctorServices}
    where ${doctorServices.doctorId} = ${doctors.id})`,
  ownMinutes: sql`(select json_object_agg(${doctorServices.serviceId}, ${doctorServices.consultationMinutes})
    from ${doctorServices} join ${healthServices} on ${healthServices.id} = ${doctorServices.serviceId} and ${healthServices.visitType} = 'procedure'
    where ${doctorServices.doctorId} = ${doctors.id} and ${doctorServices.consultationMinutes} is not null)`,
  hours: weeklyHours(doctorHours, sql`${doctorHours.doctorId} = ${doctors.id}`),
  breaks: sql`(select coalesce(json_agg(json_build_object('weekday', ${doctorBreaks.weekday},
      'from', ${clockOf(doctorBreaks.startsAt)}, 'to', ${clockOf(doctorBreaks.endsAt)})), '[]')
    from ${doctorBreaks} where ${doctorBreaks.doctorId} = ${doctors.id})`,
  leave: sql`(select coalesce(json_agg(json_build_object('from', ${doctorLeave.startsOn}, 'to', ${doctorLeave.endsOn})), '[]')
    from ${doctorLeave} where ${doctorLeave.doctorId} = ${doctors.id} and ${isThen(doctorLeave)})`,
  blocked: sql`(select coalesce(json_agg(c.closure), '[]') from (
    ${blocked(sql`${blockedTimes.doctorId} = ${doctors.id} and ${blockedTimes.hospitalId} = ${doctors.hospitalId}`)}) c)`,
}

const midnight = (day: SQL) => sql`(${day}::timestamp at time zone 'Europe/Istanbul')`

/**
 * Returns the condition for appointments that may overlap these days. With its buffer, an
 * appointment lasts at most a day and a half.
 */
const touches = ({ startsAt }: typeof appointments | typeof proposals | typeof waitingOffers) =>
  sql`${startsAt} >= ${midnight(sql`(${from} - 2)`)} and ${startsAt} < ${midnight(sql`(${to} + 2)`)}`

const asJson = (stretches: SQL) =>
  sql`(select coalesce(json_agg(json_build_object('serviceId', s.service_id,
      'start', extract(epoch from s.starts_at) * 1000, 'end', extract(epoch from s.ends_at) * 1000)), '[]') from (${stretches}) s)`

/** Returns active appointments. */
const standing = (whose: SQL, end: typeof appointments.endsAt | typeof appointments.blockedUntil) =>
  sql`select ${appointments.serviceId}, ${appointments.startsAt}, ${end} as ends_at from ${appointments}
    where ${whose} and ${appointments.status} in ('pending', 'confirmed') and ${touches(appointments)}
      and ${appointments.id} is distinct from ${uuid('exceptId')}`

/**
 * Returns times held for patients by proposals. An appointment's own proposal does not block it.
 */
const held = (whose: SQL) =>
  sql`select ${proposals.serviceId}, ${proposals.startsAt}, ${proposals.blockedUntil} from ${proposals}
    where ${whose} and ${proposals.state} = 'open' and ${touches(proposals)}
      and ${proposals.appointmentId} is distinct from ${uuid('exceptId')}`

/** Returns times offered to patients on the waiting list. */
const offered = (whose: SQL) =>
  sql`select ${waitingOffers.serviceId}, ${waitingOffers.startsAt}, ${waitingOffers.blockedUntil} from ${waitingOffers}
    where ${whose} and ${waitingOffers.state} = 'open' and ${touches(waitingOffers)}`

export const takenOfDoctor = asJson(
  sql`${standing(sql`${appointments.doctorId} = ${doctors.id}`, appointments.blockedUntil)}
    union all ${held(sql`${proposals.doctorId} = ${doctors.id}`)}
    union all ${offered(sql`${waitingOffers.doctorId} = ${doctors.id}`)}`,
)
export const takenOfHospital = asJson(
  sql`${standing(sql`${appointments.hospitalId} = ${hospitals.id} and ${appointments.doctorId} is null`, appointments.blockedUntil)}
    union all ${held(sql`${proposals.hospitalId} = ${hospitals.id} and ${proposals.doctorId} is null`)}
    union all ${offered(sql`${waitingOffers.hospitalId} = ${hospitals.id} and ${waitingOffers.doctorId} is null`)}`,
)

/** Times that the patient has requested and that wait for a hospital. */
const heldOfPatient = sql`select ${proposals.serviceId}, ${proposals.startsAt},
    ${proposals.startsAt} + make_interval(mins => ${proposals.durationMinutes}) from ${proposals}
    where ${proposals.patientKey} = coalesce(${uuid('personId')}, ${uuid('patientId')}) and ${touches(proposals)}
      and ${proposals.appointmentId} is distinct from ${uuid('exceptId')}`

export const takenOfPatient = asJson(
  sql`${standing(
    sql`${appointments.patientId} = ${uuid('patientId')} and ${appointments.personId} is not distinct from ${uuid('personId')}`,
    appointments.endsAt,
  )} union all ${heldOfPatient}`,
)

export type HospitalFacts = {
  isActive: boolean
  openingHours: CalendarFacts['openingHours'] | null
  closures: Closure[]
  holidays: string[]
  rules: BookingRules | null
  services: CalendarFacts['services']
}
/** Lengths of first consultations that differ from the hospital's, by service. */
export type OwnMinutes = { ownMinutes: Record<string, number> | null }

/** Returns the services of the hospital with the lengths of a doctor. */
export const servicesWith = (services: BookableService[], { ownMinutes }: OwnMinutes): BookableService[] =>
  ownMinutes
    ? services.map((service) => ({ ...service, minutes: ownMinutes[service.id] ?? service.minutes }))
    : services

/** Blocked times of a doctor. Those of the whole hospital are among its closures. */
export type BlockedOfDoctor = { blocked: Closure[] }

type Row = HospitalFacts & {
  doctor: (DoctorCalendar & OwnMinutes & BlockedOfDoctor & { taken: TakenSlot[] }) | null
  taken: TakenSlot[]
  mine: Stretch[]
}

/**
 * Reads all facts of one calendar in one statement, because a page of the booking form reads it
 * repeatedly.
 */
const readFacts = statement<Row, Values>(
  () => sql`select ${hospitalFacts.isActive} as "isActive", ${hospitalFacts.openingHours} as "openingHours",
    ${hospitalFacts.closures} as closures, ${hospitalFacts.holidays} as holidays, ${hospitalFacts.rules} as rules,
    ${hospitalFacts.services} as services,
    (select json_build_object('services', ${doctorFacts.services}, 'ownMinutes', ${doctorFacts.ownMinutes}, 'hours', ${doctorFacts.hours}, 'breaks', ${doctorFacts.breaks}, 'leave', ${doctorFacts.leave}, 'blocked', ${doctorFacts.blocked},
        'taken', ${takenOfDoctor})
      from ${doctors} where ${doctors.id} = ${uuid('doctorId')} and ${doctors.hospitalId} = ${hospitals.id} and ${doctors.isActive}) as doctor,
    case when ${uuid('doctorId')} is null then ${takenOfHospital} else '[]' end as taken,
    ${takenOfPatient} as mine
  from ${hospitals} where ${hospitals.id} = ${uuid('hospitalId')}`,
  // It names eight values 41 times.
  { sharesPlaceholders: true },
)

/** Returns the facts about the hospital itself. */
export const calendarOf = (facts: HospitalFacts, now: Date) => ({
  ...facts,
  openingHours: facts.openingHours ?? {},
  rules: facts.rules ?? DEFAULT_BOOKING_RULES,
  now,
})

/** Facts of a missing hospital, which takes no appointments. */
export const NOWHERE: Row = {
  isActive: false,
  openingHours: null,
  closures: [],
  holidays: [],
  rules: null,
  services: [],
  doctor: null,
  taken: [],
  mine: [],
}

/** Appointment that moves. It does not block itself, and keeps its type and length. */
export type Moving = { id: string; serviceId: string; minutes: number; visitType: VisitType }

/** Returns the service of an appointment that moves, with the appointment's type and length. */
export const movedService = ({ serviceId, minutes, visitType }: Omit<Moving, 'id'>): BookableService => ({
  id: serviceId,
  minutes,
  visitType,
})

type FactsQuery = Patient & {
  days: DaySpan
  now: Date
  moving?: Moving
}

/** Reads the facts about these days, for the rule in `domain/availability.ts`. */
export async function findFacts(db: Queryable, subject: Subject, query: FactsQuery): Promise<CalendarFacts> {
  const { days, now, patientId, personId, moving } = query
  const [row = NOWHERE] = await readFacts(db, {
    ...subject,
    ...days,
    patientId,
    personId,
    exceptId: moving?.id ?? null,
  })
  return {
    ...calendarOf(row, now),
    closures: [...row.closures, ...(row.doctor?.blocked ?? [])],
    services: moving ? [movedService(moving)] : row.doctor ? servicesWith(row.services, row.doctor) : row.services,
    doctor: row.doctor ?? (subject.doctorId ? 'unknown' : null),
    taken: row.doctor?.taken ?? row.taken,
    mine: row.mine,
  }
}
