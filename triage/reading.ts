/** Reads a message: its findings and whether they hold. */
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { withoutCourtesy } from './courtesy.ts'
import { COMPOSED } from './findings.ts'
import { withoutIdioms } from './idioms.ts'
import { MEASURES, measuresIn } from './measures.ts'
import { FIGURATIVE, LASTING, LAUGHED_AWAY, LIMITING, OF_CHILDREN, OF_DEATH, WISHES } from './senses.ts'
import { type State, statesOf } from './states.ts'
import { type Phrase, phrasesOf, placesOf, Vocabulary } from './stems.ts'
import { type Token, tokensOf } from './text.ts'
import { FAMILIES, type FamilyName } from './words/families.ts'
import { LAY_DANGERS } from './words/lay-dangers.ts'
import { PLAIN_DANGERS } from './words/plain-dangers.ts'
import { PLAIN_EMERGENCIES } from './words/plain-emergencies.ts'
import { PLAIN_INJURIES } from './words/plain-injuries.ts'
import { PLAIN_SIGNS } from './words/plain-signs.ts'

const ALL_COMPOSED = {
  ...COMPOSED,
  ...PLAIN_SIGNS,
  ...PLAIN_EMERGENCIES,
  ...PLAIN_INJURIES,
  ...PLAIN_DANGERS,
  ...LAY_DANGERS,
}
/** Findings from sums of learned weights, see `learned.ts`. */
export const LEARNED = ['learnedDanger', 'learnedUrgent', 'learnedSoon', 'learnedSomething'] as const
/** Finding of a yes to a safety question, see `safety.ts`. */
export const SAID_YES = 'saidYes'
export type Finding = FamilyName | keyof typeof ALL_COMPOSED | (typeof MEASURES)[number]

const vocabulary = new Vocabulary()
const phrases: { name: string; language: UiLanguage; phrase: Phrase }[] = Object.entries(FAMILIES).flatMap(
  ([name, family]) =>
    UI_LANGUAGES.flatMap((language) => {
      const own = phrasesOf(family[language])
      vocabulary.add(language, own)
      return own.map((phrase) => ({ name, language, phrase }))
    }),
)

/** Indices of phrases by their first stem. */
const byBeginning = new Map<string, number[]>()
for (const [place, { language, phrase }] of phrases.entries()) {
  const key = `${language}:${phrase[0]?.key}`
  byBeginning.set(key, (byBeginning.get(key) ?? []).concat(place))
}

/** Returns the phrases whose first word occurs, in the order of the list. */
function begunIn(tokens: readonly Token[]) {
  const beginnings = vocabulary.beginningsIn(tokens)
  return UI_LANGUAGES.flatMap((language) =>
    [...beginnings[language]].flatMap((key) => byBeginning.get(`${language}:${key}`) ?? []),
  )
    .sort((one, other) => one - other)
    .flatMap((place) => phrases[place] ?? [])
}

export type Mention = { words: number[]; denied: boolean }

/** Maximum distance between words of one finding. A comma counts as several words. */
const SPAN = 9
const COMMA = 3
/**
 * Maximum distance between an inability and its verb: "can't sleep and pee often" is not retention.
 */
const ABLE_SPAN = 5

type Part = readonly string[]
export const partsOf = (text: string): Part[][] =>
  text.split('/').map((way) => way.split('+').map((part) => part.trim().split('|')))

const composed = Object.entries(ALL_COMPOSED).map(([name, text]) => ({
  name,
  ways: text.split('/').map((way) => {
    const [parts = '', near] = way.split('@')
    return { parts: partsOf(parts).flat(), near: near === undefined ? undefined : Number(near) }
  }),
}))

function distance(a: readonly number[], b: readonly number[], tokens: readonly Token[]): number {
  const first = Math.min(...a, ...b)
  const last = Math.max(...a, ...b)
  const [from, to] = [tokens[first], tokens[last]]
  if (!from || !to || from.sentence !== to.sentence) return Number.POSITIVE_INFINITY
  return last - first + (to.clause - from.clause) * COMMA
}

function combine(
  parts: readonly Part[],
  mentions: ReadonlyMap<string, Mention[]>,
  { tokens, near }: { tokens: readonly Token[]; near: number | undefined },
): Mention[] {
  const [first = [], ...others] = parts.map((names) => names.flatMap((name) => mentions.get(name) ?? []))
  const isAbility = parts.some((names) => names.includes('cannot'))
  const span = near ?? (isAbility ? ABLE_SPAN : SPAN)
  return first.flatMap((start): Mention[] => {
    let joined = start
    for (const choices of others) {
      let best: { mention: Mention; far: number } | undefined
      for (const mention of choices) {
        // One Turkish verb names both the ability and its absence: konuşamıyor.
        if (!isAbility && mention.words.every((word) => joined.words.includes(word))) continue
        const far = distance(joined.words, mention.words, tokens)
        if (far <= span && (!best || far < best.far)) best = { mention, far }
      }
      if (!best) return []
      joined = {
        words: [...new Set([...joined.words, ...best.mention.words])].sort((a, b) => a - b),
        denied: joined.denied || best.mention.denied,
      }
    }
    return [joined]
  })
}

/** Words after which "blood" is not visible blood: pressure, test. */
const OF_BLOOD = /^(?:pressure|tests?|sugar|type|group|thinners?|work|results?|count|bank|relatives?)$/
const isNamingBlood = ({ words: [place = -1, other] }: Mention, tokens: readonly Token[]): boolean =>
  other === undefined && tokens[place]?.word === 'blood' && OF_BLOOD.test(tokens[place + 1]?.word ?? '')

/** Whether «basıyor» belongs to a hot flush («ateş basıyor») and not to pressure. */
const isHotFlush = ([place = -1, other]: readonly number[], tokens: readonly Token[]): boolean =>
  other === undefined && /^bas/.test(tokens[place]?.word ?? '') && tokens[place - 1]?.word === 'ates'

function mentionsIn(tokens: readonly Token[]) {
  const mentions = new Map<string, Mention[]>()
  /** Words of an idiom deny nothing outside it: "not breathing", «не могу». */
  const idioms = new Set<number>()
  const add = (name: string, mention: Mention) => mentions.set(name, [...(mentions.get(name) ?? []), mention])
  for (const { name, language, phrase } of begunIn(tokens))
    for (const { words, denied } of placesOf(phrase, language, { tokens, vocabulary })) {
      if (!isNamingBlood({ words, denied }, tokens) && !isHotFlush(words, tokens)) add(name, { words, denied })
      if (words.length > 1) for (const index of words) idioms.add(index)
    }
  for (const { name, words } of measuresIn(tokens)) add(name, { words, denied: false })
  for (const { name, ways } of composed)
    for (const { parts, near } of ways)
      for (const mention of combine(parts, mentions, { tokens, near })) add(name, mention)
  return { mentions, idioms }
}

type Sense = 'present' | 'denied' | 'elsewhere'

function senseOf(name: string, { words, denied }: Mention, states: readonly State[]): Sense {
  const own = words.flatMap((index) => states[index] ?? [])
  const isDenied = denied || own.some(({ deniedBy }) => deniedBy.some((by) => !words.includes(by)))
  if (isDenied) return 'denied'
  if (WISHES.has(name)) return 'present'
  const isPast = own.some(({ past }) => past) && !LASTING.has(name)
  const isConditional = own.some(({ conditional }) => conditional) && !OF_DEATH.has(name)
  const isSupposed = isConditional || own.some(({ supposed }) => supposed)
  if (isPast || (isSupposed && !LIMITING.has(name))) return 'elsewhere'
  if (OF_CHILDREN.has(name) && own.some(({ helps }) => helps)) return 'elsewhere'
  if (FIGURATIVE.has(name) && own.some(({ joked }) => joked)) return 'elsewhere'
  if (LAUGHED_AWAY.has(name) && own.some(({ laughed }) => laughed)) return 'elsewhere'
  return 'present'
}

export type Reading = {
  /** Present findings with their words. */
  present: ReadonlyMap<string, readonly string[]>
  /** Findings denied by the last statement about them. */
  denied: ReadonlySet<string>
  /** Findings of the past, of other people, in questions or in jest. */
  elsewhere: ReadonlySet<string>
  /** Whether nothing was understood. */
  isEmpty: boolean
  tokens: readonly Token[]
  /** Whether something was taken back: typed in jest, or meant for another chat. */
  isTakenBack: boolean
  /** State of each word. */
  states: readonly State[]
  /** Sentences in the present tense. */
  ongoing: ReadonlySet<number>
  /** Sentences that a fixed cue marks as over, denied, read, supposed or a joke. */
  reported: ReadonlySet<number>
}

/**
 * Readings of the current task. One message is read by itself, in pieces and with the turns before
 * it, most of them several times. No message stays here after its task.
 */
const current = new Map<string, Reading>()
const MOST_READINGS = 100

/** Reads all turns. The last statement about a finding counts. */
export function readTurns(turns: readonly string[]): Reading {
  const key = JSON.stringify(turns)
  const known = current.get(key)
  if (known) return known
  if (current.size >= MOST_READINGS) current.clear()
  if (current.size === 0) queueMicrotask(() => current.clear())
  const reading = read(turns)
  current.set(key, reading)
  return reading
}

function read(turns: readonly string[]): Reading {
  const tokens = tokensOf(turns.map((turn) => withoutIdioms(withoutCourtesy(turn))))
  const { words: states, takenBack, wellNow, ongoing, reported } = statesOf(tokens)
  const { mentions, idioms } = mentionsIn(tokens)
  for (const state of states) state.deniedBy = state.deniedBy.filter((by) => !idioms.has(by))
  const present = new Map<string, readonly string[]>()
  const denied = new Set<string>()
  const elsewhere = new Set<string>()
  const turnOf = ({ words }: Mention) => tokens[words[0] ?? 0]?.turn ?? 0
  for (const [name, all] of mentions) {
    const said = all.map((mention) => ({ mention, turn: turnOf(mention), sense: senseOf(name, mention, states) }))
    const last = (sense: Sense) => Math.max(-1, ...said.filter((one) => one.sense === sense).map(({ turn }) => turn))
    const until = Math.max(-1, ...[...takenBack].map((turn) => turn - 1))
    const [yes, no] = [last('present'), last('denied')]
    const isTakenBack = yes <= until && yes >= 0
    if (yes >= 0 && yes >= no && !isTakenBack) {
      const found = said.find((one) => one.sense === 'present' && one.turn === yes)
      present.set(name, found?.mention.words.map((index) => tokens[index]?.raw ?? '') ?? [])
    } else if (no >= 0 || isTakenBack) denied.add(name)
    else elsewhere.add(name)
  }
  if (wellNow) present.set('wellNow', [])
  return {
    present,
    denied,
    elsewhere,
    isEmpty: mentions.size === 0,
    tokens,
    isTakenBack: takenBack.size > 0,
    states,
    ongoing,
    reported,
  }
}

/** All names that a rule may use. */
export const FINDING_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(FAMILIES),
  ...Object.keys(ALL_COMPOSED),
  ...MEASURES,
  ...LEARNED,
  SAID_YES,
  'wellNow',
])
