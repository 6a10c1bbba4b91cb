import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

type Offer = { service: { id: string; name: string } }

/** The service chosen on a hospital's or doctor's page, kept in the address (`?service=`), by id or by name. One component for each subject. */
export function useChosenService<T extends Offer>(offers: readonly T[]) {
  const [query, setQuery] = useSearchParams()
  // The router changes the address a moment later; a radio button has to answer at once.
  const [picked, pick] = useState<string | null>(null)
  const wanted = picked ?? query.get('service')?.toLowerCase()
  const chosen = offers.find(({ service }) => service.id === wanted || service.name.toLowerCase() === wanted) ?? null
  const choose = (serviceId: string) => {
    pick(serviceId)
    const next = new URLSearchParams(query)
    next.set('service', serviceId)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return { chosen, choose }
}
