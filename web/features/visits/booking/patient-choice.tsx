import type { UseFormReturn } from 'react-hook-form'
import { type AgeLimits, agesSentence } from '#domain/patient-facts.ts'
import { type PersonField, PersonFields } from '#web/data/person-fields.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Checkbox, Choices, RadioCard } from '#web/ui/choice.tsx'
import { InForm, Input } from '#web/ui/field.tsx'
import text from '#web/ui/text.module.css'
import { BookingSection, FieldPair } from './booking-section.tsx'
import { type Details, NEW_PERSON } from './draft.ts'
import styles from './patient-choice.module.css'
import { NO_PATIENT, needsGuardian } from './patient-form.ts'
import type { Person } from './use-persons.ts'

type Props = { form: UseFormReturn<Details>; persons: readonly Person[]; limits: AgeLimits }

/** Shows the choice of the patient: the account holder, a person of the profile, or a new one. */
export function PatientChoice({ form, persons, limits }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { errors } = form.formState
  const details = form.watch()
  const person = details.person ?? ''
  const ages = agesSentence(limits)
  const choose = (chosen: string) => {
    form.setValue('person', chosen, { shouldDirty: true })
    form.setValue('guardian', false)
    if (chosen === NEW_PERSON && !details.patient) form.setValue('patient', NO_PATIENT)
    form.clearErrors(['person', 'patient', 'guardian', 'birthDate'])
  }
  const card = (value: string, title: string, description?: string) => (
    <RadioCard
      key={value}
      name="person"
      value={value}
      checked={person === value}
      onChange={() => choose(value)}
      title={<bdi>{title}</bdi>}
      description={description}
    />
  )
  return (
    <BookingSection title={t('Who is it for?')}>
      {ages && <p className={text.note}>{t(ages)}</p>}
      <Choices legend={t('Who is it for?')} hideLegend className={styles.choices} error={errors.person?.message}>
        {card('', t('For me'))}
        {persons.map(({ id, firstName, lastName, birthDate }) =>
          card(id, `${firstName} ${lastName}`, t('Born {{date}}', { date: formatDate(birthDate) })),
        )}
        {card(NEW_PERSON, t('For someone else'), t('A child, your partner, your parents'))}
      </Choices>
      <InForm value={true}>
        {person === '' && ages && (
          <Input
            type="date"
            label={t('Birth date')}
            autoComplete="bday"
            error={errors.birthDate?.message}
            {...form.register('birthDate')}
          />
        )}
        {person === NEW_PERSON && <PatientFields form={form} />}
      </InForm>
      {needsGuardian(details, persons) && (
        <div className={styles.guardian}>
          <Checkbox
            label={t('I am the parent or legal guardian of this child and agree to the visit.')}
            error={errors.guardian?.message}
            {...form.register('guardian', { onChange: () => form.clearErrors('guardian') })}
          />
        </div>
      )}
    </BookingSection>
  )
}

function PatientFields({ form }: { form: UseFormReturn<Details> }) {
  const errors = form.formState.errors.patient
  const field = (name: PersonField) => ({ error: errors?.[name]?.message, ...form.register(`patient.${name}`) })
  return (
    <FieldPair>
      <PersonFields field={field} />
    </FieldPair>
  )
}
