/** How far a typed word is from a known one: inflected, or mistyped. */

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

/** True when both are forms of one word: endings of Turkish and Russian, plurals, Arabic possessives. */
export function isInflected(typed: string, known: string): boolean {
  const start = commonStart(typed, known)
  if (isCyrillic(known)) {
    const ending = known.length >= 8 ? 4 : known.length >= 6 ? 3 : 2
    return known.length >= 4 && start >= Math.max(3, known.length - ending) && typed.length - start <= 3
  }
  if (isArabic(known)) {
    const added = typed.length - start
    return known.length >= 3 && start === known.length && added <= 2
  }
  // A last k, p, t or ç softens before an ending: kulak, kulağım.
  const softened =
    known.length >= 4 &&
    start === known.length - 1 &&
    start < typed.length &&
    typed[start] === SOFTENED[known[start] ?? '']
  const rest = softened ? typed.slice(start + 1) : typed.slice(start)
  if (start < known.length && !softened) return false
  if (known.length >= 3 && TURKISH_ENDING.test(rest)) return true
  return known.length >= 5 && rest.length <= 3
}

/** Letters left out, added, changed or swapped between two words; Infinity past `most`. */
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

/** So many slips are forgiven in a word of this length. */
export const forgivenSlips = (length: number): number => (length >= 7 ? 2 : length >= 5 ? 1 : 0)
