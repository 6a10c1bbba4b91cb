/**
 * Shape of the questionnaires of quote requests. Birth year, sex, weight, pregnancy, smoking,
 * conditions, medicines, allergies and earlier operations belong to the request and are asked there
 * once.
 */

export const QUESTION_KINDS = ['choice', 'choices', 'number', 'text', 'yes-no', 'photos'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** A possible answer. The label is English and the key of its translations. */
export type Choice = { id: string; label: string }

/** A picture or a paper. The guidance describes a usable one. */
export type PhotoView = { id: string; label: string; guidance: string }

type Base = {
  /** Questions of two questionnaires with one id are the same question. */
  id: string
  label: string
  /** Reason for the question, shown to the patient beside it. */
  reason: string
  required: boolean
}
type ChoiceQuestion = Base & { kind: 'choice' | 'choices'; choices: readonly Choice[] }
type NumberQuestion = Base & { kind: 'number'; min: number; max: number; unit: string | null }
type TextQuestion = Base & { kind: 'text'; max: number }
type YesNoQuestion = Base & { kind: 'yes-no' }
type PhotosQuestion = Base & { kind: 'photos'; views: readonly PhotoView[] }
export type Question = ChoiceQuestion | NumberQuestion | TextQuestion | YesNoQuestion | PhotosQuestion

export type Questionnaire = {
  /** Several joined by `+` name the questionnaire of several treatments. */
  id: string
  /** Rises with each change of a question, so that stored answers keep their questions. */
  version: number
  name: string
  /** Ids of treatments in `domain/concepts` that it serves. Empty for the general one. */
  concepts: readonly string[]
  questions: readonly Question[]
}

/** Answers by id of the question. One value for all kinds but `choices`. Absent: not said. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** Option that excludes all others. */
export const NONE = 'none'

/** Longest answer in words. */
const MAX_TEXT = 1000

const withChoices =
  (kind: 'choice' | 'choices') =>
  (id: string, label: string, reason: string, labels: Readonly<Record<string, string>>): ChoiceQuestion => ({
    id,
    kind,
    label,
    reason,
    required: false,
    choices: Object.entries(labels).map(([choiceId, words]) => ({ id: choiceId, label: words })),
  })

/** A question with one answer. */
export const choice = withChoices('choice')
/** A question with several answers. */
export const choices = withChoices('choices')

export const yesNo = (id: string, label: string, reason: string): YesNoQuestion => ({
  id,
  kind: 'yes-no',
  label,
  reason,
  required: false,
})

export const text = (id: string, label: string, reason: string): TextQuestion => ({
  id,
  kind: 'text',
  label,
  reason,
  required: false,
  max: MAX_TEXT,
})

type Limits = { min: number; max: number; unit?: string }

export const number = (id: string, label: string, reason: string, { unit, ...limits }: Limits): NumberQuestion => ({
  id,
  kind: 'number',
  label,
  reason,
  required: false,
  unit: unit ?? null,
  ...limits,
})

/** Marks a question without whose answer no hospital can quote. */
export const required = <Any extends Question>(question: Any): Any => ({ ...question, required: true })

export const view = (id: string, label: string, guidance: string): PhotoView => ({ id, label, guidance })

/** Photos of the body. */
export const photos = (...views: PhotoView[]): PhotosQuestion => ({
  id: 'photos',
  kind: 'photos',
  label: 'Photos',
  reason: 'With sharp photos the surgeon can estimate without an examination. Only hospitals you choose see them.',
  required: false,
  views,
})

/** Reports and images that the patient already has. */
export const papers = (...views: PhotoView[]): PhotosQuestion => ({
  id: 'papers',
  kind: 'photos',
  label: 'Reports and images',
  reason: 'They save you repeated tests. Send what you have; the hospital asks for the rest.',
  required: false,
  views,
})

export const questionnaire = (given: Omit<Questionnaire, 'version'> & { version?: number }): Questionnaire => ({
  version: 1,
  ...given,
})
