/** Russian written with Latin letters, as on phones without another keyboard: "pomogite, muzh ne dyshit". */

const SURE = new Set(
  `pomogite menya mne bolit bolyat rebenok rebyonok muzh muj zhena jena golova zhivot jivot krov ochen silno chto delat
  mozhno vrach vracha serdce serdtse ruka noga grud davit dyshit dishit skolko hochu xochu nuzhno nujno gde kak eto uzhe uje
  chas chasa chasov beremenna beremena toshnit rvet rvota nemeet onemela sineet zadyhaetsya podavilsya upal upala udaril
  spina zub zuba gorlo temperatura davlenie zdravstvuyte privet spasibo pozhaluysta pojaluysta srochno poteryal poteryala
  soznanie idet techet pit yazyk kto nas moya moy moi ego ona`.split(/\s+/),
)
const MAYBE = new Set([
  'u',
  'i',
  'v',
  'na',
  'ne',
  'net',
  'da',
  'mama',
  'papa',
  'let',
  'god',
  'den',
  'on',
  's',
  'za',
  'po',
])

/** Whether folded words are Russian in Latin letters: one that is Russian alone, and most of what is known. */
export function isRussianInLatin(words: readonly string[]): boolean {
  const sure = words.filter((word) => SURE.has(word)).length
  const maybe = words.filter((word) => MAYBE.has(word)).length
  return sure > 0 && (sure + maybe) * 3 >= words.length && sure + maybe > 1
}

const SOFT: Record<string, string> = {
  krov: 'кровь',
  bol: 'боль',
  den: 'день',
  grud: 'грудь',
  pomosh: 'помощь',
  pech: 'печь',
}
const SOUNDS: readonly [RegExp, string][] = [
  [/shch|sch/g, 'щ'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/yu|ju/g, 'ю'],
  [/ye/g, 'е'],
  [/ya|ja/g, 'я'],
  [/yo|jo/g, 'е'],
  [/j(?=[ie])/g, 'ж'],
  [/(?<=[aeiouаеиоуюя])[yj]/g, 'и'],
  [/l(?=[nshшщzжк])/g, 'ль'],
]
const LETTERS: Record<string, string> = Object.fromEntries(
  [...'abvgdeziklmnoprstufhcywxqj'].map((letter, place) => [
    letter,
    [...'абвгдезиклмнопрстуфхцывхкж'][place] ?? letter,
  ]),
)

/** A folded word as it would be written in Cyrillic. */
export function inCyrillic(word: string): string {
  const known = SOFT[word]
  if (known) return known
  const sounded = SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word)
  return sounded.replace(/[a-z]/g, (letter) => LETTERS[letter] ?? letter)
}
