import type { UiLanguage } from '#domain/languages.ts'
import { netOf } from './line-form.ts'
import type { QuoteForm } from './quote-form.ts'
import { readNumber } from '../typed-number.ts'

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)
const anyOf = (...texts: readonly string[]): boolean => texts.some((text) => text.trim() !== '')

function deposit({ depositKind, depositAmount, depositUntil }: QuoteForm, number: (typed: string) => number | null) {
  if (depositKind === '') return null
  if (depositKind === 'none') return { amount: 0, refundableUntil: null }
  return { amount: number(depositAmount) ?? Number.NaN, refundableUntil: orNull(depositUntil) }
}

function priceChanges({ changeKind, changes }: QuoteForm, number: (typed: string) => number | null) {
  if (changeKind === '') return null
  if (changeKind === 'none') return []
  return changes.map(({ cause, atMost }) => ({ cause, atMost: number(atMost) }))
}

/**
 * Converts form values to the content of a quote. Empty parts become null and state nothing.
 * `typing` is the language of the typed numbers.
 */
export function quoteContent(form: QuoteForm, typing: UiLanguage) {
  const number = (typed: string) => readNumber(typed, typing)
  const { complicationsWho, complicationsWhere, complicationsPays, revisionUntil, revisionCost, careWho, careHow } =
    form
  return {
    language: form.language,
    doctorId: orNull(form.doctorId),
    plan: orNull(form.plan),
    alternatives: orNull(form.alternatives),
    lines: form.lines.map((line) => ({
      kind: line.kind,
      labels: line.labels,
      maker: line.kind === 'implant' ? orNull(line.maker) : null,
      model: line.kind === 'implant' ? orNull(line.model) : null,
      quantity: number(line.quantity) ?? Number.NaN,
      unit: line.unit,
      net: netOf(line, { language: typing, currency: form.currency }),
      status: line.status,
    })),
    currency: form.currency,
    validUntil: orNull(form.validUntil),
    anaesthesia: orNull(form.anaesthesia),
    nightsInHospital: number(form.nightsInHospital),
    daysInCountry: number(form.daysInCountry),
    earliestFlight: anyOf(form.flightDays, form.flightReason)
      ? {
          days: number(form.flightDays) ?? Number.NaN,
          reason: orNull(form.flightReason),
        }
      : null,
    dates: form.dates.flatMap(({ day }) => (day === '' ? [] : [day])),
    companionStay: orNull(form.companionStay),
    deposit: deposit(form, number),
    payment: anyOf(form.paymentWhen, form.paymentHow) ? { when: form.paymentWhen, how: form.paymentHow } : null,
    priceMayChange: priceChanges(form, number),
    complications: anyOf(complicationsWho, complicationsWhere, complicationsPays)
      ? { who: orNull(complicationsWho), where: complicationsWhere, whoPays: complicationsPays }
      : null,
    revision: anyOf(revisionUntil, revisionCost)
      ? {
          until: revisionUntil,
          cost: revisionCost,
          travelIncluded: form.revisionTravel === '' ? null : form.revisionTravel === 'yes',
        }
      : null,
    careAtHome: anyOf(careWho, careHow) ? { who: careWho, how: careHow, languages: form.careLanguages } : null,
    notIncluded: form.notIncluded.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])),
  }
}
