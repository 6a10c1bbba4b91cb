import { fold } from '../fold.ts'
import { provinceNamed } from '../place-names.ts'
import { findProvince } from '../places.ts'
import { plain } from './text.ts'

/** Names of provinces that are words of every day, too: pain, child, army. */
const WORDS = new Set(['agri', 'van', 'mus', 'ordu', 'usak', 'kars', 'batman', 'bolu'])

/** Where people go who know the town and not its province. */
const TOWNS: Record<string, string> = {
  bodrum: 'Muğla',
  marmaris: 'Muğla',
  fethiye: 'Muğla',
  бодрум: 'Muğla',
  мармарис: 'Muğla',
  фетхие: 'Muğla',
  بودروم: 'Muğla',
  مرمريس: 'Muğla',
  alanya: 'Antalya',
  алания: 'Antalya',
  алании: 'Antalya',
  الانيا: 'Antalya',
  kusadasi: 'Aydın',
  кушадасы: 'Aydın',
  cappadocia: 'Nevşehir',
  kapadokya: 'Nevşehir',
  каппадокия: 'Nevşehir',
  каппадокии: 'Nevşehir',
}
/** With an ending, or an Arabic particle: "Bodrum'da", «в Бодруме». */
const townOf = (word: string): string | undefined =>
  TOWNS[word] ?? TOWNS[word.replace(/(?:d[ae]n?|t[ae]n?|y[ae]|ом|е|у|а)$/u, '')] ?? TOWNS[word.replace(/^[بلو]/u, '')]

function namedIn(word: string): string | undefined {
  const [bare = word] = word.split(/['’]/)
  const town = townOf(plain(bare))
  if (town) return town
  const province = provinceNamed(bare) ?? provinceOf(bare)
  return province && !WORDS.has(fold(province.name)) ? province.name : undefined
}

/** The cities somebody named last, also with an ending: "in Izmir or Antalya", "İzmir'de", «в Стамбуле». */
export function citiesIn(turns: readonly string[]): string[] {
  for (const text of [...turns].reverse()) {
    const words = text.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word.length >= 3)
    const named = words.flatMap((word) => namedIn(word) ?? [])
    if (named.length > 0) return [...new Set(named)]
  }
  return []
}

export const cityIn = (turns: readonly string[]): string | undefined => citiesIn(turns)[0]

/** With a Turkish ending typed together. */
function provinceOf(word: string): { name: string } | undefined {
  const bare = word.replace(/(d[ae](?:n|yim|y[iı]m|yiz|y[iı]z)?|t[ae](?:n|yiz|y[iı]z)?|y[ae]|[ae])$/u, '')
  return bare.length >= 4 && bare !== word ? findProvince(bare) : undefined
}
