/** OperatorForm({ settings }) — all settings of the operator in one form. */
import { useApolloClient, useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { settingsRecord } from '#domain/settings.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { EditColumn, EditColumns } from '#web/editing/edit-card.tsx'
import { EditForm } from '#web/editing/edit-form.tsx'
import { SectionLinks } from '#web/editing/section-links.tsx'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useAnchor } from '#web/routing/use-anchor.ts'
import { AccessSettings } from './access-settings.tsx'
import { CertificateList } from './certificate-list.tsx'
import { CompanyDetails } from './company-details.tsx'
import { LimitFields } from './limit-fields.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { OfficeList } from './office-list.tsx'
import { COMPANY, LIMITS, RATES, useSettingsParts } from './parts.ts'
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

type Section = { id: string; label: string; paths: readonly string[]; content: ReactNode }

export function OperatorForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  useAnchor()
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
  const { field, isChanged } = editing
  const columns: readonly Section[][] = [
    [
      {
        id: 'access',
        label: t('Signing in'),
        paths: ['requireTwoFactorForStaff'],
        content: <AccessSettings settings={settings} field={field} />,
      },
      { id: 'company', label: t('Company'), paths: COMPANY, content: <CompanyDetails field={field} /> },
      { id: 'notices', label: t('Notices'), paths: ['certificateMails'], content: <NoticeFields field={field} /> },
      { id: 'limits', label: t('Limits'), paths: LIMITS, content: <LimitFields field={field} /> },
    ],
    [
      {
        id: 'offices',
        label: t('Offices'),
        paths: ['offices'],
        content: <OfficeList control={form.control} field={field} />,
      },
      {
        id: 'certificates',
        label: t('Certificates'),
        paths: ['certificates'],
        content: <CertificateList form={form} field={field} />,
      },
      {
        id: 'rates',
        label: t('Exchange rates'),
        paths: RATES,
        content: <RateFields settings={settings} field={field} />,
      },
    ],
  ]
  return (
    <EditForm editing={editing} saveLabel={t('Save Changes')} savingLabel={t('Saving...')}>
      <SectionLinks
        sections={columns.flat().map(({ id, label, paths }) => ({ id, label, changed: paths.some(isChanged) }))}
      />
      <EditColumns className={styles.columns}>
        {columns.map((sections) => (
          <EditColumn key={sections[0]?.id}>
            {sections.map(({ id, content }) => (
              <div key={id} id={id} className={styles.section}>
                {content}
              </div>
            ))}
          </EditColumn>
        ))}
      </EditColumns>
    </EditForm>
  )
}
