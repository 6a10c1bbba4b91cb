/** Rows of a comparison of quotes, for the page, the document and companions. */
import { LOCALES, type UiLanguage } from '../languages.ts'
import type { Currency } from '../money.ts'
import type { Say } from '../sentences.ts'
import { ATTACHMENTS_LABEL } from './attachments.ts'
import { certificateWords } from './certificate-words.ts'
import type {
  CompareColumn,
  ComparedContent,
  ComparedDoctor,
  ComparedLine,
  CompareCell,
  CompareGroup,
  CompareRow,
} from './compared.ts'
import { type DriftFigures, driftWords } from './drift-words.ts'
import { figureWords } from './figure-words.ts'
import { ANAESTHESIA_LABELS, FACT_LABELS, LINE_KIND_LABELS } from './labels.ts'
import { type QuoteLineKind, totalsOf } from './lines.ts'
import { QUOTE_PARTS, type QuotePart } from './parts.ts'
import type { QuoteFact, QuotePoint } from './points.ts'
import { distanceWords, type RequestedDates } from './proposed-days.ts'
import { changesCell, depositCell, flightCell } from './term-cells.ts'

/** Translator and formats of the reader. */
export type CompareWords = {
  language: UiLanguage
  t: Say
  formatDate: (date: string) => string
  formatList: (items: readonly string[]) => string
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string
  formatPrice: (amount: number, currency: Currency) => string
}

/** Kinds of lines that state a required point. */
const POINT_OF: Partial<Record<QuoteLineKind, QuotePoint>> = {
  test: 'tests_before',
  medicine: 'medicine_after',
  follow_up: 'follow_ups',
  interpreter: 'interpreter',
}

type Options = {
  /** Dates that the patient requested. */
  dates: RequestedDates
  words: CompareWords
  /** Parts to show. Default: all. */
  parts?: readonly QuotePart[]
}

/** Returns all rows of the comparison in the order of a stay. It states facts and ranks nothing. */
export function comparisonOf<Doctor extends ComparedDoctor>(
  compared: readonly CompareColumn<Doctor>[],
  { dates: { earliest, latest }, words, parts = QUOTE_PARTS }: Options,
): CompareGroup<Doctor>[] {
  const { t, formatDate, formatList } = words
  type Quote = ComparedContent<Doctor>
  type Cell = CompareCell<Doctor>
  type Row = CompareRow<Doctor>
  const shows = (part: QuotePart) => parts.includes(part)
  const notStated = (fact: QuoteFact): Cell => ({ is: 'not_stated', fact })
  const say = (text: string, note?: string | null): Cell => ({ is: 'words', words: text, note })
  const muted = (text: string): Cell => ({ is: 'words', words: text, look: 'muted' })

  /** Returns a row of one part. */
  const row = (part: QuotePart, name: string, cellOf: (quote: Quote) => Cell): Row[] =>
    shows(part) ? [{ name, cells: compared.map(({ quote }) => cellOf(quote)) }] : []
  /** Returns a row of a fact. Null from `cellOf` means that the quote does not state it. */
  const factRow = (
    part: QuotePart,
    fact: QuoteFact,
    cellOf: (quote: Quote) => Cell | null,
    name = t(FACT_LABELS[fact]),
  ): Row[] => row(part, name, (quote) => cellOf(quote) ?? notStated(fact))

  const complicationRow = (name: string, cellOf: (of: NonNullable<Quote['complications']>) => Cell): Row[] =>
    factRow('aftercare', 'complications', ({ complications }) => complications && cellOf(complications), name)

  /** Labels may name the treatment, so a reader without the plan gets the kind of the line. */
  const shownLine = (line: ComparedLine): ComparedLine => ({
    ...line,
    ...(!shows('plan') && { label: t(LINE_KIND_LABELS[line.kind]), maker: null, model: null }),
    ...(!shows('prices') && { each: 0, net: 0 }),
  })

  function lineCell(quote: Quote, kind: QuoteLineKind): Cell {
    const lines = quote.lines.filter((line) => line.kind === kind)
    const point = POINT_OF[kind]
    if (lines.length === 0) return point && quote.notStated.includes(point) ? notStated(point) : muted(t('Not listed'))
    const isUnnamed = kind === 'implant' && quote.notStated.includes('implant')
    return {
      is: 'lines',
      lines: lines.map(shownLine),
      currency: quote.currency,
      isUnnamed: isUnnamed && shows('plan'),
      hasPrices: shows('prices'),
    }
  }
  /** Returns a row for each of these kinds that a quote contains or has to state. */
  const lineRows = (...kinds: QuoteLineKind[]): Row[] =>
    shows('plan') || shows('prices')
      ? kinds
          .filter(
            (kind) => POINT_OF[kind] || compared.some(({ quote }) => quote.lines.some((line) => line.kind === kind)),
          )
          .map((kind) => ({
            name: t(LINE_KIND_LABELS[kind]),
            cells: compared.map(({ quote }) => lineCell(quote, kind)),
          }))
      : []

  /** Returns the sum of the included lines of these kinds, if any quote has one. */
  const sumRow = (...kinds: QuoteLineKind[]): Row[] => {
    const linesOf = (quote: Quote) => quote.lines.filter(({ kind }) => kinds.includes(kind))
    if (!shows('prices') || !compared.some(({ quote }) => linesOf(quote).length > 0)) return []
    const cells = compared.map(({ quote }): Cell => {
      const lines = linesOf(quote)
      if (lines.length === 0) return muted(t('No priced lines'))
      if (!lines.some(({ status }) => status === 'included')) return muted(t('Not included'))
      return { is: 'amount', amount: totalsOf(lines, quote.currency).included, currency: quote.currency }
    })
    return [{ name: t('Included here'), cells, isSum: true }]
  }

  const certificatesCell = ({ certificates }: CompareColumn<Doctor>): Cell => {
    const held = certificateWords(certificates, words)
    return held === null ? muted(t('None on file')) : say(held)
  }

  const attachmentsRow = (): Row[] =>
    compared.some(({ quote }) => quote.attachments.length > 0)
      ? row('attachments', t(ATTACHMENTS_LABEL), ({ attachments }) =>
          attachments.length > 0 ? { is: 'attachments', attachments } : muted(t('None')),
        )
      : []

  const daysWords = (quote: Quote): Cell =>
    quote.dates.length === 0
      ? muted(t('No day proposed'))
      : {
          is: 'words',
          look: 'strong',
          words: formatList(quote.dates.map((date) => formatDate(date))),
          note: earliest || latest ? distanceWords(quote.dates, { earliest, latest }, t) : null,
        }
  const driftCell = (figures: DriftFigures): Cell => {
    const drift = driftWords(figures, words)
    return drift.words === null
      ? muted(drift.note)
      : { is: 'words', words: drift.words, note: drift.note, look: 'strong' }
  }
  const ofHospital = (name: string, note: string, cellOf: (column: CompareColumn<Doctor>) => Cell): Row[] =>
    shows('hospitals') ? [{ name, note, cells: compared.map(cellOf) }] : []

  const languages = new Intl.DisplayNames(LOCALES[words.language], { type: 'language' })
  const travelWords = (isIncluded: boolean | null) =>
    isIncluded === null ? null : isIncluded ? t('Travel included') : t('You pay the travel')

  const groups: CompareGroup<Doctor>[] = [
    {
      id: 'glance',
      name: t('At a glance'),
      rows: [
        ...ofHospital(t('Doctor'), t('responsible for the treatment'), ({ quote: { doctor } }) =>
          doctor ? { is: 'doctor', doctor } : notStated('surgeon'),
        ),
        {
          name: t('Details provided'),
          cells: compared.map(({ quote: { stated, notStated } }) => ({
            is: 'stated',
            stated: stated.length,
            all: stated.length + notStated.length,
          })),
        },
        ...row('dates', t('Day of treatment'), daysWords).map((days) => ({
          ...days,
          note:
            earliest && latest
              ? t('you asked for {{from}} to {{to}}', { from: formatDate(earliest), to: formatDate(latest) })
              : undefined,
        })),
        ...ofHospital(t('Response time'), t('measured by us'), ({ figures }) => say(figureWords(figures, t))),
        ...ofHospital(t('Final bill compared with the quote'), t('of other patients'), ({ figures }) =>
          driftCell(figures),
        ),
        ...ofHospital(t('Certificates'), t('evidence checked by us'), certificatesCell),
        ...attachmentsRow(),
      ],
    },
    {
      id: 'treatment',
      name: t('Treatment'),
      rows: [
        ...sumRow('surgeon', 'anaesthesia', 'theatre', 'implant', 'test', 'garment', 'other'),
        ...factRow('plan', 'plan', ({ plan, alternatives }) => (plan ? say(plan, alternatives) : null)),
        ...factRow('plan', 'anaesthesia', ({ anaesthesia }) =>
          anaesthesia ? say(t(ANAESTHESIA_LABELS[anaesthesia])) : null,
        ),
        ...lineRows('surgeon', 'anaesthesia', 'theatre', 'implant', 'test', 'garment', 'other'),
      ],
    },
    {
      id: 'stay',
      name: t('Stay'),
      rows: [
        ...sumRow('stay', 'hotel'),
        ...factRow('dates', 'nights_in_hospital', ({ nightsInHospital: nights }) =>
          nights === null ? null : say(nights === 0 ? t('None') : String(nights)),
        ),
        ...factRow('dates', 'days_in_country', ({ daysInCountry: days }) => (days === null ? null : say(String(days)))),
        ...lineRows('stay', 'hotel'),
        ...factRow('dates', 'companion_stay', ({ companionStay }) => (companionStay ? say(companionStay) : null)),
      ],
    },
    {
      id: 'travel',
      name: t('Travel', { context: 'quote' }),
      rows: [
        ...sumRow('transfer', 'interpreter'),
        ...factRow(
          'dates',
          'earliest_flight',
          ({ earliestFlight: flight }) => flight && flightCell(flight, { words, hasPlan: shows('plan') }),
        ),
        ...lineRows('transfer', 'interpreter'),
      ],
    },
    {
      id: 'afterwards',
      name: t('Afterwards'),
      rows: [
        ...sumRow('medicine', 'follow_up'),
        ...lineRows('medicine', 'follow_up'),
        ...factRow('aftercare', 'care_at_home', ({ careAtHome: care }) =>
          care
            ? say(
                care.who,
                [care.how, formatList(care.languages.map((code) => languages.of(code) ?? code))]
                  .filter(Boolean)
                  .join(' · '),
              )
            : null,
        ),
      ],
    },
    {
      id: 'risk',
      name: t('If something goes wrong'),
      rows: [
        ...sumRow('revision'),
        ...complicationRow(t('Where you are treated'), ({ where, who }) => say(where, who)),
        ...complicationRow(t('Who pays'), ({ whoPays }) => say(whoPays)),
        ...factRow('aftercare', 'revision', ({ revision }) =>
          revision
            ? say(
                revision.cost,
                // Each on a line of its own, because free text may be in another direction.
                [t('Possible until: {{time}}', { time: revision.until }), travelWords(revision.travelIncluded ?? null)]
                  .filter(Boolean)
                  .join('\n'),
              )
            : null,
        ),
        ...lineRows('revision'),
        ...factRow('prices', 'price_changes', (quote) => changesCell(quote, words)),
      ],
    },
    {
      id: 'paying',
      name: t('Paying'),
      note: t('always at the hospital, never here'),
      rows: [
        ...factRow('prices', 'deposit', (quote) => depositCell(quote, words)),
        ...factRow(
          'prices',
          'payment',
          ({ payment }) => (payment ? say(payment.when, payment.how) : null),
          t('When and how'),
        ),
        ...row('prices', t('Not in the price'), ({ notIncluded }) =>
          notIncluded.length > 0 ? say(notIncluded.join('\n')) : muted(t('Nothing named')),
        ),
        ...row('prices', t('With all options'), ({ totalWithOptions: amount, currency }) => ({
          is: 'amount',
          amount,
          currency,
        })),
        ...factRow('dates', 'valid_until', ({ validUntil }) => (validUntil ? say(formatDate(validUntil)) : null)),
      ],
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
