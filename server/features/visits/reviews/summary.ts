import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { byOwner } from '#server/database/record.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { serviceNameIn } from '#server/features/catalogue/health-services/texts.ts'
import { isOneOfGiven } from '#server/search/search.ts'
import { isShown, owners, type ReviewSubject } from './reading.ts'
import type { ReviewSummary } from './record.ts'
import { reviews } from './table.ts'

const STARS = [5, 4, 3, 2, 1] as const

/** Summary while a rule of the land hides reviews. A total of zero would be untrue. */
const WITHHELD: ReviewSummary = { total: null, ratings: [], treatments: [] }

/** Prepares statements for the numbers of reviews by stars and by treatment. */
function prepareSummaries(db: Queryable, of: ReviewSubject) {
  const { ofReview } = owners[of]
  const owner = sql<string>`${ofReview}`
  return {
    stars: db
      .select({ owner, item: { rating: reviews.rating, count: count() } })
      .from(reviews)
      .where(and(isOneOfGiven(ofReview), isShown))
      .groupBy(ofReview, reviews.rating)
      .prepare(`numbers of reviews of a ${of} by stars`),
    treatments: db
      .select({
        owner,
        item: {
          serviceId: healthServices.id,
          name: serviceNameIn(sql`${sql.placeholder('language')}`),
          count: count(),
          averageRating: sql<number>`round(avg(${reviews.rating}), 1)`,
        },
      })
      .from(reviews)
      .innerJoin(healthServices, eq(healthServices.id, reviews.serviceId))
      .where(and(isOneOfGiven(ofReview), isShown, sql`${reviews.showsTreatment}`))
      .groupBy(ofReview, healthServices.id)
      .orderBy(desc(count()), asc(healthServices.name))
      .prepare(`numbers of reviews of a ${of} by treatment`),
  }
}

const statements = prepared((db) => ({
  hospital: prepareSummaries(db, 'hospital'),
  doctor: prepareSummaries(db, 'doctor'),
}))

/**
 * Returns the numbers of reviews by stars and by treatment for each of these hospitals or doctors.
 */
export async function summariesOf(ctx: Context, of: ReviewSubject, ids: string[]): Promise<Map<string, ReviewSummary>> {
  if (ctx.withheld.includes('reviews')) return new Map(ids.map((id) => [id, WITHHELD]))
  const { stars, treatments: byTreatment } = statements(ctx.read)[of]
  const [rated, treated] = await Promise.all([
    stars.execute({ ids }),
    byTreatment.execute({ ids, language: ctx.language }),
  ])
  const ratings = byOwner(rated)
  const treatments = byOwner(treated)
  return new Map(
    ids.map((id) => {
      const counts = new Map(ratings.get(id)?.map((row) => [row.rating, row.count]))
      return [
        id,
        {
          total: [...counts.values()].reduce((sum, of) => sum + of, 0),
          ratings: STARS.map((rating) => ({ rating, count: counts.get(rating) ?? 0 })),
          treatments: treatments.get(id) ?? [],
        },
      ]
    }),
  )
}

/** Summarises one hospital or doctor. */
export async function summaryOf(ctx: Context, of: ReviewSubject, id: string): Promise<ReviewSummary> {
  const summaries = await summariesOf(ctx, of, [id])
  return summaries.get(id) ?? noReviews
}

export const noReviews: ReviewSummary = {
  total: 0,
  ratings: STARS.map((rating) => ({ rating, count: 0 })),
  treatments: [],
}
