import { bytesIn } from '#domain/bytes.ts'
import { dateIn } from '#domain/days.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { type Currency, convert, type Rates } from '#domain/money.ts'
import { type CompareColumn, type CompareCell, type StatementTone, standsOut } from '#domain/quotes/compared.ts'
import { type CompareWords, comparisonOf } from '#domain/quotes/comparison.ts'
import { LINE_STATUS_LABELS } from '#domain/quotes/labels.ts'
import { priceOfEach } from '#domain/quotes/lines.ts'
import { QUOTE_PARTS, type QuotePart } from '#domain/quotes/parts.ts'
import { statedPoints } from '#domain/quotes/points.ts'
import type { Context } from '#server/context.ts'
import { currentRates } from '#server/features/accounts/settings/exchange-rates.ts'
import type { ExchangeRate } from '#server/features/accounts/settings/record.ts'
import { checkedCertificates } from '#server/features/catalogue/certificates/reading.ts'
import { findDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import { findHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { figuresOf } from '../figures.ts'
import { labelIn, readAnswers } from '../reading.ts'
import type { QuoteLine, QuoteRequest, QuoteWithLines } from '../record.ts'
import { treatmentsById } from '../treatments.ts'
import { wordsIn } from './words.ts'

/** One statement of a cell, with an optional note and amount. */
export type ComparisonEntry = {
  text: string
  note: string | null
  amount: string | null
  tone: StatementTone
}
export type ComparisonCell = { entries: ComparisonEntry[]; standsOut: boolean }
export type ComparisonRow = { name: string; note: string | null; cells: ComparisonCell[] }
export type ComparisonGroup = { name: string; note: string | null; rows: ComparisonRow[] }
/** A quote in the table head. */
export type ComparisonColumn = {
  name: string
  note: string
  /** Total in the binding currency. Null if prices are hidden. */
  total: string | null
  /** Total in the patient's currency. Null if it is the binding one. */
  guide: string | null
}

/** A comparison of quotes as text in one language. */
export type Comparison = {
  number: string
  /** Names of the treatments. Empty if the plan is hidden. */
  treatments: string[]
  columns: ComparisonColumn[]
  groups: ComparisonGroup[]
  /** Date of the exchange rates. Null if no amount is converted. */
  ratesOf: string | null
}

type Options = { language: UiLanguage; parts?: readonly QuotePart[] }
type Column = CompareColumn & { hospital: { name: string; city: string } | undefined; quote: { version: number } } & {
  totalIncluded: number
  sentAt: string | null
}

/** Returns the current version of each hospital in the order of arrival. */
async function currentQuotes(ctx: Context, request: QuoteRequest): Promise<QuoteWithLines[]> {
  if (request.state === 'draft') return []
  const hospitals = await readAnswers(ctx, request.id)
  const sent = hospitals.flatMap(({ state, quotes }) => (state === 'withdrawn' ? [] : quotes))
  return sent.filter(({ isCurrent }) => isCurrent).sort((a, b) => (a.sentAt ?? '').localeCompare(b.sentAt ?? ''))
}

const comparedLine = (line: QuoteLine, language: UiLanguage) => ({
  ...line,
  label: labelIn(line.labels, language),
  each: priceOfEach(line, line.currency),
})

/** Reads the quotes of a request with their hospitals, doctors and measured figures. */
async function readColumns(ctx: Context, request: QuoteRequest, language: UiLanguage): Promise<Column[]> {
  const quotes = await currentQuotes(ctx, request)
  const hospitalIds = [...new Set(quotes.map(({ hospitalId }) => hospitalId))]
  const [hospitals, doctors, figures, certificates] = await Promise.all([
    findHospitals(ctx, hospitalIds),
    findDoctors(
      ctx,
      quotes.flatMap(({ doctorId }) => doctorId ?? []),
    ),
    figuresOf(ctx, hospitalIds),
    checkedCertificates(ctx, hospitalIds),
  ])
  return quotes.flatMap(({ terms, lines, ...quote }) => {
    const measured = figures.get(quote.hospitalId)
    if (!measured) return []
    return {
      figures: measured,
      certificates: certificates.filter(({ hospitalId }) => hospitalId === quote.hospitalId),
      hospital: hospitals.find(({ id }) => id === quote.hospitalId),
      totalIncluded: quote.totalIncluded,
      sentAt: quote.sentAt,
      quote: {
        ...quote,
        ...terms,
        dates: terms.dates ?? [],
        notIncluded: terms.notIncluded ?? [],
        ...statedPoints({ ...quote, ...terms, lines }),
        doctor: doctors.find(({ id }) => id === quote.doctorId) ?? null,
        lines: lines.map((line) => comparedLine(line, language)),
      },
    }
  })
}

/** Returns the rates with the date of the oldest. Null if one is missing. */
function datedRates(exchange: readonly ExchangeRate[]): { rates: Rates; date: string } | null {
  const rates = Object.fromEntries(exchange.map(({ currency, perDollar }) => [currency, perDollar]))
  const [date] = exchange.map((rate) => rate.date).sort()
  const { EUR, GBP, TRY } = rates
  return date && EUR && GBP && TRY ? { rates: { USD: 1, EUR, GBP, TRY }, date } : null
}

type Guide = (amount: number, currency: Currency) => string | null

/** Returns amounts in the patient's currency, marked as approximate. */
const guideIn =
  (to: Currency, { rates, words }: { rates: Rates | undefined; words: CompareWords }): Guide =>
  (amount, currency) =>
    rates && currency !== to ? `≈ ${words.formatPrice(Math.round(convert(amount, currency, { to, rates })), to)}` : null

const entry = (text: string, rest: Partial<ComparisonEntry> = {}): ComparisonEntry => ({
  text,
  note: null,
  amount: null,
  tone: 'plain',
  ...rest,
})

function entriesOf(cell: CompareCell, { words, guide }: { words: CompareWords; guide: Guide }): ComparisonEntry[] {
  const { t, formatNumber, formatPrice } = words
  const missing = entry(t('Not stated'), { tone: 'missing' })
  const price = (amount: number, currency: Currency) =>
    [formatPrice(amount, currency), guide(amount, currency)].filter(Boolean).join(' · ')
  switch (cell.is) {
    case 'not_stated':
      return [missing]
    case 'words':
      return [
        entry(cell.words, {
          note: [cell.note, cell.source?.title].filter(Boolean).join('\n') || null,
          tone: cell.look ?? 'plain',
        }),
      ]
    case 'amount':
      return [entry(price(cell.amount, cell.currency), { tone: 'strong' })]
    case 'stated':
      return [entry(t('{{stated}} of {{all}} stated', { stated: cell.stated, all: cell.all }), { tone: 'strong' })]
    case 'attachments':
      return cell.attachments.map(({ name, size }) => entry(name, { note: bytesIn(formatNumber, size) }))
    case 'doctor': {
      const { fullName, specialty, experienceYears } = cell.doctor
      const years = t('{{count}} years of experience', { count: experienceYears })
      return [entry(fullName, { note: `${t(specialty, { context: 'specialty' })} · ${years}`, tone: 'strong' })]
    }
    case 'lines': {
      const lines = cell.lines.map(({ label, status, quantity, each, net, maker, model, kind }) => {
        const times = cell.hasPrices
          ? `${formatNumber(quantity)} × ${formatPrice(each, cell.currency)}`
          : formatNumber(quantity)
        const implant = kind === 'implant' ? [maker, model].filter(Boolean).join(' ') : ''
        const note = [t(LINE_STATUS_LABELS[status]), quantity === 1 ? '' : times, implant]
        return entry(label, {
          note: note.filter(Boolean).join(' · '),
          amount: cell.hasPrices && status !== 'excluded' ? price(net, cell.currency) : null,
        })
      })
      return cell.isUnnamed ? [...lines, missing] : lines
    }
  }
}

/** Compares the current quotes of a request in words. The caller checks access. */
export async function readComparison(
  ctx: Context,
  request: QuoteRequest,
  { language, parts = QUOTE_PARTS }: Options,
): Promise<Comparison> {
  const words = wordsIn(language)
  const { t, formatDate, formatPrice } = words
  const reader = { ...ctx, language }
  const [columns, exchange, treatments] = await Promise.all([
    readColumns(reader, request, language),
    currentRates(ctx),
    treatmentsById(reader, request.treatmentIds),
  ])
  const dated = datedRates(exchange)
  const guide = guideIn(request.currency, { rates: dated?.rates, words })
  const shows = (part: QuotePart) => parts.includes(part)
  const groups = comparisonOf(columns, { dates: request, words, parts })
  const isConverted = shows('prices') && columns.some(({ quote }) => quote.currency !== request.currency)
  return {
    number: request.number,
    treatments: shows('plan') ? request.treatmentIds.flatMap((id) => treatments.get(id)?.name ?? []) : [],
    columns: columns.map(({ hospital, totalIncluded, quote, sentAt }, at) => {
      const version = t('Version {{version}}', { version: quote.version })
      const day = shows('dates') && sentAt ? formatDate(dateIn(new Date(sentAt))) : null
      const place = shows('hospitals') ? hospital?.city : null
      return {
        name: (shows('hospitals') && hospital?.name) || t('Hospital {{number}}', { number: at + 1 }),
        note: [place, version, day].filter(Boolean).join(' · '),
        total: shows('prices') ? formatPrice(totalIncluded, quote.currency) : null,
        guide: shows('prices') ? guide(totalIncluded, quote.currency) : null,
      }
    }),
    groups: groups.map(({ name, note = null, rows }) => ({
      name,
      note,
      rows: rows.map((row) => ({
        name: row.name,
        note: row.note ?? null,
        cells: row.cells.map((cell, at) => ({
          entries: entriesOf(cell, { words, guide }),
          standsOut: standsOut(row.cells, at),
        })),
      })),
    })),
    ratesOf: isConverted && dated ? formatDate(dated.date) : null,
  }
}
