/** The requested treatment, and the services to search for a complaint. */
import type { Concept } from '#domain/concepts/concept.ts'
import { CONCEPTS } from '#domain/concepts/recognise.ts'
import type { Specialty } from '#domain/doctors.ts'
import { isOfChild } from './likely-specialties.ts'
import { LEARNED } from './reading.ts'
import { asidesIn } from './states.ts'
import { asksPrice, wishesFor } from './talk.ts'
import { setOf } from './text.ts'
import { judge, type Understanding } from './triage.ts'

/** Concept of diabetes care. */
const DIABETES = 'diabetes-thyroid'

/**
 * Whether a fixed rule leads to other specialties than a treatment that was recognised only by its
 * words. Hair loss after a birth needs no obstetrician.
 */
function isComplaintElsewhere({ specialties: [first] }: Concept, rules: Understanding['rules']): boolean {
  const [own] = rules.find(({ specialties = [] }) => specialties.length > 0)?.specialties ?? []
  return own !== undefined && own !== first
}

/**
 * Returns the requested treatments of the last turn that names any, because users change their
 * minds. An urgent complaint stays a complaint beside any treatment.
 */
export function treatmentsIn(
  { urgency, concepts, reading, rules }: Understanding,
  turns: readonly string[],
): Concept[] {
  if (urgency !== 'routine' || concepts[0]?.kind !== 'treatment') return []
  const isWished = turns.some(wishesFor)
  // Paediatrics treats an ill child, whatever body part the message names.
  if (!isWished && isOfChild(reading) && rules.some(({ when }) => !(LEARNED as readonly string[]).includes(when)))
    return []
  const named = concepts.filter(
    (concept) => concept.kind === 'treatment' && (isWished || !isComplaintElsewhere(concept, rules)),
  )
  // Chronic conditions accompany a requested treatment.
  const others = named.filter(({ id }) => !(reading.present.has('diabetic') && id === DIABETES))
  const treatments = others.length > 0 ? others : named
  if (treatments.length < 2) return treatments
  for (const turn of [...turns].reverse()) {
    const inTurn = new Set(judge([turn]).concepts)
    const ofTurn = treatments.filter((treatment) => inTurn.has(treatment))
    if (ofTurn.length > 0) return ofTurn
  }
  return treatments
}

/** Treatments of a named body part, requested without the treatment's name. */
const DONE: readonly [finding: string, concept: string][] = [
  ['tooth', 'dentistry'],
  ['nose', 'rhinoplasty'],
  ['breast', 'breast-surgery'],
  ['chest', 'breast-surgery'],
  ['hair', 'hair-transplant'],
]
/** Findings that make a message a request for help. */
const OF_WISHES = setOf(
  'tooth nose breast chest hair hairLoss noseWish teethWish bodyWish someone bodyFront largeBurn operation nowHaving',
)

/** Maximum words of a price question about a body part. */
const PRICED_WORDS = 12

export function doneIn({ urgency, emergency, reading }: Understanding, turns: readonly string[]): Concept[] {
  const { present, tokens } = reading
  const isHarmless = [...present.keys()].every(
    (name) => OF_WISHES.has(name) || (LEARNED as readonly string[]).includes(name),
  )
  if (emergency || urgency === 'urgent' || !isHarmless) return []
  // "Anything cheaper for a nose?" asks for a nose operation.
  const isPriced = turns.length === 1 && tokens.length <= PRICED_WORDS && turns.some(asksPrice)
  if (!isPriced && asidesIn(tokens, 'haveDone', 2).length === 0) return []
  const [, id] = DONE.find(([finding]) => present.has(finding)) ?? []
  return CONCEPTS.filter((concept) => concept.id === id)
}

/**
 * Returns the services to search for a complaint: its own if the first suitable specialty treats
 * it, or a treatment of it. Other concepts count only if a treatment is requested.
 */
export function serviceFor({ concepts, specialties }: Understanding, turns: readonly string[]): Concept | undefined {
  const first = specialties.slice(0, 1)
  const ofKind = (kind: Concept['kind'], by: readonly Specialty[]) =>
    concepts.find((concept) => concept.kind === kind && concept.specialties.some((one) => by.includes(one)))
  return ofKind('complaint', first) ?? ofKind('treatment', turns.some(wishesFor) ? specialties : first)
}

const MOST_SPECIALTIES = 3
const SECOND_OPINION = 'second-opinion'

/** Adds the specialties of the requested treatment, which are known and not guessed. */
export function withSpecialtiesOf(treatments: readonly Concept[], understanding: Understanding): Understanding {
  // The treating specialty gives a second opinion: "another doctor for my hip" is for orthopaedics.
  const treating = understanding.concepts.filter(
    ({ id, kind, specialties }) => id !== SECOND_OPINION && kind !== 'specialty' && specialties.length > 0,
  )
  const isOpinion = treatments[0]?.id === SECOND_OPINION
  const named = isOpinion && treating.length > 0 ? [...treating, ...treatments] : treatments
  const specialties = [...new Set(named.flatMap((treatment) => treatment.specialties))].slice(0, MOST_SPECIALTIES)
  return specialties.length > 0 ? { ...understanding, specialties } : understanding
}
