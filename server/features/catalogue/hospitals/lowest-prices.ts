import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Currency } from '#domain/money.ts'
import type { Context } from '#server/context.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { idIn } from '#server/search/search.ts'
import { offeredCurrency, offeredPrice } from './record.ts'
import { hospitalServices, hospitals } from './table.ts'

export type LowestPrice = { amount: number; currency: Currency }

/** Price of the hospital, else of the service, in US dollars at the dated rates, for comparison. */
const inDollars = sql`coalesce(${hospitalServices.priceUsd}, ${healthServices.priceUsd})`

/**
 * Returns the lowest price of each of these services among the active hospitals that state one, in
 * its original currency.
 */
export async function lowestPrices(ctx: Context, serviceIds: string[]): Promise<Map<string, LowestPrice>> {
  if (ctx.withheld.includes('prices')) return new Map()
  const rows = await ctx.read
    .selectDistinctOn([hospitalServices.serviceId], {
      id: hospitalServices.serviceId,
      amount: sql<number>`${offeredPrice}`,
      currency: offeredCurrency,
    })
    .from(hospitalServices)
    .innerJoin(healthServices, eq(healthServices.id, hospitalServices.serviceId))
    .innerJoin(hospitals, eq(hospitals.id, hospitalServices.hospitalId))
    .where(and(idIn(hospitalServices.serviceId, serviceIds), hospitals.isActive, isNotNull(offeredPrice)))
    .orderBy(hospitalServices.serviceId, inDollars)
  return new Map(rows.map(({ id, ...price }) => [id, price]))
}
