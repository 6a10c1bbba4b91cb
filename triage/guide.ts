/** Answers of the built-in guide, in the reader's language. */
import type { UiLanguage } from '#domain/languages.ts'
import type { Say } from '#domain/sentences.ts'
import type { Sufferer } from '#domain/sufferers.ts'
import { type PracticalQuestion, partBeside } from './beside.ts'
import { bestFounded } from './best-founded.ts'
import { cityIn } from './city.ts'
import { willSpeakText } from './filter-texts.ts'
import {
  adviceText,
  calmSafetyText,
  emergencyText,
  listOf,
  type SpokenIn,
  safetyText,
  signsText,
  WHEN,
} from './guide-texts.ts'
import { withoutIdioms } from './idioms.ts'
import { withoutPunchlines } from './punchlines.ts'
import { isOffered, QUESTIONS, type QuestionId, questionsFor } from './questions.ts'
import { LEARNED } from './reading.ts'
import { partAnswers, SAFETY_QUESTIONS, safetyQuestionFor, yesOrNo } from './safety.ts'
import { languagesIn, partSpoken } from './spoken.ts'
import { suffererIn } from './sufferer.ts'
import { afterText, beginText, practicalText } from './talk-answers.ts'
import { asksPrice, REFINES, type Talk, talkIn, wishesFor } from './talk.ts'
import { setOf } from './text.ts'
import { judge, type RedFlag, type Understanding } from './triage.ts'
import { talkAgain } from './unchanged-advice.ts'
import { doneIn, serviceFor, treatmentsIn, withSpecialtiesOf } from './wishes.ts'

/** Name of alarms whose rules have no name. */
const SEVERAL = 'Several signs of danger together'

export type Question = { id: QuestionId; text: string; answers: string[] }
export type GuideAnswer = {
  text: string
  questions: Question[]
  understanding: Understanding
  /** Search text for services. Undefined if only the specialty is known. */
  wish: string | undefined
  /** Whether a treatment is requested, so only hospitals that offer it are useful. */
  isWish: boolean
  /** Whether the advice is the previous one. */
  isAgain: boolean
  sufferer: Sufferer
  asksPrice: boolean
  /** Whether the turn refines the previous advice by city, language, budget, date or price. */
  refines: boolean
  /** Urgency sentence of a refined advice. The refinement replaces its first paragraph. */
  remainder: string
  /** Whether records fit the answer. They do not fit thanks, jokes or insults. */
  hasCards: boolean
}

export type Speaking = {
  language: UiLanguage
  say: Say
  /** Earlier answers. */
  said?: readonly string[]
}

/**
 * Returns names of the suspected conditions. "Several signs together" is left out beside a name.
 */
function reasonsFor(redFlags: readonly RedFlag[], say: Say): string[] {
  const named = redFlags.filter(({ name }) => name !== SEVERAL)
  return [...new Set(bestFounded(named.length > 0 ? named : redFlags).map(({ name }) => say(name)))]
}

type Telling = SpokenIn & {
  sufferer: Sufferer
  /** Languages that doctors should speak. */
  spoken: readonly string[]
  city: string | undefined
  talk: Talk | undefined
  practical: readonly PracticalQuestion[]
  /** Whether the advice is the previous one. */
  isAgain: boolean
}

function textOf(understanding: Understanding, said: Telling): string[] {
  const { language, say, talk, isWish, isAgain, sufferer, spoken } = said
  const { redFlags, urgency, reading } = understanding
  if (understanding.isUnsure && understanding.isCalm)
    return [
      ...calmSafetyText(safetyQuestionFor(reading), say),
      ...adviceText(understanding, { ...said, questions: [] }),
    ]
  if (understanding.isUnsure) return safetyText(safetyQuestionFor(reading), say)
  if (understanding.emergency) return [...emergencyText({ redFlags, sufferer }, say), ...reasonsFor(redFlags, say)]
  if (urgency === null && spoken.length > 0) return [willSpeakText(spoken, said), ...beginText('language', say)]
  if (urgency === null && (talk || reading.isEmpty)) return beginText(talk ?? 'hello', say)
  const when = !isWish && urgency && urgency !== 'immediate' ? [say(WHEN[urgency])] : []
  if (!isAgain) return adviceText(understanding, said)
  if (talk === 'practical') return urgency === 'routine' ? [] : when
  if (talk) return [afterText(talk, say), ...(urgency === 'routine' ? [] : when)]
  const who = { specialties: listOf(understanding.specialties, { language, say }) }
  return [say('Thank you. My advice stays the same: {{specialties}}.', who), ...when]
}

type Advice = { understanding: Understanding; isWish: boolean; wish: string | undefined }

function adviceFor(turns: readonly string[]): Advice {
  const judged = judge(turns)
  const named = treatmentsIn(judged, turns)
  const treatments = named.length > 0 ? named : doneIn(judged, turns)
  const isDone = named.length === 0 && treatments.length > 0
  const understanding = withSpecialtiesOf(
    treatments,
    isDone ? { ...judged, urgency: 'routine', isUnsure: false } : judged,
  )
  const wish = (treatments[0] ?? serviceFor(understanding, turns))?.name
  return { understanding, isWish: treatments.length > 0, wish }
}

const isAdvice = ({ emergency, isUnsure, urgency }: Understanding) => !emergency && !isUnsure && urgency !== null

/** Whether two answers advise the same specialty, urgency and topic. */
const isSame = (one: Advice, other: Advice) =>
  isAdvice(one.understanding) &&
  isAdvice(other.understanding) &&
  one.understanding.urgency === other.understanding.urgency &&
  one.understanding.specialties[0] === other.understanding.specialties[0] &&
  one.isWish === other.isWish &&
  (!one.isWish || one.wish === other.wish)

/** Returns answers to practical questions. An emergency suppresses them. */
const practicalLines = (
  { emergency, isUnsure }: Understanding,
  { practical, say }: { practical: readonly PracticalQuestion[]; say: Say },
) => (emergency || isUnsure ? [] : practical.map((question) => practicalText(question, say)))

const asksForSafety = (text: string | undefined, say: Say) => text?.includes(say(SAFETY_QUESTIONS.safety.text)) === true

/** Returns the end of an alarm: it was taken back, or a calming fact makes the guide ask first. */
const endText = (isTakenBack: boolean, say: Say) =>
  isTakenBack
    ? say(
        'So this does not apply, and I am ending the alarm. If it does after all, call 112 if you are in Türkiye, or your local emergency number elsewhere.',
      )
    : say('From what you added, this may be less urgent. Before I end the alarm, please answer this.')

type Asking = Pick<Required<Speaking>, 'say' | 'said'> & {
  told: readonly string[]
  /** Last turn, if it says something about health. */
  fresh: string | undefined
}

/** Findings of time, duration and amount, which name nothing new. */
const CIRCUMSTANCES = setOf('acute recent lately days weeks longerThanDays suddenly sudden worse mild severe someone')

/** Whether a turn by itself may be dangerous and names something that no earlier turn named. */
function isNewDanger(fresh: string, told: readonly string[]): boolean {
  const alone = adviceFor([fresh]).understanding
  if (!alone.isUnsure) return false
  const earlier = judge(told.slice(0, -1))
  const isKnown = (name: string) =>
    earlier.reading.present.has(name) || CIRCUMSTANCES.has(name) || (LEARNED as readonly string[]).includes(name)
  return (
    alone.concepts.some((concept) => !earlier.concepts.includes(concept)) ||
    [...alone.reading.present.keys()].some((name) => !isKnown(name))
  )
}

/** Asks the safety question once if anything else is known, and again for each new danger. */
function askedOnce(advice: Advice, { say, said, told, fresh }: Asking): Advice {
  const wasAsked = said.some((text) => asksForSafety(text, say))
  const { understanding } = advice
  if (!wasAsked || understanding.urgency === null || understanding.emergency) return advice
  return { ...advice, understanding: { ...understanding, isUnsure: fresh !== undefined && isNewDanger(fresh, told) } }
}

/**
 * Returns the health facts of a turn. A bare yes or no answers the question about a pregnancy if it
 * was asked, and nothing otherwise.
 */
function toldBy(written: string, told: readonly string[]): string[] {
  const turn = withoutIdioms(partBeside(written).rest)
  if (turn === '' || talkIn(turn)) return []
  const { rest } = partSpoken(turn)
  if (rest !== turn) return rest === '' ? [] : [rest]
  const yes = yesOrNo(turn)
  if (yes === undefined) return [turn]
  if (!questionsFor(adviceFor(told).understanding, told.length).includes('pregnancy')) return []
  const [isSo, isNotSo] = QUESTIONS.pregnancy.answers
  return [yes ? isSo : isNotSo]
}

function toldIn(turns: readonly string[]): string[] {
  const told: string[] = []
  for (const turn of turns) told.push(...toldBy(turn, told))
  return told
}

/**
 * Returns the first turn of the current topic. A request for another treatment, or for its price,
 * starts a new topic.
 */
function topicIn(told: readonly string[]): number {
  const isTopic = (turn: string) => {
    if (!wishesFor(turn)) return false
    const { isWish, understanding } = adviceFor([turn])
    return isWish && understanding.urgency === 'routine' && !understanding.isUnsure
  }
  return Math.max(0, told.findLastIndex(isTopic))
}

/** Judges all turns. If they are no emergency, the advice is for the last topic. */
function adviceOnTopic(told: readonly string[]): Advice {
  const whole = adviceFor(told)
  const topic = topicIn(told)
  if (topic === 0 || whole.understanding.emergency || whole.understanding.isUnsure) return whole
  return adviceFor(told.slice(topic))
}

/** Topics whose answers ask for no complaint. */
const NO_QUESTION: ReadonlySet<Talk | undefined> = new Set<Talk | undefined>(['thanks', 'joke', 'story', 'price'])
const isForSafety = (id: QuestionId) => Object.hasOwn(SAFETY_QUESTIONS, id)

/** Returns the guide's answer to a conversation: text, questions and understanding. */
export function guide(written: readonly string[], { language, say, said = [] }: Speaking): GuideAnswer {
  const { turns, endsJoke } = withoutPunchlines(written.map((turn) => withoutIdioms(turn, { keepsPrices: true })))
  const last = turns.at(-1) ?? ''
  const earlier = toldIn(turns.slice(0, -1))
  const told = [...earlier, ...toldBy(last, earlier)]
  const { questions: practical, figure, rest } = partBeside(last)
  const beside =
    (endsJoke ? 'joke' : figure) ??
    (practical.length > 0 && rest === '' ? 'practical' : talkIn(rest)) ??
    (told.length === earlier.length ? 'place' : undefined)
  const judged = adviceOnTopic(told)
  const fresh = told.slice(earlier.length).at(-1)
  const now = askedOnce(judged, { say, said, told, fresh })
  const before =
    said.length > 0 && earlier.length > 0
      ? askedOnce(beside ? judged : adviceOnTopic(earlier), {
          say,
          said: said.slice(0, -1),
          told: earlier,
          fresh: earlier.slice(toldIn(turns.slice(0, -2)).length).at(-1),
        })
      : undefined
  const isAgain = before !== undefined && isSame(now, before)
  const talk = beside ?? (isAgain ? talkAgain(last, say) : undefined)
  const endsAlarm = before?.understanding.emergency === true && !now.understanding.emergency
  const { isTakenBack } = now.understanding.reading
  const understanding = {
    ...now.understanding,
    // Keeps the previous specialties: less likely ones that come and go would confuse.
    ...(isAgain && { specialties: before.understanding.specialties }),
    ...(endsAlarm && { isUnsure: !isTakenBack }),
  }
  const { isUnsure, emergency } = understanding
  const isWarned =
    !endsAlarm && asksForSafety(said.at(-1), say) && !partAnswers([last]).answer && !isUnsure && !emergency
  // An answer in free words shows that all questions were read.
  const asked = before && (talk || !isOffered(last, say)) ? questionsFor(before.understanding, earlier.length) : []
  const ids = questionsFor(understanding, told.length).filter((id) =>
    id === 'where' ? !NO_QUESTION.has(talk) : !asked.includes(id) && (!now.isWish || isForSafety(id)),
  )
  const sufferer = suffererIn(turns, understanding.redFlags)
  const wished = { spoken: languagesIn([last]), city: cityIn(turns) }
  const spoken = { ...wished, language, say, questions: ids, isWish: now.isWish, talk, practical, isAgain, sufferer }
  const lead = [...(endsAlarm ? [endText(isTakenBack, say)] : []), ...(isWarned ? [signsText(say)] : [])]
  const answers = practicalLines(understanding, { practical, say })
  const lines = textOf(understanding, spoken)
  const refines = isAgain && isAdvice(understanding) && REFINES.has(talk)
  return {
    text: [...lead, ...answers, ...lines].join('\n\n'),
    questions: ids.map((id) => ({
      id,
      text: say(QUESTIONS[id].text),
      answers: QUESTIONS[id].answers.map((answer) => say(answer)),
    })),
    understanding,
    wish: now.wish,
    isWish: now.isWish,
    isAgain,
    sufferer,
    asksPrice: asksPrice(last),
    refines,
    remainder: [...lead, ...answers, ...lines.slice(refines ? 1 : 0)].join('\n\n'),
    hasCards: !isAgain || talk === undefined || REFINES.has(talk),
  }
}
