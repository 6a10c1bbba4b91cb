/**
 * Typical mercurius and drizzle implementation by an experienced developer: the query builder,
 * loaders for nested fields, JIT.
 */
import type { AddressInfo } from 'node:net'
import { and, asc, count, desc, eq, exists, gte, inArray, like, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import mercurius from 'mercurius'
import pg from 'pg'
import { fold } from '#domain/fold.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { nextFreeTimes } from '#server/search/next-free.ts'
import { beChild, poolOf } from '../child.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const schema = `
  type Service { id: ID! name: String! category: String! iconKey: String }
  type Offer { id: ID! price: Float currency: String! service: Service! }
  type Slot { date: String! time: String! }
  type Hospital {
    id: ID! name: String! city: String! country: String! logoUrl: String imageUrls: [String!]! isVerified: Boolean! averageRating: Float
    reviewCount: Int! district: String priceFrom: Float locationApproximate: Boolean!
    serviceCount: Int! services(limit: Int): [Offer!]! nextFreeSlot: Slot matched(serviceIds: [ID!]!): [Offer!]!
  }
  type HospitalPage { total: Int! page: Int! totalPages: Int! items: [Hospital!]! }
  type ServicePage { items: [Service!]! }
  input HospitalSearch { q: String location: String services: [String!] rating: Float }
  input ServiceSearch { sortBy: String }
  type Query {
    hospitals(search: HospitalSearch, page: Int!, limit: Int!): HospitalPage!
    featuredHospitals(limit: Int!): [Hospital!]!
    healthServices(search: ServiceSearch, limit: Int!): ServicePage!
  }`

const card = {
  id: hospitals.id,
  name: hospitals.name,
  city: hospitals.city,
  country: hospitals.country,
  logoUrl: hospitals.logoUrl,
  imageUrls: hospitals.imageUrls,
  isVerified: hospitals.isVerified,
  averageRating: sql<number | null>`nullif(${hospitals.ratingKey}, 0)`,
  reviewCount: hospitals.reviewCount,
  district: hospitals.district,
  priceFrom: hospitals.priceFrom,
  locationApproximate: hospitals.locationApproximate,
}
const offer = {
  hospitalId: hospitalServices.hospitalId,
  id: sql<string>`${hospitalServices.hospitalId} || ':' || ${hospitalServices.serviceId}`,
  price: sql<
    number | null
  >`(case when ${hospitalServices.onRequest} then null else coalesce(${hospitalServices.price}, ${healthServices.price}) end)::float8`,
  currency: sql<string>`coalesce(${hospitalServices.currency}, ${healthServices.currency})`,
  service: { id: healthServices.id, name: healthServices.name },
}

type Search = { q: string; location: string; services: string[]; rating: number }
type ResolverCall<Params> = { obj: { id: string }; params: Params }[]

beChild(async (settings) => {
  const pool = poolOf(settings.databaseUrl)
  const db = drizzle(pool)

  const offersOf = (ids: string[]) =>
    db
      .select(offer)
      .from(hospitalServices)
      .innerJoin(healthServices, and(eq(healthServices.id, hospitalServices.serviceId), healthServices.isActive))
      .where(inArray(hospitalServices.hospitalId, ids))
      .orderBy(healthServices.nameKey, healthServices.id)

  async function searchHospitals(search: Search, limit: number) {
    const word = fold(search.q)
    const offered = db
      .select({ id: healthServices.id })
      .from(hospitalServices)
      .innerJoin(healthServices, eq(healthServices.id, hospitalServices.serviceId))
      .where(
        and(eq(hospitalServices.hospitalId, hospitals.id), inArray(healthServices.nameKey, search.services.map(fold))),
      )
    const where = and(
      hospitals.isActive,
      like(hospitals.searchText, `%${word}%`),
      eq(hospitals.cityKey, fold(search.location)),
      gte(hospitals.ratingKey, search.rating),
      exists(offered),
    )
    const matches = db
      .select(card)
      .from(hospitals)
      .where(where)
      .orderBy(
        desc(like(hospitals.nameKey, `${word}%`)),
        desc(like(hospitals.nameKey, `%${word}%`)),
        desc(hospitals.ratingKey),
        desc(hospitals.reviewCount),
        asc(hospitals.id),
      )
      .limit(limit)
    const [items, [counted]] = await Promise.all([matches, db.select({ total: count() }).from(hospitals).where(where)])
    const total = counted?.total ?? 0
    return { total, page: 1, totalPages: Math.ceil(total / limit), items }
  }

  const shuffled = sql`hashtextextended(${hospitals.id}::text, 0)`
  const app = Fastify()
  await app.register(mercurius, {
    schema,
    jit: 1,
    resolvers: {
      Query: {
        hospitals: (_, { search, limit }: { search: Search; limit: number }) => searchHospitals(search, limit),
        featuredHospitals: (_, { limit }: { limit: number }) =>
          db
            .select(card)
            .from(hospitals)
            .where(and(hospitals.isActive, sql`${shuffled} >= ${settings.place}::bigint`))
            .orderBy(shuffled)
            .limit(limit),
        healthServices: async (_, { limit }: { limit: number }) => ({
          items: await db
            .select({
              id: healthServices.id,
              name: healthServices.name,
              category: healthServices.category,
              iconKey: healthServices.iconKey,
            })
            .from(healthServices)
            .where(eq(healthServices.isActive, true))
            .orderBy(desc(healthServices.hospitalCount), healthServices.nameKey, healthServices.id)
            .limit(limit),
        }),
      },
    },
    loaders: {
      Hospital: {
        services: async (calls: ResolverCall<{ limit: number }>) => {
          const offers = await offersOf(calls.map(({ obj }) => obj.id))
          return calls.map(({ obj, params }) =>
            offers.filter(({ hospitalId }) => hospitalId === obj.id).slice(0, params.limit),
          )
        },
        serviceCount: async (calls: ResolverCall<unknown>) => {
          const counts = await db
            .select({ id: hospitalServices.hospitalId, count: count() })
            .from(hospitalServices)
            .innerJoin(healthServices, and(eq(healthServices.id, hospitalServices.serviceId), healthServices.isActive))
            .where(
              inArray(
                hospitalServices.hospitalId,
                calls.map(({ obj }) => obj.id),
              ),
            )
            .groupBy(hospitalServices.hospitalId)
          return calls.map(({ obj }) => counts.find(({ id }) => id === obj.id)?.count ?? 0)
        },
        matched: async (calls: ResolverCall<{ serviceIds: string[] }>) => {
          const requested = [...new Set(calls.flatMap(({ params }) => params.serviceIds))]
          const offers = await db
            .select(offer)
            .from(hospitalServices)
            .innerJoin(healthServices, and(eq(healthServices.id, hospitalServices.serviceId), healthServices.isActive))
            .where(
              and(
                inArray(
                  hospitalServices.hospitalId,
                  calls.map(({ obj }) => obj.id),
                ),
                inArray(hospitalServices.serviceId, requested),
              ),
            )
          return calls.map(({ obj }) => offers.filter(({ hospitalId }) => hospitalId === obj.id))
        },
        nextFreeSlot: async (calls: ResolverCall<unknown>) => {
          const local = (format: string) =>
            sql<string>`to_char(${nextFreeTimes.at} at time zone 'Europe/Istanbul', ${sql.raw(`'${format}'`)})`
          const slots = await db
            .select({ id: nextFreeTimes.id, date: local('YYYY-MM-DD'), time: local('HH24:MI') })
            .from(nextFreeTimes)
            .where(
              and(
                inArray(
                  nextFreeTimes.id,
                  calls.map(({ obj }) => obj.id),
                ),
                sql`${nextFreeTimes.at} is not null`,
              ),
            )
          return calls.map(({ obj }) => slots.find(({ id }) => id === obj.id) ?? null)
        },
      },
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port, pool }
})
