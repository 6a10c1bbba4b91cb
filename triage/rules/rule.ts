import type { Specialty } from '#domain/doctors.ts'
import type { Urgency } from '#domain/search-choices.ts'

/**
 * A fixed rule of triage. Its id stays; its version goes up with each change of what it asks for.
 */
export type Rule = {
  id: string
  version: number
  /**
   * Suspected condition as people read it; the key of its translations. Only red flags have one.
   */
  name?: string
  /** The public guidance it follows. */
  source: string
  urgency: Urgency
  /** Findings: ways parted by `/`, parts by `+`, choices of a part by `|`. */
  when: string
  /** Findings that speak against it. */
  unless?: string
  /** Its words leave no doubt, so learned weights never turn its alarm into a question. */
  isPlain?: true
  /**
   * Learned weights turn its alarm into a question only where a fixed cue in the same sentence says
   * that it is over, denied, read about, supposed or a joke.
   */
  isGrave?: true
  /** Responsible specialties, most likely first. */
  specialties?: readonly Specialty[]
}

/** Rules about the mind. Only taking the words back ends their alarm. */
export const OF_THE_MIND: ReadonlySet<string> = new Set([
  'wants-to-die',
  'suicide',
  'farewell',
  'farewell-arranged',
  'at-the-edge',
  'ends-it-all',
  'farewell-unnamed',
  'pills-in-mind',
  'birth-psychosis',
  'harm-others',
])

type RuleInput = Omit<Rule, 'id' | 'version' | 'urgency'> & { version?: number }

const ofUrgency =
  (urgency: Urgency) =>
  (id: string, { version = 1, ...given }: RuleInput): Rule => ({ id, version, urgency, ...given })

export const emergency = ofUrgency('immediate')
export const urgent = ofUrgency('urgent')
export const soon = ofUrgency('soon')
export const routine = ofUrgency('routine')
