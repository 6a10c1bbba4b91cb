import type { UseFormReturn } from 'react-hook-form'
import { ContactFields } from '#web/data/contact-fields.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { InForm } from '#web/ui/field.tsx'
import { BookingSection, FieldPair } from './booking-section.tsx'
import type { Details } from './draft.ts'

/** Shows the fields for the patient's name and contact data. */
export function PersonalFields({ form }: { form: UseFormReturn<Details> }) {
  const { t } = useTranslation()
  const { errors } = form.formState
  return (
    <InForm value={true}>
      <BookingSection title={form.watch('person') ? t('Your contact details') : t('Personal information')}>
        <FieldPair>
          <ContactFields field={(name) => ({ error: errors[name]?.message, ...form.register(name) })} />
        </FieldPair>
      </BookingSection>
    </InForm>
  )
}
