import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: { id: string; token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const doors = bothDoors(() => app, {
  list: {
    graphql: `query ($search: SubscriberSearch) { newsletterSubscribers(search: $search) { items { id email language state since } } }`,
    shape: ({ items }) => items,
  },
  remove: {
    graphql: 'mutation ($id: ID!) { removeSubscriber(id: $id) }',
  },
})

describe.each(doors)('the addresses of the newsletter through %s', (_name, ask) => {
  test('are listed by state and words, exported, and erased', async () => {
    await app.query('delete from newsletter_subscribers')
    await app.query(`insert into newsletter_subscribers (email, language, created_at, confirmed_at) values
      ('Ada@mail.example', 'tr', '2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z'), ('bo@mail.example', 'en', '2026-11-03T08:00:00Z', null)`)
    const emails = async (search: object) =>
      (await ask('list', { search, ...search }, admin.token)).body.map(({ email }: { email: string }) => email)
    expect(await emails({})).toEqual(['bo@mail.example', 'Ada@mail.example'])
    expect(await emails({ state: 'waiting' })).toEqual(['bo@mail.example'])
    expect(await emails({ q: 'ADA' })).toEqual(['Ada@mail.example'])
    const [ada] = (await ask('list', { search: { q: 'ada' }, q: 'ada' }, admin.token)).body
    expect(ada).toMatchObject({ language: 'tr', state: 'confirmed', since: '2026-11-02T08:00:00.000Z' })
    const file = await app.request
      .get('/api/Newsletter/subscribers/export')
      .set('authorization', `Bearer ${admin.token}`)
    const [, waiting] = file.text.split('\n')
    expect(waiting).toBe('bo@mail.example,en,waiting,2026-11-03T08:00:00.000Z,')
    await ask('remove', { id: ada.id }, admin.token)
    expect(await emails({})).toEqual(['bo@mail.example'])
    const [event] = await app.query<{ action: string; details: unknown }>(
      'select action, details from audit_events order by created_at desc, id desc limit 1',
    )
    expect(event).toEqual({ action: 'newsletter.remove', details: null })
  })
})

test('an address in the exported file has its one-click unsubscribe link', async () => {
  await app.query(
    "insert into newsletter_subscribers (email, language, confirmed_at) values ('cem@mail.example', 'en', now())",
  )
  const { text } = await app.request
    .get('/api/Newsletter/subscribers/export?state=confirmed')
    .set('authorization', `Bearer ${admin.token}`)
  const link = new URL(/^cem@.*,(http\S+)$/m.exec(text)?.[1] ?? '')
  expect(
    (
      await app.request
        .post(link.pathname + link.search)
        .type('form')
        .send('List-Unsubscribe=One-Click')
    ).status,
  ).toBe(204)
  expect(await app.query("select from newsletter_subscribers where email = 'cem@mail.example'")).toEqual([])
})
