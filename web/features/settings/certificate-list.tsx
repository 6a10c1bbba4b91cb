/** CertificateList({ form, field }) — what the company claims, with what proves it. */
import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dateIn } from '#domain/availability.ts'
import { MOST_CERTIFICATES } from '#domain/settings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Input } from '#web/ui/field.tsx'
import { Columns, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { DocumentUpload } from './document-upload.tsx'
import styles from './entries.module.css'
import type { SettingsField } from './parts.ts'
import type { SentSettings, SettingsForm } from './settings.ts'

type Props = { form: UseFormReturn<SettingsForm, unknown, SentSettings>; field: SettingsField }

const EMPTY = { name: '', number: '', issuer: '', validUntil: '', documentUrl: '' }

export function CertificateList({ form: { control, setValue }, field }: Props) {
  const { t } = useTranslation()
  const { fields, append, remove } = useFieldArray({ control, name: 'certificates' })
  const typed = useWatch({ control, name: 'certificates' })
  const today = dateIn(new Date())
  return (
    <Card pad as="section">
      <CardHeading className={styles.heading}>{t('Certificates')}</CardHeading>
      <Stack>
        <p className={text.note}>
          {t(
            'A certificate is shown with its number, its issuer and its last day, and goes by itself when that day has passed.',
          )}
        </p>
        {fields.map(({ id }, at) => {
          const until = typed[at]?.validUntil
          return (
            <fieldset key={id} className={styles.entry}>
              <legend className={styles.title}>
                {t('Certificate {{number}}', { number: at + 1 })}{' '}
                {until && until < today && <Badge tone="warn">{t('Not shown: it has expired')}</Badge>}
              </legend>
              <Stack gap="small">
                <Columns>
                  <Input app label={t('Name')} {...field(`certificates.${at}.name`)} />
                  <Input app dir="ltr" label={t('Number')} {...field(`certificates.${at}.number`)} />
                </Columns>
                <Columns>
                  <Input app label={t('Issuer')} {...field(`certificates.${at}.issuer`)} />
                  <Input app type="date" label={t('Valid until')} {...field(`certificates.${at}.validUntil`)} />
                </Columns>
                <Input
                  app
                  optional
                  dir="ltr"
                  label={t('Address of the document')}
                  hint={t('Where everybody can read it.')}
                  {...field(`certificates.${at}.documentUrl`)}
                />
                <DocumentUpload
                  label={t('Upload the document of certificate {{number}}', { number: at + 1 })}
                  onUploaded={(url) => setValue(`certificates.${at}.documentUrl`, url, { shouldDirty: true })}
                />
                <Button
                  variant="danger-quiet"
                  size="sm"
                  className={styles.remove}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => remove(at)}
                >
                  {t('Remove certificate {{number}}', { number: at + 1 })}
                </Button>
              </Stack>
            </fieldset>
          )
        })}
        {fields.length < MOST_CERTIFICATES && (
          <Button
            variant="secondary"
            className={styles.add}
            icon={<Plus aria-hidden="true" />}
            onClick={() => append(EMPTY)}
          >
            {t('Add certificate')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
