/** OperatorForm({ settings }) — all settings of the operator in one form. */
import { useApolloClient, useMutation } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import { settingsRecord } from '#domain/settings.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { EditForm } from '#web/editing/edit-form.tsx'
import { SectionLinks } from '#web/editing/section-links.tsx'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { AccessSettings } from './access-settings.tsx'
import { CertificateList } from './certificate-list.tsx'
import { CompanyDetails } from './company-details.tsx'
import { LimitFields } from './limit-fields.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { OfficeList } from './office-list.tsx'
import { useSettingsParts } from './parts.ts'
import { RateFields } from './rate-fields.tsx'
import {
  editionOf,
  OperatorSettings,
  type SentSettings,
  type Settings,
  type SettingsForm,
  UpdateSettings,
} from './settings.ts'
import styles from './settings-form.module.css'

export function OperatorForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [update] = useMutation(UpdateSettings)
  const form = useForm<SettingsForm, unknown, SentSettings>({
    resolver: formResolver(settingsRecord),
    defaultValues: editionOf(settings).values,
    ...JUDGED_WHEN_SENT,
  })
  const editing = useEditing(form, {
    record: 'settings',
    version: settings.updatedAt,
    fields: useSettingsParts(),
    saved: t('Changes saved successfully.'),
    otherwise: t('Failed to save the settings'),
    send: async (input, basedOn) => {
      const { data } = await update({ variables: { input: { ...input, basedOn: basedOn ?? null } } })
      return data ? editionOf(data.updateSettings) : undefined
    },
    reload: async () => {
      const { data } = await client.query({ query: OperatorSettings, fetchPolicy: 'network-only' })
      return data ? editionOf(data.settings) : undefined
    },
    // Open pages of this tab show the settings too.
    onSaved: () => client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'siteSettings' }),
  })
  const { field } = editing
  const sections = [
    { id: 'access', label: t('Signing in'), content: <AccessSettings settings={settings} field={field} /> },
    { id: 'company', label: t('Company'), content: <CompanyDetails field={field} /> },
    { id: 'offices', label: t('Offices'), content: <OfficeList control={form.control} field={field} /> },
    { id: 'certificates', label: t('Certificates'), content: <CertificateList form={form} field={field} /> },
    { id: 'rates', label: t('Exchange rates'), content: <RateFields settings={settings} field={field} /> },
    { id: 'notices', label: t('Notices'), content: <NoticeFields field={field} /> },
    { id: 'limits', label: t('Limits'), content: <LimitFields field={field} /> },
  ]
  return (
    <EditForm editing={editing} saveLabel={t('Save Changes')} savingLabel={t('Saving...')}>
      <SectionLinks sections={sections.map(({ id, label }) => ({ id, label }))} />
      {sections.map(({ id, content }) => (
        <div key={id} id={id} className={styles.section}>
          {content}
        </div>
      ))}
    </EditForm>
  )
}
