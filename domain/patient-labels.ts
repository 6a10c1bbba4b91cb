/** Labels for facts about a patient. A separate file, because many pages need only these. */
import type { BookerRelation, Sex } from './patient-facts.ts'
import { sentence } from './sentences.ts'

export const SEX_LABELS: Record<Sex, string> = {
  female: sentence('Female'),
  male: sentence('Male'),
  other: sentence('Another sex'),
}

/** Relations of the booker, within a sentence. */
export const RELATION_WORDS: Record<BookerRelation, string> = {
  mother: sentence('mother'),
  father: sentence('father'),
  guardian: sentence('legal guardian'),
  wife: sentence('wife'),
  husband: sentence('husband'),
  daughter: sentence('daughter'),
  son: sentence('son'),
  sister: sentence('sister'),
  brother: sentence('brother'),
  relative: sentence('relative'),
  friend: sentence('friend'),
}
