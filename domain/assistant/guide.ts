/** What the built-in guide says, in the language of its reader. */
import type { Concept } from '../concepts/concept.ts'
import { CONCEPTS } from '../concepts/recognise.ts'
import type { Specialty } from '../doctors.ts'
import type { UiLanguage } from '../languages.ts'
import type { Urgency } from '../search-choices.ts'
import { type Say, sentence } from '../sentences.ts'
import { QUESTIONS, type QuestionId, questionsFor } from './questions.ts'
import { type SafetyId, safetyQuestionFor, SIGNS } from './safety.ts'
import { judge, type RedFlag, type Understanding } from './triage.ts'

const WHEN: Record<Exclude<Urgency, 'immediate'>, string> = {
  urgent: sentence('This should be seen by a doctor within 24 hours.'),
  soon: sentence('This should be seen by a doctor within about 3 days.'),
  routine: sentence('This can be looked at in a normal appointment.'),
}

/** Urgent words for those who are alone with their thoughts. */
const OF_THE_MIND = new Set(['suicide', 'harm-others'])

/** A specialty as it has been named, or as patients call it: the first word that the table of concepts has for it. */
function specialtyName(specialty: Specialty, { language, say }: Pick<Said, 'language' | 'say'>): string {
  const named = say(specialty, { context: 'specialty' })
  if (named !== specialty || language === 'en') return named
  const concept = CONCEPTS.find(({ kind, name }) => kind === 'specialty' && name === specialty)
  const [first = specialty] = concept?.[language].split(',') ?? []
  const word = first.trim()
  return word.charAt(0).toLocaleUpperCase(language) + word.slice(1)
}

const listOf = (specialties: readonly Specialty[], said: Pick<Said, 'language' | 'say'>): string =>
  new Intl.ListFormat(said.language, { type: 'disjunction' }).format(
    specialties.map((specialty) => specialtyName(specialty, said)),
  )

/** What comes first in an emergency. */
export function emergencyText(redFlags: readonly Pick<RedFlag, 'id'>[], say: Say): string[] {
  const first = redFlags.some(({ id }) => OF_THE_MIND.has(id))
    ? say('You are not alone, and help is there now. Please do not stay alone; ask somebody near you to be with you.')
    : say('What you describe can be an emergency.')
  return [
    first,
    say(
      'Call 112 now if you are in Türkiye, or your local emergency number elsewhere. Do not drive yourself, and do not wait for an appointment.',
    ),
  ]
}

type Said = { language: UiLanguage; say: Say; questions: readonly QuestionId[]; isWish: boolean }

function adviceText({ specialties, urgency }: Understanding, { language, say, questions, isWish }: Said): string[] {
  if (urgency === null) return [say('Please tell me a little more, so that I can name the right doctors.')]
  const who = { specialties: listOf(specialties, { language, say }) }
  const lines = [
    isWish
      ? say('For this you need {{specialties}}.', who)
      : say('From what you describe, the right doctors are in {{specialties}}.', who),
  ]
  if (!isWish && urgency !== 'immediate') lines.push(say(WHEN[urgency]))
  if (isWish) lines.push(say('Below are treatments with their prices and hospitals with free times.'))
  if (!isWish && urgency !== 'routine')
    lines.push(
      say(
        'If it gets worse suddenly, with trouble breathing, fainting or severe pain, call 112 or your local emergency number.',
      ),
    )
  lines.push(say('This is guidance, not a diagnosis. It does not replace a doctor.'))
  // Last, so that the questions follow it.
  if (questions.length > 0) lines.push(say('Your answers to these questions make this more precise.'))
  return lines
}

const greeting = (say: Say) =>
  say(
    'Hello! Tell me what bothers you or which treatment you are looking for, and I will name the right doctors and hospitals.',
  )

/** What is asked before anything is advised: whether this is an emergency. */
const safetyText = (id: SafetyId, say: Say): string[] => [
  [say(QUESTIONS[id].text), ...SIGNS[id].map((sign) => `• ${say(sign)}`)].join('\n'),
  say(
    'If so, or if you are not sure, call 112 now if you are in Türkiye, or your local emergency number elsewhere. If not, I name the right doctors.',
  ),
]

export type Question = { id: QuestionId; text: string; answers: string[] }
export type GuideAnswer = {
  text: string
  questions: Question[]
  understanding: Understanding
  /** What services are looked for; nothing where only the specialty is known. */
  wish: string | undefined
}

export type Speaking = {
  language: UiLanguage
  say: Say
  /** What was answered before. */
  said?: readonly string[]
}

/**
 * The treatments that are wished for, those of the last turn that names one: people change their minds. What should be seen soon is a
 * complaint, whatever treatments are named beside it.
 */
function treatmentsIn({ urgency, concepts }: Understanding, turns: readonly string[]): Concept[] {
  if (urgency !== 'routine' || concepts[0]?.kind !== 'treatment') return []
  const treatments = concepts.filter(({ kind }) => kind === 'treatment')
  if (treatments.length < 2) return treatments
  for (const turn of [...turns].reverse()) {
    const named = new Set(judge([turn]).concepts)
    const ofTurn = treatments.filter((treatment) => named.has(treatment))
    if (ofTurn.length > 0) return ofTurn
  }
  return treatments
}

/** What services are looked for beside a complaint: its own, or a treatment that one of the right doctors gives. */
const serviceFor = ({ concepts, specialties }: Understanding): Concept | undefined =>
  concepts.find(({ kind }) => kind === 'complaint') ??
  concepts.find(
    (concept) => concept.kind === 'treatment' && concept.specialties.some((one) => specialties.includes(one)),
  )

const MOST_SPECIALTIES = 3

/** Who offers what is wished for is known, and not guessed from words. */
function withSpecialtiesOf(treatments: readonly Concept[], understanding: Understanding): Understanding {
  const specialties = [...new Set(treatments.flatMap((treatment) => treatment.specialties))].slice(0, MOST_SPECIALTIES)
  return specialties.length > 0 ? { ...understanding, specialties } : understanding
}

/** The guide's answer to a conversation: what it says, what it asks, and what it understood. */
export function guide(turns: readonly string[], { language, say, said = [] }: Speaking): GuideAnswer {
  const judged = judge(turns)
  const treatments = treatmentsIn(judged, turns)
  const isWish = treatments.length > 0
  const understanding = withSpecialtiesOf(treatments, judged)
  const ids = questionsFor(understanding, turns.length)
  const nothing = understanding.urgency === null && understanding.reading.isEmpty
  const lines = understanding.isUnsure
    ? safetyText(safetyQuestionFor(understanding.reading), say)
    : understanding.emergency
      ? [...emergencyText(understanding.redFlags, say), ...new Set(understanding.redFlags.map(({ name }) => say(name)))]
      : nothing
        ? [greeting(say)]
        : adviceText(understanding, { language, say, questions: ids, isWish })
  const questions = ids.map((id) => ({
    id,
    text: say(QUESTIONS[id].text),
    answers: QUESTIONS[id].answers.map((answer) => say(answer)),
  }))
  const wish = (treatments[0] ?? serviceFor(understanding))?.name
  const whole = lines.join('\n\n')
  const isAgain = isAdvice(understanding) && said.some((before) => before.includes(whole))
  const text = isAgain ? againText(understanding, { say, isWish }) : whole
  return { text, questions, understanding, wish }
}

const isAdvice = ({ emergency, isUnsure, urgency }: Understanding) => !emergency && !isUnsure && urgency !== null

/** In place of an answer that was given before: somebody thanks, or asks what it costs. How soon stays said. */
function againText({ urgency }: Understanding, { say, isWish }: Pick<Said, 'say' | 'isWish'>): string {
  const again = say(
    'My advice above stays the same. The cards below show prices and free times, and lead to where you can book.',
  )
  return isWish || !urgency || urgency === 'immediate' ? again : [again, say(WHEN[urgency])].join('\n\n')
}

/** Said where somebody asks about a city. */
export const inCityText = (city: string, say: Say): string => say('Below is what there is in {{city}}.', { city })

/** Said where the city that was named has nothing of what is looked for. */
export const elsewhereText = (city: string, say: Say): string =>
  say('Nobody listed here offers this in {{city}}. What you see is in other cities.', { city })
