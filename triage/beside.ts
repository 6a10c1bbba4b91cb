/**
 * Parts of a turn that are not about health: questions about hotels, payment or the assistant,
 * jokes about prices, laughter, plots of films.
 */
import { recognise } from '#domain/concepts/recognise.ts'
import { cuesOf } from './cue-places.ts'
import { withoutIdioms } from './idioms.ts'
import { UNTELLING } from './no-health-facts.ts'
import { LEARNED, type Reading } from './reading.ts'
import { isOfOwn } from './statements.ts'
import { storiesIn } from './stories.ts'
import { asksPrice, type Talk, talkIn } from './talk.ts'
import { plain, setOf, type Token, tokensOf } from './text.ts'
import { GENERAL_CONCEPTS, judgeByRules } from './triage.ts'
import { BESIDE } from './words/beside.ts'
import { ERRANDS } from './words/errands.ts'

const placesIn = cuesOf<keyof typeof BESIDE>(BESIDE)
const errandsIn = cuesOf<keyof typeof ERRANDS>(ERRANDS)

export const PRACTICAL = [
  'who',
  'stay',
  'payment',
  'insurance',
  'visa',
  'interpreter',
  'outcome',
  'recovery',
  'length',
  'hours',
  'best',
  'compare',
  'womanDoctor',
] as const
export type PracticalQuestion = (typeof PRACTICAL)[number]

/** Findings that words of practical questions raise: "transfer after the operation". */
const NEUTRAL = setOf(
  'someone operation manyOf flight change lately days weeks nowHaving exercise noneOrLess hearing howMany often sentence speak mildLiquid lastsSaid nothingComes mouthful',
)

/** Findings about companions and errands that say nothing of an illness. */
const COMPANIONS = setOf(
  `partner child childSick elderly walk see displays spread cannot garment everything drank bodyFront largeBurn
   operation stairs pills flesh skin breathe droop night recent often manyOf change learnedUrgent learnedSoon learnedSomething`,
)

/** Concepts that words of travel also match: "after surgery", "in Russian", Turkish "dahil". */
const JOURNEY_CONCEPTS: ReadonlySet<string> = new Set([
  ...GENERAL_CONCEPTS,
  'surgery',
  'speech-therapy',
  'internal-medicine',
])

/** Whether a turn asks a practical question and no rule finds a complaint in it. */
function isWhollyPractical(turn: string): boolean {
  const judged = judgeByRules([turn])
  const { present, elsewhere } = judged.reading
  const isKnown = (name: string) => NEUTRAL.has(name) || UNTELLING.has(name) || COMPANIONS.has(name)
  return (
    ruleless(judged) &&
    !judged.isUnsure &&
    [...present.keys(), ...elsewhere].every(isKnown) &&
    !namesTreatment(turn, JOURNEY_CONCEPTS)
  )
}

const ruleless = ({ rules }: ReturnType<typeof judgeByRules>): boolean =>
  rules.every(({ when }) => (LEARNED as readonly string[]).includes(when))

const namesTreatment = (text: string, general = GENERAL_CONCEPTS): boolean =>
  recognise(text, { slips: false }).concepts.some(({ id, kind }) => kind !== 'body' && !general.has(id))

const isNeutral = ({ present, elsewhere }: Reading): boolean =>
  [...present.keys(), ...elsewhere].every((name) => NEUTRAL.has(name))

/** Whether a part of a turn asks a practical question and says nothing about health. */
function isOnlyPractical(piece: string): boolean {
  const judged = judgeByRules([piece])
  const tokens = tokensOf([piece])
  const asked = new Set(PRACTICAL.flatMap((question) => placesIn(tokens, question).flatMap(({ words }) => words)))
  const rest = tokens.flatMap(({ raw }, index) => (asked.has(index) ? [] : raw)).join(' ')
  return ruleless(judged) && !judged.isUnsure && isNeutral(judged.reading) && !namesTreatment(rest)
}

const practicalIn = (tokens: readonly Token[]): PracticalQuestion[] =>
  PRACTICAL.filter((question) => placesIn(tokens, question).length > 0)

/** Findings that words of thanks and the time of day raise. */
const COURTEOUS = setOf(
  'recent huge unstoppable severe often help mild small child childSick playful lively largeBurn learnedSomething',
)
/** Longest turn of thanks, in words. */
const THANKS_WORDS = 14

/** Whether a turn gives thanks, names no sign or treatment, and says nothing about its writer. */
function isThanks(turn: string, tokens: readonly Token[]): boolean {
  if (tokens.length > THANKS_WORDS || placesIn(tokens, 'gratitude').length === 0) return false
  if (asksPrice(turn) || practicalIn(tokens).length > 0 || turn.includes('?') || SELF.test(plain(turn))) return false
  const praise = new Set(placesIn(tokens, 'praise').flatMap(({ words }) => words))
  const said = praise.size === 0 ? turn : tokens.flatMap(({ raw }, index) => (praise.has(index) ? [] : raw)).join(' ')
  const judged = judgeByRules([said])
  const { present, elsewhere } = judged.reading
  const isBare = [...present.keys(), ...elsewhere].every((name) => NEUTRAL.has(name) || COURTEOUS.has(name))
  return ruleless(judged) && !judged.isUnsure && isBare && !namesTreatment(said)
}

/** Words by which writers speak of themselves. A goodbye beside them may be a farewell. */
const SELF =
  /\b(?:i|im|ive|ill|my|wont|bye|goodbye|farewell|last|end|ends|elveda|hosca|son|bitti|veda)\b|(?<!\p{L})(?:я|мой|моя|прощай\p{L}*|конец|последн\p{L}*|вс[её]|وداعا|اخر|انا)(?!\p{L})/u

/** "Nearly", laughter or an emoji of laughter. */
const IN_JEST =
  /^(?:nearly|almost|lol|lmao|haha\p{L}*|чуть|едва|ахах\p{L}*|хаха\p{L}*|kalsin|ه{2,}|\p{Extended_Pictographic})$/u

/** Body parts of the writer in languages that mark the owner in the word. */
const OWN_BODY =
  /^(?:و|ب|ل)?(?:صدر|راس|بطن|قلب|ايد|يد|رجل|وجه|ظهر|ضهر|نفس)ي$|^(?:gogs|bas|karn|kol|el|bacag|kalb|nefes|yuz)\p{L}{0,2}[iu]m$/u

/** Verbs that report speech. They are no complaint about speech. */
const SAYS = /^(?:says?|said|saying|d[ei](?:di|yor?|mis)\p{L}*|говор\p{L}*|сказал\p{L}*|[يت]قول|بيقول|بتقول|قال|قالت)$/u

/** Longest joke about a price, in words. */
const JOKE_WORDS = 12

/** Whether a turn only jokes that a price makes somebody faint or die. */
function isPriceFigure(
  { emergency, isUnsure, reading }: ReturnType<typeof judgeByRules>,
  { tokens, rest }: { tokens: readonly Token[]; rest: string },
): boolean {
  if (emergency || isUnsure || tokens.length > JOKE_WORDS || !tokens.some(({ word }) => IN_JEST.test(word)))
    return false
  if (reading.present.has('recent') || reading.present.has('acute')) return false
  return ruleless(judgeByRules([rest])) && !namesTreatment(rest)
}

const isNamed = (name: string): boolean =>
  NEUTRAL.has(name) || UNTELLING.has(name) || (LEARNED as readonly string[]).includes(name)

/**
 * Whether a turn is about the product, a booking or the journey and about nobody's health. It names
 * such a topic, and neither a sign nor a treatment.
 */
function isErrand(turn: string, tokens: readonly Token[]): boolean {
  const places = errandsIn(tokens, 'errand')
  if (places.length === 0) return false
  const whole = judgeByRules([turn])
  if (whole.emergency || whole.isUnsure) return false
  const topics = new Set(places.flatMap(({ words }) => words))
  const rest = tokens.flatMap(({ raw }, index) => (topics.has(index) ? [] : raw)).join(' ')
  const judged = judgeByRules([rest])
  const { present, elsewhere } = judged.reading
  return ruleless(judged) && [...present.keys(), ...elsewhere].every(isNamed) && !namesTreatment(withoutIdioms(rest))
}

/** Whether a turn tells a joke about an invented patient and names no danger beside it. */
export function isToldJoke(turn: string, tokens: readonly Token[] = tokensOf([turn])): boolean {
  if (errandsIn(tokens, 'toldJoke').length === 0 || tokens.some(({ word }) => TURNS_SERIOUS.test(word))) return false
  return judgeByRules([turn]).rules.every(({ urgency }) => urgency === 'soon' || urgency === 'routine')
}
/** Words that end a joke: "knock knock, but my chest hurts". */
const TURNS_SERIOUS = /^(?:but|however|seriously|anyway|ama|fakat|но|بس|لكن)$/u

/** Returns the topic of a figure of speech or story that has no sign of a rule. */
function figureIn(turn: string, tokens: readonly Token[]): Talk | undefined {
  // A story beside a sign of the writer is more than a story.
  const isStory = storiesIn(tokens).size > 0 && !isOfOwn(tokens) && !tokens.some(({ word }) => OWN_BODY.test(word))
  const figures = new Set(placesIn(tokens, 'priceFigure').flatMap(({ words }) => words))
  const isOfPrice = figures.size > 0 && asksPrice(turn)
  const isLaughed = placesIn(tokens, 'laughter').length > 0
  if (isThanks(turn, tokens)) return 'thanks'
  if (isToldJoke(turn, tokens)) return 'joke'
  if (isErrand(turn, tokens) && practicalIn(tokens).length === 0) return asksPrice(turn) ? 'price' : 'else'
  const isJoke = placesIn(tokens, 'jokeOpening').length > 0
  if (!isStory && !isOfPrice && !isLaughed && !isJoke) return undefined
  const judged = judgeByRules([turn])
  const rest = tokens.flatMap(({ raw, word }, index) => (figures.has(index) || SAYS.test(word) ? [] : raw)).join(' ')
  if (isOfPrice && isPriceFigure(judged, { tokens, rest })) return 'price'
  if (!ruleless(judged) || judged.isUnsure) return undefined
  if (isStory) return 'story'
  if (isJoke) return 'joke'
  if (isOfPrice && !namesTreatment(rest)) return 'price'
  const { present, elsewhere } = judged.reading
  const isFigure = elsewhere.size > 0 || present.has('figureOfDeath') || present.has('figureOfBreath')
  return isLaughed && isFigure ? 'joke' : undefined
}

/** Text between commas and full stops. */
const PIECE = /[^,،.;؛!?؟\n]+[,،.;؛!?؟\n]*/gu
/** Courtesies and small talk, which mean nothing beside other topics. */
const SMALL_TALK: ReadonlySet<Talk | undefined> = new Set<Talk | undefined>(['thanks', 'hello', 'who', 'rude', 'else'])

export type Beside = {
  questions: PracticalQuestion[]
  /** Topic if the whole turn is a joke or a story. */
  figure: Talk | undefined
  /** Turn without practical questions. */
  rest: string
}

/** Questions whether hospitals here do something. */
const DONE_HERE =
  /\b(?:do (?:you|u|ya) (?:also )?(?:do|offer|have)|can i get|yap(?:iyo|iyor|ar|abilir)\p{L}*|var mi|oluyo?r? mu)(?!\p{L})|(?<!\p{L})(?:делаете|делают|есть|можно|проводите)(?!\p{L})|(?<!\p{L})(?:بتعملو|تعملو|بتسوو|تسوون|تسوو|عندكم|عندكو)/u

/** Whether a part beside a joke or a story requests a treatment and names no complaint. */
function isWished(piece: string): boolean {
  if (!(asksPrice(piece) || DONE_HERE.test(plain(piece))) || !namesTreatment(piece)) return false
  const { emergency, isUnsure, urgency } = judgeByRules([piece])
  return !emergency && !isUnsure && urgency === 'routine'
}

const parted = new Map<string, Beside>()

/** Separates practical questions, jokes and stories from the health facts of a turn. */
export function partBeside(turn: string): Beside {
  const known = parted.get(turn)
  if (known) return known
  const beside = partNew(turn)
  if (parted.size > 500) parted.clear()
  parted.set(turn, beside)
  return beside
}

function partNew(turn: string): Beside {
  const tokens = tokensOf([turn])
  const questions = practicalIn(tokens)
  const figure = figureIn(turn, tokens)
  const wished = figure === 'story' || figure === 'joke' ? (turn.match(PIECE) ?? []).filter(isWished) : []
  if (wished.length > 0) return { questions, figure: undefined, rest: wished.join('').trim() }
  if (figure) return { questions, figure, rest: '' }
  if (questions.length === 0) return { questions, figure, rest: turn }
  if (isErrand(turn, tokens) || isWhollyPractical(turn)) return { questions, figure, rest: '' }
  const kept = (turn.match(PIECE) ?? []).filter((piece) => {
    const isPractical = practicalIn(tokensOf([piece])).length > 0
    return !(isPractical ? isOnlyPractical(piece) : SMALL_TALK.has(talkIn(piece)))
  })
  return { questions, figure, rest: kept.join('').trim() }
}
