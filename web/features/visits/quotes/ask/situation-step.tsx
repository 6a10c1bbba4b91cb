import { useWatch } from 'react-hook-form'
import { SEXES } from '#domain/patient-facts.ts'
import { SEX_LABELS } from '#domain/patient-labels.ts'
import { PREGNANCY_LABELS, SMOKING_LABELS } from '#domain/quotes/labels.ts'
import type { Questionnaire } from '#domain/quotes/questionnaires/shape.ts'
import { useQuestionnaireWords } from '#web/i18n/questionnaire-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input, Textarea } from '#web/ui/field.tsx'
import { AnswerField } from './answer-field.tsx'
import { HealthNotes } from './health-notes.tsx'
import { Options } from './options.tsx'
import { QuestionCard } from './question-card.tsx'
import type { Ask } from './request-form.ts'
import styles from './situation-step.module.css'

const optionsOf = <Id extends string>(labels: Record<Id, string>, t: (words: string) => string) =>
  (Object.keys(labels) as Id[]).map((id) => ({ id, label: t(labels[id]) }))

/** Questions of the chosen treatments, then the health facts of every request. */
export function SituationStep({ ask, questionnaire }: { ask: Ask; questionnaire: Questionnaire }) {
  useQuestionnaireWords()
  const { t } = useTranslation()
  const { form, refusals, clear } = ask
  const answers = useWatch({ control: form.control, name: 'answers' })
  return (
    <>
      {questionnaire.questions.map(
        (question) =>
          question.kind !== 'photos' && (
            <QuestionCard
              key={question.id}
              id={`answers.${question.id}`}
              title={t(question.label)}
              hint={
                question.kind === 'choices' ? t('Choose all that apply.') : question.required ? null : t('optional')
              }
              why={t(question.reason)}
            >
              <AnswerField
                question={question}
                values={answers[question.id] ?? []}
                error={refusals[`answers.${question.id}`]}
                onChange={(values) => {
                  form.setValue('answers', { ...form.getValues('answers'), [question.id]: values })
                  clear(`answers.${question.id}`)
                }}
              />
            </QuestionCard>
          ),
      )}
      <AboutYou ask={ask} />
      <HealthNotes ask={ask} />
      <QuestionCard
        id="goal"
        title={t('What would you like to achieve?')}
        hint={t('optional')}
        why={t('Your own words often say what a list cannot.')}
      >
        <Textarea
          label={t('What would you like to achieve?')}
          hideLabel
          rows={4}
          maxLength={2000}
          error={refusals.goal}
          {...form.register('goal', { onChange: () => clear('goal') })}
        />
      </QuestionCard>
    </>
  )
}

function AboutYou({ ask: { form, refusals, clear } }: { ask: Ask }) {
  const { t } = useTranslation()
  const health = useWatch({ control: form.control, name: 'health' })
  const field = (name: 'birthYear' | 'heightCm' | 'weightKg') => ({
    error: refusals[`health.${name}`],
    ...form.register(`health.${name}`, { onChange: () => clear(`health.${name}`) }),
  })
  return (
    <>
      <QuestionCard
        id="health"
        title={t('About you')}
        why={t('Age, height and weight decide which anaesthesia and which treatment are safe for you.')}
      >
        <div className={styles.fields}>
          <Input
            label={t('Year of birth')}
            inputMode="numeric"
            autoComplete="bday-year"
            dir="ltr"
            maxLength={4}
            {...field('birthYear')}
          />
          <Input
            label={t('Height in cm')}
            optional
            inputMode="numeric"
            dir="ltr"
            maxLength={3}
            {...field('heightCm')}
          />
          <Input
            label={t('Weight in kg')}
            optional
            inputMode="numeric"
            dir="ltr"
            maxLength={3}
            {...field('weightKg')}
          />
        </div>
        <div>
          <p className={styles.legend}>{t('Sex')}</p>
          <Options
            legend={t('Sex')}
            type="radio"
            options={SEXES.map((id) => ({ id, label: t(SEX_LABELS[id]) }))}
            values={health.sex ? [health.sex] : []}
            onChange={([value]) => form.setValue('health.sex', SEXES.find((sex) => sex === value) ?? '')}
            unsaid
          />
        </div>
      </QuestionCard>
      {health.sex === 'female' && (
        <QuestionCard
          title={t('Could you be pregnant?')}
          why={t('Anaesthesia, X-rays and many medicines can harm an unborn child.')}
        >
          <Options
            legend={t('Could you be pregnant?')}
            type="radio"
            options={optionsOf(PREGNANCY_LABELS, t)}
            values={health.pregnancy ? [health.pregnancy] : []}
            onChange={([value = '']) => form.setValue('health.pregnancy', value as typeof health.pregnancy)}
            unsaid
          />
        </QuestionCard>
      )}
      <QuestionCard title={t('Do you smoke?')} why={t('Smoking slows healing and raises the risk of anaesthesia.')}>
        <Options
          legend={t('Do you smoke?')}
          type="radio"
          options={optionsOf(SMOKING_LABELS, t)}
          values={health.smoking ? [health.smoking] : []}
          onChange={([value = '']) => form.setValue('health.smoking', value as typeof health.smoking)}
          unsaid
        />
      </QuestionCard>
    </>
  )
}
