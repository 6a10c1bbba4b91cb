import { useQuery } from '@apollo/client/react'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { type BookableVisit, BookableVisitFields } from '#web/data/visit.tsx'
import type { Amount } from '#web/ui/price.tsx'
import type { Selection } from './draft.ts'

const BookingSelection = graphql(
  `
  query BookingSelection($hospitalId: ID!, $serviceId: ID!, $doctorId: ID!, $withDoctor: Boolean!) {
    hospital(id: $hospitalId) {
      id
      name
      address
      districtName
      city
      cityName
      countryName
      phone
      logoUrl
      imageUrls
      isVerified
      averageRating
      reviewCount
      answerTerms { confirmation noticeMinutes usualAnswerMinutes }
      offer: service(id: $serviceId) {
        id
        price
        currency
        nights
        stayDays
        visit {
          ...BookableVisitFields
        }
        service {
          id
          name
          sourceName
          description
          textLanguage
          category
          iconKey
          minAge
          maxAge
        }
      }
    }
    doctor(id: $doctorId) @include(if: $withDoctor) {
      id
      fullName
      specialty
      subspecialtyAges
      hospitalId
      own: service(id: $serviceId) {
        id
        price
        currency
        visit {
          ...BookableVisitFields
        }
      }
    }
  }
`,
  [BookableVisitFields],
)
type SelectionData = ResultOf<typeof BookingSelection>
export type BookingHospital = NonNullable<SelectionData['hospital']>
export type Booking = {
  hospital: BookingHospital
  offer: NonNullable<BookingHospital['offer']>
  doctor: NonNullable<SelectionData['doctor']> | null
  /** Price of the treatment: the doctor's own, or else the hospital's. */
  price: Amount
  /** Booked visit on the doctor's own terms, or else the hospital's. */
  visit: BookableVisit
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Returns the records of a selection. `booking` is null if the hospital does not offer it (any
 * more).
 */
export function useSelection(selection: Selection | null) {
  const query = useQuery(BookingSelection, {
    variables: {
      hospitalId: selection?.hospitalId ?? NOBODY,
      serviceId: selection?.serviceId ?? NOBODY,
      doctorId: selection?.doctorId ?? NOBODY,
      withDoctor: selection?.doctorId != null,
    },
    skip: !selection,
  })
  // The previous data stays while another doctor loads, so input and focus are not lost.
  const before = query.loading ? query.previousData : undefined
  const sameTreatment =
    before?.hospital?.id === selection?.hospitalId && before?.hospital?.offer?.service.id === selection?.serviceId
  const isOld = query.data === undefined
  const data = query.data ?? (sameTreatment ? before : undefined)
  const hospital = data?.hospital
  const offer = hospital?.offer
  const doctor = data?.doctor ?? null
  const fits = isOld || !selection?.doctorId || (doctor?.own != null && doctor.hospitalId === hospital?.id)
  const booking: Booking | null =
    hospital && offer && fits
      ? { hospital, offer, doctor, price: doctor?.own ?? offer, visit: (doctor?.own ?? offer).visit }
      : null
  return { query: { ...query, data }, booking }
}
