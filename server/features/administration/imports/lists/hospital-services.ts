/** Imports the treatments of hospitals: prices, stays, and what the prices include. */
import { and, eq, inArray } from 'drizzle-orm'
import { findProvinceName } from '#domain/provinces.ts'
import { fold } from '#domain/fold.ts'
import { hospitalServiceInput, refuseTerms } from '#domain/health-services.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { PRICE_PARTS, restated } from '#domain/price-parts.ts'
import { sentence } from '#domain/sentences.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Db, Tx } from '#server/database/client.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { partNameIn } from '#server/features/catalogue/hospitals/price-summary.ts'
import { hospitalServices, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import {
  type ImportOptions,
  type ImportResult,
  inBatches,
  type ListRow,
  type Read,
  type RowDecision,
} from './batches.ts'
import { faultOf, listOf } from './cells.ts'
import { changedIn } from './changed-in.ts'
import { amountOf } from './doctor-services.ts'
import { listRows } from './list-rows.ts'
import { type Encoding, encodingOf, type Source } from './read.ts'

const HEADERS = {
  hospital: 'hospital, hospital name, hastane, hastane adı, kurum adı, больница, клиника, المستشفى, اسم المستشفى',
  province: 'province, city, il, şehir, провинция, город, المدينة',
  service: 'service, treatment, hizmet, hizmet adı, tedavi, услуга, лечение, الخدمة, العلاج',
  price: 'price, fiyat, ücret, цена, السعر',
  currency: 'currency, para birimi, döviz, валюта, العملة',
  nights: 'nights, nights in hospital, gece, ночей, ليالٍ',
  stayDays: 'stayDays, days, days in Türkiye, gün, дней, أيام',
  priceIncludes: 'priceIncludes, included, fiyata dahil, dahil, входит в цену, включено, مشمول في السعر, مشمول',
  priceExcludes:
    'priceExcludes, not included, fiyata dahil değil, dahil değil, не входит в цену, غير مشمول في السعر, غير مشمول',
}
type Row = Record<keyof typeof HEADERS, string>
type Values = Pick<typeof hospitalServices.$inferInsert, 'price' | 'currency' | 'nights' | 'stayDays'>
type ListedOffer = ListRow & {
  hospital: string
  province: string
  service: string
  values: Values
  parts: Parameters<typeof restated>[1]
}

const partWords = new Map<string, string>(
  PRICE_PARTS.flatMap((part) =>
    [part, ...UI_LANGUAGES.map((language) => partNameIn(language, part))].map((word) => [fold(word), part] as const),
  ),
)
/** Finds the parts of a cell by their codes, or by their names in four languages. */
const partsOf = (text: string): string[] => listOf(text).map((word) => partWords.get(fold(word)) ?? word)

/** Parses a row. Empty cells keep existing values. */
function toOffer({ line, text }: ListRow, row: Row): ListedOffer | string {
  const { hospital, province, service } = row
  if (hospital === '') return 'The hospital is missing.'
  if (service === '') return 'The service is missing.'
  const parsed = hospitalServiceInput.safeParse({
    ...(row.price && { price: amountOf(row.price) }),
    ...(row.currency && { currency: row.currency.toUpperCase() }),
    ...(row.nights && { nights: Number(row.nights) }),
    ...(row.stayDays && { stayDays: Number(row.stayDays) }),
    ...(row.priceIncludes && { priceIncludes: partsOf(row.priceIncludes) }),
    ...(row.priceExcludes && { priceExcludes: partsOf(row.priceExcludes) }),
  })
  if (!parsed.success) return faultOf(parsed.error, row)
  const refusal = refuseTerms('procedure', parsed.data)
  if (refusal) return refusal.sentence
  const { priceIncludes, priceExcludes, onRequest: _, ...values } = parsed.data
  return { line, text, hospital, province, service, values, parts: { priceIncludes, priceExcludes } }
}

const offersIn = (source: Source, encoding: Encoding): AsyncGenerator<Read<ListedOffer>> =>
  listRows(source, encoding, {
    headers: HEADERS,
    required: ['hospital', 'service'],
    toRow: toOffer,
    keyOf: ({ hospital, province, service }) => [hospital, province, service].map(fold).join('/'),
    twice: 'The treatment is already listed in line {{line}}.',
  })

/**
 * Returns a function that finds hospital and service of a row, or the reason why they are missing.
 * The hospitals are locked, in the order of their IDs.
 */
async function finderFor(tx: Tx, batch: ListedOffer[]) {
  const hospitalKeys = [...new Set(batch.map(({ hospital }) => fold(hospital)))]
  const serviceKeys = [...new Set(batch.map(({ service }) => fold(service)))]
  const houses = await tx
    .select({ id: hospitals.id, name: hospitals.name, key: hospitals.nameKey, cityKey: hospitals.cityKey })
    .from(hospitals)
    .where(inArray(hospitals.nameKey, hospitalKeys))
    .orderBy(hospitals.id)
    .for('no key update')
  const services = await tx
    .select({ id: healthServices.id, key: healthServices.nameKey, currency: healthServices.currency })
    .from(healthServices)
    .where(and(inArray(healthServices.nameKey, serviceKeys), healthServices.isActive))
    .for('key share')
  const find = ({ hospital: name, province, service }: ListedOffer) => {
    const city = province && fold(findProvinceName(province) ?? province)
    const [house, ...others] = houses.filter(({ key, cityKey }) => key === fold(name) && (!city || cityKey === city))
    if (!house) return sentence('There is no hospital named "{{name}}".', { name })
    if (others.length > 0) return sentence('There are several hospitals named "{{name}}".', { name })
    const [treatment, ...namesakes] = services.filter(({ key }) => key === fold(service))
    if (!treatment) return sentence('There is no active service named "{{name}}".', { name: service })
    if (namesakes.length > 0) return sentence('There are several services named "{{name}}".', { name: service })
    return { house, treatment }
  }
  return { find, hospitalIds: houses.map(({ id }) => id) }
}

/** Returns the price with its currency, if the list has one. It replaces a price on request. */
function pricedFrom({ price, currency }: Values, usual: Currency) {
  return price == null ? {} : { price, currency: currency ?? usual, onRequest: false }
}

async function writeOffers(tx: Tx, batch: ListedOffer[], { isDryRun }: ImportOptions): Promise<RowDecision[]> {
  const { find, hospitalIds } = await finderFor(tx, batch)
  const links = await tx.select().from(hospitalServices).where(inArray(hospitalServices.hospitalId, hospitalIds))
  const decided: RowDecision[] = []
  const edited = new Set<string>()
  for (const row of batch) {
    const { line, text, service, values, parts } = row
    const target = find(row)
    if (typeof target === 'string') {
      decided.push({ refusal: { line, text, reason: target } })
      continue
    }
    const { house, treatment } = target
    const before = links.find((link) => link.hospitalId === house.id && link.serviceId === treatment.id)
    const { price: _, currency: __, ...stay } = values
    const usual = before?.currency ?? treatment.currency
    const sent = {
      ...stay,
      ...pricedFrom(values, usual),
      ...restated(before ?? { priceIncludes: [], priceExcludes: [] }, parts),
    }
    const after = before ? changedIn(before, sent) : sent
    const outcome = !before ? 'added' : Object.keys(after).length > 0 ? 'changed' : 'unchanged'
    if (outcome !== 'unchanged' && !isDryRun) {
      const id = { hospitalId: house.id, serviceId: treatment.id }
      if (!before) await tx.insert(hospitalServices).values({ ...id, ...sent })
      else
        await tx
          .update(hospitalServices)
          .set(after)
          .where(and(eq(hospitalServices.hospitalId, house.id), eq(hospitalServices.serviceId, treatment.id)))
      edited.add(house.id)
    }
    const audit = {
      action: 'hospital.link',
      subjectId: house.id,
      ...(before && { before: { ...before, service } }),
      after: { serviceId: treatment.id, service, ...after },
      hospitalId: house.id,
    }
    const message = `Line ${line}: ${before ? 'change' : 'add'} ${service} at ${house.name}`
    decided.push({ outcome, line, name: `${house.name} · ${service}`, message, audit })
  }
  if (edited.size > 0)
    await tx
      .update(hospitals)
      .set({ updatedAt: editedAt(hospitals.updatedAt) })
      .where(inArray(hospitals.id, [...edited]))
  return decided
}

/**
 * Writes the treatments of a list. Treatments that it does not contain stay, and an empty cell
 * keeps what is there.
 */
export async function importHospitalServices(
  db: Db,
  source: Source,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const encoding = await encodingOf(source)
  let total = 0
  for await (const read of offersIn(source, encoding)) if ('row' in read) total += 1
  return inBatches<ListedOffer>(
    db,
    { rows: offersIn(source, encoding), total, write: (tx, batch) => writeOffers(tx, batch, options) },
    options,
  )
}
