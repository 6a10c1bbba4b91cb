/**
 * CompanyDetails({ field }) — the operator of this installation and its contact details. Empty
 * fields are not shown to visitors.
 */
import { FieldPair } from '#web/editing/edit-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Input } from '#web/ui/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './entries.module.css'
import { LABELS, type SettingsField } from './parts.ts'

export function CompanyDetails({ field }: { field: SettingsField }) {
  const { t } = useTranslation()
  return (
    <Card pad as="section">
      <CardHeading className={styles.heading}>{t('Company')}</CardHeading>
      <Stack>
        <p className={text.note}>{t('Shown at the bottom of every public page. Empty fields are not shown.')}</p>
        <Input app optional label={t(LABELS.companyName)} {...field('companyName')} />
        <FieldPair short>
          <Input app optional dir="ltr" label={t(LABELS.tradeRegistry)} {...field('tradeRegistry')} />
          <Input app optional dir="ltr" label={t(LABELS.mersis)} {...field('mersis')} />
        </FieldPair>
        <FieldPair short>
          <Input app optional type="tel" dir="ltr" autoComplete="off" label={t(LABELS.phone)} {...field('phone')} />
          <Input app optional type="email" dir="ltr" autoComplete="off" label={t(LABELS.email)} {...field('email')} />
        </FieldPair>
        <Input app optional dir="ltr" label={t(LABELS.statusPageUrl)} {...field('statusPageUrl')} />
        <Input app optional label={t(LABELS.footerNote)} {...field('footerNote')} />
      </Stack>
    </Card>
  )
}
