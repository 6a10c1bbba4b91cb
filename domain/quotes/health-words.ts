/** Health answers of a quote request in words. */
import { SEX_LABELS } from '../patient-labels.ts'
import type { CompareWords } from './comparison.ts'
import { PREGNANCY_LABELS, SMOKING_LABELS } from './labels.ts'
import { type Question, questionnaireOf } from './questionnaires/index.ts'
import type { QuoteAnswer, QuoteHealth } from './request-input.ts'

type Words = Pick<CompareWords, 't' | 'formatList'>

/** Returns the answers to a question in words. */
export function answerWords(question: Question, values: readonly string[], { t, formatList }: Words): string {
  if (question.kind === 'yes-no') return values[0] === 'yes' ? t('Yes') : t('No')
  if (question.kind === 'number' && question.unit) return `${values[0]} ${question.unit}`
  if (question.kind !== 'choice' && question.kind !== 'choices') return values.join('\n')
  return formatList(values.map((value) => t(question.choices.find(({ id }) => id === value)?.label ?? value)))
}

export type HealthFact = { name: string; value: string }

type PatientAnswers = {
  questionnaireId: string
  answers: readonly QuoteAnswer[]
  health: QuoteHealth
  goal: string | null
}

/** Returns a patient's answers about treatment and health, without unanswered questions. */
export function healthFacts({ questionnaireId, answers, health, goal }: PatientAnswers, words: Words): HealthFact[] {
  const { t, formatList } = words
  const questions = questionnaireOf(questionnaireId)?.questions ?? []
  const answered = questions.flatMap((question): HealthFact[] => {
    const values = answers.find(({ question: id }) => id === question.id)?.values ?? []
    if (question.kind === 'photos' || (values[0] ?? '').trim() === '') return []
    return [{ name: t(question.label), value: answerWords(question, values, words) }]
  })
  const list = (items: readonly string[] | null) => items && (items.length === 0 ? t('None') : formatList(items))
  const facts: [name: string, value: string | null][] = [
    [t('Your goal'), goal],
    [t('Year of birth'), health.birthYear === null ? null : String(health.birthYear)],
    [t('Sex'), health.sex && t(SEX_LABELS[health.sex])],
    [t('Height'), health.heightCm === null ? null : t('{{number}} cm', { number: health.heightCm })],
    [t('Weight'), health.weightKg === null ? null : t('{{number}} kg', { number: health.weightKg })],
    [t('Pregnancy'), health.pregnancy && t(PREGNANCY_LABELS[health.pregnancy])],
    [t('Smoking'), health.smoking && t(SMOKING_LABELS[health.smoking])],
    [t('Illnesses'), list(health.conditions)],
    [t('Medicines'), list(health.medicines)],
    [t('Allergies'), list(health.allergies)],
    [t('Earlier operations'), list(health.operations)],
  ]
  return [...answered, ...facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))]
}
