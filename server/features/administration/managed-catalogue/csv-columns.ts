/** Columns of the exports: every field, under the names that an import reads. */
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import type { Doctor } from '#server/features/catalogue/doctors/record.ts'
import type { HealthService } from '#server/features/catalogue/health-services/record.ts'
import type { Hospital } from '#server/features/catalogue/hospitals/record.ts'

import type { WithTexts } from './lists.ts'
import type { ExportedHospital } from './reading.ts'

type Columns<Row> = Record<string, (row: Row) => unknown>

const plain = <Row>(...names: (keyof Row & string)[]): Columns<Row> =>
  Object.fromEntries(names.map((name) => [name, (row: Row) => row[name]]))

/** Joins a list into one cell, as it is entered in the forms. */
const joined = <Row>(name: keyof Row & string): Columns<Row> => ({
  [name]: (row) => (row[name] as string[]).join(', '),
})

/** Returns the columns of the translations, such as `description_tr`. */
const texts = (...parts: ('name' | 'description')[]): Columns<WithTexts<object>> =>
  Object.fromEntries(
    TRANSLATED_LANGUAGES.flatMap((language) =>
      parts.map((part) => [
        `${part}_${language}`,
        (row: WithTexts<object>) => row.texts.find((text) => text.language === language)?.[part],
      ]),
    ),
  )

export const hospitalColumns: Columns<WithTexts<ExportedHospital>> = {
  ...plain<ExportedHospital>('id', 'code', 'name', 'email'),
  province: ({ city }) => city,
  ...plain<Hospital>('district', 'address', 'country', 'phone', 'website', 'description'),
  ...plain<Hospital>('googleMapsUrl', 'googlePlacesUrl', 'logoUrl'),
  ...joined<Hospital>('imageUrls'),
  ...joined<Hospital>('languages'),
  ...joined<Hospital>('insurers'),
  ...plain<Hospital>('latitude', 'longitude', 'locationApproximate', 'isActive', 'isVerified', 'averageRating'),
  ...plain<Hospital>('reviewCount', 'priceFrom', 'createdAt', 'updatedAt'),
  ...texts('description'),
}

export const doctorColumns: Columns<WithTexts<Doctor>> = {
  ...plain<Doctor>('id', 'fullName', 'specialty'),
  ...joined<Doctor>('subspecialties'),
  ...plain<Doctor>('experienceYears'),
  ...joined<Doctor>('languagesSpoken'),
  ...plain<Doctor>('phone', 'email', 'website', 'description', 'profileImageUrl', 'consultationFee', 'currency'),
  ...plain<Doctor>('isActive', 'hospitalId'),
  hospital: ({ hospitalName }) => hospitalName,
  province: ({ hospitalCity }) => hospitalCity,
  ...plain<Doctor>('averageRating', 'reviewCount', 'createdAt', 'updatedAt'),
  ...texts('description'),
}

export const serviceColumns: Columns<WithTexts<HealthService>> = {
  ...plain<HealthService>('id', 'name', 'description', 'category', 'price', 'currency', 'duration', 'visitType'),
  ...plain<HealthService>('nights', 'stayDays', 'isActive'),
  ...plain<HealthService>('iconKey', 'hospitalCount', 'averageRating', 'reviewCount', 'createdAt', 'updatedAt'),
  ...texts('name', 'description'),
}
