/** Months of a pregnancy in messages that do not name it. */
import type { Token } from './text.ts'

type Count = { index: number; value: number }

/** Signs of an infant whose age has no word for age: "8 months, sunken eyes". */
export const SMALL =
  /^(ему|еи|he|she|his|her|him|herself|himself|baby|babys|nappy|nappies|diaper|diapers|newborn|infant|child|son|daughter|toddler|bebe\p{L}*|bezi|oglum|kizim|emmiyor|emzir\p{L}*|малыш\p{L}*|ребен\p{L}*|памперс\p{L}*|подгузник\p{L}*|грудничок|дочк\p{L}*|сын\p{L}*|младен\p{L}*|кряхт\p{L}*|новорожден\p{L}*|رضيع\p{L}*|حفاض\p{L}*|بيبي|مولود\p{L}*|طفل\p{L}*|ابني|بنتي|ولدي|يرضع|نفسه|عيونه)$/u

/**
 * Whether a clause is «7 месяц» by itself, which is the seventh month and not seven months. A
 * child's age stands beside a word for the child.
 */
export function isMonthOfPregnancy(tokens: readonly Token[], { index, value }: Count): boolean {
  const own = tokens.filter(({ clause }) => clause === tokens[index]?.clause)
  return (
    value >= 5 &&
    value <= 9 &&
    own.length === 2 &&
    tokens[index + 1]?.word === 'месяц' &&
    !tokens.some(({ word }) => SMALL.test(word))
  )
}

/** Women whose "is 8 months" means a pregnancy. */
const EXPECTANT =
  /^(i|im|am|wife|wifes|wifey|missus|esim|hanim|hanimim|karim|gelinim|yengem|ben|я|жена|жене|супруга|невестка|مراتي|مرتي|زوجتي|مدامتي|انا)$/
const BESIDE_MONTH =
  /^(is|be|s|dey|now|about|almost|nearly|already|just|na|на|уже|почти|сеичас|su|an|tam|في|ب|هلق|الحين|هسه|دلوقتي|تقريبا)$/
/** Months of something else: "8 months on the pill", «8 месяц лечения». */
const MONTHS_OF =
  /^(on|off|into|in|of|post|postpartum|postop|pp|sober|clean|since|ago|after|from|old|beri|dir|sonra|once|лечени\p{L}*|жизни|терапи\p{L}*|назад|после|من|بعد|قبل|على)$/u

/** Whether a woman is "8 months" or «на 8 месяце», and no child's age is meant. */
export function isMonthOfExpectant(tokens: readonly Token[], { index, value }: Count): boolean {
  if (value < 4 || value > 9 || !Number.isInteger(value)) return false
  const { clause } = tokens[index] ?? {}
  const unitAt = /^\d+\p{L}/u.test(tokens[index]?.word ?? '') ? index : index + 1
  const after = tokens[unitAt + 1]
  if (after?.clause === clause && [MONTHS_OF, SMALL].some((other) => other.test(after?.word ?? ''))) return false
  let before = index - 1
  if (tokens[before]?.word === 'на' && tokens[unitAt]?.word === 'месяце') return true
  while (tokens[before]?.clause === clause && BESIDE_MONTH.test(tokens[before]?.word ?? '')) before--
  return tokens[before]?.clause === clause && EXPECTANT.test(tokens[before]?.word ?? '')
}
