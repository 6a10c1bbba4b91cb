/** CertificateList({ form, field }) — certificates of the company, with their proofs. */
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { dateIn } from '#domain/days.ts'
import { MOST_CERTIFICATES } from '#domain/settings.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Input } from '#web/ui/field.tsx'
import { Columns } from '#web/ui/layout.tsx'
import { DocumentUpload } from './document-upload.tsx'
import { EntryList } from './entry-list.tsx'
import type { SettingsField } from './parts.ts'
import type { SentSettings, SettingsForm } from './settings.ts'

type Props = { form: UseFormReturn<SettingsForm, unknown, SentSettings>; field: SettingsField }

const PARTS = ['name', 'number', 'issuer', 'validUntil', 'documentUrl'] as const
const EMPTY = { name: '', number: '', issuer: '', validUntil: '', documentUrl: '' }

export function CertificateList({ form: { control, setValue }, field }: Props) {
  const { t } = useTranslation()
  const { fields, append, remove } = useFieldArray({ control, name: 'certificates' })
  const typed = useWatch({ control, name: 'certificates' })
  const today = dateIn(new Date())
  return (
    <EntryList
      title={t('Certificates')}
      note={t(
        'A certificate is shown with its number, issuer and expiry date, and is removed automatically after that day.',
      )}
      ids={fields}
      most={MOST_CERTIFICATES}
      legend={(at) => {
        const until = typed[at]?.validUntil
        return (
          <>
            {t('Certificate {{number}}', { number: at + 1 })}{' '}
            {until && until < today && <Badge tone="warn">{t('Not shown: it has expired')}</Badge>}
          </>
        )
      }}
      entryOf={(at) => ({
        summary: typed[at]?.name ?? '',
        isWrong: PARTS.some((part) => field(`certificates.${at}.${part}`).error),
      })}
      remove={(at) => t('Remove certificate {{number}}', { number: at + 1 })}
      add={t('Add certificate')}
      onRemove={remove}
      onAdd={() => append(EMPTY)}
    >
      {(at) => (
        <>
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
            hint={t('Where everyone can read it.')}
            {...field(`certificates.${at}.documentUrl`)}
          />
          <DocumentUpload
            label={t('Upload the document of certificate {{number}}', { number: at + 1 })}
            onUploaded={(url) => setValue(`certificates.${at}.documentUrl`, url, { shouldDirty: true })}
          />
        </>
      )}
    </EntryList>
  )
}
