import { useQuery } from '@apollo/client/react'
import type { Currency } from '#domain/money.ts'
import { graphql } from '#web/data/graphql.ts'
import type { Keeper } from '#web/editing/keeper.ts'

const OffersOfHospital = graphql(`
  query OffersForDoctor($hospitalId: ID!) {
    hospital(id: $hospitalId, includeInactive: true) {
      id
      services(limit: 100) { id price currency service { id name } }
      furtherServices: services(page: 2, limit: 100) { id price currency service { id name } }
    }
  }
`)
const OffersOfOwnHospital = graphql(`
  query OffersForOwnDoctor($hospitalId: ID!) {
    hospital: portalHospital(hospitalId: $hospitalId) {
      id
      services(limit: 100) { id price currency service { id name } }
      furtherServices: services(page: 2, limit: 100) { id price currency service { id name } }
    }
  }
`)
const EveryService = graphql(`
  query ServicesForDoctor { healthServices(limit: 100) { items { id name price currency } } }
`)
const ProposedServices = graphql(`
  query ProposedServices($id: ID!) {
    doctor(id: $id, includeInactive: true) {
      id
      hospitalId
      proposedServices { id price currency service { id name } }
    }
  }
`)
const ProposedToOwn = graphql(`
  query ProposedToOwnDoctor($id: ID!, $hospitalId: ID) {
    doctor: hospitalDoctor(id: $id, hospitalId: $hospitalId) {
      id
      hospitalId
      proposedServices { id price currency service { id name } }
    }
  }
`)

export type Offer = { id: string; name: string; price: number | null; currency: Currency }
type OfferedPrice = { price: number | null; currency: Currency; service: { id: string; name: string } }
const toOffer = ({ service, price, currency }: OfferedPrice): Offer => ({ ...service, price, currency })

/**
 * Returns the possible treatments of a doctor: the services of the hospital, or all services
 * without one. Undefined while loading.
 */
export function useOffers(hospitalId: string | null, keeper: Keeper): readonly Offer[] | undefined {
  const offered = useQuery(keeper === 'admin' ? OffersOfHospital : OffersOfOwnHospital, {
    variables: { hospitalId: hospitalId ?? '' },
    skip: !hospitalId,
  })
  const every = useQuery(EveryService, { skip: hospitalId !== null })
  if (!hospitalId) return every.data?.healthServices.items
  const hospital = offered.data?.hospital
  return hospital ? [...hospital.services, ...hospital.furtherServices].map(toOffer) : undefined
}

/**
 * Returns services of the doctor's specialty that the hospital offers and the doctor does not
 * perform yet.
 */
export function useProposals(id: string, hospitalId: string | null, keeper: Keeper): readonly Offer[] {
  const { data } = useQuery(keeper === 'admin' ? ProposedServices : ProposedToOwn, {
    variables: keeper === 'admin' ? { id } : { id, hospitalId },
    fetchPolicy: 'cache-and-network',
  })
  const doctor = data?.doctor
  return doctor && doctor.hospitalId === hospitalId ? doctor.proposedServices.map(toOffer) : []
}
