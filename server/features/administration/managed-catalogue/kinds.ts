/** Lists of hospitals, doctors and services. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { fold } from '#domain/fold.ts'
import {
  type ManagedDoctorSearch,
  type ManagedHospitalSearch,
  type ManagedServiceSearch,
  managedDoctorSearch,
  managedHospitalSearch,
  managedServiceSearch,
} from '#domain/managed-catalogue.ts'
import type { Context } from '#server/context.ts'
import { readDoctors, textsOf as textsOfDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import type { Doctor } from '#server/features/catalogue/doctors/record.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { textsOf as textsOfServices } from '#server/features/catalogue/health-services/catalogue.ts'
import { findHealthServices } from '#server/features/catalogue/health-services/reading.ts'
import type { HealthService } from '#server/features/catalogue/health-services/record.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { readHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { isMissing } from '#server/features/catalogue/hospitals/missing.ts'
import { textsOf as textsOfHospitals } from '#server/features/catalogue/hospitals/reading.ts'
import type { Hospital } from '#server/features/catalogue/hospitals/record.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import type { List } from './lists.ts'

/** Returns the rating for sorting. Records without reviews have none and come last. */
const rating = (rated: typeof hospitals | typeof doctors | typeof healthServices) => sql`nullif(${rated.ratingKey}, 0)`

export const hospitalList: List<ManagedHospitalSearch, Hospital> = {
  table: hospitals,
  text: hospitals.managedText,
  group: hospitals.city,
  parse: (raw) => managedHospitalSearch.parse(raw),
  conditionsOf: ({ city, verified, missing }) => [
    city ? eq(hospitals.cityKey, fold(city)) : undefined,
    verified === undefined ? undefined : eq(hospitals.isVerified, verified),
    missing && and(hospitals.isActive, isMissing(missing)),
  ],
  columns: {
    name: hospitals.nameKey,
    city: hospitals.cityKey,
    country: hospitals.country,
    phone: hospitals.phone,
    services: sql`(select count(*) from ${hospitalServices} where ${hospitalServices.hospitalId} = ${hospitals.id})`,
    rating: rating(hospitals),
    verified: hospitals.isVerified,
    status: hospitals.isActive,
    created: hospitals.createdAt,
    updated: hospitals.updatedAt,
  },
  read: readHospitals,
  texts: textsOfHospitals,
}

export const doctorList: List<ManagedDoctorSearch, Doctor> = {
  table: doctors,
  text: doctors.managedText,
  group: doctors.specialty,
  terms: 'specialty',
  parse: (raw) => managedDoctorSearch.parse(raw),
  conditionsOf: ({ specialty, hospitalId }) => [
    specialty && eq(doctors.specialty, specialty),
    hospitalId ? eq(doctors.hospitalId, hospitalId) : undefined,
  ],
  columns: {
    name: doctors.nameKey,
    specialty: doctors.specialty,
    hospital: doctors.hospitalName,
    languages: doctors.languagesSpoken,
    experience: doctors.experienceYears,
    fee: doctors.feeUsd,
    rating: rating(doctors),
    status: doctors.isActive,
    created: doctors.createdAt,
    updated: doctors.updatedAt,
  },
  read: readDoctors,
  texts: textsOfDoctors,
}

export const serviceList: List<ManagedServiceSearch, HealthService> = {
  table: healthServices,
  // A few hundred rows need no index.
  text: sql`(${healthServices.searchText} || ' ' || ${healthServices.translatedText})`,
  group: healthServices.category,
  terms: 'category',
  parse: (raw) => managedServiceSearch.parse(raw),
  conditionsOf: ({ category }) => [category && eq(healthServices.category, category)],
  columns: {
    name: healthServices.nameKey,
    category: healthServices.category,
    price: healthServices.priceUsd,
    duration: healthServices.duration,
    hospitals: healthServices.hospitalCount,
    rating: rating(healthServices),
    status: healthServices.isActive,
    created: healthServices.createdAt,
    updated: healthServices.updatedAt,
  },
  read: findHealthServices,
  texts: textsOfServices,
}

/**
 * Reads the codes of imported hospitals, as they stand in the column `code` of a list. The stored
 * code of a hospital ends with its name.
 */
export async function importCodesOf({ db }: Pick<Context, 'db'>, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: hospitals.id, code: sql<string>`regexp_replace(${hospitals.externalCode}, '/[^/]*$', '')` })
    .from(hospitals)
    .where(and(inArray(hospitals.id, ids), isNotNull(hospitals.externalCode)))
  return new Map(rows.map(({ id, code }) => [id, code]))
}
