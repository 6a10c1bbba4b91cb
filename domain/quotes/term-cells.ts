/** Cells of the comparison for terms of a quote with several parts. */
import type { CompareCell, ComparedContent } from './compared.ts'
import type { CompareWords } from './comparison.ts'
import { findFlightRule } from './flights.ts'

type WordsCell = Extract<CompareCell, { is: 'words' }>
type Term<Name extends keyof ComparedContent> = NonNullable<ComparedContent[Name]>

/**
 * Returns the earliest flight with its reason and the public advice. Both name the treatment, so a
 * reader without the plan gets neither.
 */
export function flightCell(
  { days, ruleId, reason }: Term<'earliestFlight'>,
  { words: { t }, hasPlan }: { words: CompareWords; hasPlan: boolean },
): WordsCell {
  const words = t('{{count}} days after treatment', { count: days })
  const rule = findFlightRule(ruleId)
  if (rule && !hasPlan) return { is: 'words', words, note: t('Public advice exists for this treatment') }
  const own = (hasPlan && reason) || null
  if (!rule) return { is: 'words', words, note: own ?? t('Based on the surgeon’s advice: ask your surgeon') }
  const advice = t('Public advice: {{advice}}', { advice: t(rule.advice) })
  // Each on a line of its own, because free text may be in another direction.
  return { is: 'words', words, note: own ? `${own}\n${advice}` : advice, source: rule.source }
}

export function changesCell(
  { priceMayChange: changes, currency }: ComparedContent,
  { t, formatPrice }: CompareWords,
): WordsCell | null {
  if (!changes) return null
  if (changes.length === 0) return { is: 'words', words: t('Nothing') }
  const causes = changes.map(({ cause, atMost = null }) =>
    atMost === null
      ? t('{{cause}}: no limit named', { cause })
      : t('{{cause}}: at most {{amount}}', { cause, amount: formatPrice(atMost, currency) }),
  )
  return { is: 'words', words: causes.join('\n') }
}

export function depositCell(
  { deposit, currency }: ComparedContent,
  { t, formatDate, formatPrice }: CompareWords,
): WordsCell | null {
  if (!deposit) return null
  if (deposit.amount === 0) return { is: 'words', words: t('None') }
  const day = deposit.refundableUntil
  const note = day ? t('Refundable until {{day}}', { day: formatDate(day) }) : t('Not refundable')
  return { is: 'words', words: formatPrice(deposit.amount, currency), note }
}
