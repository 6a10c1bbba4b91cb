/** Imports the treatments of doctors, with the doctors' own prices. */
import { fold } from '#domain/fold.ts'
import { hospitalServiceInput } from '#domain/health-services.ts'
import { CURRENCIES } from '#domain/money.ts'
import { sentence } from '#domain/sentences.ts'
import type { Db } from '#server/database/client.ts'
import { type ImportOptions, type ImportResult, inBatches, type ListRow, type Read } from './batches.ts'
import { listRows } from './list-rows.ts'
import { type Encoding, encodingOf, type Source } from './read.ts'
import { type ListedLink, writeLinks } from './write-links.ts'

const HEADERS = {
  doctor: 'doctor, doctor name, physician, doktor, doktor adı, hekim, hekim adı, врач, имя врача, الطبيب, اسم الطبيب',
  hospital: 'hospital, hospital name, hastane, hastane adı, kurum adı, больница, клиника, المستشفى, اسم المستشفى',
  service: 'service, treatment, hizmet, hizmet adı, tedavi, услуга, лечение, الخدمة, العلاج',
  price: 'price, fee, fiyat, ücret, цена, السعر',
  currency: 'currency, para birimi, döviz, валюта, العملة',
}

/**
 * Writes the links of a list. Links that it does not contain stay. Without a price in the list, the
 * doctor's or else the hospital's price stays.
 */
export async function importDoctorServices(db: Db, source: Source, options: ImportOptions = {}): Promise<ImportResult> {
  const encoding = await encodingOf(source)
  let total = 0
  for await (const read of linksOf(source, encoding)) if ('row' in read) total += 1
  return inBatches<ListedLink>(
    db,
    { rows: linksOf(source, encoding), total, write: (tx, batch) => writeLinks(tx, batch, options) },
    options,
  )
}

const linksOf = (source: Source, encoding: Encoding): AsyncGenerator<Read<ListedLink>> =>
  listRows(source, encoding, {
    headers: HEADERS,
    required: ['doctor', 'hospital', 'service'],
    toRow: toLink,
    keyOf: ({ doctor, hospital, service }) => [doctor, hospital, service].map(fold).join('/'),
    twice: 'The link is already listed in line {{line}}.',
  })

function toLink({ line, text }: ListRow, row: Record<keyof typeof HEADERS, string>): ListedLink | string {
  const { doctor, hospital, service } = row
  if (doctor === '') return 'The doctor is missing.'
  if (service === '') return 'The service is missing.'
  const currency = row.currency === '' ? null : CURRENCIES.find((code) => code === row.currency.toUpperCase())
  if (currency === undefined) {
    const params = { value: row.currency, choices: CURRENCIES.join(', ') }
    return sentence('"{{value}}" is not one of the currencies {{choices}}.', params)
  }
  const price = row.price === '' ? null : amountOf(row.price)
  const checked = hospitalServiceInput.safeParse({ price })
  const fault = checked.error?.issues[0]
  if (fault) return sentence('"{{value}}" is not a price: {{why}}.', { value: row.price, why: fault.message })
  return { line, text, doctor, hospital, service, price, currency }
}

/**
 * Parses `1250.5`, `1.250,50` and `1,250.50`. The last comma or point before one or two digits
 * separates the cents.
 */
export function amountOf(text: string): number {
  const [, whole = text, cents = ''] = /^(.*)[.,](\d{1,2})$/u.exec(text) ?? []
  const digits = whole.replace(/(?<=\d)[., ](?=\d{3}(?!\d))/gu, '')
  return /^\d+$/u.test(digits) ? Number(`${digits}.${cents}`) : Number.NaN
}
