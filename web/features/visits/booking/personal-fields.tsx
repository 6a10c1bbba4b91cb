import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { InForm, Input } from '#web/ui/field.tsx'
import { BookingSection, FieldPair } from './booking-section.tsx'
import type { Details } from './draft.ts'

/** The patient's name, and how to reach the patient. */
export function PersonalFields({ form }: { form: UseFormReturn<Details> }) {
  const { t } = useTranslation()
  const { errors } = form.formState
  return (
    <InForm value={true}>
      <BookingSection title={form.watch('person') ? t('Your contact details') : t('Personal information')}>
        <FieldPair>
          <Input
            label={t('First name')}
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <Input
            label={t('Last name')}
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
          <Input
            label={t('Email')}
            type="email"
            dir="ltr"
            autoComplete="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Input
            label={t('Phone')}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            error={errors.phone?.message}
            {...form.register('phone')}
          />
        </FieldPair>
      </BookingSection>
    </InForm>
  )
}
