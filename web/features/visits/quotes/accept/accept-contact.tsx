import type { UseFormReturn } from 'react-hook-form'
import { ContactFields } from '#web/data/contact-fields.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card } from '#web/ui/card.tsx'
import { InForm } from '#web/ui/field.tsx'
import styles from './accept-form.module.css'
import type { AcceptForm } from './use-accept.ts'

/** Name and contact data of the booker, which only this hospital receives. */
export function AcceptContact({ form }: { form: UseFormReturn<AcceptForm> }) {
  const { t } = useTranslation()
  const { errors } = form.formState
  return (
    <InForm value={true}>
      <Card as="section" pad className={styles.part}>
        <h2>{t('How the hospital reaches you')}</h2>
        <div className={styles.fields}>
          <ContactFields field={(name) => ({ error: errors[name]?.message, ...form.register(name) })} />
        </div>
      </Card>
    </InForm>
  )
}
