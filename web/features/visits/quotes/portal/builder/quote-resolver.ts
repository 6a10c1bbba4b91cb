import type { Resolver } from 'react-hook-form'
import type { UiLanguage } from '#domain/languages.ts'
import { type QuoteInput, quoteInput } from '#domain/quotes/quote-input.ts'
import { refusalsOf, resolved } from '#web/data/form-resolver.ts'
import { quoteContent } from './quote-content.ts'
import type { QuoteForm } from './quote-form.ts'

/** Form fields by path of the server's input. */
const FIELDS: Readonly<Record<string, string>> = {
  'earliestFlight.days': 'flightDays',
  'earliestFlight.reason': 'flightReason',
  'deposit.amount': 'depositAmount',
  'deposit.refundableUntil': 'depositUntil',
  'payment.when': 'paymentWhen',
  'payment.how': 'paymentHow',
  'complications.who': 'complicationsWho',
  'complications.where': 'complicationsWhere',
  'complications.whoPays': 'complicationsPays',
  'revision.until': 'revisionUntil',
  'revision.cost': 'revisionCost',
  'careAtHome.who': 'careWho',
  'careAtHome.how': 'careHow',
  priceMayChange: 'changeKind',
}

/** Returns the form field for an error of the input. */
export function fieldOf(path: string, language: UiLanguage): string {
  const direct = FIELDS[path]
  if (direct) return direct
  return path
    .replace(/^(lines\.\d+)\.net$/u, '$1.each')
    .replace(/^(lines\.\d+)\.labels(\.\w+)?$/u, `$1.labels.${language}`)
    .replace(/^priceMayChange\./u, 'changes.')
    .replace(/^notIncluded\..*$/u, 'notIncluded')
    .replace(/^dates\.(\d+)$/u, 'dates.$1.day')
}

/** Validates the form with the server's rules, with each error at its field. */
export const quoteResolver =
  (typing: UiLanguage): Resolver<QuoteForm, unknown, QuoteInput> =>
  (values, _, options) => {
    const { data, error } = quoteInput.safeParse(quoteContent(values, typing))
    const refusals = refusalsOf(error).map(([path, reason]) => [fieldOf(path, values.language), reason] as const)
    return resolved(data, refusals, options)
  }
