import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import type { Channel } from '#domain/visit-types.ts'
import { graphql } from '#web/data/graphql.ts'
import { attemptFor, type Details, type Draft, NEW_PERSON, type Selection } from './draft.ts'
import { type FreeSlot, slotRefusal } from './refused.ts'

const BookAppointment = graphql(`
  mutation BookAppointment($input: BookingInput!, $idempotencyKey: String) {
    bookAppointment(input: $input, idempotencyKey: $idempotencyKey) {
      id
      bookingId
      status
    }
  }
`)

/** Result of an attempt: the new appointment, a redirect to sign-in, or a message. */
export type Outcome =
  | { kind: 'booked'; id: string; bookingId: string }
  | { kind: 'signIn' }
  | {
      kind: 'refused'
      code: string | null
      message: string
      slotTaken: boolean
      alternatives: FreeSlot[]
      fields: string[]
    }

const FAILED = 'Failed to create appointment. Please try again.'

function outcomeOf(error: unknown): Outcome {
  const refusal = slotRefusal(error, FAILED)
  return refusal.code === 'unauthenticated' ? { kind: 'signIn' } : { kind: 'refused', ...refusal }
}

type Choice = Selection & { channel: Channel }

/** Returns the patient, if it is not the booker. */
function patientOf({ person, patient, guardian }: Details) {
  if (!person) return {}
  const guardianConsent = guardian === true
  return person === NEW_PERSON && patient ? { patient, guardianConsent } : { personId: person, guardianConsent }
}

const inputOf = ({ hospitalId, serviceId, doctorId, channel }: Choice, details: Details) => ({
  hospitalId,
  serviceId,
  doctorId,
  patientInfo: {
    firstName: details.firstName,
    lastName: details.lastName,
    email: details.email,
    phone: details.phone,
    ...(!details.person && details.birthDate && { birthDate: details.birthDate }),
  },
  ...patientOf(details),
  appointmentDate: details.date,
  appointmentTime: details.time,
  channel,
  notes: details.notes || null,
})

/**
 * Creates the appointment. The idempotency key is stored before the request, so a repetition books
 * only once.
 */
export function useBook(update: (change: Partial<Draft>) => void) {
  const [mutate] = useMutation(BookAppointment)
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const book = async (selection: Choice, details: Details, previous: Draft['attempt']): Promise<Outcome> => {
    const input = inputOf(selection, details)
    const attempt = attemptFor(JSON.stringify(input), previous, () => crypto.randomUUID())
    update({ attempt })
    setBusy(true)
    try {
      const { data } = await mutate({ variables: { input, idempotencyKey: attempt.key } })
      if (!data) return outcomeOf(null)
      client.cache.evict({ fieldName: 'availability' })
      client.cache.evict({ fieldName: 'myAppointments' })
      client.cache.evict({ fieldName: 'persons' })
      return { kind: 'booked', id: data.bookAppointment.id, bookingId: data.bookAppointment.bookingId }
    } catch (error) {
      return outcomeOf(error)
    } finally {
      setBusy(false)
    }
  }
  return { book, busy }
}
