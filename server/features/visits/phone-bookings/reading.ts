import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isBookable } from '#domain/availability.ts'
import { withoutNotice } from '#domain/booking-rules.ts'
import { MAX_PATIENTS_FOUND, patientSearch, slotServicesSearch } from '#domain/phone-bookings.ts'
import type { Context } from '#server/context.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { serviceNameIn } from '#server/features/catalogue/health-services/texts.ts'
import { findFacts } from '#server/features/visits/appointments/booking/facts.ts'
import { appointmentSearchText } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { escapeLike } from '#server/search/conditions.ts'
import { requirePortal } from '#server/staff.ts'
import type { FoundPatient, SlotService } from './record.ts'

/** Digits of phone numbers; has an index (server/database/sql/appointments.sql). */
const phoneDigits = sql`phone_digits(${appointments.patientPhone})`
/** Digits of a typed number: those of the country code may be missing or written with zeros. */
const digitsOf = (q: string): string => q.replace(/\D/g, '').replace(/^0+/, '')
const MIN_DIGITS = 4

function matches(q: string): SQL | undefined {
  const digits = digitsOf(q)
  const isNumber = !/\p{L}/u.test(q) && digits.length >= MIN_DIGITS
  return isNumber
    ? sql`${phoneDigits} like ${`%${digits}%`}`
    : sql`${appointmentSearchText} like '%' || fold(${escapeLike(q)}) || '%'`
}

/**
 * Finds patients who have an appointment at the hospital, by phone number, name, address or booking
 * ID. Those of other hospitals are not found.
 */
export async function findPatients(
  ctx: Context,
  chosen: string | null | undefined,
  raw: unknown,
): Promise<FoundPatient[]> {
  const hospitalId = await requirePortal(ctx, chosen, 'appointments')
  const { q } = patientSearch.parse(raw)
  const key = sql`coalesce(${appointments.personId}, ${appointments.patientId})`
  const latest = ctx.db
    .selectDistinctOn([key], {
      key: sql<string>`${key}`.as('key'),
      appointmentId: sql<string>`${appointments.id}`.as('appointment_id'),
      name: sql<string>`${appointments.patientFirstName} || ' ' || ${appointments.patientLastName}`.as('name'),
      bookerName: sql<string | null>`${appointments.bookerFirstName} || ' ' || ${appointments.bookerLastName}`.as(
        'booker_name',
      ),
      phone: sql<string>`${appointments.patientPhone}`.as('phone'),
      email: sql<string>`${appointments.patientEmail}`.as('email'),
      latestDate: sql<string>`${appointments.date}::text`.as('latest_date'),
      startsAt: sql`${appointments.startsAt}`.as('starts_at'),
    })
    .from(appointments)
    .where(and(eq(appointments.hospitalId, hospitalId), isNotNull(appointments.patientId), matches(q)))
    .orderBy(key, sql`${appointments.startsAt} desc`)
    .as('latest')
  return ctx.db
    .select({
      appointmentId: latest.appointmentId,
      name: latest.name,
      bookerName: latest.bookerName,
      phone: latest.phone,
      email: latest.email,
      visits: sql<number>`(select count(*)::int from ${appointments}
        where ${appointments.hospitalId} = ${hospitalId} and ${key} = ${latest.key})`,
      latestDate: latest.latestDate,
    })
    .from(latest)
    .orderBy(sql`${latest.startsAt} desc`, latest.appointmentId)
    .limit(MAX_PATIENTS_FOUND)
}

/** Services that staff can book at a free place, by name. */
export async function findSlotServices(
  ctx: Context,
  chosen: string | null | undefined,
  raw: unknown,
): Promise<SlotService[]> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const { doctorId = null, date, time } = slotServicesSearch.parse(raw)
  const facts = withoutNotice(
    await findFacts(
      ctx.db,
      { hospitalId, serviceId: null, doctorId },
      { days: { from: date, to: date }, now: ctx.clock(), patientId: null, personId: null },
    ),
  )
  const minutesOf = new Map(
    facts.services
      .filter((service) => isBookable({ date, time }, { ...facts, services: [service] }))
      .map(({ id, minutes }) => [id, minutes]),
  )
  if (minutesOf.size === 0) return []
  const rows = await ctx.db
    .select({ serviceId: healthServices.id, name: serviceNameIn(ctx.language) })
    .from(healthServices)
    .where(inArray(healthServices.id, [...minutesOf.keys()]))
    .orderBy(serviceNameIn(ctx.language), healthServices.id)
  return rows.map((row) => ({ ...row, minutes: minutesOf.get(row.serviceId) ?? 0 }))
}
