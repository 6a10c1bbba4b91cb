import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card } from '#web/ui/card.tsx'
import { InForm, Input } from '#web/ui/field.tsx'
import styles from './accept-form.module.css'
import type { AcceptForm } from './use-accept.ts'

/** The booker's name and ways to be reached, which only this hospital receives. */
export function AcceptContact({ form }: { form: UseFormReturn<AcceptForm> }) {
  const { t } = useTranslation()
  const { errors } = form.formState
  return (
    <InForm value={true}>
      <Card as="section" pad className={styles.part}>
        <h2>{t('How the hospital reaches you')}</h2>
        <div className={styles.fields}>
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
        </div>
      </Card>
    </InForm>
  )
}
