/** NoticeFields({ field }) — mail addresses that are notified of work for administrators. */
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Textarea } from '#web/ui/field.tsx'
import styles from './entries.module.css'
import { LABELS, type SettingsField } from './parts.ts'

export function NoticeFields({ field }: { field: SettingsField }) {
  const { t } = useTranslation()
  return (
    <Card pad as="section">
      <CardHeading className={styles.heading}>{t('Notices')}</CardHeading>
      <Textarea
        app
        optional
        rows={2}
        dir="ltr"
        inputMode="email"
        label={t(LABELS.certificateMails)}
        hint={t(
          'Email addresses, one per line. If empty, all administrators are notified of certificates that expire soon.',
        )}
        {...field('certificateMails')}
      />
    </Card>
  )
}
