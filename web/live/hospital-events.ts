import { useEffect, useEffectEvent, useState } from 'react'
import type { HospitalEvent } from '#domain/portal.ts'
import { useSession } from '#web/session/session.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { followShared, type SharedEvent } from './shared-stream.ts'

type Handler = (event: HospitalEvent, origin: { own: boolean }) => void
type Listener = { onEvent: Handler; onChange: (open: boolean) => void }

/** One follower per hospital for all components of the tab. */
const followed = new Map<string, { listeners: Set<Listener>; stop: () => void; open: boolean }>()

/** Event without content, which marks displayed data as possibly outdated. */
const ANYTHING: HospitalEvent = {
  event: 'counts',
  data: { appointmentId: '', quoteRequestId: '', by: null, what: null, status: null },
}

function start(hospitalId: string, who: string) {
  const listeners = new Set<Listener>()
  const entry = { listeners, open: false, stop: (): void => undefined }
  const change = (open: boolean) => {
    entry.open = open
    for (const { onChange } of listeners) onChange(open)
  }
  entry.stop = followShared(`/api/Hospitals/${hospitalId}/stream`, who, {
    onOpen: () => {
      change(true)
      for (const { onEvent } of listeners) onEvent(ANYTHING, { own: false })
    },
    onEvent: ({ own, ...event }: SharedEvent) => {
      for (const { onEvent } of listeners) onEvent(event as HospitalEvent, { own })
    },
    onClose: () => change(false),
  })
  return entry
}

function listen(hospitalId: string, who: string, listener: Listener): () => void {
  const key = `${who} ${hospitalId}`
  const entry = followed.get(key) ?? start(hospitalId, who)
  followed.set(key, entry)
  entry.listeners.add(listener)
  if (entry.open) listener.onChange(true)
  return () => {
    entry.listeners.delete(listener)
    if (entry.listeners.size > 0) return
    entry.stop()
    followed.delete(key)
  }
}

/**
 * Calls the handler for every event of the portal's hospital while the component is mounted, and
 * with `counts` whenever the stream has reopened, so that a refetch on each call is always up to
 * date. `own` marks the only tab that makes a sound. Returns whether the stream is open. Doctors
 * hear only of quote requests that are assigned to them.
 */
export function useHospitalEvents(handler: Handler): boolean {
  const { hospitalId } = useWorkplace()
  const who = useSession().user?.id ?? ''
  const [open, setOpen] = useState(false)
  const onEvent = useEffectEvent(handler)
  useEffect(
    () =>
      listen(hospitalId, who, {
        onEvent: (event, origin) => onEvent(event, origin),
        onChange: setOpen,
      }),
    [hospitalId, who],
  )
  return open
}
