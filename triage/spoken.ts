/**
 * Requested languages of a doctor: "who speaks Arabic", «يتكلم العربية», «русскоговорящий». They
 * are no complaint about speech.
 */
import { plain } from './text.ts'

/** Names of languages in the plain spelling of `text.ts`, by stored name. */
const NAMES: readonly [language: string, names: RegExp][] = [
  ['English', /^(?:english|ingilizce(?:yi)?|англииск\p{L}*|по-англииски|(?:ب?ال)?(?:انجليزي|انكليزي|انقليزي)ه?)$/u],
  ['Arabic', /^(?:arabic|arapca(?:yi)?|арабск\p{L}*|по-арабски|(?:ب?ال)?عربيه?)$/u],
  ['Russian', /^(?:russian|rusca(?:yi)?|русск\p{L}*|по-русски|(?:ب?ال)?روسيه?)$/u],
  ['Turkish', /^(?:turkish|turkce(?:yi)?|турецк\p{L}*|по-турецки|(?:ب?ال)?تركيه?)$/u],
  ['German', /^(?:german|almanca(?:yi)?|немецк\p{L}*|по-немецки|(?:ب?ال)?المانيه?)$/u],
  ['French', /^(?:french|fransizca(?:yi)?|французск\p{L}*|по-французски|(?:ب?ال)?فرنسيه?)$/u],
  ['Chinese', /^(?:chinese|mandarin|cince(?:yi)?|китаиск\p{L}*|по-китаиски|(?:ب?ال)?صينيه?)$/u],
  ['Spanish', /^(?:spanish|ispanyolca(?:yi)?|испанск\p{L}*|по-испански|(?:ب?ال)?اسبانيه?)$/u],
  ['Italian', /^(?:italian|italyanca(?:yi)?|итальянск\p{L}*|по-итальянски|(?:ب?ال)?ايطاليه?)$/u],
  ['Persian', /^(?:persian|farsi|farsca(?:yi)?|персидск\p{L}*|фарси|(?:ب?ال)?فارسيه?)$/u],
  ['Kurdish', /^(?:kurdish|kurtce(?:yi)?|курдск\p{L}*|(?:ب?ال)?كرديه?)$/u],
  ['Ukrainian', /^(?:ukrainian|ukraynaca(?:yi)?|украинск\p{L}*|по-украински)$/u],
  ['Polish', /^(?:polish|lehce(?:yi)?|польск\p{L}*|по-польски|(?:ب?ال)?بولنديه?)$/u],
  ['Dutch', /^(?:dutch|flemenkce(?:yi)?|felemenkce(?:yi)?|нидерландск\p{L}*|голландск\p{L}*|(?:ب?ال)?هولنديه?)$/u],
  ['Romanian', /^(?:romanian|rumence(?:yi)?|румынск\p{L}*|по-румынски|(?:ب?ال)?رومانيه?)$/u],
  ['Bulgarian', /^(?:bulgarian|bulgarca(?:yi)?|болгарск\p{L}*|по-болгарски|(?:ب?ال)?بلغاريه?)$/u],
  ['Uzbek', /^(?:uzbek|ozbekce(?:yi)?|узбекск\p{L}*|по-узбекски|(?:ب?ال)?اوزبكيه?)$/u],
  ['Kazakh', /^(?:kazakh|kazakca(?:yi)?|казахск\p{L}*|по-казахски|(?:ب?ال)?كازاخيه?)$/u],
  ['Georgian', /^(?:georgian|gurcuce(?:yi)?|грузинск\p{L}*|по-грузински|(?:ب?ال)?جورجيه)$/u],
  ['Urdu', /^(?:urdu|urduca(?:yi)?|урду|(?:ب?ال)?ارديه|(?:ب?ال)?اوردو)$/u],
  ['Hindi', /^(?:hindi|hintce(?:yi)?|хинди|(?:ب?ال)?هنديه)$/u],
  ['Portuguese', /^(?:portuguese|portekizce(?:yi)?|португальск\p{L}*|по-португальски|(?:ب?ال)?برتغاليه)$/u],
  ['Greek', /^(?:greek|yunanca(?:yi)?|греческ\p{L}*|по-гречески|(?:ب?ال)?يونانيه)$/u],
  ['Hebrew', /^(?:hebrew|ibranice(?:yi)?|иврит\p{L}*|(?:ب?ال)?عبريه)$/u],
  ['Albanian', /^(?:albanian|arnavutca(?:yi)?|албанск\p{L}*|по-албански|(?:ب?ال)?البانيه)$/u],
  [
    'Azerbaijani',
    /^(?:azerbaijani|azerice(?:yi)?|азербаиджанск\p{L}*|по-азербаиджански|(?:ب?ال)?اذربيجانيه?|(?:ب?ال)?اذريه?)$/u,
  ],
]

/** Languages in words that also contain the verb: «русскоговорящий». */
const SPOKEN: readonly [language: string, word: RegExp][] = [
  ['English', /^англо(?:говор|язы)\p{L}*$/u],
  ['Arabic', /^арабо(?:говор|язы)\p{L}*$/u],
  ['Russian', /^русско(?:говор|язы)\p{L}*$/u],
  ['Turkish', /^турецко(?:говор|язы)\p{L}*$/u],
  ['German', /^немецко(?:говор|язы)\p{L}*$/u],
  ['French', /^франко(?:говор|язы)\p{L}*$/u],
]

const SPEAKS =
  /^(?:speaks?|speaking|speakers?|talks?|bilen|bilsin|bilir|biliyor?\p{L}*|bilmiyor?\p{L}*|konusam\p{L}*|konusmuyor?\p{L}*|anlamiyor?\p{L}*|understands?|know|konusan|konusabilen|konussun|konusuyor|говор(?:ит|ят|ящ\p{L}*|ил|ила)|зна(?:ет|ют|ющ\p{L}*)|владе(?:ет|ют|ющ\p{L}*)|разговаривает|[يت]تكلم(?:ون|وا)?|[يت]تحدث(?:ون|وا)?|[يت]حكي|بي[تح]\p{L}{2,5}|[يت]جيد|ناطق|متحدث)$/u
const BETWEEN =
  /^(?:who|that|which|can|fluent(?:ly)?|good|well|to|with|me|us|in|and|or|language|iyi|ve|veya|ya|da|mi|dili(?:ni)?|которы[ие]?|котор\p{L}*|хорошо|на|и|или|язык(?:е|ом)?|باللغه|اللغه|لغه|و|او|اللي|الذي|بال)$/u
const DENIES =
  /^(?:not|no|dont|doesnt|didnt|cant|cannot|couldnt|unable|lost|stopped|не|нет|перестал\p{L}*|لا|لم|ما|مش|مو|لن|ماعاد)$/u
const DOCTOR =
  /^(?:doctors?|surgeons?|dentists?|doktor\p{L}*|hekim\p{L}*|врач\p{L}*|доктор\p{L}*|طبيبا?|طبيبه|دكتوره?|دكتورا)$/u

/** Names that mean a country or a tooth polish beside "doctor", and no language. */
const OF_THE_PLACE: ReadonlySet<string> = new Set(['Turkish', 'Polish'])

type Word = { plain: string; start: number; end: number }

const wordsOf = (turn: string): Word[] =>
  [...turn.matchAll(/по[-\s](?=\p{L}+[сц]ки(?!\p{L}))\p{L}+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/giu)].map((match) => ({
    plain: plain(match[0]).replace(/['’]/g, '').replace(/\s/, '-'),
    start: match.index,
    end: match.index + match[0].length,
  }))

const languageIn = (names: typeof NAMES, word: Word | undefined) =>
  word && names.find(([, pattern]) => pattern.test(word.plain))?.[0]

/** Forms that also tell an origin: "Turkish hospital". */
const ADJECTIVE = /^(?:turkish|polish|турецк|польск|(?:ال)?(?:تركي|بولندي))/u
const TURKISH_CASE = /(?<=c[ae])(?:y[aeiu]|yl[ae]|s[iu]|d[ae]n?)$/u

/** Returns the language that a word names without a verb: "arabic", «на арабском». */
export function languageNamed(word: string): string | undefined {
  const bare = plain(word)
    .replace(/['’]/g, '')
    .replace(TURKISH_CASE, '')
    .replace(/^و(?=ال|بال)/u, '')
  if (ADJECTIVE.test(bare)) return undefined
  return NAMES.find(([, pattern]) => pattern.test(bare))?.[0]
}

/** Returns the nearest matching word on one side. Only small words may lie between. */
function beside(
  words: readonly Word[],
  from: number,
  { step, kind }: { step: 1 | -1; kind: RegExp },
): number | undefined {
  for (let at = from + step; Math.abs(at - from) <= 4; at += step) {
    const word = words[at]
    if (!word) return undefined
    if (kind.test(word.plain)) return at
    if (!BETWEEN.test(word.plain) && !languageIn(NAMES, word)) return undefined
  }
  return undefined
}

/** Words after which speech is lost in every language. */
const LOST =
  /^(?:suddenly|sudden|anymore|lost|stopped|forgot\p{L}*|birden\p{L}*|aniden|artik|unuttu\p{L}*|вдруг|внезапно|перестал\p{L}*|забыл\p{L}*|فجاه|نسي\p{L}*|بطل\p{L}*|ماعاد|عاد|صار\p{L}*|only|mumbl\p{L}*|moan\p{L}*|groan\p{L}*|slur\p{L}*|sadece|mirildan\p{L}*|inli\p{L}*|только|мыч\p{L}*|стон\p{L}*|يتمتم|يهمهم)$/u
const UNSPOKEN = /^(?:konusam\p{L}*|konusmuyor?\p{L}*|bilmiyor?\p{L}*|anlamiyor?\p{L}*)$/u

/** Whether the text names a language that somebody does not speak, and no loss of speech. */
function isUnspoken(words: readonly Word[], first: number, last: number): boolean {
  if (words.some(({ plain: word }) => LOST.test(word))) return false
  const denies = [words[first - 1], words[first - 2]].some((word) => word && DENIES.test(word.plain))
  return denies || words.slice(first, last + 1).some(({ plain: word }) => UNSPOKEN.test(word))
}

export type LanguageWish = {
  languages: string[]
  /** Message without the requested language. */
  rest: string
}

/**
 * Separates a requested language from the rest of a turn. A lost ability to speak is a complaint
 * and stays.
 */
export function partSpoken(turn: string): LanguageWish {
  const words = wordsOf(turn)
  const languages: string[] = []
  const left = new Set<number>()
  const take = (from: number, to: number, language: string) => {
    const first = Math.min(from, to)
    // People who do not speak a language request another one. They are not ill.
    if (isUnspoken(words, first, Math.max(from, to))) {
      for (let at = first; at <= Math.max(from, to); at++) left.add(at)
      for (const at of [first - 1, first - 2]) if (DENIES.test(words[at]?.plain ?? '')) left.add(at)
      return
    }
    if ([words[first - 1], words[first - 2]].some((word) => word && DENIES.test(word.plain))) return
    languages.push(language)
    for (let at = first; at <= Math.max(from, to); at++) left.add(at)
    if (/^(?:who|that|which|котор\p{L}*|اللي|الذي)$/u.test(words[first - 1]?.plain ?? '')) left.add(first - 1)
  }
  for (const [at, word] of words.entries()) {
    const whole = languageIn(SPOKEN, word)
    if (whole) take(at, at, whole)
    const language = languageIn(NAMES, word)
    if (!language) continue
    const speaks = beside(words, at, { step: -1, kind: SPEAKS }) ?? beside(words, at, { step: 1, kind: SPEAKS })
    if (speaks !== undefined) take(at, speaks, language)
    else if (
      !OF_THE_PLACE.has(language) &&
      (DOCTOR.test(words[at + 1]?.plain ?? '') || DOCTOR.test(words[at - 1]?.plain ?? ''))
    )
      take(at, at, language)
  }
  if (left.size === 0) return { languages, rest: turn }
  let rest = ''
  let end = 0
  for (const [at, word] of words.entries()) {
    rest += turn.slice(end, word.start)
    if (!left.has(at)) rest += turn.slice(word.start, word.end)
    end = word.end
  }
  rest = (rest + turn.slice(end)).replace(/(?<!\p{L})-(?!\p{L})/gu, '').replace(/\s+/g, ' ')
  return { languages: [...new Set(languages)], rest: rest.trim() }
}

/** Returns the last requested languages. */
export function languagesIn(turns: readonly string[]): string[] {
  for (const turn of [...turns].reverse()) {
    const { languages } = partSpoken(turn)
    if (languages.length > 0) return languages
  }
  return []
}
