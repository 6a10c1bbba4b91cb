import { fold } from '../fold.ts'
import { findProvince } from '../places.ts'

/** Names of provinces that are words of every day, too: pain, child, army. */
const WORDS = new Set(['agri', 'van', 'mus', 'ordu', 'usak', 'kars', 'batman', 'bolu'])

/** The city somebody named last, also with an ending: "in Izmir", "İzmir'de", «в Стамбуле». */
export function cityIn(turns: readonly string[]): string | undefined {
  for (const text of [...turns].reverse()) {
    const words = text.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word.length >= 3)
    for (const word of words) {
      const [bare = word] = word.split(/['’]/)
      const province = findProvince(bare) ?? provinceOf(bare)
      if (province && !WORDS.has(fold(province.name))) return province.name
    }
  }
  return undefined
}

/** Names of the large cities in letters that the list of provinces does not have, and with Turkish endings typed together. */
const ELSEWHERE: readonly [start: RegExp, name: string][] = [
  [/^стамбул|^(?:ال|ب|با)?[اإ]?سطنبول|^istanbul/iu, 'İstanbul'],
  [/^анкар|^(?:ب)?[اأ]نقر/u, 'Ankara'],
  [/^измир|^(?:ب)?[اإ]زمير/u, 'İzmir'],
  [/^антал|^(?:ب)?[اأ]نطاليا/u, 'Antalya'],
  [/^бурс|^(?:ب)?بورص/u, 'Bursa'],
]

function provinceOf(word: string): { name: string } | undefined {
  const found = ELSEWHERE.find(([start]) => start.test(word))
  if (found) return { name: found[1] }
  const bare = word.replace(/(d[ae]n?|t[ae]n?|y[ae]|[ae])$/u, '')
  return bare.length >= 4 && bare !== word ? findProvince(bare) : undefined
}
