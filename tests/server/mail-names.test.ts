import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createLink } from '#server/features/accounts/auth/links.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { insertUser } from '#server/seed/factories.ts'
import { NOON } from '#tests/support/clinic.ts'
import { startMailbox } from '#tests/support/mail-run.ts'

let box: Awaited<ReturnType<typeof startMailbox>>
beforeAll(async () => {
  box = await startMailbox()
})
afterAll(() => box.close())
afterEach(() => box.empty())

const names = { firstName: 'Winner', lastName: 'Claimant' }

test('names no user whose address is not confirmed, because it may belong to another', async () => {
  const { id } = await insertUser(box.app.db, { ...names, emailConfirmedAt: null })
  await queueMail(box.app.db, NOON, { kind: 'account.welcome', userId: id })
  const [mail] = await box.deliver()
  expect(mail?.text).toContain('Hello,')
  expect(JSON.stringify(mail)).not.toMatch(/Winner|Claimant/)
})

test('greets by name once the address is confirmed', async () => {
  const { id } = await insertUser(box.app.db, { ...names, emailConfirmedAt: NOON })
  await queueMail(box.app.db, NOON, { kind: 'account.welcome', userId: id })
  const [mail] = await box.deliver()
  expect(mail?.text).toContain('Hello Winner,')
  expect(mail?.to?.[0]?.name).toBe('Winner Claimant')
})

test('names no user at a new address before its confirmation', async () => {
  const { id: userId } = await insertUser(box.app.db, { ...names, emailConfirmedAt: NOON })
  const email = 'stranger@mail.example'
  const tokenId = await createLink(box.app.db, box.partsAt(), { userId, kind: 'change_email', email })
  await queueMail(box.app.db, NOON, { kind: 'account.email_change', userId, payload: { tokenId } })
  const [mail] = await box.deliver()
  expect(mail?.to?.[0]?.address).toBe(email)
  expect(JSON.stringify(mail)).not.toMatch(/Winner|Claimant/)
})
