import type { z } from 'zod'
import type { settingsRecord } from '#domain/settings.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import type { Edition } from '#web/editing/edition.ts'

const SettingsFields = graphql(`
  fragment SettingsFields on Settings {
    id
    updatedAt
    companyName
    tradeRegistry
    mersis
    phone
    email
    statusPageUrl
    footerNote
    offices { name lines }
    certificates { name number issuer validUntil documentUrl }
    upcomingAppointments
    appointmentsADay
    upcomingUnconfirmed
    messagesPerHour
    quoteAnswerHours
    euroPerDollar
    poundPerDollar
    liraPerDollar
    ratesDate
    ratesSource
    exchangeRates { currency perDollar date source }
    certificateMails
    requireTwoFactorForStaff
  }
`)
export type Settings = ResultOf<typeof SettingsFields>

export const OperatorSettings = graphql(`query OperatorSettings { settings { ...SettingsFields } }`, [SettingsFields])

export const UpdateSettings = graphql(
  `mutation UpdateSettings($input: SettingsInput!) { updateSettings(input: $input) { ...SettingsFields } }`,
  [SettingsFields],
)

/** Form values. An address is one text of several lines. */
export type SettingsForm = Omit<Settings, 'id' | 'updatedAt' | 'offices' | 'exchangeRates' | 'certificateMails'> & {
  offices: { name: string; lines: string }[]
  certificateMails: string
}
export type SentSettings = z.output<typeof settingsRecord>

export function editionOf({ id: _, updatedAt, exchangeRates: __, ...settings }: Settings): Edition<SettingsForm> {
  const offices = settings.offices.map(({ name, lines }) => ({ name, lines: lines.join('\n') }))
  const certificates = settings.certificates.map((certificate) => ({
    ...certificate,
    documentUrl: certificate.documentUrl ?? '',
  }))
  return {
    version: updatedAt,
    values: { ...settings, offices, certificates, certificateMails: settings.certificateMails.join('\n') },
  }
}
