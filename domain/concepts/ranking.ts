/** Services and specialties for the recognised concepts, most likely first. */
import type { Specialty } from '../doctors.ts'
import type { Concept } from './concept.ts'
import { conceptById, conceptsOfService } from './recognise.ts'

/** Service with the IDs of the concepts in its name. */
export type TaggedService = { id: string; concepts: readonly string[] }

/**
 * Scores of matching services: 100 is an exact match, below `RELATED` only the specialty is equal.
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
 * Ranks services by the concepts, best first. Services that match several concepts precede those
 * that match one. Weak matches (of the same specialty) are left out if there are better ones.
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

/**
 * Returns the recognised treatments, if no service is any of them: the services found are then only
 * the nearest.
 */
export function unlistedTreatments(concepts: readonly Concept[], services: readonly TaggedService[]): Concept[] {
  const treatments = concepts.filter(({ kind }) => kind === 'treatment')
  const isListed = ({ id }: Concept) => services.some(({ concepts: tags }) => tags.includes(id))
  return treatments.some(isListed) ? [] : treatments
}

/** Returns the specialties for the concepts, most likely first. */
export const specialtiesFor = (concepts: readonly Concept[]): Specialty[] => [
  ...new Set(concepts.flatMap(({ specialties }) => specialties)),
]

/** Returns the specialties for a service, by its name, most likely first. */
export const specialtiesOfService = (name: string): Specialty[] =>
  specialtiesFor(conceptsOfService(name).flatMap((id) => conceptById(id) ?? []))
