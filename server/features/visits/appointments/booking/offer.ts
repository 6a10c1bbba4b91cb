import { sql } from 'drizzle-orm'
import type { UiLanguage } from '#domain/languages.ts'
import type { Queryable } from '#server/database/client.ts'
import { selectList } from '#server/database/record.ts'
import { statement } from '#server/database/statement.ts'
import { priceColumns } from '#server/features/catalogue/doctors/services.ts'
import { doctorServices, doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { type AppointmentRow, belongings } from '../record.ts'
import type { Subject } from './facts.ts'

/** A bookable offer as the appointment will record it, at the current price. */
export type Offer = Pick<AppointmentRow, 'hospital' | 'service' | 'doctor' | 'price' | 'currency'>

const read = statement<Offer, Subject & { language: UiLanguage }>(
  () => sql`select ${selectList(priceColumns)}, ${selectList(belongings(sql`${sql.placeholder('language')}::text`))}
    from ${hospitalServices} join ${hospitals} on ${hospitals.id} = ${hospitalServices.hospitalId}
      join ${healthServices} on ${healthServices.id} = ${hospitalServices.serviceId}
      left join ${doctors} on ${doctors.id} = ${sql.placeholder('doctorId')}::uuid
      left join ${doctorServices} on ${doctorServices.doctorId} = ${doctors.id} and ${doctorServices.serviceId} = ${hospitalServices.serviceId}
    where ${hospitalServices.hospitalId} = ${sql.placeholder('hospitalId')} and ${hospitalServices.serviceId} = ${sql.placeholder('serviceId')}`,
)

/**
 * Undefined where the hospital does not offer the service. Both `price` and `currency` are null
 * where the price is on request.
 */
export async function findOffer(
  db: Queryable,
  { hospitalId, serviceId, doctorId }: Subject,
  { language }: { language: UiLanguage },
): Promise<Offer | undefined> {
  const [offer] = await read(db, { hospitalId, serviceId, doctorId, language })
  return offer?.price === null ? { ...offer, currency: null } : offer
}
