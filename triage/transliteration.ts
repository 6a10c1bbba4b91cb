/**
 * Russian in Latin letters, as typed on phones without a Cyrillic keyboard: "pomogite, muzh ne
 * dyshit".
 */

/** Words that exist in neither English nor Turkish. */
const SURE = new Set(
  `pomogite menya mne bolit bolyat bolelo rebenok rebyonok rebenka muzh muj muzha zhena jena zheny golova golovu golovy zhivot jivot
  krov ochen silno chto shto chtoby delat mozhno vrach vracha serdce serdtse ruka ruki noga nogi grud grudi davit dyshit dishit dyshat
  skolko hochu xochu khochu nuzhno nujno nuzhen nuzhna nado gde kak eto etot eta uzhe uje chas chasa chasov minut nazad beremenna
  beremena toshnit rvet rvota nemeet onemela sineet zadyhaetsya podavilsya upal upala udaril spina spiny zub zuba zuby gorlo
  temperatura davlenie zdravstvuyte privet spasibo pozhaluysta pojaluysta srochno poteryal poteryala soznanie idet techet pit
  yazyk kto nas moya moy moi ego ona oni segodnya sevodnya vchera zavtra utrom utra vecherom vechera nochyu nochi noch dnya dney dnei
  nedelyu nedeli nedel nedelya mesyac mesyaca mesyacev goda godu bolshe menshe posle potom poka ili esli tolko tozhe toje ponimayu
  znayu dumal dumala mozhet mojet pochemu zachem kogda seychas seichas nichego nikak voobshe voobshche nemnogo chut ruku nogu glaz
  glaza uho vsyu vsya vse vsyo tebya sebya svoy svoya nego nee netu byl byla bylo byli budet est stal stala stalo mogu mozhem ukol
  tabletki tabletku lekarstvo operaciya operacii operatsii bolnica bolnice bolnicu klinika kliniku kliniki pochem stoit cena podskazhite
  pochki pochka pechen syp opuhla opukhla opuhlo opuh otek oteki krovit gnoy rana ranu syn syna doch dochka dochki doma rabote ryadom
  lezhit molchit plachet krichit spit kashel nasmork menja tebja dnej kakoy kakoj takoy takoj teper snachala mnogo malo dazhe skazal
  umeret umirat pokonchit soboy soboi zhit zhizn samoubiystvo suicid povesitsya dyshat zadyhayus zadyxayus krovotechenie
  skazala skazali skazhite lico litso telo telu tela kozha kozhe kazhdyy kazhdyj celyy celyj boyus bojus pomogaet mesyaca posovetuyte`.split(
    /\s+/,
  ),
)
/** Short words that also exist in other languages. */
const MAYBE = new Set(
  `u i v na ne net da mama mamy papa papy let god den on s so za po iz ot do no pod nad pri bez dlya k ko zhe je li by to ta te tak tam
  tut pered odin odna dva dve tri pyat a o ob mi my ya vi vy ti ty`.split(/\s+/),
)
/** Endings of Russian words: bolitsya, novogo, kruzhitsya, dyshat, plohaya. */
const ENDING =
  /(?:tsya|tsa|lsya|las|los|lis|sya|[ao]yu|[aeiou]yut|[aeo]et|yaet|ayet|ogo|ego|omu|emu|y[yj]|i[yj]|aya|aja|oye|oe|yakh|akh|ami|yami|stvo|ost|osti|eniya|enie|ovat|nut|yat)$/

/**
 * Whether folded words are Russian in Latin letters: at least one sure word, and Russian forms in
 * most others.
 */
export function isRussianInLatin(words: readonly string[]): boolean {
  const latin = words.filter((word) => /^[a-z]+$/.test(word))
  const sure = latin.filter((word) => SURE.has(word)).length
  const maybe = latin.filter((word) => MAYBE.has(word)).length
  const alike = latin.filter((word) => word.length > 4 && !SURE.has(word) && ENDING.test(word)).length
  if (latin.length === 1) return sure === 1
  return sure > 0 && sure + maybe + alike > 1 && (sure + maybe + alike) * 3 >= latin.length && sure * 10 >= latin.length
}

const SOFT: Record<string, string> = {
  krov: 'кровь',
  bol: 'боль',
  den: 'день',
  grud: 'грудь',
  pomosh: 'помощь',
  pech: 'печь',
  umeret: 'умереть',
  zhit: 'жить',
  zhizn: 'жизнь',
  pokonchit: 'покончить',
  povesitsya: 'повеситься',
  samoubiystvo: 'самоубийство',
  suicid: 'суицид',
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

/** Converts a folded word to Cyrillic. */
export function inCyrillic(word: string): string {
  const known = SOFT[word]
  if (known) return known
  const sounded = SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word)
  return sounded.replace(/[a-z]/g, (letter) => LETTERS[letter] ?? letter)
}
