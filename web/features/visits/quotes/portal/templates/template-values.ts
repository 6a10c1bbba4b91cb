/** Conversions between quote templates and values of the builder's form. */
import { addDays, dayNumber } from '#domain/days.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { VALID_DAYS } from '#domain/quotes/limits.ts'
import { lineForm } from '../builder/line-form.ts'
import { quoteContent } from '../builder/quote-content.ts'
import type { QuoteForm } from '../builder/quote-form.ts'
import { writeNumber } from '../typed-number.ts'
import type { TemplateContent } from './template-fields.ts'

type Days = { typing: UiLanguage; today: string }

/** Returns days from today. Null for a past day and for no day. */
function daysUntil(day: string | null, today: string, { min, max }: { min: number; max: number }): number | null {
  const days = day ? dayNumber(day) - dayNumber(today) : Number.NaN
  return days >= min && days <= max ? days : null
}

/**
 * Returns form values as template content, before validation. The doctor, the plan and the proposed
 * days belong to one patient and are left out.
 */
export function templateContent(form: QuoteForm, { typing, today }: Days) {
  const {
    doctorId: _,
    plan: _plan,
    alternatives: _other,
    dates: _dates,
    validUntil,
    deposit,
    ...rest
  } = quoteContent(form, typing)
  return {
    ...rest,
    validDays: daysUntil(validUntil, today, VALID_DAYS),
    deposit: deposit && {
      amount: deposit.amount,
      refundableDays: daysUntil(deposit.refundableUntil, today, { min: 0, max: 365 }),
    },
  }
}

/** Form parts that a template fills. The fields of a part change together. */
export const TEMPLATE_PARTS = [
  ['lines'],
  ['anaesthesia'],
  ['nightsInHospital'],
  ['daysInCountry'],
  ['flightDays', 'flightReason'],
  ['companionStay'],
  ['validUntil'],
  ['depositKind', 'depositAmount', 'depositUntil'],
  ['paymentWhen', 'paymentHow'],
  ['changeKind', 'changes'],
  ['complicationsWho', 'complicationsWhere', 'complicationsPays'],
  ['revisionUntil', 'revisionCost', 'revisionTravel'],
  ['careWho', 'careHow', 'careLanguages'],
  ['notIncluded'],
] as const satisfies readonly (readonly (keyof QuoteForm)[])[]

/** Returns the values that a template states. Other fields are left out. */
export function templateValues(content: TemplateContent, { typing, today }: Days): Partial<QuoteForm> {
  const { earliestFlight, deposit, payment, priceMayChange, complications, revision, careAtHome } = content
  const number = (value: number | null | undefined) => writeNumber(value, typing)
  const day = (days: number | null | undefined) => (days == null ? '' : addDays(today, days))
  return {
    lines: content.lines.map((line) => lineForm(line, typing)),
    ...(content.anaesthesia && { anaesthesia: content.anaesthesia }),
    ...(content.nightsInHospital != null && { nightsInHospital: number(content.nightsInHospital) }),
    ...(content.daysInCountry != null && { daysInCountry: number(content.daysInCountry) }),
    ...(content.companionStay && { companionStay: content.companionStay }),
    ...(content.validDays != null && { validUntil: day(content.validDays) }),
    ...(content.notIncluded.length > 0 && { notIncluded: content.notIncluded.join('\n') }),
    ...(earliestFlight && {
      flightDays: number(earliestFlight.days),
      flightReason: earliestFlight.reason ?? '',
    }),
    ...(deposit && {
      depositKind: deposit.amount === 0 ? ('none' as const) : ('asked' as const),
      depositAmount: deposit.amount === 0 ? '' : number(deposit.amount),
      depositUntil: deposit.amount === 0 ? '' : day(deposit.refundableDays),
    }),
    ...(payment && { paymentWhen: payment.when, paymentHow: payment.how }),
    ...(priceMayChange && {
      changeKind: priceMayChange.length > 0 ? ('some' as const) : ('none' as const),
      changes:
        priceMayChange.length > 0
          ? priceMayChange.map(({ cause, atMost }) => ({ cause, atMost: number(atMost) }))
          : [{ cause: '', atMost: '' }],
    }),
    ...(complications && {
      complicationsWho: complications.who ?? '',
      complicationsWhere: complications.where,
      complicationsPays: complications.whoPays,
    }),
    ...(revision && {
      revisionUntil: revision.until,
      revisionCost: revision.cost,
      revisionTravel: revision.travelIncluded == null ? '' : revision.travelIncluded ? 'yes' : 'no',
    }),
    ...(careAtHome && {
      careWho: careAtHome.who,
      careHow: careAtHome.how,
      careLanguages: [...careAtHome.languages],
    }),
  }
}

type Field = keyof QuoteForm
/** Parts with text or amounts, which need the template's language or currency. */
const AMOUNTS: readonly Field[] = ['lines', 'depositKind', 'changeKind']

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)
/** Lines without the remembered saved price. */
const comparable = (value: unknown) =>
  Array.isArray(value) ? value.map((item) => (typeof item === 'object' ? { ...item, saved: null } : item)) : value

export type TemplateUse = {
  /** Form values if typed text stays. */
  filled: Partial<QuoteForm>
  /** Form values if the template replaces typed text. */
  replaced: Partial<QuoteForm>
  /** First field of each part with different typed text. */
  conflicts: Field[]
}

/**
 * Compares a template with typed values. `empty` holds the values of a new form. Amounts of a
 * template in another currency are not mixed with typed ones.
 */
export function compareTemplate(
  content: TemplateContent,
  { typed, empty, ...days }: Days & { typed: QuoteForm; empty: QuoteForm },
): TemplateUse {
  const values = templateValues(content, days)
  const stated = TEMPLATE_PARTS.filter(([first]) => values[first] !== undefined)
  const is = (fields: readonly Field[], other: Partial<QuoteForm>) =>
    fields.every((field) => same(comparable(typed[field]), comparable(other[field])))
  const isTyped = (fields: readonly Field[]) => !is(fields, empty)
  const ownAmounts = TEMPLATE_PARTS.some((fields) => AMOUNTS.includes(fields[0]) && isTyped(fields))
  const keepsCurrency = ownAmounts && typed.currency !== content.currency
  const free = stated.filter((fields) => !isTyped(fields) && !(keepsCurrency && AMOUNTS.includes(fields[0])))
  const clashing = stated.filter((fields) => isTyped(fields) && !is(fields, values))
  const pick = (parts: readonly (readonly Field[])[]): Partial<QuoteForm> =>
    Object.fromEntries(parts.flat().map((field) => [field, values[field]]))
  const { language, currency } = content
  const wrote = TEMPLATE_PARTS.some((fields) => isTyped(fields)) || typed.plan !== '' || typed.alternatives !== ''
  return {
    filled: {
      ...pick(free),
      ...(!wrote && { language }),
      ...(!keepsCurrency && { currency }),
    },
    replaced: { ...pick(stated), language, currency },
    conflicts: [
      ...(keepsCurrency ? (['currency'] as const) : []),
      ...(wrote && typed.language !== language ? (['language'] as const) : []),
      ...clashing.map(([first]) => first),
    ],
  }
}
