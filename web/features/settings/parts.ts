import type { FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sentence } from '#domain/sentences.ts'
import type { FieldsOf } from '#web/editing/edition.ts'
import type { SettingsForm } from './settings.ts'

/** What an input of this form needs beside its label. */
export type SettingsField = (path: FieldPath<SettingsForm>) => {
  error: string | undefined
  changed: boolean
  name: string
}

export const LABELS = {
  requireTwoFactorForStaff: sentence('Two-factor sign-in is compulsory for staff and administrators'),
  companyName: sentence('Company name'),
  tradeRegistry: sentence('Trade registry number'),
  mersis: sentence('MERSİS number'),
  phone: sentence('Phone'),
  email: sentence('Email'),
  statusPageUrl: sentence('Status page'),
  footerNote: sentence('Line at the end of every page'),
  openAppointments: sentence('Appointments to come'),
  appointmentsADay: sentence('Bookings within a day'),
  openUnconfirmed: sentence('Appointments to come before the email address is confirmed'),
  messagesPerHour: sentence('Messages in one conversation within an hour'),
  certificateMails: sentence('Notices about certificates go to'),
  euroPerDollar: sentence('Euro for one US dollar'),
  poundPerDollar: sentence('Pounds for one US dollar'),
  liraPerDollar: sentence('Lira for one US dollar'),
  ratesDate: sentence('Rates of'),
  ratesSource: sentence('Where they are from'),
} as const

const namesIn = (value: unknown) => (Array.isArray(value) ? value.map(({ name }) => name).join(', ') : '')

/** Each part of the form. A list is compared as a whole. */
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
