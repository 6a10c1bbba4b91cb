import { useApolloClient, useMutation } from '@apollo/client/react'
import type { z } from 'zod'
import { bookingForm } from '#domain/appointments.ts'
import type { QuoteCheckItem } from '#domain/quotes/acceptance.ts'
import type { Channel } from '#domain/visit-types.ts'
import { graphql } from '#web/data/graphql.ts'
import { RequestDetailFields } from '../detail/request-detail.tsx'

export const acceptForm = bookingForm.omit({ terms: true, notes: true })
export type AcceptForm = Record<'firstName' | 'lastName' | 'email' | 'phone' | 'date' | 'time', string> & {
  channel?: Channel | undefined
}

const AcceptQuote = graphql(
  `mutation AcceptQuote($id: ID!, $input: AcceptQuoteInput!) {
    acceptQuote(id: $id, input: $input) { ...RequestDetailFields }
  }`,
  [RequestDetailFields],
)

type Acceptance = {
  quote: { id: string; version: number }
  checklist: QuoteCheckItem[]
  booking: z.output<typeof acceptForm>
  channel: Channel
}

/** Accepts a quote and books its consultation. Throws the reason if nothing was accepted. */
export function useAccept() {
  const client = useApolloClient()
  const [mutate, { loading }] = useMutation(AcceptQuote)
  async function accept({ quote, checklist, booking, channel }: Acceptance): Promise<void> {
    const { firstName, lastName, email, phone, date, time } = booking
    const input = {
      version: quote.version,
      checklist,
      appointmentDate: date,
      appointmentTime: time,
      channel,
      patientInfo: { firstName, lastName, email, phone },
    }
    await mutate({ variables: { id: quote.id, input } })
    for (const fieldName of ['availability', 'myAppointments', 'myQuoteRequests']) client.cache.evict({ fieldName })
  }
  return { accept, busy: loading }
}
