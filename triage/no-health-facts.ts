/**
 * Messages without any understood health fact. Learned weights by themselves name no department for
 * them.
 */
import type { Concept } from '#domain/concepts/concept.ts'
import { LEARNED, type Reading } from './reading.ts'
import { setOf } from './text.ts'

/**
 * Findings of person, time, number and amount, which are no complaint. Practical questions raise
 * them too.
 */
export const UNTELLING = setOf(
  `someone everything everyone lately recent days weeks longerThanDays lastsSaid nowHaving noneOrLess howMany manyOf
   often small huge mild severe unstoppable help exercise flight sentence speak mildLiquid nothingComes largeBurn
   bodyFront readyToDie saidFarewell chronic acute adult spread change lift fast morning night cannot hearing
   drank object garment lost figureOfBreath figureOfDeath coffee displays
   partner hitsInPlay`,
)

/** Whether a message names no complaint, no body part and no treatment. */
export const tellsNothing = (
  { present, elsewhere }: Pick<Reading, 'present' | 'elsewhere'>,
  concepts: readonly Concept[],
): boolean =>
  concepts.length === 0 &&
  [...present.keys(), ...elsewhere].every(
    (name) => UNTELLING.has(name) || (LEARNED as readonly string[]).includes(name),
  )
