/** Side-by-side comparison of quotes: the compared facts and their cells. */
import type { CertificateKind } from '../certificate-kinds.ts'
import type { Currency } from '../money.ts'
import type { DriftFigures } from './drift-words.ts'
import type { AnswerFigures } from './figure-words.ts'
import type { QuoteLineKind, QuoteLineStatus } from './lines.ts'
import type { QuoteFact, QuotePoint } from './points.ts'
import type { QuoteAnaesthesia } from './quote-input.ts'

export type ComparedLine = {
  id: string
  kind: QuoteLineKind
  label: string
  maker: string | null
  model: string | null
  quantity: number
  each: number
  net: number
  status: QuoteLineStatus
}

export type ComparedDoctor = { id: string; fullName: string; specialty: string; experienceYears: number }

/** A document that the hospital attached. `size` is in bytes. */
export type ComparedAttachment = { id: string; name: string; size: number; type: string }

/** A sent quote with the facts that the comparison shows. */
export type ComparedContent<Doctor extends ComparedDoctor = ComparedDoctor> = {
  currency: Currency
  totalWithOptions: number
  validUntil: string | null
  plan: string | null
  alternatives: string | null
  anaesthesia: QuoteAnaesthesia | null
  nightsInHospital: number | null
  daysInCountry: number | null
  earliestFlight: { days: number; ruleId?: string | null; reason?: string | null } | null
  dates: readonly string[]
  companionStay: string | null
  deposit: { amount: number; refundableUntil?: string | null } | null
  payment: { when: string; how: string } | null
  priceMayChange: readonly { cause: string; atMost?: number | null }[] | null
  complications: { who?: string | null; where: string; whoPays: string } | null
  revision: { until: string; cost: string; travelIncluded?: boolean | null } | null
  careAtHome: { who: string; how: string; languages: readonly string[] } | null
  notIncluded: readonly string[]
  stated: readonly QuotePoint[]
  notStated: readonly QuotePoint[]
  doctor: Doctor | null
  lines: readonly ComparedLine[]
  attachments: readonly ComparedAttachment[]
}

/** A certificate with checked evidence, and its last day. */
export type ComparedCertificate = { kind: CertificateKind; expiresOn: string }

export type CompareColumn<Doctor extends ComparedDoctor = ComparedDoctor> = {
  figures: AnswerFigures & DriftFigures
  certificates: readonly ComparedCertificate[]
  quote: ComparedContent<Doctor>
}

/** Content of a cell. Each reader renders it. */
export type CompareCell<Doctor extends ComparedDoctor = ComparedDoctor> =
  | { is: 'not_stated'; fact: QuoteFact }
  | {
      is: 'words'
      words: string
      note?: string | null | undefined
      look?: 'strong' | 'muted'
      /** Source of the note. */
      source?: { title: string; url: string } | undefined
    }
  | { is: 'lines'; lines: readonly ComparedLine[]; currency: Currency; isUnnamed: boolean; hasPrices: boolean }
  | { is: 'amount'; amount: number; currency: Currency }
  | { is: 'doctor'; doctor: Doctor }
  | { is: 'stated'; stated: number; all: number }
  | { is: 'attachments'; attachments: readonly ComparedAttachment[] }

/** Emphasis of a statement in text. */
export const STATEMENT_TONES = ['plain', 'strong', 'muted', 'missing'] as const
export type StatementTone = (typeof STATEMENT_TONES)[number]

export type CompareRow<Doctor extends ComparedDoctor = ComparedDoctor> = {
  name: string
  note?: string | undefined
  cells: CompareCell<Doctor>[]
  /** Whether the row sums the included lines of its group. */
  isSum?: boolean
}
export const COMPARE_GROUPS = ['glance', 'treatment', 'stay', 'travel', 'afterwards', 'risk', 'paying'] as const
export type CompareGroup<Doctor extends ComparedDoctor = ComparedDoctor> = {
  id: (typeof COMPARE_GROUPS)[number]
  name: string
  note?: string
  rows: CompareRow<Doctor>[]
}

/** Returns the text by which cells of a row are compared. */
export const cellKey = (cell: CompareCell): string =>
  cell.is === 'lines'
    ? cell.lines.map(({ label, quantity, net, status }) => [label, quantity, net, status].join(' ')).join('\n')
    : cell.is === 'doctor'
      ? cell.doctor.id
      : JSON.stringify(cell)

/** Whether the cells of a row differ. */
export const isDifferent = ({ cells }: CompareRow): boolean => new Set(cells.map(cellKey)).size > 1

/** Whether a cell differs while at least two others agree. */
export function standsOut(cells: readonly CompareCell[], at: number): boolean {
  const keys = cells.map(cellKey)
  const others = keys.filter((_, index) => index !== at)
  return others.length > 1 && new Set(others).size === 1 && others[0] !== keys[at]
}
