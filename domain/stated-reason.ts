/** Reasons that administrators must state, because others read them. */
import { requiredText } from './fields.ts'
import { sentence } from './sentences.ts'

/** Minimum number of letters or digits. Spaces and punctuation do not count. */
const MIN_LETTERS = 10
/** Maximum length in characters. */
export const MAX_REASON = 500

/** Returns the schema of a required reason. `missing` is the message for an empty one. */
export const statedReason = (missing: string) =>
  requiredText(missing, MAX_REASON).refine(
    (reason) => (reason.match(/[\p{L}\p{N}]/gu) ?? []).length >= MIN_LETTERS,
    sentence('Please give the reason in at least {{count}} letters', { count: MIN_LETTERS }),
  )
