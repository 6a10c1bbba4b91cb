import type { FieldPath } from 'react-hook-form'
import { labelOf } from '#domain/field-labels.ts'
import type { FieldsOf } from '#web/editing/edition.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { SettingsForm } from './settings.ts'

/** Props of an input of this form except its label. */
export type SettingsField = (path: FieldPath<SettingsForm>) => {
  error: string | undefined
  changed: boolean
  name: string
}

/** Names of the fields by section. */
export const COMPANY = [
  'companyName',
  'tradeRegistry',
  'mersis',
  'phone',
  'email',
  'statusPageUrl',
  'footerNote',
] as const
export const LIMITS = [
  'upcomingAppointments',
  'appointmentsADay',
  'upcomingUnconfirmed',
  'messagesPerHour',
  'quoteAnswerHours',
] as const
export const RATES = ['euroPerDollar', 'poundPerDollar', 'liraPerDollar', 'ratesDate', 'ratesSource'] as const
/** Names of the fields in the order of the form. */
const NAMES = ['requireTwoFactorForStaff', ...COMPANY, 'certificateMails', ...LIMITS, ...RATES] as const

export const LABELS = Object.fromEntries(NAMES.map((name) => [name, labelOf(name)])) as Record<
  (typeof NAMES)[number],
  string
>

const namesIn = (value: unknown) => (Array.isArray(value) ? value.map(({ name }) => name).join(', ') : '')

/** Returns each part of the form. A list is compared as a whole. */
export function useSettingsParts(): FieldsOf<SettingsForm> {
  const { t } = useTranslation()
  return () => [
    ...Object.entries(LABELS).map(([path, label]) => ({
      path,
      label: t(label),
      ...(path === 'requireTwoFactorForStaff' && { show: (value: unknown) => (value ? t('Yes') : t('No')) }),
    })),
    { path: 'offices', label: t('Offices'), show: namesIn },
    { path: 'certificates', label: t('Certificates'), show: namesIn },
  ]
}
