/** Specialties in the order of the learned weights. Paediatrics comes first for children. */
import type { Specialty } from '#domain/doctors.ts'
import { rankedSpecialties } from './learned.ts'
import type { Reading } from './reading.ts'
import type { Understanding } from './triage.ts'

export const MOST_SPECIALTIES = 3
const NOT_FOR_CHILDREN = new Set<Specialty>(['Internal Medicine', 'Family Medicine'])

/** Whether the mother's own hair falls out since a birth. */
const isOfMother = ({ present, elsewhere }: Reading): boolean =>
  [['hairSheds'], ['sinceBaby', 'postpartum']].every((names) =>
    names.some((name) => present.has(name) || elsewhere.has(name)),
  )

/** Whether the patient is a child. A person who wants to have a child has none yet. */
export const isOfChild = (reading: Reading): boolean =>
  ['child', 'baby', 'underAge'].some((name) => reading.present.has(name)) &&
  !reading.present.has('fertility') &&
  !isOfMother(reading)

export function forChild(specialties: readonly Specialty[]): Specialty[] {
  const others = specialties.filter((specialty) => !NOT_FOR_CHILDREN.has(specialty) && specialty !== 'Pediatrics')
  return (['Pediatrics', ...others] as Specialty[]).slice(0, MOST_SPECIALTIES)
}

/**
 * Least share of a specialty that neither rule nor concept names. Less likely ones would only fill
 * the list.
 */
const LIKELY = 0.01
/** Least share beside a dominant specialty that a rule names: sadness leads to no urologist. */
const LIKELY_BESIDE = 0.05
const DOMINANT = 0.5
/** Specialties of a particular state, added to a rule's specialties only if very likely. */
const PARTICULAR = new Set<Specialty>(['Obstetrics and Gynecology', 'Reproductive Medicine'])
const VERY_LIKELY = 0.5

function likelyOf(ranked: ReturnType<typeof rankedSpecialties>, { rules, concepts }: Understanding): Specialty[] {
  const known = new Set([...rules, ...concepts].flatMap(({ specialties = [] }) => specialties))
  const isRuled = rules.some(({ specialties = [] }) => specialties.length > 0)
  const isClear = ranked.slice(0, 1).some(({ name, share }) => isRuled && known.has(name) && share >= DOMINANT)
  const least = isClear ? LIKELY_BESIDE : LIKELY
  const isGuess = ({ name, share }: (typeof ranked)[number]) =>
    isRuled && PARTICULAR.has(name) && !known.has(name) && share < VERY_LIKELY
  return ranked
    .filter((likely) => !isGuess(likely))
    .slice(0, MOST_SPECIALTIES)
    .filter(({ name, share }, place) => place === 0 || known.has(name) || share >= least)
    .map(({ name }) => name)
}

/** Rules whose first specialty always comes first: a long cough belongs to the lungs. */
const LEADING: ReadonlySet<string> = new Set(['cough-long', 'hair-wish'])
const leads = (first: Specialty, { rules }: Understanding): boolean =>
  rules.some(({ id, specialties: [own] = [] }) => LEADING.has(id) && own === first)

/**
 * Returns the three learned specialties. Those that rules name first come first, and paediatrics
 * precedes all for children.
 */
export function specialtiesLearned(understanding: Understanding): Specialty[] {
  const isChild = isOfChild(understanding.reading)
  const ranked = likelyOf(rankedSpecialties(understanding), understanding)
  const [first] = understanding.specialties
  const isFirst = first !== undefined && (ranked.includes(first) || leads(first, understanding))
  const ordered = isFirst ? [...new Set([first, ...ranked])].slice(0, MOST_SPECIALTIES) : ranked
  return isChild ? forChild(ordered) : ordered
}
