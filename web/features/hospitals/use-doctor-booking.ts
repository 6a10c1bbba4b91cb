import { TTL, useFreshQuery } from '#web/freshness.ts'
import { graphql } from '#web/graphql.ts'
import { type Bookable, bookingAddresses, withTimes } from './bookable.ts'
import type { Offer } from './offer.ts'
import { offerOf, useChoice } from './use-choice.ts'

/** What a doctor does, at the doctor's own price where there is one. */
export const DoctorOfferFields = graphql(`
  fragment DoctorOfferFields on DoctorService {
    id
    price
    currency
    service {
      id
      name
      sourceName
      description
      textLanguage
      category
      iconKey
      duration
    }
  }
`)

const DoctorTreatment = graphql(`
  query DoctorTreatment($id: ID!, $serviceId: ID!) {
    doctor(id: $id) {
      id
      nextTimes(serviceId: $serviceId) {
        date
        time
      }
    }
  }
`)

type Doctor = { id: string; hospital: { id: string } | null; services: readonly Offer[] }

/** What is chosen on the page of a doctor, and the next times for it. */
export function useDoctorBooking({ id, hospital, services }: Doctor) {
  const { choice, slot, chooseService, chooseSlot } = useChoice()
  const offer = offerOf(services, choice.service)
  const { data } = useFreshQuery(DoctorTreatment, {
    variables: { id, serviceId: offer?.service.id ?? '' },
    ttl: TTL.search,
    skip: !offer || !hospital,
  })
  const times = withTimes(offer ? data?.doctor?.nextTimes : undefined, slot)
  const selected = { hospital: hospital?.id ?? '', service: offer?.service.id ?? '', doctor: id }
  const bookable: Bookable = { offer, price: offer, ...times, ...bookingAddresses(selected, times.slot) }
  return { bookable, chooseService, chooseSlot }
}
