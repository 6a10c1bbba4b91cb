/**
 * Reads the euro reference rates that the European Central Bank publishes: eurofxref-daily.xml, and
 * eurofxref.zip with a CSV in it.
 */
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'
import type { RateDecision } from './exchange-rates.ts'

const SOURCE = 'European Central Bank'
/** Maximum size. The history of all days since 1999 has about one megabyte. */
const MOST_BYTES = 4_000_000

/** Error for a file that does not have the bank's format. */
class RatesError extends Error {
  override readonly name = 'RatesError'
}

/** Units of each currency for one euro on one day. */
type Day = { date: string; perEuro: ReadonlyMap<string, number> }

const open = promisify<Buffer, Options, ZipFile>(fromBuffer)

/** Returns the first file of an archive. */
async function unpacked(archive: Buffer): Promise<Buffer> {
  const zip = await open(archive, { lazyEntries: true })
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => reject(new RatesError('The archive is empty.')))
    zip.on('entry', (entry: Entry) => {
      if (entry.uncompressedSize > MOST_BYTES) return reject(new RatesError('The file in the archive is too large.'))
      zip.openReadStream(entry, (fault, stream) => (fault ? reject(fault) : resolve(buffer(stream))))
    })
    zip.readEntry()
  })
}

/**
 * Parses `<Cube time="2026-11-20"><Cube currency="USD" rate="1.1628"/>…</Cube>`, newest day first.
 */
function daysOfXml(text: string): Day[] {
  return text
    .split(/<Cube\s+time=/u)
    .slice(1)
    .map((part) => ({
      date: /^["'](\d{4}-\d{2}-\d{2})["']/u.exec(part)?.[1] ?? '',
      perEuro: new Map(
        [...part.matchAll(/<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']/gu)].map(
          ([, currency = '', rate]) => [currency, Number(rate)],
        ),
      ),
    }))
}

/** Parses `20 November 2026` of the daily file, or `2026-11-20` of the history. */
function dateIn(text: string): string {
  const day = new Date(/^\d{4}-/u.test(text) ? text : `${text} UTC`)
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10)
}

/** Parses `Date, USD, JPY, …` with a line for each day. */
function daysOfCsv(text: string): Day[] {
  const rows: Record<string, string>[] = parse(text, { columns: true, trim: true, relax_column_count: true, bom: true })
  return rows.map(({ Date: day = '', ...rates }) => ({
    date: dateIn(day),
    perEuro: new Map(Object.entries(rates).map(([currency, rate]) => [currency, Number(rate)])),
  }))
}

/** Returns the rates of the newest day of a file, relative to the US dollar. */
export async function readEuroReference(file: Buffer): Promise<RateDecision> {
  if (file.length > MOST_BYTES) throw new RatesError('The file is too large.')
  const text = (file.subarray(0, 2).toString() === 'PK' ? await unpacked(file) : file).toString('utf8')
  const days = (/^\s*</u.test(text) ? daysOfXml(text) : daysOfCsv(text)).sort((a, b) => b.date.localeCompare(a.date))
  const newest = days[0]
  if (!newest?.date)
    throw new RatesError('This is no file of euro reference rates (eurofxref-daily.xml or eurofxref.zip).')
  const perEuro = (currency: string) => {
    const rate = newest.perEuro.get(currency)
    if (!rate || !(rate > 0)) throw new RatesError(`The file has no rate of ${currency} for ${newest.date}.`)
    return rate
  }
  const dollar = perEuro('USD')
  const perDollar = (units: number) => Number((units / dollar).toFixed(6))
  return {
    euroPerDollar: perDollar(1),
    poundPerDollar: perDollar(perEuro('GBP')),
    liraPerDollar: perDollar(perEuro('TRY')),
    ratesDate: newest.date,
    ratesSource: SOURCE,
  }
}
