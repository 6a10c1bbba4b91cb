import type { ReactNode } from 'react'
import { type Currency, convert, type Rates } from '#domain/money.ts'
import { COMPARABLE_REVIEWS } from '#domain/reviews.ts'

type Slot = { date: string; time: string }
export type Price = { price: number | null; currency: Currency }
type Treatment = Price & {
  service: { id: string; name: string }
  nights: number | null
  stayDays: number | null
  priceSummary: readonly { title: string; names: readonly string[] }[]
  visit: { isFirstConsultation: boolean; minutes: number }
}

/** A hospital or a doctor in a comparison. */
export type ComparedRecord = {
  id: string
  name: string
  picture: ReactNode
  /** Returns the address of its page, with the compared treatment. */
  addressOf: (serviceId: string | null) => string
  /** Address at which the price of the treatment is requested. */
  quoteAddressOf?: (serviceId: string) => string
  averageRating: number | null
  /** Null if a rule of the land hides reviews. */
  reviewCount: number | null
  city: string | null
  languages: readonly string[]
  treatments: readonly Treatment[]
  /** Next free time for the compared treatment, or else for any. */
  nextFree: Slot | null
  reviewed: readonly { serviceId: string; count: number; averageRating: number }[]
  /** Facts that only its kind has, by name. */
  own: readonly { name: string; value: ReactNode }[]
}

/** Returns the treatments of all compared records, those that all offer first, then by name. */
export function treatmentsOf(compared: readonly Pick<ComparedRecord, 'treatments'>[]) {
  const treatments = new Map<string, { id: string; name: string; offeredBy: number }>()
  for (const { service } of compared.flatMap(({ treatments }) => treatments)) {
    const { offeredBy = 0 } = treatments.get(service.id) ?? {}
    treatments.set(service.id, { id: service.id, name: service.name, offeredBy: offeredBy + 1 })
  }
  return [...treatments.values()].sort((a, b) => b.offeredBy - a.offeredBy || a.name.localeCompare(b.name))
}

/** Returns the default treatment of a comparison: the first that all records offer. */
export const defaultTreatment = (compared: readonly Pick<ComparedRecord, 'treatments'>[]) =>
  treatmentsOf(compared).find(({ offeredBy }) => offeredBy === compared.length)?.id ?? null

/** Returns the names of the services that all records offer. */
export const servicesInCommon = (compared: readonly Pick<ComparedRecord, 'treatments'>[]): string[] =>
  treatmentsOf(compared)
    .filter(({ offeredBy }) => offeredBy === compared.length)
    .map(({ name }) => name)

/** Returns the best values. Empty if all are equal or only one is known. */
export function bestOf<T extends number | string>(values: readonly (T | null)[], isBetter: (a: T, b: T) => boolean) {
  const numbers = values.filter((value) => value !== null)
  const best = numbers.reduce<T | null>((so, value) => (so === null || isBetter(value, so) ? value : so), null)
  const alike = numbers.every((value) => value === best)
  return values.map((value) => numbers.length > 1 && !alike && value === best)
}

type RatingOf = { averageRating: number | null; count: number }

/**
 * Returns the highest rating with enough reviews. None if a rating with fewer reviews is higher.
 */
export function highestOf(ratings: readonly RatingOf[]) {
  const comparable = ratings.map(({ averageRating, count }) => (count < COMPARABLE_REVIEWS ? null : averageRating))
  const top = Math.max(...ratings.map(({ averageRating }) => averageRating ?? 0))
  return bestOf(comparable, (a, b) => a > b).map((isBest, at) => isBest && comparable[at] === top)
}

/**
 * Converts a price to US dollars for comparison. Null if the rates are not loaded, except for
 * prices in US dollars.
 */
export function inDollars({ price, currency }: Price, rates: Rates | undefined): number | null {
  if (price === null || currency === 'USD') return price
  return rates ? Math.round(convert(price, currency, { to: 'USD', rates }) * 100) / 100 : null
}
