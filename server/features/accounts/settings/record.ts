import { z } from 'zod'
import { RATED_CURRENCIES } from '#domain/money.ts'
import { certificate, companyDetails, settingsRecord } from '#domain/settings.ts'
import { instantAnswer } from '#server/database/record.ts'

/** Office as stored by any version of the product. It may have no address. */
const office = z.object({ name: z.string().min(1).max(300), lines: z.array(z.string().max(300)).max(6) })

/** Public settings of the operator, one row of `settings` per key. */
export const siteSettingsSchema = companyDetails.extend({
  offices: z.array(office).max(10),
  certificates: z.array(certificate).max(20),
})
export type OperatorSettings = z.output<typeof siteSettingsSchema>

/** Units of a currency for one US dollar on a day. */
const exchangeRate = z.object({
  currency: z.enum(RATED_CURRENCIES),
  perDollar: z.number(),
  date: z.string().meta({ format: 'date' }),
  source: z.string(),
})
export type ExchangeRate = z.output<typeof exchangeRate>

/** Public settings. */
export type SiteSettings = OperatorSettings & {
  /** Accounts for trying the product. Empty unless this is a demo installation. */
  demoAccounts: { label: string; email: string; password: string }[]
}

/** ID of the only record of settings. */
export const SETTINGS_ID = '00000000-0000-7000-8000-5e7719650000'

const shape = settingsRecord.shape
/** Response schema without the parsing rules of the input. */
export const settingsAnswer = z
  .object({
    id: z.uuid(),
    updatedAt: instantAnswer,
    companyName: shape.companyName,
    tradeRegistry: shape.tradeRegistry,
    mersis: shape.mersis,
    phone: shape.phone,
    email: z.string(),
    statusPageUrl: z.string(),
    footerNote: shape.footerNote,
    offices: z.array(office),
    certificates: z.array(
      z.object({
        name: z.string(),
        number: z.string(),
        issuer: z.string(),
        validUntil: z.string(),
        documentUrl: z.string().nullable(),
      }),
    ),
    upcomingAppointments: z.int(),
    appointmentsADay: z.int(),
    upcomingUnconfirmed: z.int(),
    messagesPerHour: z.int(),
    quoteAnswerHours: z.int(),
    euroPerDollar: z.number(),
    poundPerDollar: z.number(),
    liraPerDollar: z.number(),
    ratesDate: z.string(),
    ratesSource: z.string(),
    exchangeRates: z.array(exchangeRate),
    certificateMails: z.array(z.string()),
    requireTwoFactorForStaff: z.boolean(),
  })
  .meta({ title: 'Settings' })
export type Settings = z.output<typeof settingsAnswer>
