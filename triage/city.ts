import { fold } from '#domain/fold.ts'
import { provinceNamed } from '#domain/place-names.ts'
import { findProvince } from '#domain/places.ts'
import { plain } from './text.ts'

/** Province names that are also common words: pain, child, army. */
const WORDS = new Set(['agri', 'van', 'mus', 'ordu', 'usak', 'kars', 'batman', 'bolu'])

/** Provinces of well-known towns. */
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
/** Accepts endings and Arabic particles: "Bodrum'da", «в Бодруме». */
const townOf = (word: string): string | undefined =>
  TOWNS[word] ?? TOWNS[word.replace(/(?:d[ae]n?|t[ae]n?|y[ae]|ом|е|у|а)$/u, '')] ?? TOWNS[word.replace(/^[بلو]/u, '')]

/** Returns the province of a word: a province, with or without an ending, or a known town. */
export function cityOfWord(word: string): string | undefined {
  const [bare = word] = word.split(/['’]/)
  const town = townOf(plain(bare))
  if (town) return town
  const province = provinceNamed(bare) ?? provinceOf(bare)
  return province && !WORDS.has(fold(province.name)) ? province.name : undefined
}

/** Words that withdraw the named city: "another city", «в любом городе». */
const ELSEWHERE =
  /\b(?:(?:an)?other|different|any|all) (?:city|cities|town|place)\b|\banywhere\b|\b(?:baska|farkli|herhangi bir|butun|tum) (?:bir )?(?:sehir|il|yer|kent)|\bnerede olursa|\bfark etmez\b|(?:друг\p{L}*|люб\p{L}*|все\p{L}*) (?:город|мест)\p{L}*|где угодно|(?:مدينه|مدن|مكان) (?:ثاني|تاني|اخر|غير)\p{L}*|غير (?:هالمدينه|هذه المدينه|المدينه)|اي (?:مدينه|مكان)/u
export const leavesCity = (turn: string): boolean => ELSEWHERE.test(plain(turn)) && citiesOf(turn).length === 0

function citiesOf(turn: string): string[] {
  const words = turn.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word.length >= 3)
  return [...new Set(words.flatMap((word) => cityOfWord(word) ?? []))]
}

/**
 * Returns the cities of the last turn that names any, unless a later turn withdraws them. Endings
 * are accepted: "in Izmir or Antalya", "İzmir'de", «в Стамбуле».
 */
export function citiesIn(turns: readonly string[]): string[] {
  for (const text of [...turns].reverse()) {
    if (leavesCity(text)) return []
    const named = citiesOf(text)
    if (named.length > 0) return named
  }
  return []
}

export const cityIn = (turns: readonly string[]): string | undefined => citiesIn(turns)[0]

/** Accepts a Turkish ending without its apostrophe. */
function provinceOf(word: string): { name: string } | undefined {
  const bare = word.replace(/(d[ae](?:n|yim|y[iı]m|yiz|y[iı]z)?|t[ae](?:n|yiz|y[iı]z)?|y[ae]|[ae])$/u, '')
  return bare.length >= 4 && bare !== word ? findProvince(bare) : undefined
}
