/**
 * Parameters of the three searches. These schemas parse the address of /search, REST and GraphQL.
 */
import { z } from 'zod'
import { emptyAsAbsent, text, yesOrNo } from './fields.ts'
import { fold } from './fold.ts'
import { CATEGORIES } from './health-services.ts'
import { CURRENCIES, PRICE_RANGES } from './money.ts'
import { AVAILABILITIES, MOST_PRICE, SORTS, URGENCIES } from './search-choices.ts'
import { sentence } from './sentences.ts'
import { SPECIALTIES } from './specialties.ts'

/** Returns a schema for a list, comma-joined in an address or an array in GraphQL. */
const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => {
      if (value == null || value === '') return undefined
      return (typeof value === 'string' ? value.split(',') : value) as unknown
    },
    z
      .array(z.preprocess((entry) => (typeof entry === 'string' ? entry.trim() : entry), item))
      .max(50)
      .optional(),
  )
/** Returns a schema for one of some choices, in any letter case. */
const choice = <const Name extends string>(choices: readonly Name[], error?: string) => {
  const byKey = new Map(choices.map((name) => [fold(name), name]))
  return z.preprocess(
    (value) => (typeof value === 'string' ? (byKey.get(fold(value.trim())) ?? value) : value),
    z.enum(choices, error),
  )
}
const number = (name: string, min: number, max: number) =>
  emptyAsAbsent(
    z.coerce
      .number({ error: sentence('{{name}} must be a number', { name }) })
      .min(min, sentence('{{name}} must be at least {{min}}', { name, min }))
      .max(max, sentence('{{name}} must be at most {{max}}', { name, max })),
  )

const includeInactive = yesOrNo.meta({
  description: 'Whether to include inactive records. Administrators only; `forbidden` for others.',
})

const oneOf = (name: string, choices: readonly string[]) =>
  sentence('{{name}} must be one of {{choices}}', { name, choices: choices.join(', ') })

const place = {
  /** City or address text. A province is also the origin of distances. */
  location: emptyAsAbsent(text(100)),
  /**
   * Position chosen by the visitor, in degrees. It takes precedence over `location` for distances.
   */
  latitude: number('latitude', -90, 90),
  longitude: number('longitude', -180, 180),
  /** Maximum distance from that place, in kilometres. */
  distance: number('distance', 0, 20_000),
}
const price = {
  priceRange: list(z.enum(PRICE_RANGES, { error: sentence('priceRange must be $, $$, $$$ or $$$$') })),
  /**
   * Lower and upper limit of the price: of the chosen or recognised treatment, else of any service.
   */
  priceFrom: number('priceFrom', 0, MOST_PRICE),
  priceTo: number('priceTo', 0, MOST_PRICE),
  /** Currency of the prices, USD by default. Prices are compared at the dated exchange rates. */
  priceCurrency: emptyAsAbsent(choice(CURRENCIES, oneOf('priceCurrency', CURRENCIES))),
}
const common = {
  ...price,
  q: emptyAsAbsent(text(200)),
  /** True to search for the words literally, without meaning. */
  asText: yesOrNo,
  rating: number('rating', 0, 5),
  sortBy: emptyAsAbsent(z.enum(SORTS, { error: oneOf('sortBy', SORTS) })),
  availability: list(z.enum(AVAILABILITIES, { error: oneOf('availability', AVAILABILITIES) })),
  urgency: emptyAsAbsent(z.enum(URGENCIES, { error: oneOf('urgency', URGENCIES) })),
  includeInactive,
}

export const hospitalSearch = z.object({
  ...common,
  ...place,
  service: emptyAsAbsent(text(120)),
  services: list(text(120)),
  specialty: emptyAsAbsent(choice(SPECIALTIES, 'Unknown specialty')),
  specialties: list(choice(SPECIALTIES)),
  /** Sub-specialties of doctors, any of which matches. An unknown name matches nobody. */
  subspecialties: list(text(60)),
  languages: list(text(60)),
  acceptsInsurance: yesOrNo,
})
export type HospitalSearch = z.input<typeof hospitalSearch>

export const doctorSearch = z.object({
  ...common,
  ...place,
  specialty: emptyAsAbsent(choice(SPECIALTIES, 'Unknown specialty')),
  specialties: list(choice(SPECIALTIES)),
  subspecialties: list(text(60)),
  /** Service that the doctors offer. */
  service: emptyAsAbsent(text(120)),
  services: list(text(120)),
  /** Minimum number of years. */
  experience: number('experience', 0, 60),
  language: emptyAsAbsent(text(60)),
  languages: list(text(60)),
  acceptsInsurance: yesOrNo,
  hospitalId: emptyAsAbsent(text(60)),
})
export type DoctorSearch = z.input<typeof doctorSearch>

const HEALTH_SERVICE_SORTS = [...SORTS, 'name-asc', 'name-desc'] as const
export const healthServiceSearch = z.object({
  q: common.q,
  asText: common.asText,
  category: emptyAsAbsent(choice(['All', ...CATEGORIES], 'Unknown category')),
  location: emptyAsAbsent(text(100)),
  ...price,
  /** Name or ID of a hospital. */
  provider: emptyAsAbsent(text(200)),
  sortBy: emptyAsAbsent(z.enum(HEALTH_SERVICE_SORTS, { error: oneOf('sortBy', HEALTH_SERVICE_SORTS) })),
  includeInactive,
})
export type HealthServiceSearch = z.input<typeof healthServiceSearch>
