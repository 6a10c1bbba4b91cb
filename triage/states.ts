/**
 * State of each word: denied, long past, supposed, joked about. After NegEx and ConText (Chapman,
 * Harkema).
 */
import { cuesOf } from './cue-places.ts'
import { isOfOwn, toldIn } from './statements.ts'
import { storiesIn } from './stories.ts'
import type { Token } from './text.ts'
import { ASIDES } from './words/asides.ts'
import { BYGONE } from './words/bygone.ts'
import { CUES } from './words/cues.ts'

type Cue = keyof typeof CUES
const placesIn = cuesOf<Cue>(CUES)
export const asidesIn = cuesOf<keyof typeof ASIDES>(ASIDES)

const bygoneIn = cuesOf<keyof typeof BYGONE>(BYGONE)

export type State = {
  /** Places of the words that deny it. */
  deniedBy: number[]
  past: boolean
  supposed: boolean
  /** Whether it is a figure of speech, if the finding can be one. */
  joked: boolean
  /**
   * Whether it stands beside laughter, which makes names of illnesses figures of speech, but no
   * signs.
   */
  laughed: boolean
  /** Whether it holds only under a condition. A condition does not weaken a wish to die. */
  conditional: boolean
  /** Whether it concerns companions and not the patient. */
  helps: boolean
}

export type States = {
  words: State[]
  takenBack: ReadonlySet<number>
  wellNow: boolean
  /** Sentences in the present tense. */
  ongoing: ReadonlySet<number>
  /** Sentences that a fixed cue marks as over, denied, read, supposed or a joke. */
  reported: ReadonlySet<number>
}

const REPORTING = ['past', 'supposed', 'asking', 'wellNow', 'joking', 'laughing', 'about', 'learning'] as const

/** Maximum words after a denial that it covers. */
const REACH = 6
/**
 * Maximum words before a Turkish denial that it covers: «zarar verme gibi bir düşüncem kesinlikle
 * yok».
 */
const REACH_BACK = 7
/** Arabic words that deny only the next word: "not a nose job, my husband hit me". */
const DENIES_NEXT = /^(?:مو|مب|مهو|موب)$/
const ALSO = new Set(['or', 'nor', 'veya', 'и', 'или', 'او', 'ولا', 'and'])

/**
 * Whether a denial covers only its verb: "not feeding and floppy". A denied noun continues: "no
 * fever and cough".
 */
const isVerbDenial = (word: string) =>
  !/^(no|without|nor|neither|never|zero|нет|без|ни|بدون|بلا|ولا|من|غير|دون|مافي|مافيه|ماكو|مفيش|مافيش)$/.test(word)
const startsNewClause = (token: Token | undefined) =>
  /^(and|ve|и|а)$/.test(token?.word ?? '') || /^و(?!لا$|جع|رم|جه|عي|قع|زن|لد|لاد)/.test(token?.word ?? '')

/** Arabic relatives, with whom a new statement begins: "not a nose job, my husband …". */
const SOMEBODY = /^(?:زوجي|جوزي|رجلي|رجالي|خطيبي|طليقي|ابوي|ابويا|اخوي|اخويا|امي|ابني|ولدي|بنتي|زوجتي|مراتي)$/

/**
 * Words that count time from a past event, so the finding may be present: "since my operation last
 * month".
 */
const COUNTED_FROM = /^(since|after|ever|sonra|beri|после|من|بعد)$/
/** Surroundings that do not make the writer's chest a joke: "in a series of meetings". */
const SURROUNDING =
  /^(?:series|episode|movie|film\p{L}*|novel|song|traffic|boss|bored|boredom|dizi|dizide|roman\p{L}*|sarki\p{L}*|patron\p{L}*|trafik\p{L}*|пробк\p{L}*|начальник\p{L}*|сериал\p{L}*|(?:[وب]?ال)?(?:فيلم|مسلسل|زحمه|مدير\p{L}*))$/u
const OWN_CHEST = /^(?:gogsum\p{L}*|و?صدري)$/u

/** Whether words are about the chest of the writer or of a person nearby. */
const isOfChest = (words: readonly Token[]): boolean =>
  words.some(
    ({ word }, index) =>
      OWN_CHEST.test(word) ||
      (word === 'chest' && /^(?:my|his|her)$/.test(words[index - 1]?.word ?? '')) ||
      (/^груд(?:ь|и)$/.test(word) && !words.some((other) => /^геро/.test(other.word))),
  )

/** Negations, which cancel a joke: "not a joke". */
const NOT = /^(no|not|isnt|aint|degil|не|مش|مو|ما|مب)$/

export function statesOf(tokens: readonly Token[]): States {
  const placesOfCue = (cue: Cue) => placesIn(tokens, cue, cue === 'past' ? 1 : 0)
  const words: State[] = tokens.map(() => ({
    deniedBy: [],
    past: false,
    supposed: false,
    conditional: false,
    joked: false,
    laughed: false,
    helps: false,
  }))
  const inert = new Set(placesOfCue('inert').flatMap((place) => place.words))
  const ends = new Set(placesOfCue('goesOn').flatMap((place) => place.words))
  const denials = placesOfCue('denyBefore').filter((place) => !place.words.some((index) => inert.has(index)))
  const starts = new Set(denials.flatMap((place) => place.words))
  const sameClause = (a: number, b: number) => tokens[a]?.clause === tokens[b]?.clause
  const deny = (index: number, by: number) => words[index]?.deniedBy.push(by)

  for (const { words: cue } of denials) {
    const first = cue.at(-1) ?? 0
    // Russian also puts the negation last: «температуры нет».
    const language = tokens[first]?.language[0]
    const isLast = !sameClause(first, first + 1) || ALSO.has(tokens[first + 1]?.word ?? '')
    if (language === 'ru' && isLast) continue
    const word = tokens[first]?.word ?? ''
    const reach = language === 'ru' && word === 'не' ? 2 : language === 'ar' && DENIES_NEXT.test(word) ? 3 : REACH
    for (let index = first + 1; index <= first + reach && sameClause(first, index); index++) {
      if (starts.has(index)) break
      if (DENIES_NEXT.test(word) && SOMEBODY.test(tokens[index]?.word ?? '') && index > first + 1) break
      const after = tokens[index - 1]?.word ?? ''
      if (isVerbDenial(tokens[first]?.word ?? '') && startsNewClause(tokens[index])) break
      if (ends.has(index) && index > first + 1 && (after !== 'or' || tokens[index]?.word === 'but')) break
      deny(index, first)
    }
  }
  for (const { words: cue } of placesOfCue('denyAfter')) {
    const [first = 0] = cue
    if (cue.some((index) => inert.has(index))) continue
    if (
      tokens[first]?.language.includes('ru') &&
      sameClause(first, first + 1) &&
      /^нету?$/.test(tokens[first]?.word ?? '') &&
      !ALSO.has(tokens[first + 1]?.word ?? '') &&
      tokens[first + 1]?.word !== 'а'
    )
      continue
    const short = !tokens[first]?.language.includes('tr')
    for (let index = first - 1; index >= first - (short ? 3 : REACH_BACK) && sameClause(first, index); index--) {
      const word = tokens[index]?.word ?? ''
      if (
        starts.has(index) ||
        /^(yok|degil|var|ve|ama)$|[iu]yor(um|sun|uz|lar)?$|(oldu|undan|inden)$|^(?!simdi|kendi)\p{L}{3,}[dt][iu]$/u.test(
          word,
        )
      )
        break
      deny(index, first)
    }
  }

  const spread = (cue: Cue, same: 'clause' | 'sentence', mark: (state: State, token: Token) => void) => {
    const where = new Set(placesOfCue(cue).flatMap((place) => place.words.map((index) => tokens[index]?.[same])))
    tokens.forEach((token, index) => {
      const state = words[index]
      if (state && where.has(token[same])) mark(state, token)
    })
  }
  const jests = new Set([...placesOfCue('joking'), ...placesOfCue('laughing')].flatMap(({ words: cue }) => cue))
  const isOverLast = (index: number) =>
    tokens[index]?.word === 'over' && /^(?:the|last|past)$/.test(tokens[index + 1]?.word ?? '')
  const isCounted = new Set(
    tokens.filter(({ word }, index) => COUNTED_FROM.test(word) || isOverLast(index)).map(({ clause }) => clause),
  )
  spread('past', 'clause', (state, { clause }) => {
    state.past ||= !isCounted.has(clause)
  })
  const told = toldIn(tokens)
  spread('supposed', 'clause', (state, token) => {
    state.supposed ||= !told.lived.has(token.sentence)
  })
  spread('asking', 'sentence', (state, { sentence }) => {
    state.supposed ||= !isOfOwn(tokens.filter((token) => token.sentence === sentence))
  })
  spread('learning', 'sentence', (state) => {
    state.supposed = true
  })
  const clauseOf = (clause: number) => tokens.filter((token) => token.clause === clause)
  const jokes = new Set(
    placesOfCue('about').flatMap(({ words: cue }) => {
      const clause = tokens[cue[0] ?? 0]?.clause ?? 0
      const isAround = cue.every((index) => SURROUNDING.test(tokens[index]?.word ?? ''))
      return isAround && isOfChest(clauseOf(clause)) ? [] : clause
    }),
  )
  words.forEach((state, index) => {
    state.joked ||= jokes.has(tokens[index]?.clause ?? -1)
  })
  const isSerious = new Set(
    tokens.flatMap(({ word, clause }, index) =>
      NOT.test(word) && [index - 1, index + 1, index + 2].some((near) => jests.has(near)) ? [clause] : [],
    ),
  )
  spread('joking', 'sentence', (state, { clause }) => {
    state.joked ||= !isSerious.has(clause)
  })
  spread('laughing', 'sentence', (state, { clause }) => {
    state.laughed ||= !isSerious.has(clause)
  })
  const helping = new Set(asidesIn(tokens, 'helps', 1).flatMap(({ words: cue }) => tokens[cue[0] ?? 0]?.clause ?? []))
  tokens.forEach(({ clause }, index) => {
    const state = words[index]
    if (state) state.helps = helping.has(clause)
  })
  const stories = new Set(
    [...storiesIn(tokens)].filter((story) => !isOfOwn(tokens.filter(({ sentence }) => sentence === story))),
  )
  words.forEach((state, index) => {
    state.supposed ||= stories.has(tokens[index]?.sentence ?? -1)
    state.past = (state.past || told.past.has(index)) && !told.now.has(index)
    state.supposed ||= told.supposed.has(index)
    state.conditional ||= told.conditional.has(index)
  })
  const reporting = REPORTING.flatMap((cue) => placesOfCue(cue).flatMap(({ words: cued }) => cued))
  const bygone = bygoneIn(tokens, 'bygone', 1).flatMap(({ words: cued }) => cued)
  const denied = words.flatMap(({ deniedBy }, index) => (deniedBy.length > 0 ? [index] : []))
  const reported = [...reporting, ...bygone, ...denied].flatMap((index) => tokens[index]?.sentence ?? [])
  return {
    words,
    ongoing: told.ongoing,
    reported: new Set([...reported, ...told.reported]),
    takenBack: new Set([
      ...placesOfCue('takenBack').flatMap(({ words: cue }) => tokens[cue[0] ?? 0]?.turn ?? []),
      ...told.takenBack,
    ]),
    wellNow: placesOfCue('wellNow').length > 0,
  }
}
