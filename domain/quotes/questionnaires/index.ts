/** All questionnaires, their choice by treatment, and checks of answers. */
import { isStorable } from '../../checks.ts'
import { sentence } from '../../sentences.ts'
import { bariatric } from './bariatric.ts'
import { cardiac, childHeart } from './cardiac.ts'
import { checkUp } from './check-up.ts'
import { bodyContouring, breastSurgery, faceSurgery, rhinoplasty } from './cosmetic.ts'
import { dentalImplants, dentalVeneers } from './dental.ts'
import { eyes } from './eyes.ts'
import { ivf } from './fertility.ts'
import { general } from './general.ts'
import { hairTransplant } from './hair.ts'
import { oncology } from './oncology.ts'
import { jointReplacement, rehabilitation, spine } from './orthopaedic.ts'
import { type Answers, NONE, type Question, type Questionnaire } from './shape.ts'

export type { Answers, Choice, PhotoView, Question, Questionnaire } from './shape.ts'

export const QUESTIONNAIRES: readonly Questionnaire[] = [
  hairTransplant,
  dentalImplants,
  dentalVeneers,
  rhinoplasty,
  breastSurgery,
  bodyContouring,
  faceSurgery,
  bariatric,
  jointReplacement,
  spine,
  rehabilitation,
  eyes,
  ivf,
  cardiac,
  childHeart,
  oncology,
  checkUp,
  general,
]

/** Separator between the ids of joined questionnaires. */
const JOINED_BY = '+'

/** Adds the views of a second question with the same id. */
const withViews = (first: Question, second: Question): Question =>
  first.kind === 'photos' && second.kind === 'photos'
    ? { ...first, views: [...new Map([...second.views, ...first.views].map((view) => [view.id, view])).values()] }
    : first

const isPhotos = ({ kind }: Question): boolean => kind === 'photos'

/** Joins questions. Each appears once, at its first place, and photos come last. */
function joinQuestions(questionnaires: readonly Questionnaire[]): Question[] {
  const byId = new Map<string, Question>()
  for (const question of questionnaires.flatMap(({ questions }) => questions)) {
    const earlier = byId.get(question.id)
    byId.set(question.id, earlier ? withViews(earlier, question) : question)
  }
  const all = [...byId.values()]
  return [...all.filter((question) => !isPhotos(question)), ...all.filter(isPhotos)]
}

function join(questionnaires: readonly Questionnaire[]): Questionnaire {
  const [first = general, ...others] = questionnaires
  if (others.length === 0) return first
  return {
    id: questionnaires.map(({ id }) => id).join(JOINED_BY),
    version: questionnaires.reduce((sum, { version }) => sum + version, 0),
    name: general.name,
    concepts: questionnaires.flatMap(({ concepts }) => concepts),
    questions: joinQuestions(questionnaires),
  }
}

/** Returns a questionnaire by id. The id may join several. */
export function questionnaireOf(id: string): Questionnaire | undefined {
  const parts = id.split(JOINED_BY).map((part) => QUESTIONNAIRES.find((candidate) => candidate.id === part))
  return parts.every((part) => part !== undefined) && new Set(parts).size === parts.length ? join(parts) : undefined
}

/** Concept of services for children. */
const CHILDREN = 'pediatrics'

/**
 * Returns the questionnaire for the concepts of the chosen treatments. Several questionnaires are
 * joined without repeated questions. Default: the general one.
 */
export function questionnaireFor(concepts: readonly string[]): Questionnaire {
  const matches = QUESTIONNAIRES.filter((candidate) => candidate.concepts.some((id) => concepts.includes(id)))
  const isChild = concepts.includes(CHILDREN)
  return join(matches.map((match) => (match === cardiac && isChild ? childHeart : match)))
}

const CHOOSE = sentence('Please choose from the list')

function refuseChoices(ids: readonly string[], values: readonly string[]): string | null {
  if (values.some((value) => !ids.includes(value)) || new Set(values).size < values.length) return CHOOSE
  return values.includes(NONE) && values.length > 1 ? 'Choose either “None” or the others' : null
}

function refuseNumber(min: number, max: number, value: string): string | null {
  const isInside = /^\d+([.,]\d+)?$/.test(value) && Number(value.replace(',', '.')) >= min
  return isInside && Number(value.replace(',', '.')) <= max
    ? null
    : sentence('Please enter a number from {{min}} to {{max}}', { min, max })
}

function refuseText(max: number, value: string): string | null {
  if (!isStorable(value)) return 'Please remove characters that cannot be stored'
  return value.length > max ? sentence('Please write at most {{max}} characters', { max }) : null
}

/** Returns the error of an answer, or null. */
export function refuseAnswer(question: Question, values: readonly string[]): string | null {
  const [value = ''] = values
  if (question.kind === 'photos') return values.length > 0 ? 'Photos are sent as files' : null
  if (question.kind === 'choices')
    return refuseChoices(
      question.choices.map(({ id }) => id),
      values,
    )
  if (values.length > 1) return 'Please give one answer'
  if (values.length === 0 || value.trim() === '') return null
  if (question.kind === 'number') return refuseNumber(question.min, question.max, value.trim())
  if (question.kind === 'text') return refuseText(question.max, value)
  const ids = question.kind === 'yes-no' ? ['yes', 'no'] : question.choices.map(({ id }) => id)
  return refuseChoices(ids, values)
}

const isMissing = (values: readonly string[]) => values.every((value) => value.trim() === '')

/** Returns errors by id of the question. `complete` also refuses missing required answers. */
export function refuseAnswers(
  { questions }: Questionnaire,
  answers: Answers,
  { complete }: { complete: boolean },
): Record<string, string> {
  const refusals: Record<string, string> = {}
  for (const id of Object.keys(answers))
    if (!questions.some((question) => question.id === id)) refusals[id] = 'This question does not apply'
  for (const question of questions) {
    const values = answers[question.id] ?? []
    const missing = complete && question.required && isMissing(values)
    const refusal = missing ? 'Please answer this question' : refuseAnswer(question, values)
    if (refusal) refusals[question.id] = refusal
  }
  return refusals
}
