import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Page, type Paging, pageOf, readPaging } from '#domain/paging.ts'
import { mayReview, type ReviewFilter, reportedSearch, reviewFilter } from '#domain/reviews.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { prepared } from '#server/database/prepared.ts'
import { byOwner } from '#server/database/record.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { isOneOfGiven } from '#server/search/search.ts'
import { requireRole } from '#server/viewer.ts'
import { type ReportedReview, type Review, reportedColumnsIn, reviewColumnsIn, toReview } from './record.ts'
import { reviews } from './table.ts'

/** Kind of record whose reviews are read. */
export type ReviewSubject = 'hospital' | 'doctor'

export const owners = {
  hospital: { table: hospitals, id: hospitals.id, total: hospitals.reviewCount, ofReview: reviews.hospitalId },
  doctor: { table: doctors, id: doctors.id, total: doctors.reviewCount, ofReview: reviews.doctorId },
}

export const isShown = isNull(reviews.hiddenAt)
/** Returns an order of the indexes. */
const latest = (instant: typeof reviews.createdAt | typeof reviews.reportedAt | typeof reviews.hiddenAt): SQL[] => [
  sql`${instant} desc nulls last`,
  sql`${reviews.id}`,
]

/** Parts of a filter that change the text of a statement. */
type FilterShape = { byService: boolean; byRating: boolean; firstIn: boolean }

const shapeOf = ({ serviceId, rating, firstIn }: ReviewFilter): FilterShape => ({
  byService: serviceId != null,
  byRating: rating != null,
  firstIn: Boolean(firstIn),
})

/**
 * Returns the condition for visible reviews that match a filter. A treatment that its author hides
 * never matches.
 */
const matching = ({ byService, byRating }: FilterShape) =>
  and(
    isShown,
    byService ? and(eq(reviews.serviceId, sql.placeholder('serviceId')), sql`${reviews.showsTreatment}`) : undefined,
    byRating ? eq(reviews.rating, sql.placeholder('rating')) : undefined,
  )

const inOrder = ({ firstIn }: FilterShape): SQL[] => [
  ...(firstIn ? [desc(eq(reviews.language, sql.placeholder('firstIn')))] : []),
  ...latest(reviews.createdAt),
]

/** Prepares statements for a page of matching reviews of each record, and for their number. */
function prepareReviews(db: Queryable, of: ReviewSubject, shape: FilterShape) {
  const { table, id, total, ofReview } = owners[of]
  const name = [of, shape.byService && 'service', shape.byRating && 'rating'].filter(Boolean).join(' ')
  const pageOfEach = db
    .select({ reviewId: sql<string>`${reviews.id}`.as('review_id') })
    .from(reviews)
    .where(and(eq(ofReview, id), matching(shape)))
    .orderBy(...inOrder(shape))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page')
  // Without a filter it is the number stored beside the rating.
  const counts =
    shape.byService || shape.byRating
      ? db
          .select({ id: sql<string>`${ofReview}`, total: count() })
          .from(reviews)
          .where(and(isOneOfGiven(ofReview), matching(shape)))
          .groupBy(ofReview)
      : db
          .select({ id: sql<string>`${id}`, total })
          .from(table)
          .where(isOneOfGiven(id))
  return {
    counts: counts.prepare(`number of reviews by ${name}`),
    page: db
      .select({ owner: sql<string>`${id}`, item: reviewColumnsIn(sql`${sql.placeholder('language')}`) })
      .from(table)
      .innerJoinLateral(pageOfEach, sql`true`)
      .innerJoin(reviews, eq(reviews.id, pageOfEach.reviewId))
      .innerJoin(healthServices, eq(healthServices.id, reviews.serviceId))
      .where(isOneOfGiven(id))
      .orderBy(...inOrder(shape))
      .prepare(`reviews by ${name}${shape.firstIn ? ' one language first' : ''}`),
  }
}

const statements = prepared(() => new Map<string, ReturnType<typeof prepareReviews>>())

function statementsOf(db: Queryable, of: ReviewSubject, filter: ReviewFilter): ReturnType<typeof prepareReviews> {
  const byShape = statements(db)
  const shape = shapeOf(filter)
  const key = JSON.stringify([of, shape])
  const ready = byShape.get(key) ?? prepareReviews(db, of, shape)
  byShape.set(key, ready)
  return ready
}

/** Removes what patients and hospitals wrote, if rules of the land hide it from the caller. */
const withoutStatements = ({ withheld }: Context, review: Review): Review =>
  withheld.includes('statements') ? { ...review, comment: null, reply: null, repliedAt: null } : review

type ReviewListCall = { paging: Paging; filter: ReviewFilter }

/**
 * Returns one page of the visible reviews of each of these hospitals or doctors, newest first, with
 * their number. Returns no pages if a rule of the land hides reviews.
 */
export async function reviewsOf(
  ctx: Context,
  of: ReviewSubject,
  ids: string[],
  { paging, filter }: ReviewListCall,
): Promise<Map<string, Page<Review>>> {
  if (ctx.withheld.includes('reviews')) return new Map()
  const { counts, page } = statementsOf(ctx.read, of, filter)
  const offset = (paging.page - 1) * paging.limit
  const [counted, rows] = await Promise.all([
    counts.execute({ ...filter, ids }),
    page.execute({ ...filter, ids, language: ctx.language, limit: paging.limit, offset }),
  ])
  const items = byOwner(rows)
  const totals = new Map(counted.map((owner) => [owner.id, owner.total]))
  return new Map(
    ids.map((owner) => {
      const shown = (items.get(owner) ?? []).map((row) => withoutStatements(ctx, toReview(row, ctx)))
      return [owner, pageOf(shown, totals.get(owner) ?? 0, paging)]
    }),
  )
}

/**
 * Lists a page of the reviews of one hospital or doctor. `raw` contains the filter and the page.
 * Returns null where local rules hide reviews.
 */
export async function listReviews(
  ctx: Context,
  of: ReviewSubject,
  id: string,
  { raw }: { raw: unknown },
): Promise<Page<Review> | null> {
  const options = { paging: readPaging(raw), filter: reviewFilter.parse(raw) }
  return (await reviewsOf(ctx, of, [id], options)).get(id) ?? null
}

/** Returns a visible review by ID. */
export async function findReview(ctx: Context, id: string, { db = ctx.db }: { db?: Queryable } = {}) {
  const [row] = await db
    .select(reviewColumnsIn(ctx.language))
    .from(reviews)
    .innerJoin(healthServices, eq(healthServices.id, reviews.serviceId))
    .where(and(eq(reviews.id, id), isShown))
  return row && toReview(row, ctx)
}

/** Returns visible reviews by ID. */
export async function reviewsById(ctx: Context, ids: string[]): Promise<Review[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select(reviewColumnsIn(ctx.language))
    .from(reviews)
    .innerJoin(healthServices, eq(healthServices.id, reviews.serviceId))
    .where(and(inArray(reviews.id, ids), isShown))
  return rows.map((row) => toReview(row, ctx))
}

export type Reviewable = { review: Review | null; canReview: boolean }

/**
 * Returns the reviews of appointments that the caller may see, and whether the caller may write
 * one.
 */
export async function reviewsOfAppointments(ctx: Context, ids: string[]): Promise<Map<string, Reviewable>> {
  const rows = await ctx.db
    .select({
      id: appointments.id,
      status: appointments.status,
      startsAt: appointments.startsAt,
      patientId: appointments.patientId,
      review: reviewColumnsIn(ctx.language),
      reviewId: reviews.id,
    })
    .from(appointments)
    .innerJoin(healthServices, eq(healthServices.id, appointments.serviceId))
    .leftJoin(reviews, eq(reviews.appointmentId, appointments.id))
    .where(inArray(appointments.id, ids))
  return new Map(
    rows.map(({ id, review, reviewId, ...appointment }) => {
      const isVisible = review !== null && review.hiddenAt === null
      return [
        id,
        {
          review: isVisible ? toReview(review, ctx) : null,
          canReview: reviewId === null && mayReview(appointment, ctx.viewer, ctx.clock()),
        },
      ]
    }),
  )
}

/** Lists reported and hidden reviews for administrators, newest report or decision first. */
export async function listReportedReviews(
  ctx: Context,
  raw: unknown,
  rawPaging: unknown,
): Promise<Page<ReportedReview>> {
  requireRole(ctx, 'admin')
  const { state = 'waiting' } = reportedSearch.parse(raw ?? {})
  const paging = readPaging(rawPaging)
  const since = state === 'hidden' ? reviews.hiddenAt : reviews.reportedAt
  const isWaiting = isNotNull(since)
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select(reportedColumnsIn(ctx.language))
      .from(reviews)
      .innerJoin(healthServices, eq(healthServices.id, reviews.serviceId))
      .innerJoin(hospitals, eq(hospitals.id, reviews.hospitalId))
      .where(isWaiting)
      .orderBy(...latest(since))
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.select({ count: count() }).from(reviews).where(isWaiting),
  ])
  const items = rows.map(({ review, ...reported }) => ({ ...reported, review: toReview(review, ctx) }))
  return pageOf(items, counted?.count ?? 0, paging)
}
