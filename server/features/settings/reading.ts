import { dateIn } from '#domain/availability.ts'
import { DEMO_ACCOUNTS } from '#domain/demo.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import { type OperatorSettings, type SiteSettings, siteSettingsSchema } from './record.ts'
import { settings } from './table.ts'

/** What an operator has not entered is empty, and the pages leave it out: nothing about a company is invented. */
const NOTHING: OperatorSettings = {
  companyName: '',
  tradeRegistry: '',
  mersis: '',
  offices: [],
  phone: '',
  email: '',
  statusPageUrl: '',
  certificates: [],
}

/** The company of a demo installation. */
const DEMO: OperatorSettings = {
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
  certificates: ['ISO 9001', 'ISO 27001', 'GDPR / KVKK', 'Accessibility AA'].map((name, at) => ({
    name,
    number: `DEMO-000${at + 1}`,
    issuer: 'Demo',
    validUntil: '2099-12-31',
  })),
}

/** The operator's settings; in a demo over those of a company that does not exist. A row that does not fit is passed over, and the log says so. */
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
  const settled: OperatorSettings = { ...(ctx.config.demoData ? DEMO : NOTHING), ...decided }
  const today = dateIn(ctx.clock())
  return {
    ...settled,
    certificates: settled.certificates.filter(({ validUntil }) => validUntil >= today),
    demoAccounts,
  }
}
