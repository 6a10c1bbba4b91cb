import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useSession } from '#web/session.tsx'
import { useTabMemory } from '#web/tab-memory.ts'
import {
  DRAFT_KEY,
  type Draft,
  draftFor,
  parseDraft,
  readDraft,
  selectionFrom,
  selectionFromQuery,
  writeDraft,
} from './draft.ts'

const BookingSelection = graphql(`
  query BookingSelection($hospitalId: ID!, $serviceId: ID!, $doctorId: ID!, $withDoctor: Boolean!) {
    hospital(id: $hospitalId) {
      id
      name
      address
      district
      city
      country
      phone
      logoUrl
      imageUrls
      isVerified
      averageRating
      reviewCount
      offer: service(id: $serviceId) {
        id
        price
        currency
        service {
          id
          name
          description
          category
          iconKey
          duration
        }
      }
    }
    doctor(id: $doctorId) @include(if: $withDoctor) {
      id
      fullName
      specialty
      hospitalId
    }
  }
`)
type Found = ResultOf<typeof BookingSelection>
export type BookingHospital = NonNullable<Found['hospital']>
export type Booking = {
  hospital: BookingHospital
  offer: NonNullable<BookingHospital['offer']>
  doctor: NonNullable<Found['doctor']> | null
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * What this tab is booking: the selection from the address, else from the navigation, else from the tab's draft, with the
 * records it means. `missing` when there is no selection or the hospital does not offer it (any more).
 */
export function useBooking() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const { user } = useSession()
  const kept = useTabMemory(DRAFT_KEY)
  const known = useMemo(() => parseDraft(kept), [kept])
  const selection = useMemo(
    () => selectionFromQuery(query) ?? selectionFrom(state) ?? selectionFrom(known),
    [query, state, known],
  )
  const draft = useMemo(() => selection && draftFor(selection, known, user?.id ?? null), [selection, known, user?.id])
  const result = useQuery(BookingSelection, {
    variables: {
      hospitalId: selection?.hospitalId ?? NOBODY,
      serviceId: selection?.serviceId ?? NOBODY,
      doctorId: selection?.doctorId ?? NOBODY,
      withDoctor: selection?.doctorId != null,
    },
    skip: !selection,
  })
  const found = result.data
  const hospital = found?.hospital
  const offer = hospital?.offer
  const doctor = found?.doctor ?? null
  const fits = !selection?.doctorId || doctor?.hospitalId === hospital?.id
  const booking: Booking | null = hospital && offer && fits ? { hospital, offer, doctor } : null

  const update = (change: Partial<Omit<Draft, 'hospitalId' | 'serviceId' | 'doctorId'>>) => {
    if (!selection) return
    writeDraft({ ...draftFor(selection, readDraft(), user?.id ?? null), ...change })
  }
  return {
    selection,
    booking,
    draft,
    update,
    query: result,
    missing: !selection || (found !== undefined && !booking),
  }
}
export type UseBooking = ReturnType<typeof useBooking>
