/** Similarity of a typed word to a known one: inflected, or mistyped. */

const TURKISH_ENDING =
  /^(?:l[ae]r)?(?:i|u)?(?:m|n|miz|niz|si|s)?(?:d[ae]n?|[ae]|i|u|y[aeiu]|[niu]n|nin|im|um|ime|imi)?$/
const SOFTENED: Record<string, string> = { k: 'g', p: 'b', t: 'd' }
const isCyrillic = (word: string) => /^[\u0400-\u04ff]+$/.test(word)
const isArabic = (word: string) => /^[\u0600-\u06ff]+$/.test(word)

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

/** Endings of nouns, adjectives and verbs, folded (й is и), longest first. */
const RUSSIAN_ENDINGS = [
  'ением ениях аниях иями ости остью',
  'ение ения ению ении ание ания анию ании',
  'ями ами иях ием иям ого его ому ему ыми ими ает яет ают яют ует уют ить ать ять еть уть ила ало али или ела ели ена ено ены ишь ешь ыва',
  'ах ях ам ям ом ем ои еи ии ыи ие ое ее ые ая яя ую юю ым им ых их ов ев ет ит ют ят ут ат ла ло ли ть ия ью ья ию ал ил ел',
  'а я о е у ю ы и ь л',
].flatMap((endings) => endings.split(' '))
const ARABIC_ENDINGS = 'تها ات ين ون ها نا هم تي ته تك ي ك ه ا'.split(' ')
const SHORTEST_STEM = 3

function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM)
  return ending ? word.slice(0, -ending.length) : word
}

/** Returns the common part of all forms of a word. */
export function stemOf(word: string): string {
  if (isCyrillic(word)) return withoutEnding(word.replace(/(?<=.{4})с[яь]$/, ''), RUSSIAN_ENDINGS)
  return isArabic(word) ? withoutEnding(word, ARABIC_ENDINGS) : word
}

const ENGLISH_ENDING = /^(?:e?s|e?d|e|ing|y|ies)?$/
/** Endings that form another word of the family: kekemelik, dişçi, surgeon's. */
const WORD_ENDING = /^(?:l[iu]k?|s[iu]z|c[iu]|c[ae]|l[iy]|ers?|ist|ic|.)$/
const areEndings = (ending: RegExp, a: string, b: string) => ending.test(a) && ending.test(b)

/**
 * Returns true if both are forms of one word: endings of Turkish and Russian, plurals, Arabic
 * possessives.
 */
export function isInflected(typed: string, word: string): boolean {
  const start = commonStart(typed, word)
  if (isCyrillic(word)) {
    const same = stemOf(typed) === stemOf(word)
    return same || (start >= 6 && typed.length - start <= 3 && word.length - start <= 3)
  }
  if (isArabic(word)) return word.length >= 3 && stemOf(typed) === stemOf(word)
  // A final k, p, t or ç softens before an ending: kulak, kulağım.
  const softened =
    word.length >= 4 &&
    start === word.length - 1 &&
    start < typed.length &&
    typed[start] === SOFTENED[word[start] ?? '']
  if (softened) return TURKISH_ENDING.test(typed.slice(start + 1))
  const [rest, knownRest] = [typed.slice(start), word.slice(start)]
  if (start >= 4 && (areEndings(TURKISH_ENDING, rest, knownRest) || areEndings(ENGLISH_ENDING, rest, knownRest)))
    return true
  if (knownRest !== '') return false
  return word.length >= 5 ? WORD_ENDING.test(rest) : word.length >= 3 && TURKISH_ENDING.test(rest)
}

/**
 * Returns the number of omitted, added, changed or swapped letters between two words, or Infinity
 * above `most`.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY
    before = last
    last = row
  }
  return last[b.length] ?? Number.POSITIVE_INFINITY
}

/** Returns the number of typing errors tolerated between words of these lengths. */
export function forgivenSlips(typed: number, length: number): number {
  if (typed >= 7 && length >= 8) return 2
  return Math.min(typed, length) >= 5 ? 1 : 0
}
