/** Spellings that a typed name may stand for: in Latin letters, and with two letters swapped. */
import { fold } from './fold.ts'

/** Turkish readings of letters, folded. */
const CYRILLIC: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'j', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm' },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', ш: 's' },
  ...{ щ: 's', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'u', я: 'ya' },
}
/** Each letter of an alternative is a reading of its own. */
const ARABIC: Record<string, string> = {
  ...{ ا: 'ae', ب: 'bp', پ: 'p', ت: 't', ث: 's', ج: 'cg', چ: 'c', ح: 'h', خ: 'h', د: 'd', ذ: 'z', ر: 'r' },
  ...{ ز: 'z', ژ: 'j', س: 's', ش: 's', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'g', ف: 'fv', ق: 'k' },
  ...{ ك: 'kg', گ: 'g', ل: 'l', م: 'm', ن: 'n', ه: 'eha', ة: 'ea', و: 'uov', ي: 'iy', ى: 'ai' },
}
const MOST_READINGS = 96
const SHORTEST_SWAP = 4

/** Returns the readings of a folded word in Latin letters. A Latin word has only itself. */
export function latinReadings(word: string): string[] {
  if (/^\p{Script=Cyrillic}+$/u.test(word))
    return [[...word.replace(/дж/g, 'ц')].map((letter) => CYRILLIC[letter] ?? letter).join('')]
  if (!/^\p{Script=Arabic}+$/u.test(word)) return [word]
  let readings = ['']
  for (const letter of word.replace(/[\u064b-\u0655]/g, '').replace(/تش/g, 'چ')) {
    readings = readings.flatMap((start) => [...(ARABIC[letter] ?? letter)].map((reading) => start + reading))
    if (readings.length > MOST_READINGS) return []
  }
  return readings
}

/** Returns the word with each two neighbouring letters swapped. */
function swapsOf(word: string): string[] {
  if (word.length < SHORTEST_SWAP) return []
  return [...word].slice(1).flatMap((letter, at) => {
    const before = word[at] ?? ''
    return letter === before ? [] : [word.slice(0, at) + letter + before + word.slice(at + 2)]
  })
}

/** Returns the other spellings of a typed word, likeliest first. */
export function nameSpellings(typed: string): string[] {
  const word = fold(typed)
  const readings = latinReadings(word)
  return [...new Set([...readings, ...readings.flatMap(swapsOf)])].filter((spelling) => spelling !== word)
}
