import { medicalSpecialty } from '#domain/specialties.ts'
import type { ResultOf } from '#web/data/graphql.ts'
import { absolute, offersOf, ratingOf, withoutNulls } from '#web/rendering/statements.ts'
import { paths } from '#web/routing/paths.ts'
import type { DoctorProfileFields } from './doctor-profile.tsx'

type Doctor = ResultOf<typeof DoctorProfileFields>
type Offers = Parameters<typeof offersOf>[1]

/** Returns the doctor as schema.org structured data. */
export const doctorStatement = (origin: string, doctor: Doctor, offers: Offers) => ({
  '@type': 'Physician',
  '@id': origin + paths.doctor(doctor),
  ...withoutNulls({
    name: doctor.fullName,
    url: origin + paths.doctor(doctor),
    description: doctor.description,
    image: absolute(origin, doctor.profileImageUrl),
    medicalSpecialty: medicalSpecialty(doctor.specialty),
  }),
  ...(doctor.hospitalId &&
    doctor.hospitalName && {
      hospitalAffiliation: {
        '@type': 'Hospital',
        '@id': origin + paths.hospital({ id: doctor.hospitalId, name: doctor.hospitalName }),
        name: doctor.hospitalName,
      },
    }),
  ...ratingOf(doctor.averageRating, doctor.reviewCount),
  ...offersOf(origin, offers),
})
