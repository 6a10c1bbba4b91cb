/** Messages in which nothing of health is understood. Weights alone name no department for them. */
import type { Concept } from '#domain/concepts/concept.ts'
import { LEARNED, type Reading } from './reading.ts'
import { setOf } from './text.ts'

/**
 * Findings that say who, when, how many or how much, and no complaint. Words of practical questions
 * raise them, too.
 */
export const UNTELLING = setOf(
  `someone everything everyone lately recent days weeks longerThanDays lastsSaid nowHaving noneOrLess howMany manyOf
   often small huge mild severe unstoppable help exercise flight sentence speak mildLiquid nothingComes largeBurn
   bodyFront readyToDie saidFarewell chronic acute adult spread change lift fast morning night cannot hearing
   drank object garment lost figureOfBreath figureOfDeath coffee displays
   partner hitsInPlay`,
)

/** Whether neither a complaint, a part of the body nor a treatment is named. */
export const tellsNothing = (
  { present, elsewhere }: Pick<Reading, 'present' | 'elsewhere'>,
  concepts: readonly Concept[],
): boolean =>
  concepts.length === 0 &&
  [...present.keys(), ...elsewhere].every(
    (name) => UNTELLING.has(name) || (LEARNED as readonly string[]).includes(name),
  )
