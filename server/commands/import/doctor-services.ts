/** Imports which treatments doctors do, and at which price of their own. */
import { fold } from '#domain/fold.ts'
import { hospitalServiceInput } from '#domain/health-services.ts'
import { CURRENCIES, type Currency } from '#domain/money.ts'
import { inEnglish } from '#domain/sentences.ts'
import type { Db } from '#server/database/client.ts'
import { type ImportOptions, type ImportResult, inBatches, type ListRow, type Refusal } from './batches.ts'
import { columnsOf } from './header.ts'
import { csvRecords, type Encoding, encodingOf, ListError, type Source } from './read.ts'
import { writeLinks } from './write-links.ts'

export interface ListedLink extends ListRow {
  doctor: string
  /** Empty for a doctor who is independent. */
  hospital: string
  service: string
  price: number | null
  /** That of the service where the list says none. */
  currency: Currency | null
}

const HEADERS = {
  doctor: 'doctor, doctor name, physician, doktor, doktor adı, hekim, hekim adı, врач, имя врача, الطبيب, اسم الطبيب',
  hospital: 'hospital, hospital name, hastane, hastane adı, kurum adı, больница, клиника, المستشفى, اسم المستشفى',
  service: 'service, treatment, hizmet, hizmet adı, tedavi, услуга, лечение, الخدمة, العلاج',
  price: 'price, fee, fiyat, ücret, цена, السعر',
  currency: 'currency, para birimi, döviz, валюта, العملة',
}

/** Writes the links of a list. Links that it does not name stay; where it says no price, the doctor's stays, or the hospital's holds. */
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

async function* linksOf(
  source: Source,
  encoding: Encoding,
): AsyncGenerator<{ row: ListedLink } | { refusal: Refusal }> {
  const seen = new Map<string, number>()
  let rowOf: ReturnType<typeof columnsOf<keyof typeof HEADERS>> | undefined
  for await (const record of csvRecords(source, encoding)) {
    const { line, text } = record
    if (!rowOf) {
      if (!('values' in record)) throw new ListError(`The header (line ${line}) cannot be read. ${record.refusal}`)
      rowOf = columnsOf(record.values, HEADERS, { required: ['doctor', 'hospital', 'service'] })
      continue
    }
    const link = 'values' in record ? toLink(record, rowOf(record.values)) : record.refusal
    if (typeof link === 'string') {
      yield { refusal: { line, text, reason: link } }
      continue
    }
    const key = [link.doctor, link.hospital, link.service].map(fold).join('/')
    const earlier = seen.get(key)
    if (earlier) yield { refusal: { line, text, reason: `The link stands in line ${earlier} already.` } }
    else {
      seen.set(key, line)
      yield { row: link }
    }
  }
  if (!rowOf) throw new ListError('The file is empty.')
}

function toLink({ line, text }: ListRow, row: Record<keyof typeof HEADERS, string>): ListedLink | string {
  const { doctor, hospital, service } = row
  if (doctor === '') return 'The doctor is missing.'
  if (service === '') return 'The service is missing.'
  const currency = row.currency === '' ? null : CURRENCIES.find((known) => known === row.currency.toUpperCase())
  if (currency === undefined) return `"${row.currency}" is not one of the currencies ${CURRENCIES.join(', ')}.`
  const price = row.price === '' ? null : amountOf(row.price)
  const checked = hospitalServiceInput.safeParse({ price })
  const fault = checked.error?.issues[0]
  if (fault) return `"${row.price}" is not a price: ${inEnglish(fault.message)}.`
  return { line, text, doctor, hospital, service, price, currency }
}

/** `1250.5`, `1.250,50` and `1,250.50` are one amount: the last comma or point before one or two digits parts the cents. */
function amountOf(text: string): number {
  const [, whole = text, cents = ''] = /^(.*)[.,](\d{1,2})$/u.exec(text) ?? []
  const digits = whole.replace(/(?<=\d)[., ](?=\d{3}(?!\d))/gu, '')
  return /^\d+$/u.test(digits) ? Number(`${digits}.${cents}`) : Number.NaN
}
