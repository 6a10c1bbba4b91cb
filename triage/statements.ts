/**
 * Statements that do not hold now: past, hearsay, possibilities. A story continues over clauses and
 * sentences until the present is mentioned.
 */
import { cuesOf } from './cue-places.ts'
import type { Token } from './text.ts'
import { OWN, TELLING } from './words/report-cues.ts'

type Cue = keyof typeof TELLING
const CUES = Object.keys(TELLING) as Cue[]
const placesOfCue = cuesOf<Cue>(TELLING)

type Tense = 'past' | 'present' | 'none'
type Clause = {
  at: number[]
  turn: number
  sentence: number
  tense: Tense
  cues: ReadonlySet<Cue>
  isOfKin: boolean
  /** First word about the present after another time: "a stent last year and an hour ago …". */
  nowFrom: number | undefined
}

const PRESENT: Partial<Record<string, RegExp>> = {
  en: /^(is|are|am|im|hes|shes|its|theyre|has|have|ive|hurts?|cant|cannot|wont|doesnt|dont|isnt|arent|feels?|keeps?|looks?|gets?|wants?|wont|need|needs)$/,
  tr: /[iu]yor(um|sun|uz|lar|musun|sa)?$|^(var|yok|agrim|agrisi)$/,
  ru: /^(болит|болят|есть|не могу|могу|хочу|нужен|нужна|мне|давит|жжет)$|(ает|яет|еет|ует|ается|уется|аю|яю|ую|ают|яют|уют|ится|ятся)$/,
  ar: /^(عندي|عنده|عندها|عندنا|فيني|فيه|معي|معه|معها|عم|بدي|بدنا|ابي|نبي|عايز|عايزه|عايزين|محتاج)$|^(?:ب|م|ما)?[يت]\p{L}{3,}$/u,
}
const PAST: Partial<Record<string, RegExp>> = {
  en: /^(was|were|had|did|didnt|couldnt|wasnt|werent|hadnt|wouldnt|went|got|came|took|woke|fell|felt|lost|hung|put|said|gave|became|began|saw|threw|hit|burst|stung|broke|cut|could|\p{L}{2,}ed)$/u,
  tr: /([dt][iu]|m[iu]s)(m|n|k|niz|lar|ler|ti|tu|tim|tum)?$/,
  ru: /^(?!если$|боли$|или$|ли$|мыли$|скул)\p{L}{2,}(л|ла|ло|ли|лся|лась|лось|лись)$/u,
  ar: /^و?(?:ما)?(?:كان|كانت|كنت|مكانش|ومكانش|صار|صارت|قدرت|قدر|طاح|طاحت|وقع|وقعت|اغمي|مسك|نزف|جاه|جاله|جالها|جته|ازرقت|ارتخت|بلع|بلعت|ماقدرتش)$/,
}

function tenseOf(words: readonly Token[]): Tense {
  const is = (forms: typeof PRESENT) =>
    words.some(({ word, language }) => language.some((one) => forms[one]?.test(word) === true))
  // An Arabic present continues the past before it: «ما قدرت تحكي».
  if (words[0]?.language.includes('ar') && is(PAST)) return 'past'
  if (is(PRESENT)) return 'present'
  return is(PAST) ? 'past' : 'none'
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  const cues = new Map<number, Set<Cue>>()
  const last = new Map<Cue, Map<number, number>>(CUES.map((cue) => [cue, new Map()]))
  for (const cue of CUES)
    for (const { words } of placesOfCue(tokens, cue, cue === 'over' ? 1 : 0)) {
      const clause = tokens[words[0] ?? 0]?.clause ?? 0
      if ((cue === 'over' || cue === 'season') && isSince(words[0] ?? 0, tokens)) continue
      cues.set(clause, (cues.get(clause) ?? new Set()).add(cue))
      last.get(cue)?.set(clause, words[0] ?? 0)
    }
  const clauses = new Map<number, number[]>()
  for (const [index, { clause }] of tokens.entries()) clauses.set(clause, [...(clauses.get(clause) ?? []), index])
  return [...clauses].map(([clause, at]) => {
    const words = at.flatMap((index) => tokens[index] ?? [])
    const [first] = words
    return {
      at,
      turn: first?.turn ?? 0,
      sentence: first?.sentence ?? 0,
      tense: tenseOf(words),
      cues: cues.get(clause) ?? new Set(),
      isOfKin: words.some(({ word }) => KIN.test(word)),
      nowFrom: nowAfter(last.get('over')?.get(clause), last.get('now')?.get(clause)),
    }
  })
}

/**
 * Whether an Arabic duration goes on («عندي دوالي من سنين»), as it does without a verb of action.
 */
const isOngoingArabic = (place: number, tokens: readonly Token[]): boolean =>
  tokens[place]?.word === 'من' &&
  tokens.some(
    ({ word, clause }) => clause === tokens[place]?.clause && /^(?:عندي|عنده|عندها|فيني|معي|اعاني|بعاني)$/.test(word),
  )

/** Whether a past time is a beginning: "since last summer", «с прошлого лета», "yazdan beri". */
const isSince = (place: number, tokens: readonly Token[]): boolean =>
  [place - 1, place - 2].some((before) => /^(?:since|с)$/.test(tokens[before]?.word ?? '')) ||
  (tokens[place - 1]?.word === 'the' && tokens[place - 2]?.word === 'over') ||
  tokens[place - 1]?.word === 'over' ||
  isOngoingArabic(place, tokens)

const nowAfter = (over: number | undefined, now: number | undefined) =>
  now !== undefined && (over === undefined || over < now) ? now : undefined

/**
 * Relatives. "She fainted on the treadmill, her brother died at 30" is the death of another person.
 */
const KIN =
  /^(brother|sister|uncle|aunt|father|mother|dad|mum|mom|cousin|amcam\p{L}*|dayim\p{L}*|abim\p{L}*|kardesim\p{L}*|babam\p{L}*|annem\p{L}*|teyzem\p{L}*|дядя|тетя|брат|сестра|отец|папа|мама|мать|اخوي|واخوي|اخي|عمي|خالي|ابوي|امي|والدي)$/u
const isDeath = ({ cues, isOfKin }: Clause, place: number) => cues.has('died') && (place === 0 || !isOfKin)

const isNow = ({ cues }: Clause) => cues.has('now') && !cues.has('over') && !cues.has('season')

/**
 * Returns the clauses of a story of the past: from a named time or end to the present, including
 * the start of the first sentence.
 */
function pastOf(turn: readonly Clause[]): Clause[] {
  const has = (cue: Cue) => turn.some(({ cues }) => cues.has(cue))
  const isSettled = has('settled') || turn.some(isDeath) || has('inCare')
  const ofNow = new Set(turn.filter(isNow).map(({ sentence }) => sentence))
  for (const { cues, sentence } of turn) if (cues.has('over') || cues.has('season')) ofNow.delete(sentence)
  const isPresent = (clause: Clause) => isNow(clause) || ofNow.has(clause.sentence)
  const told = new Set<Clause>()
  let since: Clause | undefined
  for (const [place, clause] of turn.entries()) {
    if (clause.cues.has('died') && !isDeath(clause, place)) {
      told.add(clause)
      continue
    }
    const begins = clause.cues.has('over') || clause.cues.has('died') || (isSettled && clause.cues.has('season'))
    if (begins && !isPresent(clause)) {
      since = clause
      told.add(clause)
      for (const before of turn.slice(0, place))
        if (
          before.sentence === clause.sentence &&
          !isPresent(before) &&
          (before.tense === 'past' || (before.tense === 'none' && isSettled))
        )
          told.add(before)
      continue
    }
    if (!since) continue
    const goesOn =
      clause.sentence === since.sentence
        ? clause.tense === 'past' || (clause.tense === 'none' && isSettled)
        : isSettled && clause.tense === 'past'
    if (goesOn && !isPresent(clause)) told.add(clause)
    else if (isPresent(clause) || clause.tense === 'present') since = undefined
  }
  // "I was throwing up blood in March. Treated, all well."
  if (!has('over') && !has('season') && !has('inCare')) return [...told]
  const end = turn.findIndex(({ cues }) => cues.has('settled') || cues.has('inCare'))
  for (const clause of turn.slice(0, end + 1))
    if (
      !isPresent(clause) &&
      (clause.tense === 'past' || (clause.tense === 'none' && told.size + Number(has('inCare')) > 0))
    )
      told.add(clause)
  return [...told]
}

/** Verbs of future possibility: Turkish "olursa" (not "ağrıyorsa"), Russian perfective futures. */
const MAY_COME =
  /^(?!bagirsa[kg]|gerekirse$|mumkunse$|isterseniz$|istersen$|sorarsan|derseniz$|verirseniz$|bilirse)\p{L}*(?<!v)(?:[aeiu]r|maz|mez)s[ae](?:m|n|k|niz|lar|ler)?$|^(?:начн|случ|стан[еу]|появ[ия]т|опухн|откро|подним|смог[уе]т?$|отоид|потеря[ею]|разоид|поид|заболит|воспали|будет$|буду$|произоид|упад)/u
const HAS_IT =
  /^(have|has|am|im|is|are|feel|feels|hes|shes|having|hurts|cant|cannot|isnt|varsa|\p{L}+[iu]yorsa|болит|болят|давит|немеет|عندي|عنده|عندها|فيني)$|^(?:ب)?[يت]\p{L}{3,}(?:ني|نا|ه)$/u

/** Attacks of animals on people, and words of bystanders. */
const HURTS_PEOPLE =
  /^(bit|bite|bites|bitten|scratch\p{L}*|attack\p{L}*|maul\p{L}*|savag\p{L}*|tore|ripped|allerg\p{L}*|me|im|ive|weve|sons?|daughters?|childs?|kids?|babys?|boys?|girls?|mums?|moms?|dads?|wifes?|husbands?|isir\p{L}*|tirmala\p{L}*|saldir\p{L}*|parcala\p{L}*|kopar\p{L}*|yirt\p{L}*|alerji\p{L}*|beni|oglum\p{L}*|oglan\p{L}*|kizim\p{L}*|cocu[kg]\p{L}*|(?:yuz|bacag|kol|el|dudag|boyn|kafa|yanag|bas|burn|kulag|parmag)\p{L}*?m[iua]?|укус\p{L}*|цапну\p{L}*|вцепи\p{L}*|напа[лд]\p{L}*|наброси\p{L}*|порвал\p{L}*|поцарап\p{L}*|аллерг\p{L}*|меня|мне|ребен\p{L}*|сын\p{L}*|доч\p{L}*|мам[уае]|пап[уае]|жен[уые]|муж[ауе]?|هجم\p{L}*|هاجم\p{L}*|نهش\p{L}*|طفل\p{L}*|عض\p{L}*|خدش\p{L}*|خرمش\p{L}*|حساسيه|ابني|بنتي|انا)$/u

/**
 * Whether a person near the writer has it: "is it normal that I vomit", «у меня». Not "is it true
 * that people …, and would I notice".
 */
export function isOfOwn(words: readonly Token[]): boolean {
  return words.some(({ word, language }, index) => {
    if (!OWN.test(word)) return false
    if (!language.includes('en') || /^(im|ive|hes|shes)$/.test(word)) return true
    const after = words.slice(index + 1, index + 4).map((next) => next.word)
    // "His face droops": the verb follows the body part.
    return after.some((next) => HAS_IT.test(next)) || after.slice(1).some((next) => /^[a-z]{4,}s$/.test(next))
  })
}

/** Whether a sentence begins with an animal and mentions no person. */
const isOfAnimal = (words: readonly Token[]) =>
  placesOfCue(words, 'animal').some(({ words: [first = 0] }) => first <= 1) &&
  !words.some(({ word }) => HURTS_PEOPLE.test(word))

type Supposition = { clauses: Clause[]; isConditional: boolean }
const NOTHING: Supposition = { clauses: [], isConditional: false }
const asReport = (clauses: readonly Clause[]): Supposition => ({ clauses: [...clauses], isConditional: false })
const underCondition = (clauses: readonly Clause[]): Supposition => ({ clauses: [...clauses], isConditional: true })

function supposedOf(sentence: readonly Clause[], tokens: readonly Token[], isAhead: boolean): Supposition {
  const has = (cue: Cue) => sentence.some(({ cues }) => cues.has(cue))
  const wordsOf = ({ at }: Clause) => at.flatMap((index) => tokens[index] ?? [])
  const words = sentence.flatMap(wordsOf)
  if (has('animal') && isOfAnimal(words)) return asReport(sentence)
  if (sentence.some(isNow)) return NOTHING
  if (/^does$/.test(words[0]?.word ?? '') && !isOfOwn(words)) return asReport(sentence)
  if (has('belief') && has('notSo'))
    return asReport(
      sentence.slice(
        0,
        sentence.findIndex(({ cues }) => cues.has('notSo')),
      ),
    )
  // "They say it is panic, but my lips are blue" is no hearsay.
  if ((has('hearsay') || has('general')) && !isOfOwn(words)) return asReport(sentence)
  const comes = words.some(({ word }) => MAY_COME.test(word))
  if (comes && (words[0]?.language.includes('tr') || has('condition'))) return underCondition(sentence)
  if (!has('condition')) return NOTHING
  const isArabic = words[0]?.language.includes('ar')
  const hasIt =
    words.some(({ word }) => HAS_IT.test(word)) || (!isArabic && sentence.some(({ tense }) => tense === 'past'))
  if (has('anybody')) return asReport(sentence)
  if (isAhead) return underCondition(sentence)
  // Words before a condition hold: "I cannot swallow, and if I lie down …".
  return hasIt ? NOTHING : underCondition(sentence.slice(sentence.findIndex(({ cues }) => cues.has('condition'))))
}

const REPORTS: readonly Cue[] = [
  'over',
  'season',
  'settled',
  'inCare',
  'died',
  'hearsay',
  'general',
  'condition',
  'belief',
  'notSo',
  'notMine',
  'animal',
]

const wordsOf = (supposed: readonly Supposition[]) => supposed.flatMap(({ clauses }) => clauses.flatMap(({ at }) => at))

const livedOf = (clauses: readonly Clause[]) =>
  clauses
    .filter(isNow)
    .map(({ sentence }) => sentence)
    .filter((now) => clauses.some(({ sentence, tense }) => sentence === now && tense === 'present'))

export type Statement = {
  past: ReadonlySet<number>
  now: ReadonlySet<number>
  supposed: ReadonlySet<number>
  /** Places of words under a condition. */
  conditional: ReadonlySet<number>
  /** Sentences that report a present sign: "what if my chest is tight right now". */
  lived: ReadonlySet<number>
  /** Sentences in the present tense. */
  ongoing: ReadonlySet<number>
  /** Sentences with a cue that something is over, heard or settled. */
  reported: ReadonlySet<number>
  /** Turns that retract an earlier one. */
  takenBack: readonly number[]
}

/** Returns the places of words that belong to a story, hearsay or a thought. */
export function toldIn(tokens: readonly Token[]): Statement {
  const clauses = clausesOf(tokens)
  const past: Clause[] = []
  const supposed: Supposition[] = []
  for (const turn of new Set(clauses.map((clause) => clause.turn))) {
    const own = clauses.filter((clause) => clause.turn === turn)
    past.push(...pastOf(own))
    const isAhead = own.some(({ cues }) => cues.has('future'))
    for (const sentence of new Set(own.map((clause) => clause.sentence)))
      supposed.push(
        supposedOf(
          own.filter((clause) => clause.sentence === sentence),
          tokens,
          isAhead,
        ),
      )
  }
  const quoted = tokens.flatMap(({ quoted: is, sentence }, index) =>
    is && isReported(sentence, tokens) ? [index] : [],
  )
  return {
    past: new Set(past.flatMap(({ at, nowFrom = Number.POSITIVE_INFINITY }) => at.filter((index) => index < nowFrom))),
    now: new Set(
      clauses.flatMap(({ at, nowFrom }) => (nowFrom === undefined ? [] : at.filter((index) => index >= nowFrom))),
    ),
    supposed: new Set([...wordsOf(supposed.filter(({ isConditional }) => !isConditional)), ...quoted]),
    conditional: new Set(wordsOf(supposed.filter(({ isConditional }) => isConditional))),
    lived: new Set(livedOf(clauses)),
    ongoing: new Set(clauses.flatMap(({ sentence, tense }) => (tense === 'present' ? sentence : []))),
    reported: new Set(clauses.flatMap(({ cues, sentence }) => (REPORTS.some((cue) => cues.has(cue)) ? sentence : []))),
    takenBack: clauses.filter(({ cues }) => cues.has('notMine')).map(({ turn }) => turn),
  }
}

/** Sources such as songs, leaflets or advice. "My son says …" reports the son's own complaint. */
const SOURCE =
  /^(song|lyrics?|title|leaflet|poster|wrote|told|article|book|movie|film|sign|doctor|nurse|sarki\p{L}*|brosur\p{L}*|yazi\p{L}*|doktor\p{L}*|hemsire\p{L}*|kitap\p{L}*|film\p{L}*|песн\p{L}*|памятк\p{L}*|врач\p{L}*|медсестр\p{L}*|книг\p{L}*|фильм\p{L}*|подруга|друг|اغنيه|الدكتور|الطبيب|الممرضه|كتاب|فيلم|النشره)$/u
/** Words that mark a quotation as not meant. */
const JEST =
  /^(joke|joked|joking|jokingly|haha\p{L}*|lol|lmao|saka\p{L}*|sakasina|шутк\p{L}*|шутит|шутил\p{L}*|пошутил\p{L}*|مزح|مزحه|يمزح|تمزح|بيمزح|بتمزح|نكته|هه+)$/u
const isReported = (sentence: number, tokens: readonly Token[]) =>
  tokens.some(
    (token) =>
      Math.abs(token.sentence - sentence) <= 1 && !token.quoted && (SOURCE.test(token.word) || JEST.test(token.word)),
  )
