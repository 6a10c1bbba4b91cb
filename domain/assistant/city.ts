import { fold } from '../fold.ts'
import { provinceNamed } from '../place-names.ts'
import { findProvince } from '../places.ts'

/** Names of provinces that are words of every day, too: pain, child, army. */
const WORDS = new Set(['agri', 'van', 'mus', 'ordu', 'usak', 'kars', 'batman', 'bolu'])

/** The city somebody named last, also with an ending: "in Izmir", "İzmir'de", «в Стамбуле». */
export function cityIn(turns: readonly string[]): string | undefined {
  for (const text of [...turns].reverse()) {
    const words = text.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word.length >= 3)
    for (const word of words) {
      const [bare = word] = word.split(/['’]/)
      const province = provinceNamed(bare) ?? provinceOf(bare)
      if (province && !WORDS.has(fold(province.name))) return province.name
    }
  }
  return undefined
}

/** With a Turkish ending typed together. */
function provinceOf(word: string): { name: string } | undefined {
  const bare = word.replace(/(d[ae]n?|t[ae]n?|y[ae]|[ae])$/u, '')
  return bare.length >= 4 && bare !== word ? findProvince(bare) : undefined
}
