import { type SQL, sql } from 'drizzle-orm'
import { type FreeTimes, soonestOf } from '#domain/free-times.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { readableText } from '#domain/texts.ts'
import type { ConsultationTerms } from '#domain/visit-types.ts'
import type { LoadedRecord, Source } from '#server/catalogue/catalogue.ts'
import { sharedValues } from '#server/catalogue/shared-values.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { selectList } from '#server/database/record.ts'
import { statement } from '#server/database/statement.ts'
import { otherFreeTimesOf } from '#server/search/next-free.ts'
import { type Doctor, doctorColumns } from './record.ts'
import { doctorServices, doctors } from './table.ts'
import { type DoctorText, textsAsJson } from './texts.ts'

/** Service of a doctor. `price` is the doctor's own, or null if the hospital's applies. */
export type DoneTerms = ConsultationTerms & { serviceId: string; price: number | null; currency: Currency | null }

/** Doctor in English, with services and translations. */
export type DoctorEntry = {
  doctor: Doctor
  services: DoneTerms[]
  /** Services whose next free time differs from `doctor.nextFreeAt`. */
  otherFreeTimes: FreeTimes['others']
  texts: DoctorText[]
}

/** Returns the doctor with the description in the best language for the reader, if there is one. */
function doctorIn(language: UiLanguage, { doctor, texts }: DoctorEntry): Doctor {
  const english = doctor.description === null ? [] : [{ language: 'en' as const, description: doctor.description }]
  const text = readableText<{ language: UiLanguage; description: string }>([...english, ...texts], language)
  if (!text || text.language === doctor.textLanguage) return doctor
  return { ...doctor, description: text.description, textLanguage: text.language }
}

const termsColumns = {
  serviceId: doctorServices.serviceId,
  price: doctorServices.price,
  currency: doctorServices.currency,
  channels: doctorServices.channels,
  consultationPrice: doctorServices.consultationPrice,
  consultationCurrency: doctorServices.consultationCurrency,
  consultationMinutes: doctorServices.consultationMinutes,
}

/**
 * Returns the statement for entries, hand-written for the reasons given in hospitals/catalogue.ts.
 */
const entries = (among: SQL) =>
  statement<{ id: string; text: string }, { ids: readonly string[] }>(
    () => sql`select ${doctors.id} as id, json_build_object(
      'doctor', (select to_json(r) from (select ${selectList(doctorColumns)}) r),
      'services', (select coalesce(json_agg(s), '[]'::json) from (
        select ${selectList(termsColumns)} from ${doctorServices} where ${doctorServices.doctorId} = ${doctors.id}) s),
      'otherFreeTimes', ${otherFreeTimesOf(doctors)},
      'texts', ${textsAsJson})::text as text
    from ${doctors}
    where ${doctors.id} = any((select ${sql.placeholder('ids')}::uuid[])::uuid[]) and ${among}`,
  )

const readActive = entries(sql`${doctors.isListed}`)
const readEvery = entries(sql`true`)

// Doctors of a hospital have its ID and name in common, and services are few.
const sharedText = sharedValues<string>((text) => text)

async function load(db: Queryable, ids: readonly string[], everybody: boolean): Promise<LoadedRecord<DoctorEntry>[]> {
  const rows = await (everybody ? readEvery : readActive)(db, { ids })
  return rows.map(({ text }) => {
    const record = JSON.parse(text) as DoctorEntry
    const { doctor, services } = record
    if (doctor.hospitalId) doctor.hospitalId = sharedText(doctor.hospitalId)
    if (doctor.hospitalName) doctor.hospitalName = sharedText(doctor.hospitalName)
    for (const terms of services) terms.serviceId = sharedText(terms.serviceId)
    Object.freeze(doctor)
    // As measured, an entry takes as many bytes as its JSON has characters.
    return { id: doctor.id, size: text.length, record }
  })
}

const listed: Source<DoctorEntry> = { kind: 'doctor', load: (db, ids) => load(db, ids, false) }

/**
 * Reads doctors from PostgreSQL, listed or not, in any order, for callers who may see unlisted
 * ones.
 */
export const readDoctors = async (ctx: Context, ids: readonly string[]): Promise<Doctor[]> =>
  (await load(ctx.db, ids, true)).map(({ record }) => doctorIn(ctx.language, record))

/** Returns entries, listed or not, in any order, for related records. */
export async function doctorEntries(ctx: Context, ids: readonly string[]): Promise<DoctorEntry[]> {
  const entries = await ctx.catalogue.find(listed, ids)
  if (entries.length === ids.length) return entries
  const existing = new Set(entries.map(({ doctor }) => doctor.id))
  const others = ids.filter((id) => !existing.has(id))
  return [...entries, ...(await load(ctx.db, others, true)).map(({ record }) => record)]
}

/** Returns listed doctors by ID, in the order of the IDs. */
export const findListedDoctors = async (ctx: Context, ids: readonly string[]): Promise<Doctor[]> =>
  (await ctx.catalogue.find(listed, ids)).map((entry) => doctorIn(ctx.language, entry))

/** Returns doctors by ID, listed or not, in any order, for related records. */
export const findDoctors = async (ctx: Context, ids: readonly string[]): Promise<Doctor[]> =>
  (await doctorEntries(ctx, ids)).map((entry) => doctorIn(ctx.language, entry))

/** Reads the translated descriptions of these doctors. */
export async function textsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, DoctorText[]>> {
  const entries = await doctorEntries(ctx, ids)
  return new Map(entries.map(({ doctor, texts }) => [doctor.id, texts]))
}

const freeTimesOf = ({ doctor, otherFreeTimes }: DoctorEntry): FreeTimes => ({
  any: doctor.nextFreeAt,
  others: otherFreeTimes,
})

/** Returns the next free time of these doctors for each of their services. */
export async function freeTimesOfDoctors(ctx: Context, ids: readonly string[]): Promise<Map<string, FreeTimes>> {
  const entries = await doctorEntries(ctx, ids)
  return new Map(entries.map((entry) => [entry.doctor.id, freeTimesOf(entry)]))
}

/** Adds to doctors the next free time for the treatments of a search, as far as they offer them. */
export async function withTimesFor(
  ctx: Context,
  records: Doctor[],
  serviceIds: readonly string[] | undefined,
): Promise<Doctor[]> {
  if (!serviceIds) return records
  const entries = await doctorEntries(
    ctx,
    records.map(({ id }) => id),
  )
  const byId = new Map(entries.map((entry) => [entry.doctor.id, entry]))
  return records.map((record) => {
    const entry = byId.get(record.id)
    if (!entry) return record
    const treatments = entry.services.map(({ serviceId }) => serviceId).filter((id) => serviceIds.includes(id))
    return { ...record, ...soonestOf(freeTimesOf(entry), treatments) }
  })
}
