import { sql } from 'drizzle-orm'
import { DEFAULT_DURATION } from '#domain/availability.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import type { AgeLimits } from '#domain/patient-facts.ts'
import { type BookableVisit, bookableVisit, type ConsultationTerms } from '#domain/visit-types.ts'
import type { Queryable } from '#server/database/client.ts'
import { selectList } from '#server/database/record.ts'
import { statement } from '#server/database/statement.ts'
import { priceColumns } from '#server/features/catalogue/doctors/services.ts'
import { doctorServices, doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { type AppointmentRow, belongings } from '../record.ts'
import type { Subject } from './facts.ts'

/** A bookable offer as the appointment will record it, at the current price and terms. */
export type Offer = Pick<AppointmentRow, 'hospital' | 'service' | 'doctor' | 'price' | 'currency'> & {
  visit: BookableVisit
}
type Row = Omit<Offer, 'visit' | 'currency'> & {
  currency: Currency
  minutes: number | null
  terms: ConsultationTerms
  ownTerms: ConsultationTerms
}

const termsOf = (table: typeof hospitalServices | typeof doctorServices) =>
  sql`json_build_object('channels', ${table.channels}, 'consultationPrice', ${table.consultationPrice},
    'consultationCurrency', ${table.consultationCurrency}, 'consultationMinutes', ${table.consultationMinutes})`

const read = statement<Row & AgeLimits, Subject & { language: UiLanguage }>(
  () => sql`select ${selectList(priceColumns)}, ${healthServices.duration} as minutes, ${healthServices.minAge} as "minAge",
      ${healthServices.maxAge} as "maxAge",
      ${termsOf(hospitalServices)} as terms, ${termsOf(doctorServices)} as "ownTerms", ${selectList(belongings(sql`${sql.placeholder('language')}::text`))}
    from ${hospitalServices} join ${hospitals} on ${hospitals.id} = ${hospitalServices.hospitalId}
      join ${healthServices} on ${healthServices.id} = ${hospitalServices.serviceId}
      left join ${doctors} on ${doctors.id} = ${sql.placeholder('doctorId')}::uuid
      left join ${doctorServices} on ${doctorServices.doctorId} = ${doctors.id} and ${doctorServices.serviceId} = ${hospitalServices.serviceId}
    where ${hospitalServices.hospitalId} = ${sql.placeholder('hospitalId')} and ${hospitalServices.serviceId} = ${sql.placeholder('serviceId')}`,
)

/**
 * Returns the offer, or undefined if the hospital does not offer the service. `price` and
 * `currency` are null if the price is on request.
 */
export async function findOffer(
  db: Queryable,
  { hospitalId, serviceId, doctorId }: Subject,
  { language }: { language: UiLanguage },
): Promise<{ offer: Offer; limits: AgeLimits } | undefined> {
  const [row] = await read(db, { hospitalId, serviceId, doctorId, language })
  if (!row) return undefined
  const { minutes, terms, ownTerms, minAge, maxAge, ...offer } = row
  const { visitType } = offer.service
  const { price, currency } = offer
  const visit = bookableVisit({ visitType, minutes: minutes ?? DEFAULT_DURATION, price, currency }, terms, ownTerms)
  return { offer: { ...offer, currency: price === null ? null : currency, visit }, limits: { minAge, maxAge } }
}
