/** Turkish spellings of districts that are typed in Cyrillic or Arabic script. */
import { districtNameIn } from './district-names.ts'
import { DISTRICTS } from './districts.ts'
import { fold } from './fold.ts'

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Arabic}]/u
/** Shorter names are also common words: «чай», «тут», `صور`. */
const SHORTEST_NAME = 5
/** Folded names of districts that are also a common word or a town abroad. */
const AMBIGUOUS = new Set('merkez taskent derbent ilgaz dinar'.split(' '))

/** Returns a name without hamza and marks, which are often not typed. Its article stays. */
const plainName = (text: string): string =>
  fold(text)
    .replace(/[\u064b-\u0655\u0670\u0640]/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .trim()
    .replace(/\s+/g, ' ')

/** Returns a typed Russian name without its case ending: «в Кадыкёе». */
const withoutEnding = (word: string): string => word.replace(/[аеиоуыэюя]+[мх]?$/u, '')

const byName = new Map<string, string>()
for (const { name } of DISTRICTS) {
  if (AMBIGUOUS.has(fold(name))) continue
  const russian = plainName(districtNameIn('ru', name))
  for (const key of [russian, russian.replace(/[аеиоуыэюя]+$/u, ''), plainName(districtNameIn('ar', name))])
    if (key.length >= SHORTEST_NAME && !byName.has(key)) byName.set(key, fold(name))
}

/** Returns the folded Turkish name of a district in another script. Undefined for anything else. */
export function districtSpelling(text: string): string | undefined {
  if (!FOREIGN.test(text)) return undefined
  const key = plainName(text)
  return byName.get(key) ?? byName.get(withoutEnding(key))
}

/** Names of several words by their first word. All are Arabic. */
const longNames = new Map<string, { others: string[]; turkish: string }[]>()
for (const [name, turkish] of byName) {
  const [first = '', ...others] = name.split(' ')
  if (others.length > 0) longNames.set(first, [...(longNames.get(first) ?? []), { others, turkish }])
}

/** Returns the words with each district of several words as one: `قاضي كوي` is `kadikoy`. */
export function withWholeDistricts(words: readonly string[]): string[] {
  if (words.length < 2 || !words.some((word) => /\p{Script=Arabic}/u.test(word))) return [...words]
  const plain = words.map(plainName)
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const long = longNames
      .get(plain[at] ?? '')
      ?.find(({ others }) => others.every((other, offset) => plain[at + 1 + offset] === other))
    joined.push(long?.turkish ?? words[at] ?? '')
    at += long?.others.length ?? 0
  }
  return joined
}
