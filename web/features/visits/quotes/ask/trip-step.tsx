import { useWatch } from 'react-hook-form'
import { COUNTRY_CODES } from '#domain/calling-codes.ts'
import { dateIn } from '#domain/days.ts'
import { LOCALES } from '#domain/languages.ts'
import { PATIENT_LANGUAGES } from '#domain/patient-facts.ts'
import { NEED_LABELS } from '#domain/quotes/labels.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { Chip, Chips } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Options } from './options.tsx'
import { QuestionCard } from './question-card.tsx'
import type { Ask, NeedId } from './request-form.ts'
import styles from './situation-step.module.css'

const MAX_LANGUAGES = 5

const NEEDS = Object.keys(NEED_LABELS) as NeedId[]

/** Codes with their names in the page's language, sorted for it. */
export function useNames(type: 'region' | 'language', codes: readonly string[]) {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames(LOCALES[i18n.language], { type })
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language))
}

/** Country, dates, companions, languages and needs. */
export function TripStep({ ask: { form, refusals, clear } }: { ask: Ask }) {
  const { t } = useTranslation()
  const { now } = useClock()
  const countries = useNames('region', COUNTRY_CODES)
  const [needs, earliest] = useWatch({ control: form.control, name: ['needs', 'earliest'] })
  const today = dateIn(now())
  const field = (name: 'fromCountry' | 'fromAirport' | 'earliest' | 'latest' | 'companions') => ({
    error: refusals[name],
    ...form.register(name, { onChange: () => clear(name) }),
  })
  return (
    <>
      <QuestionCard
        id="fromCountry"
        title={t('Where do you come from?')}
        why={t('Your flight, visa and aftercare depend on it. Hospitals see the country, not your address.')}
      >
        <div className={styles.fields}>
          <Select label={t('Country')} placeholder={t('Please choose')} options={countries} {...field('fromCountry')} />
          <Input
            label={t('Airport')}
            optional
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={3}
            hint={t('Three-letter code, for example LHR')}
            {...field('fromAirport')}
          />
        </div>
      </QuestionCard>
      <QuestionCard
        id="earliest"
        title={t('When could you come?')}
        hint={t('optional')}
        why={t('Hospitals will suggest days in this period.')}
      >
        <div className={styles.fields}>
          <Input type="date" label={t('Earliest day')} optional min={today} {...field('earliest')} />
          <Input type="date" label={t('Latest day')} optional min={earliest || today} {...field('latest')} />
        </div>
        <Checkbox label={t('Other days are possible too')} {...form.register('flexible')} />
      </QuestionCard>
      <QuestionCard
        id="companions"
        title={t('Who is coming with you?')}
        why={t('A companion needs a bed and a seat in the transfer.')}
      >
        <div className={styles.fields}>
          <Select
            label={t('Number of companions')}
            options={Array.from({ length: 10 }, (_, count) => ({ value: String(count), label: String(count) }))}
            {...field('companions')}
          />
        </div>
      </QuestionCard>
      <LanguageCard ask={{ form, refusals, clear }} />
      <QuestionCard
        id="needs"
        title={t('What do you need on the way?')}
        hint={t('Choose all that apply.')}
        why={t('So that the hospital can arrange transfers, your room and meals.')}
      >
        <Options
          legend={t('What do you need on the way?')}
          type="checkbox"
          options={NEEDS.map((id) => ({ id, label: t(NEED_LABELS[id]) }))}
          values={needs}
          onChange={(values) =>
            form.setValue(
              'needs',
              NEEDS.filter((need) => values.includes(need)),
            )
          }
        />
      </QuestionCard>
    </>
  )
}

function LanguageCard({ ask: { form, refusals, clear } }: { ask: Ask }) {
  const { t } = useTranslation()
  const languages = useNames('language', PATIENT_LANGUAGES)
  const chosen = useWatch({ control: form.control, name: 'languages' })
  const set = (next: string[]) => {
    form.setValue('languages', next)
    clear('languages')
  }
  return (
    <QuestionCard
      id="languages"
      title={t('Which languages do you speak?')}
      why={t('Hospitals with staff who speak one of them come first.')}
    >
      {chosen.length > 0 && (
        <Chips>
          {languages
            .filter(({ value }) => chosen.includes(value))
            .map(({ value, label }) => (
              <Chip
                key={value}
                tone="on"
                removeLabel={t('Remove {{name}}', { name: label })}
                onRemove={() => set(chosen.filter((language) => language !== value))}
              >
                {label}
              </Chip>
            ))}
        </Chips>
      )}
      {chosen.length < MAX_LANGUAGES && (
        <div className={styles.fields}>
          <Select
            label={t('Add a language')}
            value=""
            placeholder={t('Please choose')}
            options={languages.filter(({ value }) => !chosen.includes(value))}
            error={refusals.languages}
            onChange={({ target }) => target.value && set([...chosen, target.value])}
          />
        </div>
      )}
    </QuestionCard>
  )
}
