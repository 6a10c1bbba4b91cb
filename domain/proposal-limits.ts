/** Limits of proposals. A file without the validator. */

/** Maximum number of times in a proposal. The patient accepts one of them. */
export const MAX_OFFERS = 3
