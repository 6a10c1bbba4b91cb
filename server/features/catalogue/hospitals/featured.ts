import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { FEATURED_HOSPITALS } from '#domain/catalogue.ts'
import type { Context } from '#server/context.ts'
import { compile, compiledOnce, run } from '#server/database/statement.ts'
import { findActiveHospitals } from './catalogue.ts'
import type { Hospital } from './record.ts'
import { hospitals } from './table.ts'

const MINUTE = 60_000

/**
 * Returns a number derived from the minute, spread evenly over all 64-bit integers (splitmix64).
 */
function seedOf(minute: number): string {
  const mix = (value: bigint, shift: bigint, factor: bigint) => BigInt.asUintN(64, (value ^ (value >> shift)) * factor)
  let seed = BigInt.asUintN(64, BigInt(minute) * 0x9e3779b97f4a7c15n)
  seed = mix(mix(seed, 30n, 0xbf58476d1ce4e5b9n), 27n, 0x94d049bb133111ebn)
  return BigInt.asIntN(64, seed ^ (seed >> 31n)).toString()
}

export const featuredLimit = z.coerce.number().int().min(1).max(24)

const shuffled = sql`hashtextextended(${hospitals.id}::text, 0)`

/**
 * Selects hospitals from a random position of a fixed shuffle in an index, wrapping around at its
 * end, so that only returned rows are read. The limit is part of the text: for a parameter
 * PostgreSQL would expect a tenth of the table, and would not reuse the plan.
 */
function fromSeed(limit: number): SQL {
  const first = sql.raw(`limit ${limit}`)
  const lap = (number: number, side: string) =>
    sql`(select ${hospitals.id}, ${sql.raw(String(number))} as lap, ${shuffled} as place
      from ${hospitals} where ${hospitals.isActive} and ${shuffled} ${sql.raw(side)} ${sql.placeholder('seed')}::bigint order by place ${first})`
  return sql`select id from (${lap(0, '>=')} union all ${lap(1, '<')}) laps order by lap, place ${first}`
}

/** Returns random active hospitals, which change every minute. */
export async function featuredHospitals(ctx: Context, rawLimit?: unknown): Promise<Hospital[]> {
  const limit = featuredLimit.parse(rawLimit ?? FEATURED_HOSPITALS)
  const seed = seedOf(Math.floor(ctx.clock().getTime() / MINUTE))
  const chosen = await run<{ id: string }>(
    ctx.read,
    compiledOnce(`featured ${limit}`, () => compile(fromSeed(limit))),
    { seed },
  )
  return findActiveHospitals(
    ctx,
    chosen.map(({ id }) => id),
  )
}
