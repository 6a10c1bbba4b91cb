/** Services and specialties for the recognised concepts, most likely first. */
import type { Specialty } from '../doctors.ts'
import type { Concept } from './concept.ts'
import { conceptById, conceptsOfService } from './recognise.ts'

/** A service with the ids of the concepts its name means. */
export type TaggedService = { id: string; concepts: readonly string[] }

/**
 * How well a service answers: 100 is the thing itself, below `RELATED` it is only of the same
 * specialty.
 */
const ITSELF = 100
const LED_TO = 90
const STEP = 5
const RELATED = 50
const SAME_SPECIALTY = 30

function strengthFor(concept: Concept, tags: readonly string[]): number {
  if (tags.includes(concept.id)) return ITSELF
  const step = concept.leadsTo.findIndex((id) => tags.includes(id))
  if (step >= 0) return LED_TO - step * STEP
  const tagged = tags.map(conceptById).filter((tag) => tag !== undefined)
  const [first] = concept.specialties
  if (concept.kind === 'treatment')
    return tagged.some(({ specialties }) => specialties[0] === first) ? SAME_SPECIALTY : 0
  if (tagged.some((tag) => tag.kind === 'specialty' && tag.specialties[0] === first)) return RELATED
  if (concept.kind === 'specialty' && tagged.some(({ specialties }) => specialties[0] === first)) return RELATED
  return tagged.some(({ specialties }) => first !== undefined && specialties.includes(first)) ? SAME_SPECIALTY : 0
}

export type RankedService = { id: string; strength: number }

/**
 * Services that answer the concepts, best first; those that answer several come before those that
 * answer one. Weak answers ("of the same specialty") are left out where a better one exists.
 */
export function rankServices(concepts: readonly Concept[], services: readonly TaggedService[]): RankedService[] {
  const ranked = services
    .map(({ id, concepts: tags }) => {
      const strengths = concepts.map((concept) => strengthFor(concept, tags))
      return { id, best: Math.max(0, ...strengths), strength: strengths.reduce((sum, strength) => sum + strength, 0) }
    })
    .filter(({ strength }) => strength > 0)
  const strong = ranked.filter(({ best }) => best >= RELATED)
  return (strong.length > 0 ? strong : ranked)
    .sort((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1))
    .map(({ id, strength }) => ({ id, strength }))
}

/** The specialties whose doctors answer the concepts, the likeliest first. */
export const specialtiesFor = (concepts: readonly Concept[]): Specialty[] => [
  ...new Set(concepts.flatMap(({ specialties }) => specialties)),
]

/** The specialties that do a service, from its name, the likeliest first. */
export const specialtiesOfService = (name: string): Specialty[] =>
  specialtiesFor(conceptsOfService(name).flatMap((id) => conceptById(id) ?? []))
