/** Versions of demo quotes and their final bills, from the usual lines of a treatment. */
import { conceptsOfService } from '#domain/concepts/recognise.ts'
import { addDays } from '#domain/days.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { chargedTotal, quotedTotal } from '#domain/quotes/acceptance.ts'
import { flightRuleFor } from '#domain/quotes/flights.ts'
import { CHARGE_ANSWER_DAYS } from '#domain/quotes/limits.ts'
import { totalsOf } from '#domain/quotes/lines.ts'
import type {
  quoteChargeLines,
  quoteCharges,
  quoteSettlements,
} from '#server/features/visits/quotes/acceptance/table.ts'
import type { quoteLines, quotes } from '#server/features/visits/quotes/table.ts'
import type { DemoBill, DemoQuote, DemoTerm } from './demo-quote-stories.ts'
import { TREATMENT_TEMPLATES } from './demo-quote-treatments.ts'
import { LINE_LABELS, QUOTE_WORDS } from './demo-quote-words.ts'
import type { Random } from './random.ts'

const DAY_MS = 86_400_000
const DEFAULT_VALID_DAYS = 30
/** Exchange rates to one US dollar in demo quotes. */
const PER_DOLLAR: Readonly<Record<Currency, number>> = { USD: 1, EUR: 0.86, GBP: 0.75, TRY: 42 }

type NewLine = typeof quoteLines.$inferInsert & { id: string }
type NewVersion = typeof quotes.$inferInsert & { id: string }
/** A version with its lines. Without `sentAt` it is a draft. */
export type DemoVersion = { quote: NewVersion; lines: NewLine[]; sentAt: Date | null; sentBy: string | undefined }

const rounded = (amount: number): number => (amount > 60 ? Math.round(amount / 5) * 5 : Math.round(amount))

type Offer = {
  treatment: string
  price: number
  doctorId: string | null
  language: UiLanguage
  today: string
  /** Proposed day, in days from the start day. */
  day: number
}

function termsOf({ currency, unsaid = [], day }: DemoQuote, offer: Offer, flight: number, deposit: number) {
  const words = QUOTE_WORDS[offer.language]
  const says = (term: DemoTerm) => !unsaid.includes(term)
  const inCurrency = (dollars: number) => rounded(dollars * PER_DOLLAR[currency])
  return {
    earliestFlight: says('flight')
      ? { days: flight, ruleId: flightRuleFor(conceptsOfService(offer.treatment))?.id ?? null, reason: null }
      : null,
    dates: [addDays(offer.today, day ?? offer.day)],
    companionStay: says('companion') ? words.companion : null,
    deposit: says('deposit')
      ? {
          amount: inCurrency((offer.price * deposit) / 100),
          refundableUntil: deposit > 0 ? addDays(offer.today, 20) : null,
        }
      : null,
    payment: { when: words.payWhen, how: words.payHow },
    priceMayChange: says('changes')
      ? [
          { cause: words.causeLonger, atMost: inCurrency(240) },
          { cause: words.causeFindings, atMost: inCurrency(offer.price * 0.08) },
        ]
      : null,
    complications: says('complications') ? { who: words.who, where: words.where, whoPays: words.whoPays } : null,
    revision: says('revision') ? { until: words.until, cost: words.cost, travelIncluded: false } : null,
    careAtHome: says('care')
      ? { who: words.careWho, how: words.careHow, languages: [...new Set([offer.language, 'en' as const])] }
      : null,
    notIncluded: [...words.notIncluded],
  }
}

type VersionOf = { recipientId: string; version: number; updatedAt: Date; sentBy: string | undefined; isSent: boolean }

export function makeVersion(random: Random, demo: DemoQuote, offer: Offer, of: VersionOf): DemoVersion {
  const template = TREATMENT_TEMPLATES.get(offer.treatment)
  if (!template) throw new Error(`there is no quote for ${offer.treatment}`)
  const id = random.id()
  const price = offer.price * (demo.factor ?? 1)
  const lines = template.lines
    .filter(({ label }) => !demo.dropped?.includes(label))
    .map(({ label, share, ...line }, at) => ({
      ...line,
      id: random.id(),
      quoteId: id,
      position: at + 1,
      labels: LINE_LABELS.get(label) ?? {},
      ...(demo.hidesImplant && { maker: null, model: null }),
      net: rounded((price * share * PER_DOLLAR[demo.currency]) / 100),
      status: demo.statuses?.[label] ?? line.status,
    }))
  const totals = totalsOf(lines, demo.currency)
  const quote = {
    id,
    recipientId: of.recipientId,
    version: of.version,
    language: offer.language,
    doctorId: offer.doctorId,
    plan: demo.plan,
    alternatives: demo.alternatives ?? null,
    currency: demo.currency,
    totalIncluded: totals.included,
    totalWithOptions: totals.withOptions,
    validUntil: addDays(offer.today, demo.validDays ?? DEFAULT_VALID_DAYS),
    anaesthesia: demo.unsaid?.includes('anaesthesia') ? null : template.anaesthesia,
    nightsInHospital: template.nights,
    daysInCountry: template.days,
    terms: termsOf(demo, offer, template.flight, template.deposit),
    updatedAt: of.updatedAt,
  }
  return { quote, lines, sentAt: of.isSent ? of.updatedAt : null, sentBy: of.sentBy }
}

/** Returns the key of a label, by which a story finds its line. */
const keyOf = ({ labels }: NewLine): string => [...LINE_LABELS].find(([, label]) => label.en === labels.en)?.[0] ?? ''

type NewBill = typeof quoteCharges.$inferInsert & { id: string }
export type DemoCharges = {
  bill: NewBill
  entries: (typeof quoteChargeLines.$inferInsert)[]
  settlement: typeof quoteSettlements.$inferInsert | null
}

export function makeBill(
  random: Random,
  demo: DemoBill,
  { quote, lines }: DemoVersion,
  { recordedBy, settledBy, now }: { recordedBy: string | undefined; settledBy: string; now: Date },
): DemoCharges {
  const recordedAt = new Date(now.getTime() - demo.daysAgo * DAY_MS)
  const word = (labels: NewLine['labels']) => labels.en ?? ''
  const planned = lines
    .filter(({ status }) => status === 'included')
    .map((line) => ({
      lineId: line.id,
      label: word(line.labels),
      quoted: line.net,
      net: rounded(line.net * (demo.factors?.[keyOf(line)] ?? 1)),
    }))
  const unplanned = Object.entries(demo.unplanned ?? {}).map(([key, percent]) => ({
    lineId: null,
    label: word(LINE_LABELS.get(key) ?? {}),
    quoted: null,
    net: rounded((quote.totalIncluded * percent) / 100),
  }))
  const charges = [...planned, ...unplanned]
  const id = random.id()
  const totals = { quoted: quotedTotal(charges, lines, quote.currency), charged: chargedTotal(charges, quote.currency) }
  const { settlement } = demo
  const answeredAt = demo.answer === 'open' ? null : new Date(recordedAt.getTime() + 2 * DAY_MS)
  return {
    bill: {
      id,
      recipientId: quote.recipientId,
      ...totals,
      recordedBy,
      recordedAt,
      answerBy: new Date(recordedAt.getTime() + CHARGE_ANSWER_DAYS * DAY_MS),
      agreed: demo.answer === 'open' ? null : demo.answer === 'confirmed',
      answeredAt,
      note: demo.note ?? null,
    },
    entries: charges.map((entry, at) => ({ ...entry, id: random.id(), chargeId: id, position: at + 1 })),
    settlement: settlement
      ? {
          id: random.id(),
          chargeId: id,
          outcome: settlement.outcome,
          total: settlement.outcome === 'corrected' ? totals.quoted : totals.charged,
          currency: quote.currency,
          reason: settlement.reason,
          settledBy,
          settledAt: new Date(now.getTime() - settlement.daysAgo * DAY_MS),
        }
      : null,
  }
}
