/** Form values of a quote, with conversions from a version and to the input of the server. */
import type { UiLanguage } from '#domain/languages.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import type { QuoteRequest, QuoteVersion } from '../request-fields.ts'
import { type LineForm, lineForm } from './line-form.ts'
import { writeNumber } from '../typed-number.ts'

/** Number of proposed days in the form. */
const DAYS = 3

export type QuoteForm = {
  /** Language of the texts. */
  language: UiLanguage
  currency: Currency
  lines: LineForm[]
  doctorId: string
  plan: string
  alternatives: string
  anaesthesia: string
  nightsInHospital: string
  daysInCountry: string
  flightDays: string
  flightReason: string
  dates: { day: string }[]
  companionStay: string
  validUntil: string
  depositKind: '' | 'none' | 'asked'
  depositAmount: string
  depositUntil: string
  paymentWhen: string
  paymentHow: string
  changeKind: '' | 'none' | 'some'
  changes: { cause: string; atMost: string }[]
  complicationsWho: string
  complicationsWhere: string
  complicationsPays: string
  revisionUntil: string
  revisionCost: string
  revisionTravel: '' | 'yes' | 'no'
  careWho: string
  careHow: string
  careLanguages: string[]
  /** One item per line. */
  notIncluded: string
}

/** Language of a new quote: the first of the patient's that the pages support, else English. */
const languageFor = ({ patient }: Pick<QuoteRequest, 'patient'>): UiLanguage =>
  UI_LANGUAGES.find((language) => language === patient.languages[0]) ??
  UI_LANGUAGES.find((language) => patient.languages.includes(language)) ??
  'en'

export const emptyForm = (request: Pick<QuoteRequest, 'patient' | 'currency'>): QuoteForm => ({
  language: languageFor(request),
  currency: request.currency,
  lines: [],
  doctorId: '',
  plan: '',
  alternatives: '',
  anaesthesia: '',
  nightsInHospital: '',
  daysInCountry: '',
  flightDays: '',
  flightReason: '',
  dates: Array.from({ length: DAYS }, () => ({ day: '' })),
  companionStay: '',
  validUntil: '',
  depositKind: '',
  depositAmount: '',
  depositUntil: '',
  paymentWhen: '',
  paymentHow: '',
  changeKind: '',
  changes: [{ cause: '', atMost: '' }],
  complicationsWho: '',
  complicationsWhere: '',
  complicationsPays: '',
  revisionUntil: '',
  revisionCost: '',
  revisionTravel: '',
  careWho: '',
  careHow: '',
  careLanguages: [],
  notIncluded: '',
})

const daysOf = (dates: readonly string[]) =>
  Array.from({ length: Math.max(DAYS, dates.length) }, (_, at) => ({ day: dates[at] ?? '' }))

const yesNo = (value: boolean | null | undefined) => (value == null ? '' : value ? 'yes' : 'no')

/**
 * Returns form values of a version, or of a new quote. `typing` is the language of the page, whose
 * number format is used.
 */
export function quoteForm(
  request: QuoteRequest,
  version: QuoteVersion | null,
  { typing, doctorId = '' }: { typing: UiLanguage; doctorId?: string },
): QuoteForm {
  if (!version) return { ...emptyForm(request), doctorId }
  const { deposit, payment, priceMayChange, complications, revision, careAtHome, earliestFlight } = version
  const number = (value: number | null | undefined) => writeNumber(value, typing)
  return {
    language: version.language,
    currency: version.currency,
    lines: version.lines.map((line) => lineForm(line, typing)),
    doctorId: version.doctor?.id ?? '',
    plan: version.plan ?? '',
    alternatives: version.alternatives ?? '',
    anaesthesia: version.anaesthesia ?? '',
    nightsInHospital: number(version.nightsInHospital),
    daysInCountry: number(version.daysInCountry),
    flightDays: number(earliestFlight?.days),
    flightReason: earliestFlight?.reason ?? '',
    dates: daysOf(version.dates),
    companionStay: version.companionStay ?? '',
    validUntil: version.validUntil ?? '',
    depositKind: deposit ? (deposit.amount === 0 ? 'none' : 'asked') : '',
    depositAmount: deposit?.amount ? number(deposit.amount) : '',
    depositUntil: deposit?.refundableUntil ?? '',
    paymentWhen: payment?.when ?? '',
    paymentHow: payment?.how ?? '',
    changeKind: priceMayChange ? (priceMayChange.length > 0 ? 'some' : 'none') : '',
    changes: priceMayChange?.length
      ? priceMayChange.map(({ cause, atMost }) => ({ cause, atMost: number(atMost) }))
      : [{ cause: '', atMost: '' }],
    complicationsWho: complications?.who ?? '',
    complicationsWhere: complications?.where ?? '',
    complicationsPays: complications?.whoPays ?? '',
    revisionUntil: revision?.until ?? '',
    revisionCost: revision?.cost ?? '',
    revisionTravel: yesNo(revision?.travelIncluded),
    careWho: careAtHome?.who ?? '',
    careHow: careAtHome?.how ?? '',
    careLanguages: [...(careAtHome?.languages ?? [])],
    notIncluded: version.notIncluded.join('\n'),
  }
}
