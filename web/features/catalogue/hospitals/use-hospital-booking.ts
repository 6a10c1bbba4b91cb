import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { BookableVisitFields } from '#web/data/visit.tsx'
import { type Bookable, bookingAddresses, withTimes } from './bookable.ts'
import { type Offer, TreatmentDoctorFields } from './offer.ts'
import { offerOf, useChoice } from './use-choice.ts'

const HospitalTreatment = graphql(
  `query HospitalTreatment($id: ID!, $serviceId: ID!) {
    hospital(id: $id) {
      id
      nextTimes(serviceId: $serviceId) { date time }
      doctorsFor(serviceId: $serviceId) {
        ...TreatmentDoctorFields
        nextTimes(serviceId: $serviceId) { date time }
        service(id: $serviceId) { id price currency visit { ...BookableVisitFields } }
      }
    }
  }`,
  [TreatmentDoctorFields, BookableVisitFields],
)

/** Returns the choices on the page of a hospital, with their options. */
export function useHospitalBooking(hospitalId: string, offers: readonly Offer[]) {
  const { choice, slot, chooseService, chooseDoctor, chooseSlot } = useChoice()
  const offer = offerOf(offers, choice.service)
  const { data } = useFreshQuery(HospitalTreatment, {
    variables: { id: hospitalId, serviceId: offer?.service.id ?? '' },
    ttl: TTL.search,
    skip: !offer,
  })
  const treatment = offer ? data?.hospital : null
  const doctors = treatment?.doctorsFor ?? []
  const doctor = doctors.find(({ id }) => id === choice.doctor)
  const times = withTimes(treatment ? (doctor?.nextTimes ?? treatment.nextTimes) : undefined, slot)
  const selected = { hospital: hospitalId, service: offer?.service.id ?? '', doctor: doctor?.id ?? null }
  const bookable: Bookable = {
    offer,
    price: doctor?.service ?? offer,
    visit: (doctor?.service ?? offer)?.visit ?? null,
    ...times,
    ...bookingAddresses(selected, times.slot),
  }
  const who = { times: treatment?.nextTimes, doctors, chosen: doctor?.id ?? null, onChoose: chooseDoctor }
  return { bookable, who, chooseService, chooseSlot }
}
