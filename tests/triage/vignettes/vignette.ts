import type { Specialty } from '#domain/doctors.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Urgency } from '#domain/search-choices.ts'

/**
 * A patient's messages and the advice of a careful clinician. The texts were written before the
 * rules, from the named source, in untidy language. Each scenario exists in at least two languages.
 */
export type Vignette = {
  id: string
  /** Public guidance behind the label. */
  source: string
  /** Least safe urgency. Null if a question must be answered first. */
  urgency: Urgency | null
  emergency: boolean
  /** Right specialties. Empty if none is meant. */
  specialties: readonly Specialty[]
  /** The patient's messages, turn by turn. */
  texts: Partial<Record<UiLanguage, readonly string[]>>
}

type Texts = Vignette['texts']

export const emergency = (id: string, source: string, texts: Texts): Vignette => ({
  id,
  source,
  urgency: 'immediate',
  emergency: true,
  specialties: [],
  texts,
})

/** Whether it only sounds like an emergency. */
export const lookalike = (
  id: string,
  source: string,
  {
    urgency = 'routine',
    specialties = [],
    ...texts
  }: Texts & { urgency?: Urgency | null; specialties?: readonly Specialty[] },
): Vignette => ({ id, source, urgency, emergency: false, specialties, texts })

export const visit = (
  id: string,
  source: string,
  { urgency, specialties, ...texts }: Texts & { urgency: Urgency; specialties: readonly Specialty[] },
): Vignette => ({ id, source, urgency, emergency: false, specialties, texts })

/** Messages with too little information, or without need of a doctor. */
export const vague = (id: string, source: string, texts: Texts): Vignette => ({
  id,
  source,
  urgency: null,
  emergency: false,
  specialties: [],
  texts,
})

/** Returns one conversation for each wording. */
type Wordings = Partial<Record<UiLanguage, readonly (string | readonly string[])[]>>

function wordings(id: string, all: Wordings, make: (id: string, texts: Texts) => Vignette): Vignette[] {
  return (Object.keys(all) as UiLanguage[]).flatMap((language) =>
    (all[language] ?? []).map((text, place) =>
      make(`${id}-${place + 1}`, { [language]: typeof text === 'string' ? [text] : text }),
    ),
  )
}

export const emergencies = (id: string, source: string, all: Wordings): Vignette[] =>
  wordings(id, all, (own, texts) => emergency(own, source, texts))

/** Returns conversations that are only known to be no emergency. */
export const harmless = (id: string, source: string, all: Wordings): Vignette[] =>
  wordings(id, all, (own, texts) => lookalike(own, source, { ...texts, urgency: null }))

export const visits = (
  id: string,
  source: string,
  { urgency, specialties, ...all }: Wordings & { urgency: Urgency; specialties: readonly Specialty[] },
): Vignette[] => wordings(id, all, (own, texts) => visit(own, source, { ...texts, urgency, specialties }))
