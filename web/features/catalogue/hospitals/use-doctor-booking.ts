import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { type Bookable, bookingAddresses, withTimes } from './bookable.ts'
import type { Offer } from './offer.ts'
import { offerOf, useChoice } from './use-choice.ts'

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

/** Returns the choices on the page of a doctor, with the next times. */
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
  const bookable: Bookable = {
    offer,
    price: offer,
    visit: offer?.visit ?? null,
    ...times,
    ...bookingAddresses(selected, times.slot),
  }
  return { bookable, chooseService, chooseSlot }
}
