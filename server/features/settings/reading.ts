import { DEMO_ACCOUNTS } from '#domain/demo.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import { type OperatorSettings, type SiteSettings, siteSettingsSchema } from './record.ts'
import { settings } from './table.ts'

/** Neutral values until the operator has entered true ones. */
const defaults: OperatorSettings = {
  companyName: 'Hekima Sağlık Teknolojileri A.Ş.',
  tradeRegistry: '000000-0',
  mersis: '0000-0000-0000-0000',
  offices: [
    { name: sentence('İstanbul office'), lines: ['Çınar Sokak 12, Kat 4', '34000 Şişli, İstanbul'] },
    { name: sentence('Ankara office'), lines: ['Selvi Caddesi 48', '06000 Çankaya, Ankara'] },
  ],
  phone: '+90 212 000 00 00',
  email: 'hello@hekima.example',
  statusPageUrl: 'https://status.hekima.example',
  certificates: ['ISO 9001', 'ISO 27001', 'GDPR / KVKK', 'Accessibility AA'],
}

/** The operator's settings over the defaults. A row that does not fit is passed over, and the log says so. */
export async function getSiteSettings(ctx: Context): Promise<SiteSettings> {
  const decided: Record<string, unknown> = {}
  for (const { key, value } of await ctx.db.select().from(settings)) {
    if (!(key in siteSettingsSchema.shape)) continue
    const parsed = siteSettingsSchema.shape[key as keyof OperatorSettings].safeParse(value)
    if (parsed.success) decided[key] = parsed.data
    else ctx.log.warn({ key }, 'a setting does not fit and is passed over')
  }
  const demoAccounts = ctx.config.demoData
    ? DEMO_ACCOUNTS.map(({ label, email, password }) => ({ label, email, password }))
    : []
  return { ...defaults, ...decided, demoAccounts }
}
