import { dateIn } from '#domain/days.ts'
import { LOCALES } from '#domain/languages.ts'
import { BOOKER_RELATIONS, type BookerRelation, PATIENT_LANGUAGES, SEXES } from '#domain/patient-facts.ts'
import { SEX_LABELS } from '#domain/patient-labels.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { InForm, Input, Select } from '#web/ui/field.tsx'

export const PERSON_FIELDS = ['firstName', 'lastName', 'birthDate', 'sex', 'relation', 'language'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** Relation of the account holder to the person. */
const RELATION_LABELS: Record<BookerRelation, string> = {
  mother: sentence('Mother'),
  father: sentence('Father'),
  guardian: sentence('Legal guardian'),
  wife: sentence('Wife'),
  husband: sentence('Husband'),
  daughter: sentence('Daughter'),
  son: sentence('Son'),
  sister: sentence('Sister'),
  brother: sentence('Brother'),
  relative: sentence('Another relative'),
  friend: sentence('Friend'),
}

type Props = {
  /** Registers a field in the surrounding form and returns its error. */
  field: (name: PersonField) => { name: string; error: string | undefined }
}

/** Shows name, birth date, sex, relation and language of a person to book for. */
export function PersonFields({ field }: Props) {
  const { t, i18n } = useTranslation()
  const { now } = useClock()
  const names = new Intl.DisplayNames(LOCALES[i18n.language], { type: 'language' })
  const languages = PATIENT_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }))
  languages.sort((a, b) => a.label.localeCompare(b.label, i18n.language))
  return (
    <InForm value={true}>
      <Input label={t('First name')} autoComplete="off" {...field('firstName')} />
      <Input label={t('Last name')} autoComplete="off" {...field('lastName')} />
      <Input
        type="date"
        label={t('Birth date')}
        autoComplete="off"
        min="1900-01-01"
        max={dateIn(now())}
        {...field('birthDate')}
      />
      <Select
        label={t('Sex')}
        placeholder={t('Please choose')}
        options={SEXES.map((value) => ({ value, label: t(SEX_LABELS[value]) }))}
        {...field('sex')}
      />
      <Select
        label={t('You are their')}
        placeholder={t('Please choose')}
        options={BOOKER_RELATIONS.map((value) => ({ value, label: t(RELATION_LABELS[value]) }))}
        {...field('relation')}
      />
      <Select
        label={t('Language they speak best')}
        placeholder={t('Please choose')}
        options={languages}
        {...field('language')}
      />
    </InForm>
  )
}
