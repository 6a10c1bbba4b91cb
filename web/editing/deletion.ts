import { useApolloClient } from '@apollo/client/react'
import type { DeletionHolder } from '#domain/deletion.ts'
import { stampOf } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'

export type DeletedKind = 'hospital' | 'doctor' | 'service'
export type Deletion = { erases: boolean; heldBy: readonly DeletionHolder[]; appointmentsAhead: number }

const HospitalDeletion = graphql(`
  query HospitalDeletion($id: ID!) {
    hospital(id: $id, includeInactive: true) { id deletion { erases heldBy appointmentsAhead } }
  }
`)
const DoctorDeletion = graphql(`
  query DoctorDeletion($id: ID!) {
    doctor(id: $id, includeInactive: true) { id deletion { erases heldBy appointmentsAhead } }
  }
`)
const ServiceDeletion = graphql(`
  query ServiceDeletion($id: ID!) {
    healthService(id: $id, includeInactive: true) { id deletion { erases heldBy appointmentsAhead } }
  }
`)
const DeleteHospital = graphql(`mutation DeleteHospital($id: ID!) { deleteHospital(id: $id) }`)
const DeleteDoctor = graphql(`mutation DeleteDoctor($id: ID!) { deleteDoctor(id: $id) }`)
const DeleteService = graphql(`mutation DeleteService($id: ID!) { deleteHealthService(id: $id) }`)

const TYPES = { hospital: 'Hospital', doctor: 'Doctor', service: 'HealthService' } as const

/** Makes lists and counters reload when they are next shown. */
export const forgetLists = () => stampOf.clear()

/**
 * Returns the effect of deleting a record and the action itself, which resolves to true if erased
 * and false if deactivated.
 */
export function useDeletion(kind: DeletedKind, id: string) {
  const client = useApolloClient()
  const variables = { id }
  async function ask(): Promise<Deletion | undefined> {
    const options = { variables, fetchPolicy: 'network-only' } as const
    if (kind === 'hospital')
      return (await client.query({ query: HospitalDeletion, ...options })).data?.hospital?.deletion
    if (kind === 'doctor') return (await client.query({ query: DoctorDeletion, ...options })).data?.doctor?.deletion
    return (await client.query({ query: ServiceDeletion, ...options })).data?.healthService?.deletion
  }
  async function send(): Promise<boolean | undefined> {
    if (kind === 'hospital') return (await client.mutate({ mutation: DeleteHospital, variables })).data?.deleteHospital
    if (kind === 'doctor') return (await client.mutate({ mutation: DeleteDoctor, variables })).data?.deleteDoctor
    return (await client.mutate({ mutation: DeleteService, variables })).data?.deleteHealthService
  }
  return {
    ask,
    async remove() {
      const erased = (await send()) ?? false
      const record = { id: client.cache.identify({ __typename: TYPES[kind], id }) }
      if (erased) client.cache.evict(record)
      else client.cache.modify({ ...record, fields: { isActive: () => false } })
      forgetLists()
      return erased
    },
  }
}
