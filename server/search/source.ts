/**
 * Product search in three steps:
 *
 *   plan     A feature's `plan.ts` reads a parsed search into a plan: data with placeholders for
 *            its values (`placeholders.ts`, `conditions.ts`).
 *   compile  Its `search.ts` makes a `Search` of the plan: all matches and their order
 *            (`search.ts`, `relevance.ts`, `next-free.ts`). `compile.ts` makes the statements,
 *            once for all plans of the same shape.
 *   run      `run.ts` reads the ids of a page and the total, and corrects typing errors
 *            (`spelling.ts`). The records come from the catalogue in memory. `facets.ts` counts
 *            what each choice of a filter would leave.
 *
 * Hospitals, doctors and health services contribute one source each.
 */
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Terms } from './conditions.ts'
import type { Search } from './search.ts'
import type { SearchKind } from './spelling.ts'

/** Source of a search. `Plan` is data with placeholders, see `withoutValues`. */
export type SearchSource<Plan extends Record<string, unknown>> = {
  /** Kind of record whose words are used for spelling correction. */
  kind: SearchKind
  id: AnyPgColumn
  compile: (plan: Plan) => Search
  /** Maximum of the exact count of text matches. Undefined for no maximum. */
  mostCounted?: number
}

/** Words of a search, and a function that returns the plan for one interpretation of them. */
export type SearchRequest<Plan> = { terms: string[]; planOf: (terms: Terms) => Plan }
