/**
 * Counts shared by hospitals and doctors: the number of records for each choice of a filter. A
 * filter's own choices are counted as if none were made.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { AVAILABILITIES, RATING_CHOICES } from '#domain/search-choices.ts'
import { freeWindows } from '#domain/search-meaning.ts'
import type { Context } from '#server/context.ts'
import { boundsOf, windowsIn } from './conditions.ts'
import { byConditions, byItems, type ChoiceCount, countChoices, countRows, type Planning } from './facets.ts'
import { areWithin, freeTimes, joinFreeTimesOf, type Offering } from './next-free.ts'
import { every, pricedAs, type Rows } from './search.ts'

/** Filters that both kinds have. */
type Filters = Parameters<typeof boundsOf>[0] &
  Parameters<typeof freeWindows>[0] & {
    service?: unknown
    services?: unknown
    rating?: unknown
    languages?: unknown
    acceptsInsurance?: unknown
  }
type SearchFacts = { now: Date; ids: object }

/** Search whose choices are counted. */
export type FacetSearch<Search, SearchContext> = { search: Search; lookedUp: SearchContext }

type FacetSource<Search, SearchContext, Plan> = {
  /** Name in the cache of counts: `hospitals` or `doctors`. */
  name: string
  table: AnyPgTable & { id: AnyPgColumn; ratingKey: AnyPgColumn }
  planOf: (search: Search, context: SearchContext) => Plan
  rowsOf: (plan: Plan) => Rows & Planning
  offeringOf: (plan: Plan) => Offering | undefined
  /** Treatments: their join, with prices only if needed, their IDs and their price. */
  treatments: { join: (arePriced: boolean) => SQL; service: AnyPgColumn; price: SQL }
  languages: { column: AnyPgColumn; filters: (keyof Search)[] }
  isInsured: SQL
}

export const PRICE = ['priceRange', 'priceFrom', 'priceTo'] as const

export function filterCounts<
  Search extends Filters,
  SearchContext extends SearchFacts,
  Plan extends Record<string, unknown> & { free: readonly unknown[]; stay?: unknown },
>({ name, table, planOf, rowsOf, offeringOf, ...source }: FacetSource<Search, SearchContext, Plan>) {
  type Facets = FacetSearch<Search, SearchContext>

  /** Returns the plan of the search without these filters. */
  function planWithout({ search, lookedUp }: Facets, ...filters: (keyof Search)[]): Plan {
    const rest = { ...search }
    for (const filter of filters) delete rest[filter]
    return planOf(rest, lookedUp)
  }

  /** Returns a count over the search without these filters, named after the counted choices. */
  function countWithout(facets: Facets, what: string, ...filters: (keyof Search)[]) {
    const plan = planWithout(facets, ...filters)
    return { what: `${what} of ${name}`, plan, isTimed: plan.free.length > 0 || plan.stay !== undefined, rowsOf }
  }

  return {
    countWithout,

    /**
     * Returns the IDs of treatments with their counts. Price and time are those of the counted
     * treatment.
     */
    treatments(ctx: Context, { search, lookedUp }: Facets): Promise<{ id: string; count: number }[]> {
      const { join, service, price } = source.treatments
      const anyService = { search, lookedUp: { ...lookedUp, ids: {} } }
      const plan = {
        matching: planWithout(anyService, 'service', 'services', ...PRICE, 'availability', 'urgency'),
        price: boundsOf(search),
        windows: windowsIn(freeWindows(search, lookedUp.now)),
      }
      const isTimed = plan.windows.length > 0
      return countRows(ctx, { what: `services of ${name}`, plan, isTimed }, (template) => {
        const { isReplanned, ...rows } = rowsOf(template.matching)
        const priced = pricedAs(price, template.price)
        const free = isTimed ? joinFreeTimesOf(table, service) : sql``
        const counting = sql`select ${service} as id, count(*)::int as count
          from ${rows.from} join ${join(priced.length > 0)} ${free}
          where ${every([...rows.where, ...priced, areWithin(template.windows)])} group by 1`
        return { counting, isReplanned }
      })
    },

    ratings: (ctx: Context, facets: Facets): Promise<ChoiceCount[]> =>
      countChoices(ctx, {
        ...countWithout(facets, 'ratings', 'rating'),
        groupOf: () =>
          byConditions(RATING_CHOICES.map((rating) => [String(rating), sql`${table.ratingKey} >= ${rating}::real`])),
      }),

    availability(ctx: Context, facets: Facets): Promise<ChoiceCount[]> {
      const matching = planWithout(facets, 'availability')
      const choices = AVAILABILITIES.map((choice) =>
        windowsIn(freeWindows({ availability: [choice] }, facets.lookedUp.now)),
      )
      return countChoices(ctx, {
        what: `free times of ${name}`,
        plan: { matching, choices },
        isTimed: true,
        rowsOf: (template) => {
          const rows = rowsOf(template.matching)
          return {
            ...rows,
            from: sql`${rows.from} join ${freeTimes(offeringOf(template.matching))} on f.id = ${table.id}`,
          }
        },
        groupOf: (template) =>
          byConditions(AVAILABILITIES.map((choice, index) => [choice, areWithin(template.choices[index] ?? [])])),
        severalOf: offeringOf(matching) && sql`${table.id}`,
      })
    },

    languages: (ctx: Context, facets: Facets): Promise<ChoiceCount[]> =>
      countChoices(ctx, {
        ...countWithout(facets, 'languages', ...source.languages.filters),
        groupOf: () => byItems(sql`${source.languages.column}`, SPOKEN_LANGUAGES),
      }),

    async insured(ctx: Context, facets: Facets): Promise<number> {
      const [counted] = await countChoices(ctx, {
        ...countWithout(facets, 'insurance', 'acceptsInsurance'),
        groupOf: () => byConditions([['true', source.isInsured]]),
      })
      return counted?.count ?? 0
    },
  }
}
