/**
 * Exchange rates for comparing and converting prices. PostgreSQL derives the prices in US dollars
 * from them (sql/exchange-rates.sql).
 */
import { desc } from 'drizzle-orm'
import { type Currency, convert, DEFAULT_CURRENCY, RATED_CURRENCIES, type Rates } from '#domain/money.ts'
import { withoutRevealing } from '#domain/rules/fields.ts'
import { RATE_FIELDS } from '#domain/settings.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import type { ExchangeRate, Settings } from './record.ts'
import { exchangeRates } from './table.ts'

const latest = (db: Queryable) =>
  db
    .selectDistinctOn([exchangeRates.currency])
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, desc(exchangeRates.date))

const answerOf = ({ currency, date, perDollar, source }: typeof exchangeRates.$inferSelect): ExchangeRate => ({
  currency,
  date,
  perDollar,
  source,
})

/** Returns the current rates, cached until a change is announced. */
export const currentRates = (ctx: Pick<Context, 'db' | 'catalogue'>): Promise<ExchangeRate[]> =>
  ctx.catalogue.count('exchange rates', async () => (await latest(ctx.db)).map(answerOf))

/** Returns the rates of the latest days, newest first. */
export async function rateHistory(db: Queryable, days: number): Promise<ExchangeRate[]> {
  const rows = await db
    .select()
    .from(exchangeRates)
    .orderBy(desc(exchangeRates.date), exchangeRates.currency)
    .limit(days * RATED_CURRENCIES.length)
  return rows.map(answerOf)
}

export type RateDecision = Pick<
  Settings,
  'euroPerDollar' | 'poundPerDollar' | 'liraPerDollar' | 'ratesDate' | 'ratesSource'
>

/**
 * Returns the current rates in the form of the operator's settings, and the time of their entry.
 */
export async function readRates(db: Queryable): Promise<RateDecision & { enteredAt: Date }> {
  const rows = await latest(db)
  const of = (currency: Currency) => {
    const row = rows.find((rate) => rate.currency === currency)
    if (!row) throw new Error(`There is no exchange rate of ${currency}.`)
    return row
  }
  const newest = rows.reduce((newer, row) => (row.date > newer.date ? row : newer), of('EUR'))
  return {
    euroPerDollar: of('EUR').perDollar,
    poundPerDollar: of('GBP').perDollar,
    liraPerDollar: of('TRY').perDollar,
    ratesDate: newest.date,
    ratesSource: newest.source,
    enteredAt: new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))),
  }
}

/** Stores all rates of a day, replacing existing ones. */
export async function enterRates(tx: Tx, decided: RateDecision, updatedAt: Date): Promise<void> {
  const { ratesDate: date, ratesSource: source } = decided
  for (const currency of RATED_CURRENCIES) {
    const entered = { perDollar: decided[RATE_FIELDS[currency]], source, updatedAt }
    await tx
      .insert(exchangeRates)
      .values({ currency, date, ...entered })
      .onConflictDoUpdate({ target: [exchangeRates.currency, exchangeRates.date], set: entered })
  }
}

type PricedSearch = {
  priceFrom?: number | undefined
  priceTo?: number | undefined
  priceCurrency?: Currency | undefined
}

/**
 * Returns a search with its prices in US dollars, rounded to the cent, and without the filters and
 * the order by what rules of the land hide from the caller.
 */
export async function comparableSearch<Search extends PricedSearch>(ctx: Context, given: Search): Promise<Search> {
  const search = withoutRevealing(ctx.withheld, given)
  const { priceFrom, priceTo, priceCurrency = DEFAULT_CURRENCY } = search
  if (priceCurrency === DEFAULT_CURRENCY) return search
  const rates: Rates = { USD: 1, EUR: Number.NaN, GBP: Number.NaN, TRY: Number.NaN }
  for (const { currency, perDollar } of await currentRates(ctx)) rates[currency] = perDollar
  const dollars = (amount: number | undefined) =>
    amount === undefined ? undefined : Number(convert(amount, priceCurrency, { to: 'USD', rates }).toFixed(2))
  return { ...search, priceFrom: dollars(priceFrom), priceTo: dollars(priceTo), priceCurrency: DEFAULT_CURRENCY }
}
