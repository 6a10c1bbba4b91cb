import { useState } from 'react'
import { useSearchParams } from '#web/routing/router.tsx'

const NAMES = ['service', 'doctor', 'date', 'time'] as const
type Choice = Record<(typeof NAMES)[number], string | null>

const choiceIn = (query: URLSearchParams): Choice => ({
  service: query.get('service'),
  doctor: query.get('doctor'),
  date: query.get('date'),
  time: query.get('time'),
})

/**
 * Returns the choices on the page of a hospital or doctor, stored in the address for reloads and
 * links. Use it in one component per record.
 */
export function useChoice() {
  const [query, setQuery] = useSearchParams()
  // The router updates the address later, but a radio button must respond at once.
  const [choice, keep] = useState(() => choiceIn(query))
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change }
    keep(next)
    const address = new URLSearchParams(query)
    for (const name of NAMES) {
      const value = next[name]
      if (value) address.set(name, value)
      else address.delete(name)
    }
    setQuery(address, { replace: true, preventScrollReset: true })
  }
  return {
    choice,
    slot: choice.date && choice.time ? { date: choice.date, time: choice.time } : null,
    /** Resets doctor and time, because another treatment has others. */
    chooseService: (service: string) => choose({ service, doctor: null, date: null, time: null }),
    chooseDoctor: (doctor: string | null) => choose({ doctor, date: null, time: null }),
    chooseSlot: ({ date, time }: { date: string; time: string }) => choose({ date, time }),
  }
}

type Offer = { service: { id: string; name: string; sourceName: string } }

/** Returns the offer of a service, by ID or name. */
export const offerOf = <T extends Offer>(offers: readonly T[], id: string | null): T | null => {
  const name = id?.toLowerCase()
  const isNamed = (own: string) => own.toLowerCase() === name
  return offers.find(({ service }) => service.id === id || isNamed(service.sourceName) || isNamed(service.name)) ?? null
}
