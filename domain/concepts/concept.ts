import type { Specialty } from '../doctors.ts'
import { type Subspecialty, specialtiesOfSub } from '../subspecialties.ts'

/**
 * Concepts in patients' own words: a treatment, a specialty, a sub-specialty, a complaint, a part
 * of the body.
 */
const CONCEPT_KINDS = ['treatment', 'specialty', 'subspecialty', 'complaint', 'body'] as const
export type ConceptKind = (typeof CONCEPT_KINDS)[number]

export const CONCEPT_LANGUAGES = ['en', 'tr', 'ru', 'ar'] as const
export type ConceptLanguage = (typeof CONCEPT_LANGUAGES)[number]

/**
 * Words for a concept: comma-joined, as patients write them, including lay words and abbreviations.
 */
type Words = Record<ConceptLanguage, string>

export type Concept = Words & {
  /** Stable ID in kebab-case. Services are tagged with it. */
  id: string
  kind: ConceptKind
  /** Name of its filter, and key of its translations. */
  name: string
  /** Responsible specialties, most likely first. */
  specialties: readonly Specialty[]
  /** Treatments and specialties that patients usually need for it, most likely first. */
  leadsTo: readonly string[]
}

type ConceptInput = Words & { specialties: readonly Specialty[]; leadsTo?: readonly string[] }

const ofKind =
  (kind: ConceptKind) =>
  (id: string, name: string, { leadsTo = [], ...given }: ConceptInput): Concept => ({
    id,
    kind,
    name,
    leadsTo,
    ...given,
  })

export const treatment = ofKind('treatment')
export const complaint = ofKind('complaint')
export const bodyPart = ofKind('body')

/** Creates the concept of a specialty, which leads to itself. */
export const specialty = (id: string, name: Specialty, words: Words & { leadsTo?: readonly string[] }): Concept =>
  ofKind('specialty')(id, name, { ...words, specialties: [name] })

export const subspecialty = (name: Subspecialty, words: Words): Concept =>
  ofKind('subspecialty')(`sub-${name.toLowerCase().replaceAll(' ', '-')}`, name, {
    ...words,
    specialties: specialtiesOfSub(name),
  })
