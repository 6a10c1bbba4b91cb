import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_CONVERSATIONS } from '#domain/chat-limits.ts'
import { insertPatient } from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let now = new Date('2026-11-18T08:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

const IN_SHORT = 'id begins createdAt updatedAt'
const doors = bothDoors(() => app, {
  chat: {
    graphql: 'mutation ($input: ChatInput!) { chat(input: $input) { conversationId message { content } } }',
  },
  assistant: { graphql: '{ assistant { answeredBy service keepsConversations } }' },
  keep: {
    graphql:
      'mutation ($keepsConversations: Boolean!) { keepConversations(keepsConversations: $keepsConversations) { answeredBy service keepsConversations } }',
  },
  list: { graphql: `{ conversations { ${IN_SHORT} } }` },
  open: {
    graphql: `query ($id: ID!) { conversation(id: $id) { ${IN_SHORT} messages { role content emergency answeredBy } } }`,
  },
  remove: {
    graphql: 'mutation ($id: ID!) { deleteConversation(id: $id) }',
    success: 204,
  },
  removeAll: { graphql: 'mutation { deleteConversations }', success: 204 },
})

const user = (content: string) => ({ role: 'user', content })
const assistant = (content: string) => ({ role: 'assistant', content })
const unknown = '019a0000-0000-7000-8000-000000000000'

describe.each(doors)('stored conversations through %s', (_, ask) => {
  test('are stored only on request', async () => {
    const { token } = await insertPatient(app)
    expect((await ask('assistant', {}, token)).body).toEqual({
      answeredBy: 'guide',
      service: null,
      keepsConversations: false,
    })
    for (const whose of [undefined, token])
      expect((await ask('chat', { messages: [user('my knee hurts')] }, whose)).body.conversationId).toBeNull()
    expect((await ask('list', {}, token)).body).toEqual([])
    expect(await ask('keep', { keepsConversations: true })).toMatchObject({ status: 401 })
    expect(await ask('list')).toMatchObject({ status: 401 })
  })

  test('are stored from their beginning, continued, and opened again', async () => {
    const { token } = await insertPatient(app)
    expect((await ask('keep', { keepsConversations: true }, token)).body.keepsConversations).toBe(true)
    const first = [user('my knee hurts'), assistant('Since when?'), user('For a few weeks')]
    const { body: answer } = await ask('chat', { messages: first }, token)
    const id = answer.conversationId
    const second = [...first, assistant(answer.message.content), user('crushing chest pressure into my left arm')]
    now = new Date(now.getTime() + 1000)
    // Repeats the request, as after a broken connection.
    for (const _try of [1, 2])
      expect((await ask('chat', { messages: second, conversationId: id }, token)).body.conversationId).toBe(id)
    const { body: opened } = await ask('open', { id }, token)
    expect(opened).toMatchObject({ id, begins: 'my knee hurts', updatedAt: now.toISOString() })
    expect(opened.messages.map(({ role }: { role: string }) => role)).toEqual(
      Array.from({ length: 6 }, (_role, place) => (place % 2 ? 'assistant' : 'user')),
    )
    expect(opened.messages[3]).toEqual({
      ...assistant(answer.message.content),
      emergency: false,
      answeredBy: 'guide',
    })
    expect(opened.messages[5]).toMatchObject({ emergency: true, content: expect.stringContaining('112') })
    expect((await ask('list', {}, token)).body).toMatchObject([{ id, begins: 'my knee hurts' }])
    await ask('keep', { keepsConversations: false }, token)
    expect((await ask('chat', { messages: [user('my knee hurts')] }, token)).body.conversationId).toBeNull()
    expect((await ask('list', {}, token)).body).toHaveLength(1)
  })

  test('belong to one user, and are deleted one by one or all at once', async () => {
    const [one, other] = [await insertPatient(app), await insertPatient(app)]
    const start = async (token: string, content: string, conversationId?: string) =>
      (await ask('chat', { messages: [user(content)], conversationId }, token)).body.conversationId as string
    for (const { token } of [one, other]) await ask('keep', { keepsConversations: true }, token)
    const id = await start(one.token, 'my knee hurts')
    const foreign = await start(other.token, 'my back hurts', id)
    expect(foreign).not.toBe(id)
    expect((await ask('open', { id }, one.token)).body.messages[0].content).toBe('my knee hurts')
    for (const verb of ['open', 'remove'] as const)
      for (const wrong of [id, unknown, 'nobody'])
        expect(await ask(verb, { id: wrong }, other.token)).toMatchObject({ status: 404, code: 'not_found' })
    await start(one.token, 'my tooth hurts')
    expect((await ask('remove', { id }, one.token)).status).toBe(204)
    expect((await ask('list', {}, one.token)).body).toMatchObject([{ begins: 'my tooth hurts' }])
    expect((await ask('removeAll', {}, one.token)).status).toBe(204)
    expect((await ask('list', {}, one.token)).body).toEqual([])
    expect((await ask('list', {}, other.token)).body).toHaveLength(1)
  })
})

const [[, byRest]] = doors

test('above the limit the oldest are deleted', async () => {
  const { token, id } = await insertPatient(app)
  await byRest('keep', { keepsConversations: true }, token)
  await app.query(
    `with kept as (
       insert into conversations (id, user_id, updated_at)
       select gen_random_uuid(), $1, $2::timestamptz - make_interval(days => n) from generate_series(1, $3) n returning id, updated_at
     ) insert into conversation_messages (conversation_id, position, role, content)
       select id, 0, 'user', 'day ' || (extract(day from $2::timestamptz - updated_at)) from kept`,
    [id, now, MAX_CONVERSATIONS],
  )
  await byRest('chat', { messages: [user('my knee hurts')] }, token)
  const { body } = await byRest('list', {}, token)
  expect(body).toHaveLength(MAX_CONVERSATIONS)
  expect(body[0].begins).toBe('my knee hurts')
  expect(body.at(-1).begins).toBe(`day ${MAX_CONVERSATIONS - 1}`)
})
