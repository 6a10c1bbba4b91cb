/** LimitFields({ field }) — usage limits per user, and the time of hospitals to answer. */
import { FieldPair } from '#web/editing/edit-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Input } from '#web/ui/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './entries.module.css'
import { LABELS, type SettingsField } from './parts.ts'

const NAMES = ['upcomingAppointments', 'appointmentsADay', 'upcomingUnconfirmed', 'messagesPerHour'] as const

export function LimitFields({ field }: { field: SettingsField }) {
  const { t } = useTranslation()
  return (
    <Card pad as="section">
      <CardHeading className={styles.heading}>{t('Limits')}</CardHeading>
      <Stack>
        <p className={text.note}>{t('Limits for one person. Anyone who reaches one is told so.')}</p>
        <FieldPair short>
          {NAMES.map((name) => (
            <Input key={name} app inputMode="numeric" dir="ltr" label={t(LABELS[name])} {...field(name)} />
          ))}
        </FieldPair>
        <Input app inputMode="numeric" dir="ltr" label={t(LABELS.quoteAnswerHours)} {...field('quoteAnswerHours')} />
      </Stack>
    </Card>
  )
}
