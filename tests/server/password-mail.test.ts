import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeMail, type Mail } from '#server/features/accounts/outbox/compose.ts'
import { claim } from '#server/features/accounts/outbox/queue.ts'
import { mailMakers } from '#server/jobs/mails.ts'
import { accountDoors, insertPerson, linkOf, PASSWORD } from '#tests/support/account.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { NOON } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const ENDED = 'Your API keys were revoked as well.'
const NEW = 'Another456!'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

/** Returns the newest mail to a user about a changed password. */
async function passwordMail(userId: string): Promise<Mail> {
  const deps = { db: app.db, config: app.config, clock: () => NOON, log: app.app.log } as never
  const rows = (await claim(app.db, NOON, 1000)).filter(
    (row) => row.userId === userId && row.kind === 'account.password_changed',
  )
  const row = rows.at(-1)
  const mail = row && (await composeMail(deps, mailMakers, row))
  if (!mail || 'skip' in mail) throw new Error('no mail')
  return mail
}

describe.each(accountDoors(() => app))('the mail about a new password, through %s,', (_door, ask) => {
  test.each([
    ['says that API keys were ended', true, undefined, true],
    ['says nothing of keys that were kept', true, false, false],
    ['says nothing of keys where there were none', false, undefined, false],
  ])('%s', async (_words, hasKey, endApiKeys, isSaid) => {
    const me = await insertPerson(app)
    if (hasKey) await insertKey(app, me.id)
    const change = { currentPassword: PASSWORD, newPassword: NEW, ...(endApiKeys === false && { endApiKeys }) }
    expect((await ask('changePassword', change, me.token)).status).toBe(204)
    const { text, html } = await passwordMail(me.id)
    expect([text.includes(ENDED), html.includes(ENDED)]).toEqual([isSaid, isSaid])
  })

  test('says so after a reset, in the recipient’s language', async () => {
    const me = await insertPerson(app, { language: 'tr' })
    await insertKey(app, me.id)
    expect((await ask('requestPasswordReset', { email: me.email })).status).toBeLessThan(300)
    const token = await linkOf(app, me.id, 'account.reset_password')
    expect((await ask('resetPassword', { token, newPassword: NEW })).status).toBe(204)
    expect((await passwordMail(me.id)).text).toContain('API anahtarlarınız da iptal edildi.')
  })
})
