import type { ResultOf } from '#web/data/graphql.ts'
import { absolute, offersOf, ratingOf, withoutNulls } from '#web/rendering/statements.ts'
import { paths } from '#web/routing/paths.ts'
import type { HospitalGalleryFields } from './hospital-gallery.tsx'
import type { HospitalHeadFields } from './hospital-head.tsx'
import type { HospitalMapFields } from './hospital-map.tsx'
import type { Offer } from './offer.ts'

type Hospital = ResultOf<typeof HospitalHeadFields> &
  ResultOf<typeof HospitalMapFields> &
  ResultOf<typeof HospitalGalleryFields> & { phone: string | null; email: string | null; website: string | null }

/** Returns the hospital as schema.org structured data. */
export const hospitalStatement = (origin: string, hospital: Hospital, offers: readonly Offer[]) => ({
  '@type': 'Hospital',
  '@id': origin + paths.hospital(hospital),
  ...withoutNulls({
    name: hospital.name,
    url: origin + paths.hospital(hospital),
    description: hospital.description,
    telephone: hospital.phone,
    email: hospital.email,
    sameAs: hospital.website,
    image: absolute(origin, hospital.imageUrls[0]),
    logo: absolute(origin, hospital.logoUrl),
  }),
  address: {
    '@type': 'PostalAddress',
    ...withoutNulls({
      streetAddress: hospital.address,
      addressLocality: hospital.district,
      addressRegion: hospital.city,
      addressCountry: hospital.country,
    }),
  },
  ...ratingOf(hospital.averageRating, hospital.reviewCount),
  ...offersOf(origin, offers),
})
