import type { Specialty } from '#domain/doctors.ts'
import type { Urgency } from '#domain/search-choices.ts'

/**
 * Fixed rule of triage. Its id is permanent. Its version rises with each change of its conditions.
 */
export type Rule = {
  id: string
  version: number
  /**
   * Name of the suspected condition as shown, and key of its translations. Only red flags have one.
   */
  name?: string
  /** Public guidance behind the rule. */
  source: string
  urgency: Urgency
  /**
   * Required findings: `/` separates ways, `+` joins parts of a way, `|` separates choices of a
   * part.
   */
  when: string
  /** Findings that exclude the rule. */
  unless?: string
  /** Whether its words leave no doubt, so learned weights never turn its alarm into a question. */
  isPlain?: true
  /**
   * Whether learned weights turn its alarm into a question only if a fixed cue in the same sentence
   * marks it as over, denied, read, supposed or a joke.
   */
  isGrave?: true
  /** Responsible specialties, most likely first. */
  specialties?: readonly Specialty[]
}

/** Rules about mental health. Only a retraction ends their alarm. */
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
