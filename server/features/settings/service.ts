import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { DEMO_ACCOUNTS } from '#domain/demo.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import { statement } from '#server/database/statement.ts'

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
  certificates: z.array(text).max(20),
})

/** Neutral values until the operator has entered true ones. */
const defaults: z.infer<typeof siteSettingsSchema> = {
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

const readSettings = statement<{ key: string; value: unknown }>(() => sql`select key, value from settings`)

export type SiteSettings = z.infer<typeof siteSettingsSchema> & {
  demoAccounts: { label: string; email: string; password: string }[]
}

/** The operator's settings over the defaults. A row that does not fit is passed over, and the log says so. */
export async function getSiteSettings(ctx: Context): Promise<SiteSettings> {
  const decided: Record<string, unknown> = {}
  for (const { key, value } of await readSettings(ctx.db, {})) {
    if (!(key in siteSettingsSchema.shape)) continue
    const parsed = siteSettingsSchema.shape[key as keyof typeof defaults].safeParse(value)
    if (parsed.success) decided[key] = parsed.data
    else ctx.log.warn({ key }, 'a setting does not fit and is passed over')
  }
  const demoAccounts = ctx.config.demoData
    ? DEMO_ACCOUNTS.map(({ label, email, password }) => ({ label, email, password }))
    : []
  return { ...defaults, ...decided, demoAccounts }
}
