import { type SQL, sql } from 'drizzle-orm'
import { type FreeTimes, soonestOf } from '#domain/free-times.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { readableText } from '#domain/texts.ts'
import type { PricePart, StatedParts } from '#domain/price-parts.ts'
import type { ConsultationTerms } from '#domain/visit-types.ts'
import type { LoadedRecord, Source } from '#server/catalogue/catalogue.ts'
import { sharedValues } from '#server/catalogue/shared-values.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { clockOf, selectList } from '#server/database/record.ts'
import { statement } from '#server/database/statement.ts'
import { otherFreeTimesOf } from '#server/search/next-free.ts'
import { type Hospital, hospitalColumns } from './record.ts'
import { hospitalServices, hospitals, hospitalTexts, openingHours } from './table.ts'
import type { HospitalText } from './texts.ts'

export type OpeningDay = { weekday: number; times: string[] }

/**
 * Service of a hospital. `price` is the hospital's own, or null if the service's applies or it is
 * on request.
 */
export type OfferTerms = ConsultationTerms &
  StatedParts & {
    serviceId: string
    price: number | null
    currency: Currency | null
    onRequest: boolean
    /** Null for the value of the service. */
    nights: number | null
    stayDays: number | null
  }

/** Hospital in English with frequently shown related data and translations. */
export type HospitalEntry = {
  hospital: Hospital
  offers: OfferTerms[]
  /** Services whose next free time differs from `hospital.nextFreeAt`. */
  otherFreeTimes: FreeTimes['others']
  openingHours: OpeningDay[]
  texts: HospitalText[]
}

/**
 * Returns the hospital with the description in the best language for the reader, if there is one.
 */
function hospitalIn(language: UiLanguage, { hospital, texts }: HospitalEntry): Hospital {
  const english = hospital.description === null ? [] : [{ language: 'en' as const, description: hospital.description }]
  const text = readableText<{ language: UiLanguage; description: string }>([...english, ...texts], language)
  if (!text || text.language === hospital.textLanguage) return hospital
  return { ...hospital, description: text.description, textLanguage: text.language }
}

const termsColumns = {
  serviceId: hospitalServices.serviceId,
  price: hospitalServices.price,
  currency: hospitalServices.currency,
  onRequest: hospitalServices.onRequest,
  channels: hospitalServices.channels,
  consultationPrice: hospitalServices.consultationPrice,
  consultationCurrency: hospitalServices.consultationCurrency,
  consultationMinutes: hospitalServices.consultationMinutes,
  nights: hospitalServices.nights,
  stayDays: hospitalServices.stayDays,
  priceIncludes: hospitalServices.priceIncludes,
  priceExcludes: hospitalServices.priceExcludes,
}

const { weekday, startTime } = openingHours

/**
 * Returns the statement for a page of IDs. It is hand-written, so that PostgreSQL builds the JSON.
 * The IDs are in a subquery, where the planner does not count them, so it uses one plan for any
 * number of IDs without planning again.
 */
const entries = (among: SQL) =>
  statement<{ id: string; text: string }, { ids: readonly string[] }>(
    () => sql`select ${hospitals.id} as id, json_build_object(
      'hospital', (select to_json(r) from (select ${selectList(hospitalColumns)}) r),
      'offers', (select coalesce(json_agg(o), '[]'::json) from (
        select ${selectList(termsColumns)} from ${hospitalServices} where ${hospitalServices.hospitalId} = ${hospitals.id}) o),
      'otherFreeTimes', ${otherFreeTimesOf(hospitals)},
      'openingHours', (select coalesce(json_agg(d order by d.weekday), '[]'::json) from (
        select ${weekday} as weekday, json_agg(${clockOf(startTime)} order by ${startTime}) as times
        from ${openingHours} where ${openingHours.hospitalId} = ${hospitals.id} group by 1) d),
      'texts', (select coalesce(json_agg(json_build_object('language', ${hospitalTexts.language}, 'description', ${hospitalTexts.description})
        order by ${hospitalTexts.language}), '[]'::json)
        from ${hospitalTexts} where ${hospitalTexts.hospitalId} = ${hospitals.id}))::text as text
    from ${hospitals}
    where ${hospitals.id} = any((select ${sql.placeholder('ids')}::uuid[])::uuid[]) and ${among}`,
  )

const readActive = entries(sql`${hospitals.isActive}`)
const readEvery = entries(sql`true`)

// Hospitals have most of these in common. Without sharing an entry takes half as much again.
const sharedHours = sharedValues<OpeningDay[]>((days) => JSON.stringify(days))
const sharedId = sharedValues<string>((id) => id)
const sharedParts = sharedValues<PricePart[]>((parts) => parts.join())

/** Memory of an entry with its offers (offers.ts), as a multiple of its JSON, as measured. */
const SIZE_OF_TEXT = 1.3

async function load(db: Queryable, ids: readonly string[], everybody: boolean): Promise<LoadedRecord<HospitalEntry>[]> {
  const rows = await (everybody ? readEvery : readActive)(db, { ids })
  return rows.map(({ id, text }) => {
    const record = JSON.parse(text) as HospitalEntry
    Object.freeze(record.hospital)
    record.openingHours = sharedHours(record.openingHours)
    for (const offer of record.offers) {
      offer.serviceId = sharedId(offer.serviceId)
      offer.priceIncludes = sharedParts(offer.priceIncludes)
      offer.priceExcludes = sharedParts(offer.priceExcludes)
    }
    return { id, size: Math.ceil(SIZE_OF_TEXT * text.length), record }
  })
}

const active: Source<HospitalEntry> = { kind: 'hospital', load: (db, ids) => load(db, ids, false) }

/** Returns active hospitals by ID with related data, in the order of the IDs. */
const activeEntries = (ctx: Context, ids: readonly string[]): Promise<HospitalEntry[]> =>
  ctx.catalogue.find(active, ids)

/**
 * Reads hospitals from PostgreSQL, active or not, in any order, for callers who may see inactive
 * ones.
 */
export const readHospitals = async (ctx: Context, ids: readonly string[]): Promise<Hospital[]> =>
  (await load(ctx.db, ids, true)).map(({ record }) => hospitalIn(ctx.language, record))

/** Returns entries, active or not, in any order, for related records. */
export async function hospitalEntries(ctx: Context, ids: readonly string[]): Promise<HospitalEntry[]> {
  const entries = await activeEntries(ctx, ids)
  if (entries.length === ids.length) return entries
  const existing = new Set(entries.map(({ hospital }) => hospital.id))
  const others = ids.filter((id) => !existing.has(id))
  return [...entries, ...(await load(ctx.db, others, true)).map(({ record }) => record)]
}

/** Returns active hospitals by ID, in the order of the IDs. */
export const findActiveHospitals = async (ctx: Context, ids: readonly string[]): Promise<Hospital[]> =>
  (await activeEntries(ctx, ids)).map((entry) => hospitalIn(ctx.language, entry))

/** Returns hospitals by ID, active or not, in any order, for related records. */
export const findHospitals = async (ctx: Context, ids: readonly string[]): Promise<Hospital[]> =>
  (await hospitalEntries(ctx, ids)).map((entry) => hospitalIn(ctx.language, entry))

/** Returns the next free times of a hospital by service. */
const freeTimesOf = ({ hospital, otherFreeTimes }: HospitalEntry): FreeTimes => ({
  any: hospital.nextFreeAt,
  others: otherFreeTimes,
})

/** Returns the next free time of these hospitals for each of their services. */
export async function freeTimesOfHospitals(ctx: Context, ids: readonly string[]): Promise<Map<string, FreeTimes>> {
  const entries = await hospitalEntries(ctx, ids)
  return new Map(entries.map((entry) => [entry.hospital.id, freeTimesOf(entry)]))
}

/**
 * Reads hospitals once. Returns a function that gives each its next free time for its treatments.
 */
export async function readTimesOf(ctx: Context, ids: readonly string[]) {
  const entries = await hospitalEntries(ctx, [...new Set(ids)])
  const byId = new Map(entries.map((entry) => [entry.hospital.id, entry]))
  return (hospital: Hospital, serviceIds: readonly string[]): Hospital => {
    const entry = byId.get(hospital.id)
    if (!entry) return hospital
    const offered = entry.offers.map(({ serviceId }) => serviceId).filter((id) => serviceIds.includes(id))
    return { ...hospital, ...soonestOf(freeTimesOf(entry), offered) }
  }
}

/**
 * Adds to hospitals the next free time for the treatments of a search, as far as they offer them.
 */
export async function withTimesFor(
  ctx: Context,
  hospitals: Hospital[],
  serviceIds: readonly string[] | undefined,
): Promise<Hospital[]> {
  if (!serviceIds) return hospitals
  const ids = hospitals.map(({ id }) => id)
  const timeFor = await readTimesOf(ctx, ids)
  return hospitals.map((hospital) => timeFor(hospital, serviceIds))
}
