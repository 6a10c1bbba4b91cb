import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailTransport } from '#server/features/accounts/outbox/transport.ts'
import { deliverDue } from '#server/features/accounts/outbox/worker.ts'
import { eraseUnconfirmedSubscribers } from '#server/features/site/newsletter/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { mailMakers } from '#server/jobs/mails.ts'
import { NOON } from '#tests/support/clinic.ts'
import { graphql } from '#tests/support/doors.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DAY = 24 * 60 * 60 * 1000
let now = NOON
let app: TestApp
let mails: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({ clock: () => now, env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://hekima.example' } })
})
afterAll(async () => {
  await mails.close()
  await app.close()
})
beforeEach(async () => {
  now = NOON
  mails.received.length = 0
  for (const table of ['outbox', 'newsletter_subscribers', 'limits']) await app.query(`delete from ${table}`)
})

const deps = () => ({ config: app.config, db: app.db, clock: () => now, log: createLogger('silent', false) })
const deliver = async () => {
  mails.received.length = 0
  await deliverDue(deps(), { makers: mailMakers, transport: createMailTransport(app.config) })
  return mails.received
}
const subscribe = (email: string, language = 'en') =>
  graphql(
    app,
    'mutation ($email: String!, $language: UiLanguage) { subscribeToNewsletter(email: $email, language: $language) }',
    { email, language },
  )
const press = (verb: 'confirmNewsletter' | 'leaveNewsletter', token: string) =>
  graphql(app, `mutation ($token: String!) { ${verb}(token: $token) }`, { token })
const tokenIn = (text = '', name: string) => new RegExp(`/newsletter\\?${name}=([\\w.-]+)`).exec(text)?.[1] ?? ''
const header = (mail: { headers: { key: string; value: string }[] } | undefined, key: string) =>
  mail?.headers.find((one) => one.key === key)?.value
const confirmed = () => app.query('select email, confirmed_at is not null as confirmed from newsletter_subscribers')

async function confirmedSubscriber(email: string) {
  await subscribe(email)
  const [asked] = await deliver()
  await press('confirmNewsletter', tokenIn(asked?.mail.text, 'confirm'))
  const [welcome] = await deliver()
  return { asked, welcome }
}

describe('the newsletter', () => {
  test('is sent only after the owner of the address has confirmed it, and is ended with one click of a mail program', async () => {
    const { asked, welcome } = await confirmedSubscriber('ada@mail.example')
    expect(asked?.mail.subject).toBe('Please confirm the newsletter')
    expect(header(asked?.mail, 'list-unsubscribe')).toBeUndefined()
    expect(await confirmed()).toEqual([{ email: 'ada@mail.example', confirmed: true }])
    expect(header(welcome?.mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = new URL(header(welcome?.mail, 'list-unsubscribe')?.replace(/[<>]/g, '') ?? '')
    expect(address.origin).toBe('https://hekima.example')
    const click = () =>
      app.request
        .post(address.pathname + address.search)
        .type('form')
        .send('List-Unsubscribe=One-Click')
    expect((await click()).status).toBe(204)
    expect(await confirmed()).toEqual([])
    // Mail programs may send the request twice.
    expect((await click()).status).toBe(204)
  })

  test('is ended by the page of the link too, and a link for one purpose does not work for another', async () => {
    const { asked, welcome } = await confirmedSubscriber('ada@mail.example')
    const leave = tokenIn(welcome?.mail.text, 'leave')
    const confirm = tokenIn(asked?.mail.text, 'confirm')
    expect((await press('leaveNewsletter', confirm)).status).toBe(400)
    expect((await press('confirmNewsletter', leave)).status).toBe(400)
    expect((await press('confirmNewsletter', confirm)).body).toBe('ada@mail.example')
    expect((await press('leaveNewsletter', leave)).body).toBe(true)
    expect(await confirmed()).toEqual([])
  })

  test('asks no confirmed address again, and sends one address only a few mails a day', async () => {
    await confirmedSubscriber('ada@mail.example')
    expect((await subscribe('ADA@mail.example')).body).toBe(true)
    expect(await deliver()).toEqual([])
    for (let times = 0; times < 5; times++) expect((await subscribe('bo@mail.example')).body).toBe(true)
    expect(await deliver()).toHaveLength(3)
  })

  test('uses the language of the page', async () => {
    await subscribe('ada@mail.example', 'ru')
    const [asked] = await deliver()
    expect(asked?.mail.subject).toBe('Подтвердите подписку на рассылку')
  })

  test('deletes an address that is not confirmed within a week, and its link', async () => {
    await subscribe('ada@mail.example')
    const [asked] = await deliver()
    now = new Date(NOON.getTime() + 7 * DAY + 1000)
    expect((await press('confirmNewsletter', tokenIn(asked?.mail.text, 'confirm'))).status).toBe(400)
    await eraseUnconfirmedSubscribers(deps())
    expect(await confirmed()).toEqual([])
  })
})
