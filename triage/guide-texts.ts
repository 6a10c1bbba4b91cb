/** Paragraphs of the guide's answers, in the reader's language. */
import { CONCEPTS, conceptNameIn } from '#domain/concepts/recognise.ts'
import type { Specialty } from '#domain/doctors.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Urgency } from '#domain/search-choices.ts'
import { type Say, sentence } from '#domain/sentences.ts'
import type { Sufferer } from '#domain/sufferers.ts'
import { QUESTIONS, type QuestionId } from './questions.ts'
import { OF_THE_MIND } from './rules/rule.ts'
import { type SafetyId, SIGNS } from './safety.ts'
import type { RedFlag, Understanding } from './triage.ts'

/** Sentence about each urgency. */
export const WHEN: Record<Exclude<Urgency, 'immediate'>, string> = {
  urgent: sentence('This should be seen by a doctor within 24 hours.'),
  soon: sentence('Please see a doctor within about 3 days.'),
  routine: sentence('A routine appointment is fine for this.'),
}

type Emergency = { redFlags: readonly Pick<RedFlag, 'id'>[]; sufferer: Sufferer }

/** Returns the name of a specialty as the user wrote it, or the first common word of the table. */
function specialtyName(specialty: Specialty, { language, say }: Pick<SpokenIn, 'language' | 'say'>): string {
  const named = say(specialty, { context: 'specialty' })
  if (named !== specialty || language === 'en') return named
  const concept = CONCEPTS.find(({ kind, name }) => kind === 'specialty' && name === specialty)
  return concept ? conceptNameIn(concept, language) : specialty
}

export const listOf = (specialties: readonly Specialty[], said: Pick<SpokenIn, 'language' | 'say'>): string =>
  new Intl.ListFormat(said.language, { type: 'disjunction' }).format(
    specialties.map((specialty) => specialtyName(specialty, said)),
  )

/** Id of the rule whose alarm adds the helpline for domestic violence. */
const VIOLENCE = 'violence-at-home'
/** Source: Ministry of Family and Social Services of Türkiye, ALO 183 and KADES. */
const VIOLENCE_HELP = sentence(
  'If someone at home hurts or threatens you: in Türkiye the police come when you call 112, and the 183 helpline advises you day and night.',
)

/** Returns the first paragraphs of an emergency. */
export function emergencyText({ redFlags, sufferer }: Emergency, say: Say): string[] {
  const ofTheMind =
    sufferer === 'self'
      ? say('You are not alone, and help is available right now. Please ask someone near you to stay with you.')
      : say('Help is there now. Please do not leave the person alone.')
  const first = redFlags.some(({ id }) => OF_THE_MIND.has(id))
    ? ofTheMind
    : say('What you describe can be an emergency.')
  return [
    first,
    say(
      'Call 112 now if you are in Türkiye, or your local emergency number elsewhere. Do not drive yourself, and do not wait for an appointment.',
    ),
    ...(redFlags.some(({ id }) => id === VIOLENCE) ? [say(VIOLENCE_HELP)] : []),
  ]
}

export type SpokenIn = { language: UiLanguage; say: Say; questions: readonly QuestionId[]; isWish: boolean }

export function adviceText(
  { specialties, urgency }: Understanding,
  { language, say, questions, isWish }: SpokenIn,
): string[] {
  if (urgency === null) return [say('Please tell me a little more, so that I can name the right doctors.')]
  const who = { specialties: listOf(specialties, { language, say }) }
  const lines = [
    isWish
      ? say('For this you need {{specialties}}.', who)
      : say('From what you describe, the right doctors are in {{specialties}}.', who),
  ]
  if (!isWish && urgency !== 'immediate') lines.push(say(WHEN[urgency]))
  if (isWish) lines.push(say('The cards below show treatments with prices and hospitals with available times.'))
  if (!isWish && urgency !== 'routine')
    lines.push(
      say(
        'If it gets worse suddenly, with trouble breathing, fainting or severe pain, call 112 or your local emergency number.',
      ),
    )
  lines.push(say('This is guidance, not a diagnosis. It does not replace a doctor.'))
  // Last, so that the questions follow it.
  if (questions.length > 0) lines.push(say('A few answers will help me be more precise.'))
  return lines
}

const questionText = (id: SafetyId, say: Say): string =>
  [say(QUESTIONS[id].text), ...SIGNS[id].map((sign) => `• ${say(sign)}`)].join('\n')

/** Returns the safety question that precedes any advice. */
export const safetyText = (id: SafetyId, say: Say): string[] => [
  say('I cannot tell from this whether it is an emergency.'),
  questionText(id, say),
  say(
    'If so, or if you are not sure, call 112 now if you are in Türkiye, or your local emergency number elsewhere. If not, I will tell you which doctor to see.',
  ),
]

/** Text for users who answered a safety question with something else. Shown once. */
export const signsText = (say: Say): string =>
  say(
    'If one of the signs above is there, or if you are not sure, call 112 now if you are in Türkiye, or your local emergency number elsewhere.',
  )

/** Returns the safety question for a message that names no sign of danger. */
export const calmSafetyText = (id: SafetyId, say: Say): string[] => [
  say('One question first, to be safe.'),
  questionText(id, say),
  signsText(say),
]
