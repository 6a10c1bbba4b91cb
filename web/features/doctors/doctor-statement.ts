import type { ResultOf } from '#web/graphql.ts'
import { doctorUrl, hospitalUrl, known, offersOf, ratingOf } from '#web/statements.ts'
import type { DoctorProfileFields } from './doctor-profile.tsx'

type Doctor = ResultOf<typeof DoctorProfileFields>
type Offers = Parameters<typeof offersOf>[0]

/** The doctor as schema.org describes one. */
export const doctorStatement = (origin: string, doctor: Doctor, offers: Offers) => ({
  '@type': 'Physician',
  '@id': doctorUrl(origin, doctor.id),
  ...known({
    name: doctor.fullName,
    url: doctorUrl(origin, doctor.id),
    description: doctor.description,
    image: doctor.profileImageUrl,
    medicalSpecialty: doctor.specialty,
  }),
  ...(doctor.hospitalId &&
    doctor.hospitalName && {
      hospitalAffiliation: {
        '@type': 'Hospital',
        '@id': hospitalUrl(origin, doctor.hospitalId),
        name: doctor.hospitalName,
      },
    }),
  ...ratingOf(doctor.averageRating, doctor.reviewCount),
  ...offersOf(offers),
})
