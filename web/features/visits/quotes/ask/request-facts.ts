import { LOCALES } from '#domain/languages.ts'
import { SEX_LABELS } from '#domain/patient-labels.ts'
import { answerWords } from '#domain/quotes/health-words.ts'
import { NEED_LABELS, PREGNANCY_LABELS, SMOKING_LABELS } from '#domain/quotes/labels.ts'
import { NONE, type Questionnaire } from '#domain/quotes/questionnaires/shape.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { RequestForm, Step } from './request-form.ts'

export type Fact = { term: string; value: string /** Nothing is said yet. */; open?: boolean }
export type FactGroup = { step: Step; facts: Fact[] }

/** The request in words, grouped by the step that edits each fact. */
export function useRequestFacts(values: RequestForm, questionnaire: Questionnaire): FactGroup[] {
  const { t, i18n } = useTranslation()
  const { formatDate, formatList } = useFormat()
  const locale = LOCALES[i18n.language]
  const nameOf = (type: 'region' | 'language', code: string) => new Intl.DisplayNames(locale, { type }).of(code) ?? code
  const unsaid = (term: string, value: string): Fact =>
    value === '' ? { term, value: t('Not stated'), open: true } : { term, value }
  const health = values.health
  const note = (text: string) => (text === NONE ? t('None') : text.trim())
  const dates = [
    values.earliest && t('from {{day}}', { day: formatDate(values.earliest) }),
    values.latest && t('until {{day}}', { day: formatDate(values.latest) }),
  ].filter(Boolean)
  return [
    {
      step: 'treatment',
      facts: [unsaid(t('Treatment'), formatList(values.services.map(({ name }) => name)))],
    },
    {
      step: 'situation',
      facts: [
        ...questionnaire.questions
          .filter(({ id, kind }) => kind !== 'photos' && (values.answers[id]?.length ?? 0) > 0)
          .map((question) => ({
            term: t(question.label),
            value: answerWords(question, values.answers[question.id] ?? [], { t, formatList }),
          })),
        unsaid(t('Year of birth'), health.birthYear),
        unsaid(t('Sex'), health.sex && t(SEX_LABELS[health.sex])),
        unsaid(t('Height'), health.heightCm && t('{{number}} cm', { number: health.heightCm })),
        unsaid(t('Weight'), health.weightKg && t('{{number}} kg', { number: health.weightKg })),
        ...(health.sex === 'female'
          ? [unsaid(t('Pregnancy'), health.pregnancy && t(PREGNANCY_LABELS[health.pregnancy]))]
          : []),
        unsaid(t('Smoking'), health.smoking && t(SMOKING_LABELS[health.smoking])),
        unsaid(t('Illnesses'), note(health.conditions)),
        unsaid(t('Medicines'), note(health.medicines)),
        unsaid(t('Allergies'), note(health.allergies)),
        unsaid(t('Earlier operations'), note(health.operations)),
        unsaid(t('Your goal'), values.goal.trim()),
      ],
    },
    {
      step: 'trip',
      facts: [
        unsaid(
          t('From', { context: 'place' }),
          values.fromCountry &&
            formatList([nameOf('region', values.fromCountry), values.fromAirport.toUpperCase() || []].flat()),
        ),
        unsaid(t('Dates'), dates.join(' ')),
        { term: t('Other days'), value: values.flexible ? t('Possible') : t('Not possible') },
        { term: t('Companions'), value: values.companions },
        unsaid(t('Languages'), formatList(values.languages.map((code) => nameOf('language', code)))),
        ...(values.needs.length > 0
          ? [{ term: t('Needs'), value: formatList(values.needs.map((need) => t(NEED_LABELS[need]))) }]
          : []),
      ],
    },
    {
      step: 'hospitals',
      facts: [unsaid(t('Hospitals'), values.hospitals.map(({ name }) => name).join('\n'))],
    },
  ]
}
