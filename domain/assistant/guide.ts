/** What the built-in guide says, in the language of its reader. */
import { CONCEPTS, conceptById } from '../concepts/recognise.ts'
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

type Said = { language: UiLanguage; say: Say; questions: readonly QuestionId[] }

function adviceText({ specialties, urgency, concepts }: Understanding, { language, say, questions }: Said): string[] {
  if (urgency === null) return [say('Please tell me a little more, so that I can name the right doctors.')]
  const isWish = concepts[0]?.kind === 'treatment'
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
export type GuideAnswer = { text: string; questions: Question[]; understanding: Understanding }

export type Speaking = { language: UiLanguage; say: Say }

/** The guide's answer to a conversation: what it says, what it asks, and what it understood. */
export function guide(turns: readonly string[], { language, say }: Speaking): GuideAnswer {
  const understanding = judge(turns)
  const ids = questionsFor(understanding, turns.length)
  const nothing = understanding.urgency === null && understanding.reading.isEmpty
  const lines = understanding.isUnsure
    ? safetyText(safetyQuestionFor(understanding.reading), say)
    : understanding.emergency
      ? [...emergencyText(understanding.redFlags, say), ...new Set(understanding.redFlags.map(({ name }) => say(name)))]
      : nothing
        ? [greeting(say)]
        : adviceText(understanding, { language, say, questions: ids })
  if (!understanding.emergency && !understanding.isUnsure && understanding.urgency !== null)
    lines.push(say('This is guidance, not a diagnosis. It does not replace a doctor.'))
  const questions = ids.map((id) => ({
    id,
    text: say(QUESTIONS[id].text),
    answers: QUESTIONS[id].answers.map((answer) => say(answer)),
  }))
  return { text: lines.join('\n\n'), questions, understanding }
}

/** The treatment that is wished for, else the complaint: what services are looked for. */
export const wishOf = ({ concepts }: Understanding): string | undefined =>
  concepts.find(({ kind }) => kind === 'treatment')?.name ??
  concepts.find(({ kind }) => kind === 'complaint')?.name ??
  conceptById(concepts[0]?.id ?? '')?.name
