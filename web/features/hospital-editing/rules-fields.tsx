import { useTranslation } from 'react-i18next'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import type { SectionParts } from './use-hospital-form.ts'
import styles from './section.module.css'

/** How the hospital takes bookings. */
export function RulesFields({ editing }: Pick<SectionParts, 'editing'>) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="rules-title" className={styles.section}>
      <div className={styles.head}>
        <CardHeading id="rules-title">{t('Booking rules')}</CardHeading>
      </div>
      <div className={styles.body}>
        <Select
          app
          label={t('A booking')}
          options={[
            { value: 'on_request', label: t('waits for the hospital to confirm it') },
            { value: 'instant', label: t('is confirmed at once') },
          ]}
          {...editing.field('rules.confirmation')}
        />
        <div className={styles.triple}>
          <Input app inputMode="decimal" label={t('Notice, hours')} {...editing.field('rules.noticeHours')} />
          <Input app inputMode="numeric" label={t('Days ahead')} {...editing.field('rules.horizonDays')} />
          <Input app inputMode="numeric" label={t('Free after, minutes')} {...editing.field('rules.bufferMinutes')} />
        </div>
      </div>
    </Card>
  )
}
