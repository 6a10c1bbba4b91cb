/** Budgets in messages: "up to 2.000 euro", «бюджет 3 тыс долларов». */
import type { Currency } from '#domain/money.ts'
import { talkIn } from './talk.ts'
import { plain } from './text.ts'

export type Budget = { priceTo: number; priceCurrency: Currency }

const CURRENCY_WORDS: readonly [Currency, RegExp][] = [
  ['EUR', /^(?:€|eur\p{L}*|avro|евро|يورو)$/u],
  ['USD', /^(?:\$|dollars?|usd|bucks|dolar\p{L}*|долл?\p{L}*|бакс\p{L}*|دولار\p{L}*)$/u],
  ['GBP', /^(?:£|pounds?|gbp|quid|sterlin|фунт\p{L}*|جنيه)$/u],
  ['TRY', /^(?:₺|tl|try|lira\p{L}*|лир\p{L}*|ليره)$/u],
]
/** Returns the currency that a word names. */
export const currencyNamed = (word: string): Currency | undefined =>
  CURRENCY_WORDS.find(([, words]) => words.test(word))?.[0]
const THOUSAND = /^(?:k|bin|тыс\p{L}*|الف|الاف)$/u
/** Words that make an amount an upper limit. */
const LIMIT =
  /\b(?:budget|max|maximum|up to|under|at most|less than|no more than|not more than|afford|i have|butce\p{L}*|en fazla|en cok|altinda|gecmesin)\b|(?:бюджет|максимум|не больше|не дороже|в пределах|есть|(?<!\p{L})до \d)|\d \p{L}+[ae] kadar|(?:ميزاني|اقل من|بحدود|حدود|اكثر شي|عندي|لحد \d|تحت \d)/u

const PIECES = /\d+(?:[.,\s]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|\p{L}+|[€$£₺]/gu

function amountIn(turn: string): Budget | undefined {
  const pieces = [...plain(turn).matchAll(PIECES)].map(([piece]) => piece)
  for (const [place, piece] of pieces.entries()) {
    if (!/^\d/.test(piece)) continue
    const isGrouped = /^\d+(?:[.,\s]\d{3})+$/.test(piece)
    const number = Number(isGrouped ? piece.replace(/[.,\s]/g, '') : piece.replace(',', '.'))
    const isThousand = THOUSAND.test(pieces[place + 1] ?? '')
    const near = [pieces[place - 1], pieces[place + (isThousand ? 2 : 1)]]
    const [currency] = CURRENCY_WORDS.find(([, words]) => near.some((word) => words.test(word ?? ''))) ?? []
    const priceTo = number * (isThousand ? 1000 : 1)
    if (currency && priceTo > 0) return { priceTo, priceCurrency: currency }
  }
  return undefined
}

/** Returns the last budget: an amount beside a limiting word, or in a turn about nothing else. */
export function budgetIn(turns: readonly string[]): Budget | undefined {
  for (const turn of [...turns].reverse()) {
    if (!LIMIT.test(plain(turn)) && talkIn(turn) !== 'price') continue
    const amount = amountIn(turn)
    if (amount) return amount
  }
  return undefined
}
