/**
 * Shape of the questionnaires of quote requests. Birth year, sex, weight, pregnancy, smoking,
 * conditions, medicines, allergies and earlier operations are fields of the request itself.
 */

export const QUESTION_KINDS = ['choice', 'choices', 'number', 'text', 'yes-no', 'photos'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** A possible answer. The English label is the key of its translations. */
export type Choice = { id: string; label: string }

/** A picture or paper. The guidance describes a usable one. */
export type PhotoView = { id: string; label: string; guidance: string }

type Base = {
  /** Questions with the same id in two questionnaires are the same question. */
  id: string
  label: string
  /** Reason for the question, shown beside it. */
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
  /** `+` joins the ids of several questionnaires. */
  id: string
  /** Rises with each change of a question, so stored answers keep their questions. */
  version: number
  name: string
  /** Ids of treatments in `domain/concepts` that it serves. Empty for the general questionnaire. */
  concepts: readonly string[]
  questions: readonly Question[]
}

/**
 * Answers by id of the question. All kinds except `choices` have one value. Absent means
 * unanswered.
 */
export type Answers = Readonly<Record<string, readonly string[]>>

/** Option that excludes all others. */
export const NONE = 'none'

/** Maximum length of a text answer. */
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

/** Marks a question as required before a hospital can quote. */
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

/** Existing reports and images of the patient. */
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
