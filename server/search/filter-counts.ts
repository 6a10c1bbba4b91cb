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
import { byConditions, byItems, type ChoiceCount, type CountSource, countChoices, SearchCounts } from './facets.ts'
import { areWithin, freeTimes, joinFreeTimesOf, type Offering } from './next-free.ts'
import { every, pricedAs } from './search.ts'

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
export type FacetSearch<Search, SearchContext, Plan extends Record<string, unknown>> = {
  search: Search
  lookedUp: SearchContext
  counts: SearchCounts<Plan>
}

type FacetSource<Search, SearchContext, Plan> = CountSource<Plan> & {
  table: AnyPgTable & { id: AnyPgColumn; ratingKey: AnyPgColumn }
  planOf: (search: Search, context: SearchContext) => Plan
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
>(source: FacetSource<Search, SearchContext, Plan>) {
  const { table, planOf, offeringOf } = source
  type Facets = FacetSearch<Search, SearchContext, Plan>

  /** Returns the plan of the search without these filters. */
  function planWithout({ search, lookedUp }: Pick<Facets, 'search' | 'lookedUp'>, filters: readonly (keyof Search)[]) {
    const rest = { ...search }
    for (const filter of filters) delete rest[filter]
    return planOf(rest, lookedUp)
  }

  const isTimed = ({ free, stay }: Plan) => free.length > 0 || stay !== undefined

  /**
   * Returns a count over the records of the search without these filters. `what` names what is
   * counted.
   */
  function countWithout(facets: Facets, what: string, ...filters: (keyof Search)[]) {
    const plan = planWithout(facets, filters)
    return { what, plan, values: {}, isTimed: isTimed(plan), from: () => sql`${table}` }
  }

  return {
    countsOf: (ctx: Context) => new SearchCounts(ctx, source),
    countWithout,

    /**
     * Returns the IDs of treatments with their counts. Price and time are those of the counted
     * treatment.
     */
    async treatments({ search, lookedUp, counts }: Facets): Promise<{ id: string; count: number }[]> {
      const { join, service, price } = source.treatments
      const anyService = { search, lookedUp: { ...lookedUp, ids: {} } }
      const windows = windowsIn(freeWindows(search, lookedUp.now))
      const plan = planWithout(anyService, ['service', 'services', ...PRICE, 'availability', 'urgency'])
      const counted = await counts.find({
        what: 'services',
        plan,
        values: { price: boundsOf(search), windows },
        isTimed: windows.length > 0 || isTimed(plan),
        select: (values) => {
          const priced = pricedAs(price, values.price)
          const free = windows.length > 0 ? joinFreeTimesOf(table, service) : sql``
          return sql`select ${service} as key, count(*) from ${table} join ${join(priced.length > 0)} ${free}
            where ${every([...priced, areWithin(values.windows)])} group by 1`
        },
      })
      return counted.map(({ key, count }) => ({ id: String(key), count }))
    },

    ratings: (facets: Facets): Promise<ChoiceCount[]> =>
      countChoices(facets.counts, {
        ...countWithout(facets, 'ratings', 'rating'),
        groupOf: () =>
          byConditions(RATING_CHOICES.map((rating) => [String(rating), sql`${table.ratingKey} >= ${rating}::real`])),
      }),

    availability(facets: Facets): Promise<ChoiceCount[]> {
      const plan = planWithout(facets, ['availability'])
      const choices = AVAILABILITIES.map((choice) =>
        windowsIn(freeWindows({ availability: [choice] }, facets.lookedUp.now)),
      )
      return countChoices(facets.counts, {
        what: 'free times',
        plan,
        values: { choices },
        isTimed: true,
        from: (_, template) => sql`${table} join ${freeTimes(offeringOf(template))} on f.id = ${table.id}`,
        groupOf: (values) =>
          byConditions(AVAILABILITIES.map((choice, index) => [choice, areWithin(values.choices[index] ?? [])])),
        severalOf: offeringOf(plan) && sql`${table.id}`,
      })
    },

    languages: (facets: Facets): Promise<ChoiceCount[]> =>
      countChoices(facets.counts, {
        ...countWithout(facets, 'languages', ...source.languages.filters),
        groupOf: () => byItems(sql`${source.languages.column}`, SPOKEN_LANGUAGES),
      }),

    async insured(facets: Facets): Promise<number> {
      const [counted] = await countChoices(facets.counts, {
        ...countWithout(facets, 'insurance', 'acceptsInsurance'),
        groupOf: () => byConditions([['true', source.isInsured]]),
      })
      return counted?.count ?? 0
    },
  }
}
