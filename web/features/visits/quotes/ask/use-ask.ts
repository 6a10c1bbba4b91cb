import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { HOSPITAL_TIME_ZONE } from '#domain/days.ts'
import { localNumberOf } from '#domain/emergency-numbers.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { dropRequestDraft, keepRequestDraft, type RequestDraft } from './request-draft.ts'
import { type Ask, EMPTY_REQUEST, type Refusals, type RequestForm } from './request-form.ts'

type AskOptions = {
  userId: string | null
  /** Draft to continue. Without `savedAt` it is not yet stored in this browser. */
  start: RequestDraft | null
}

const without = (refusals: Refusals, path: string): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([name]) => name !== path))

/** Values of a new request: the page's language and the country of the clock's zone. */
export function useFirstValues(): RequestForm {
  const { language } = usePreferences()
  const { zone } = useClock()
  const country = zone === HOSPITAL_TIME_ZONE ? undefined : localNumberOf(zone)?.country
  return { ...EMPTY_REQUEST, languages: [language], fromCountry: country ?? '' }
}

/** State of the request form. Each change is stored in this browser at once. */
export function useAsk({ userId, start }: AskOptions) {
  const first = useFirstValues()
  const [draft, setDraft] = useState<Omit<RequestDraft, 'values'> | null>(start)
  const form = useForm<RequestForm>({ defaultValues: start?.values ?? first })
  const [refusals, setRefusals] = useState<Refusals>({})
  const keep = useEffectEvent((values: RequestForm) => {
    const next = { serverId: draft?.serverId ?? null, savedAt: new Date().toISOString() }
    keepRequestDraft(userId, { ...next, values })
    setDraft(next)
  })
  useEffect(() => {
    // Choices in the address are part of the draft from the start. A draft from before sign-in
    // becomes the person's own.
    if (start && !start.savedAt) keep(form.getValues())
    else if (start && userId) keepRequestDraft(userId, start)
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [form, start, userId])
  const ask = useMemo<Ask>(
    () => ({
      form,
      refusals,
      clear: (path) => setRefusals((current) => (path in current ? without(current, path) : current)),
    }),
    [form, refusals],
  )
  return {
    ask,
    savedAt: draft?.savedAt ?? null,
    serverId: draft?.serverId ?? null,
    setRefusals,
    /** Records the ID of the account's draft. */
    setServerId: (serverId: string) => {
      const next = { serverId, savedAt: new Date().toISOString() }
      keepRequestDraft(userId, { ...next, values: form.getValues() })
      setDraft(next)
    },
    drop: () => dropRequestDraft(userId),
  }
}
