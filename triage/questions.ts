/**
 * Follow-up questions with answers as buttons. Each answer is a sentence that triage understands.
 */
import { type Say, sentence } from '#domain/sentences.ts'
import { SAFETY_QUESTIONS, safetyQuestionFor } from './safety.ts'
import type { Understanding } from './triage.ts'

export const QUESTIONS = {
  ...SAFETY_QUESTIONS,
  where: {
    text: sentence('Where does it hurt, or what bothers you most?'),
    answers: [
      sentence('My head hurts'),
      sentence('I have chest pain'),
      sentence('I have stomach pain'),
      sentence('My back hurts'),
      sentence('My knee hurts'),
      sentence('I have a toothache'),
      sentence('I have a skin rash'),
    ],
  },
  duration: {
    text: sentence('Since when?'),
    answers: [
      sentence('It began today'),
      sentence('For a few days'),
      sentence('For a few weeks'),
      sentence('For months or longer'),
    ],
  },
  severity: {
    text: sentence('How strong is it?'),
    answers: [sentence('It is mild'), sentence('It affects my day'), sentence('The pain is severe')],
  },
  age: {
    text: sentence('Who is it for?'),
    answers: [
      sentence('For a baby under 3 months old'),
      sentence('For a child'),
      sentence('For an adult'),
      sentence('For somebody over 65 years old'),
    ],
  },
  pregnancy: {
    text: sentence('Could there be a pregnancy?'),
    answers: [sentence('Yes, I am pregnant'), sentence('No, I am not pregnant')],
  },
} as const
export type QuestionId = keyof typeof QUESTIONS

/** Whether a text is an answer that a button offers. */
export const isOffered = (words: string, say: Say): boolean =>
  Object.values(QUESTIONS).some(({ answers }) => answers.some((answer) => answer === words || say(answer) === words))

/** Maximum number of questions at once, so that advice comes soon. */
const MOST_QUESTIONS = 2

const anyOf = (names: ReadonlySet<string> | ReadonlyMap<string, unknown>, wanted: string) =>
  wanted.split(' ').some((name) => names.has(name))

/**
 * Returns the remaining useful questions. None after the second answer, unless no complaint is
 * known.
 */
export function questionsFor(
  { reading, urgency, emergency, isUnsure, concepts }: Understanding,
  turns: number,
): QuestionId[] {
  const { present, denied } = reading
  if (emergency) return []
  // The safety question precedes all others.
  if (isUnsure) return [safetyQuestionFor(reading)]
  const isComplaint = concepts.some(({ kind }) => kind === 'complaint' || kind === 'body') || present.has('pain')
  if (urgency === null) return reading.isEmpty || turns > 3 ? ['where'] : ['where', 'duration']
  if (!isComplaint || turns > 2) return []
  const wanted: QuestionId[] = []
  if (
    anyOf(present, 'abdominalPain headache headacheWord bleeding vomiting backPain') &&
    !anyOf(present, 'child baby underAge over60 testicle pregnant') &&
    !denied.has('pregnant')
  )
    wanted.push('pregnancy')
  if (!anyOf(present, 'acute recent days weeks chronic lately longerThanDays lastsSaid alwaysSo'))
    wanted.push('duration')
  if (anyOf(present, 'fever cough vomiting diarrhoea rash') && !anyOf(present, 'child baby underAge over40 over60'))
    wanted.push('age')
  if (present.has('pain') && !anyOf(present, 'severe mild')) wanted.push('severity')
  return wanted.slice(0, MOST_QUESTIONS)
}
