import { useEffect, useRef, useState } from 'react'
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from '#web/device/drafts.ts'
import { useSession } from '#web/session/session.tsx'
import { same } from './edition.ts'

/** Delay that keeps typing free of disk writes. */
const PAUSE_MS = 400

type Values = Record<string, unknown>

type StoredDraft = {
  /** `doctor.new`, `doctor.<id>` … */
  record: string
  version: string | null
  before: Values
  typed: Values
  unsaved: boolean
  /** Fields that are never stored, such as passwords. */
  secrets: readonly string[]
}

const without = (values: Values, secrets: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))

/**
 * Stores typed input on this device until it is saved, and offers the draft of an earlier visit.
 * Input typed while an offer is pending joins it, so neither is lost.
 */
export function useDraft({ record, version, before, typed, unsaved, secrets }: StoredDraft) {
  const { user } = useSession()
  const key = draftKey(user?.id ?? '', record)
  const [offer, setOffer] = useState<Draft | null>(() => {
    const left = readDraft(key)
    return left && !same(left.values, without(before, secrets)) ? left : null
  })
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const json = JSON.stringify([without(before, secrets), without(typed, secrets)])

  /** Discarded draft whose values are still in the form, because navigation may take a moment. */
  const letGo = useRef<string | null>(null)

  useEffect(() => {
    if (!unsaved) {
      if (!offer) dropDraft(key)
      return
    }
    const keep = () => {
      if (letGo.current === json) return
      const [filled, values] = JSON.parse(json) as [Values, Values]
      const changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, filled[name])))
      const now = new Date().toISOString()
      const draft = offer
        ? { ...offer, keptAt: now, values: { ...offer.values, ...changed } }
        : { version, keptAt: now, before: filled, values }
      keepDraft(key, draft)
      setKeptAt(now)
    }
    const timer = setTimeout(keep, PAUSE_MS)
    // Stores the last input when the tab is closed.
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [json, unsaved, offer, version, key])

  function drop() {
    letGo.current = json
    dropDraft(key)
    setOffer(null)
  }
  return { offer, keptAt: unsaved ? keptAt : null, drop, accept: () => setOffer(null) }
}
