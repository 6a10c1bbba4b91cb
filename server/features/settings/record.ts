import { z } from 'zod'
import { date } from '#domain/fields.ts'

const text = z.string().min(1).max(300)

/** What an operator may decide, one row of `settings` a key. */
export const siteSettingsSchema = z.object({
  companyName: text,
  tradeRegistry: text,
  mersis: text,
  offices: z.array(z.object({ name: text, lines: z.array(text).max(6) })).max(10),
  phone: text,
  email: text,
  statusPageUrl: z.url({ protocol: /^https?$/ }),
  certificates: z.array(z.object({ name: text, number: text, issuer: text, validUntil: date() })).max(20),
})
export type OperatorSettings = z.output<typeof siteSettingsSchema>

/** What everybody may read of the settings. */
export type SiteSettings = OperatorSettings & {
  /** Accounts to try the product with; empty unless this is a demo installation. */
  demoAccounts: { label: string; email: string; password: string }[]
}
