import { eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import type { Dependencies } from '#server/context.ts'
import { leadsTo, type MailMaker } from '#server/features/accounts/outbox/mail-kinds.ts'
import { KEYS_ENDED } from './end-api-keys.ts'
import { linkToken } from './links.ts'
import { oneTimeTokens } from './table.ts'

async function findToken({ db }: Dependencies, id: string | undefined) {
  if (!isUuid(id)) return undefined
  const { email, usedAt, expiresAt } = oneTimeTokens
  const [token] = await db
    .select({ id: oneTimeTokens.id, email, usedAt, expiresAt })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.id, id))
  return token
}

/** Makes a mail with a link, to the address of the link. */
const link =
  (page: string): MailMaker =>
  async ({ deps, row }) => {
    const token = await findToken(deps, row.payload.tokenId)
    if (!token) return { skip: 'the link is gone' }
    if (token.usedAt || token.expiresAt <= deps.clock()) return { skip: 'the link has ended' }
    const language = UI_LANGUAGES.find((code) => code === row.payload.language)
    return {
      address: token.email,
      page: `${page}?token=${linkToken(deps.config, token.id)}`,
      ...(language && { language }),
    }
  }

/** Makes a security notice to the address that the account had at the time of the action. */
const toAddressThen =
  (page: string): MailMaker =>
  async ({ deps, row }) => {
    const token = await findToken(deps, row.payload.tokenId)
    return token ? { address: token.email, page } : { skip: 'the link is gone' }
  }

const passwordChanged: MailMaker = ({ row }) => ({
  page: '/forgot-password',
  endedApiKeys: row.payload.apiKeys === KEYS_ENDED,
})

export const authMails = {
  'account.welcome': leadsTo('/'),
  'account.confirm_email': link('/confirm-email'),
  'account.reset_password': link('/reset-password'),
  'account.invitation': link('/reset-password'),
  'account.password_changed': passwordChanged,
  'account.email_change': link('/confirm-email'),
  'account.email_changed': toAddressThen('/forgot-password'),
  'account.two_factor_on': leadsTo('/profile'),
  'account.two_factor_off': leadsTo('/profile'),
  'account.api_key_created': leadsTo('/developers/keys'),
  'account.webhook_off': leadsTo('/developers/webhooks'),
}
