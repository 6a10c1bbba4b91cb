/** Presentation of a report: key figures, notes, and tables. Page and files show the same. */
import { CURRENCIES, type Currency } from './money.ts'
import type { ReportAmount, ReportContents } from './report-contents.ts'
import type { Cell, Writing } from './report-words.ts'
import type { BucketUnit, ReportKind, ReportTableKey } from './reports.ts'
import { sentence } from './sentences.ts'

export type TableColumn = {
  label: string
  writing: Writing
  /** True for the sum of the other numbers in the row. */
  isSum?: boolean
}
export type ReportTable = {
  key: ReportTableKey
  title: string
  columns: TableColumn[]
  rows: Cell[][]
  /** Totals below the table. */
  total?: Cell[]
}
export type Fact = { label: string; value: number; writing: Writing }
/** Maximum number of key figures in a row. */
const MAX_FACTS_IN_ROW = 4

/** Returns the number of key figures in each row, so that no row holds a single one. */
export const factsInRow = (count: number): number => Math.ceil(count / Math.max(1, Math.ceil(count / MAX_FACTS_IN_ROW)))

export type ReportDocument = { facts: Fact[]; notes: string[]; tables: ReportTable[] }

const TOTAL = sentence('Total')
const COMPLETED = sentence('Completed')
const CANCELLED = sentence('Cancelled')
const NO_SHOWS = sentence('No-show')
const ON_REQUEST = sentence('Price on request')
const TOTALS: Cell = { words: TOTAL }

const BY_UNIT: Record<BucketUnit, { title: string; label: string }> = {
  day: { title: sentence('By day'), label: sentence('Day') },
  week: { title: sentence('By week'), label: sentence('Week') },
  month: { title: sentence('By month'), label: sentence('Month') },
}

const text = (label: string): TableColumn => ({ label, writing: 'text' })
const count = (label: string): TableColumn => ({ label, writing: 'count' })
const fact = (label: string, value: number, writing: Writing = 'count'): Fact => ({ label, value, writing })

type Bucket = { from: string; to: string }
const daysOf = ({ from, to }: Bucket): Cell => ({ days: { from, to } })

function tellAppointments(content: ReportContents['appointments'], unit: BucketUnit): ReportDocument {
  const { total, completed, cancelled, noShows, moved, buckets, services } = content
  const inAll = (row: Omit<(typeof buckets)[number], keyof Bucket>) =>
    row.pending + row.confirmed + row.completed + row.cancelled + row.noShows
  const counts = (row: Omit<(typeof buckets)[number], keyof Bucket>): Cell[] => [
    row.completed,
    row.confirmed,
    row.pending,
    row.cancelled,
    row.noShows,
    inAll(row),
  ]
  return {
    facts: [
      fact(TOTAL, total),
      fact(COMPLETED, completed),
      fact(CANCELLED, cancelled),
      fact(NO_SHOWS, noShows),
      fact(sentence('Moved at least once'), moved),
    ],
    notes: [
      sentence('Appointments are counted on the day they take place. A moved appointment counts on its new day only.'),
    ],
    tables: [
      {
        key: 'buckets',
        title: BY_UNIT[unit].title,
        columns: [
          text(BY_UNIT[unit].label),
          ...[COMPLETED, sentence('Confirmed'), sentence('Pending'), CANCELLED, NO_SHOWS].map(count),
          { ...count(TOTAL), isSum: true },
        ],
        rows: buckets.map((bucket) => [daysOf(bucket), ...counts(bucket)]),
        total: [TOTALS, ...counts(content)],
      },
      {
        key: 'services',
        title: sentence('By service'),
        columns: [text(sentence('Service')), ...[TOTAL, COMPLETED, CANCELLED, NO_SHOWS].map(count)],
        rows: services.map((row) => [row.name, row.total, row.completed, row.cancelled, row.noShows]),
      },
    ],
  }
}

const amountIn = (amounts: ReportAmount[], currency: Currency): Cell =>
  amounts.find((amount) => amount.currency === currency)?.amount ?? null

const NOT_CASH = sentence(
  'This is not cash. It is the value of completed appointments at the prices stored when they were booked. What patients paid at the hospital is not known here. Currencies are not added together.',
)

function tellRevenue(
  { completed, onRequest, amounts, buckets, services }: ReportContents['revenue'],
  unit: BucketUnit,
): ReportDocument {
  const currencies = CURRENCIES.filter((currency) => amounts.some((amount) => amount.currency === currency))
  const valued = (row: { completed: number; onRequest: number; amounts: ReportAmount[] }): Cell[] => [
    row.completed,
    row.onRequest,
    ...currencies.map((currency) => amountIn(row.amounts, currency)),
  ]
  const columns = [
    count(COMPLETED),
    count(ON_REQUEST),
    ...currencies.map((currency): TableColumn => ({ label: currency, writing: 'amount' })),
  ]
  return {
    facts: [
      ...amounts.map(({ currency, amount }) => fact(sentence('Value in {{currency}}', { currency }), amount, 'amount')),
      fact(sentence('Completed appointments'), completed),
      fact(ON_REQUEST, onRequest),
    ],
    notes: [NOT_CASH],
    tables: [
      {
        key: 'buckets',
        title: BY_UNIT[unit].title,
        columns: [text(BY_UNIT[unit].label), ...columns],
        rows: buckets.map((bucket) => [daysOf(bucket), ...valued(bucket)]),
        total: [TOTALS, ...valued({ completed, onRequest, amounts })],
      },
      {
        key: 'services',
        title: sentence('By service'),
        columns: [text(sentence('Service')), ...columns],
        rows: services.map((row) => [row.name, ...valued(row)]),
      },
    ],
  }
}

function tellDoctors({ doctors }: ReportContents['doctors']): ReportDocument {
  const nobody: Cell = { words: sentence('Without a doctor') }
  return {
    facts: [
      fact(sentence('Doctors'), doctors.filter(({ doctorId }) => doctorId !== null).length),
      fact(
        sentence('Appointments'),
        doctors.reduce((sum, row) => sum + row.appointments, 0),
      ),
      fact(
        COMPLETED,
        doctors.reduce((sum, row) => sum + row.completed, 0),
      ),
      fact(sentence('Booked hours'), doctors.reduce((sum, row) => sum + row.bookedMinutes, 0) / 60, 'decimal'),
    ],
    notes: [
      sentence(
        'Booked hours are those of confirmed and completed appointments. Past opening hours are not stored, so no share of them is shown.',
      ),
      sentence('Ratings are the public ones, of all time.'),
    ],
    tables: [
      {
        key: 'doctors',
        title: sentence('By doctor'),
        columns: [
          text(sentence('Doctor')),
          ...[TOTAL, COMPLETED, CANCELLED, NO_SHOWS].map(count),
          { label: sentence('Booked hours'), writing: 'decimal' },
          { label: sentence('Rating'), writing: 'decimal' },
          count(sentence('Reviews')),
        ],
        rows: doctors.map((row) => [
          row.name ?? nobody,
          row.appointments,
          row.completed,
          row.cancelled,
          row.noShows,
          row.bookedMinutes / 60,
          row.rating,
          row.reviewCount,
        ]),
      },
    ],
  }
}

function tellPatients(content: ReportContents['patients'], unit: BucketUnit): ReportDocument {
  const { people, firstTime, returning, withoutAccount, buckets, countries, ages, languages } = content
  const PEOPLE = sentence('People')
  const FIRST = sentence('For the first time')
  const AGAIN = sentence('Again')
  const tables: ReportTable[] = [
    {
      key: 'buckets',
      title: BY_UNIT[unit].title,
      columns: [text(BY_UNIT[unit].label), ...[FIRST, AGAIN].map(count)],
      rows: buckets.map((bucket) => [daysOf(bucket), bucket.firstTime, bucket.returning]),
    },
    {
      key: 'countries',
      title: sentence('By country of the telephone number'),
      columns: [text(sentence('Country')), text(sentence('Country code')), count(PEOPLE)],
      rows: countries.map(({ callingCode, people: number }) => [{ callingCode }, callingCode, number]),
    },
    {
      key: 'ages',
      title: sentence('By age'),
      columns: [text(sentence('Age')), count(PEOPLE)],
      rows: ages.map(({ from, to, people: number }) => [{ ages: { from, to } }, number]),
    },
    {
      key: 'languages',
      title: sentence('By language'),
      columns: [text(sentence('Language')), count(PEOPLE)],
      rows: languages.map(({ language, people: number }) => [{ language }, number]),
    },
  ]
  return {
    facts: [
      fact(PEOPLE, people),
      fact(FIRST, firstTime),
      fact(AGAIN, returning),
      ...(withoutAccount > 0 ? [fact(sentence('Appointments of deleted accounts'), withoutAccount)] : []),
    ],
    notes: [
      sentence(
        'People are counted by account, unless they cancelled. Someone who comes in two of the days, weeks or months below counts in both, and once in the total.',
      ),
    ],
    tables: tables.filter(({ rows }) => rows.length > 0),
  }
}

const TELL: { [Kind in ReportKind]: (content: ReportContents[Kind], unit: BucketUnit) => ReportDocument } = {
  appointments: tellAppointments,
  revenue: tellRevenue,
  doctors: tellDoctors,
  patients: tellPatients,
}

type Contents = { [Kind in ReportKind]?: ReportContents[Kind] | null }

/** Presents a report whose content is under the name of its kind. Returns null without content. */
export function tellContent<Kind extends ReportKind>(
  kind: Kind,
  contents: Contents,
  unit: BucketUnit,
): ReportDocument | null {
  const content = contents[kind]
  return content ? TELL[kind](content, unit) : null
}
