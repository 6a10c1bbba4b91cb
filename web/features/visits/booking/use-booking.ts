import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTabMemory } from '#web/device/tab-memory.ts'
import { useHydrated } from '#web/rendering/first-render.tsx'
import { useLocation, useNavigationType, useSearchParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import {
  DRAFT_KEY,
  type Draft,
  draftFor,
  NO_DETAILS,
  parseDraft,
  parseSent,
  readDraft,
  SENT_KEY,
  type Selection,
  selectionFrom,
  selectionFromQuery,
  slotFromQuery,
  writeDraft,
  writeSent,
} from './draft.ts'
import { useSelection } from './use-selection.ts'

type Change = Partial<Omit<Draft, 'hospitalId' | 'serviceId' | 'doctorId'>>

/**
 * Returns the request sent from these screens, which Back reaches although nothing is left to book.
 * A link to the same treatment starts a new booking.
 */
function useSentBefore(selection: Selection | null) {
  const cameBack = useNavigationType() === 'POP'
  const memory = useTabMemory(SENT_KEY)
  const stored = useTabMemory(DRAFT_KEY)
  const sent = useMemo(() => parseSent(memory), [memory])
  if (!cameBack || !sent || stored) return null
  const same = !selection || (sent.hospitalId === selection.hospitalId && sent.serviceId === selection.serviceId)
  return same ? sent : null
}

/**
 * Moves a time from the address, chosen on a card, into the draft once. From then on the form
 * decides.
 */
function useAskedTime(draft: Draft | null, update: (change: Change) => void) {
  const [query, setQuery] = useSearchParams()
  const take = useEffectEvent(() => {
    if (!slotFromQuery(query) || !draft) return
    update({ details: draft.details, complete: false })
    const rest = new URLSearchParams(query)
    rest.delete('date')
    rest.delete('time')
    setQuery(rest, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (query.has('date')) take()
  }, [query])
}

/**
 * Returns the current booking of this tab: the selection from the address, else the navigation
 * state, else the tab's draft, with its records. `missing` is true without a selection, or if the
 * hospital does not offer it. The server and the hydrating render know only the address.
 */
export function useBooking() {
  const [query] = useSearchParams()
  const { state: carried } = useLocation()
  const state = useHydrated() ? carried : null
  const { user } = useSession()
  const memory = useTabMemory(DRAFT_KEY)
  const storedDraft = useMemo(() => parseDraft(memory), [memory])
  const selection = useMemo(
    () => selectionFromQuery(query) ?? selectionFrom(state) ?? selectionFrom(storedDraft),
    [query, state, storedDraft],
  )
  const draft = useMemo(() => {
    const base = selection && draftFor(selection, storedDraft, user?.id ?? null)
    const requestedSlot = slotFromQuery(query)
    return base && requestedSlot
      ? { ...base, details: { ...(base.details ?? NO_DETAILS), ...requestedSlot }, complete: false }
      : base
  }, [selection, storedDraft, user?.id, query])
  const { query: result, booking } = useSelection(selection)

  const update = (change: Change) => {
    if (!selection) return
    writeSent(null)
    writeDraft({ ...draftFor(selection, readDraft(), user?.id ?? null), ...change })
  }
  useAskedTime(draft, update)
  return {
    selection,
    booking,
    draft,
    update,
    query: result,
    missing: !selection || (result.data !== undefined && !booking),
    sent: useSentBefore(selection),
  }
}
export type UseBooking = ReturnType<typeof useBooking>
