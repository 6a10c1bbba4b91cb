/** Turkish spellings of districts that are typed in Cyrillic or Arabic script. */
import { districtNameIn } from './district-names.ts'
import { DISTRICTS } from './districts.ts'
import { fold } from './fold.ts'
import { plainWord } from './plain-word.ts'

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Arabic}]/u
const SHORTEST_STEM = 4

const plainWords = (text: string) => text.trim().split(/\s+/).map(plainWord).join(' ')

/** Returns a Russian name without its case ending: «в Кадыкёе». */
const russianStem = (word: string): string => word.replace(/[аеиоуыэюяйьё]+[мх]?$/u, '')

const byName = new Map<string, string>()
const byStem = new Map<string, string>()
for (const { name } of DISTRICTS) {
  // Half of the provinces have a centre, and its name is a common word.
  if (name === 'Merkez') continue
  for (const language of ['ru', 'ar']) {
    const key = plainWords(districtNameIn(language, name))
    if (!byName.has(key)) byName.set(key, fold(name))
    const stem = russianStem(key)
    if (language === 'ru' && stem.length >= SHORTEST_STEM && !byStem.has(stem)) byStem.set(stem, fold(name))
  }
}

/** Returns the folded Turkish name of a district in another script. Undefined for anything else. */
export function districtSpelling(text: string): string | undefined {
  if (!FOREIGN.test(text)) return undefined
  const key = plainWords(text)
  return byName.get(key) ?? byStem.get(russianStem(key))
}

const LONG_NAMES = [...byName]
  .filter(([name]) => name.includes(' '))
  .map(([name, turkish]) => [name.split(' '), turkish] as const)

/** Returns the words with each district of several words as one: `قاضي كوي` is `kadikoy`. */
export function withWholeDistricts(words: readonly string[]): string[] {
  if (!words.some((word) => FOREIGN.test(word))) return [...words]
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const long = LONG_NAMES.find(([name]) => name.every((part, offset) => plainWord(words[at + offset] ?? '') === part))
    joined.push(long?.[1] ?? words[at] ?? '')
    if (long) at += long[0].length - 1
  }
  return joined
}
