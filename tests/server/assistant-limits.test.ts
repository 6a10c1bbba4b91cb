import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertPatient } from '#tests/support/clinic.ts'
import { fails, startModelServer, writes } from '#tests/support/model-server.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let model: Awaited<ReturnType<typeof startModelServer>>
let app: TestApp
let now = new Date('2026-11-18T08:00:00Z')
const logged: string[] = []
beforeAll(async () => {
  model = await startModelServer()
  app = await startTestApp({
    clock: () => now,
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    env: { AI_API_KEY: 'sk-test', AI_BASE_URL: model.url, AI_DAILY_ANSWERS: '2', TRUST_PROXY: '1' },
  })
})
afterAll(async () => {
  await app.close()
  await model.close()
})

type Asking = { from: string; token?: string; answerBy?: 'guide' }
const chat = (content: string, { from, token, answerBy }: Asking) => {
  const sent = app.request.post('/api/Chat').set('x-forwarded-for', from)
  if (token) sent.set('authorization', `Bearer ${token}`)
  return sent.send({ messages: [{ role: 'user', content }], language: 'en', answerBy })
}
const HOUR = 3_600_000
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR)
}

describe('request limits of the assistant', () => {
  test('the model has a daily limit for all users together, and the guide answers the rest', async () => {
    const answeredBy = async (from: string) => {
      model.will(writes('A doctor can help.'))
      return (await chat('my knee hurts', { from })).body.answeredBy
    }
    const all = [await answeredBy('192.0.2.1'), await answeredBy('198.51.100.1'), await answeredBy('203.0.113.1')]
    expect(all).toEqual(['model', 'model', 'guide'])
    later(25)
    expect(await answeredBy('203.0.113.1')).toBe('model')
  })

  test('a user 60 times an hour, from any address, across instances', async () => {
    const { token, id } = await insertPatient(app)
    const guided = { token, answerBy: 'guide' } as const
    const statuses = new Set<number>()
    for (let turn = 0; turn < 60; turn++)
      statuses.add((await chat('hello', { ...guided, from: `10.${turn}.0.1` })).status)
    expect([...statuses]).toEqual([200])
    const refused = await chat('hello', { ...guided, from: '10.99.0.1' })
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', message: 'You have sent many requests. Please wait a while and try again.' },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const kept = await app.query<{ key: string }>('select key from limits')
    expect(kept.length).toBeGreaterThan(60)
    expect(JSON.stringify(kept)).not.toContain(id)
    later(2)
    expect((await chat('hello', { ...guided, from: '10.99.0.1' })).status).toBe(200)
  })

  test('a network 120 times an hour', async () => {
    const answers = await Promise.all(
      Array.from({ length: 121 }, () => chat('hello', { from: '192.0.2.77', answerBy: 'guide' })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect((await chat('hello', { from: '198.51.100.78', answerBy: 'guide' })).status).toBe(200)
  })
})

test('no log contains a word of a conversation, for any outcome', async () => {
  later(25)
  const said = 'marmalade itches on my elbow'
  model.will(writes('Marmalade is a fruit.'), fails(401, said))
  const answers = [
    await chat(said, { from: '192.0.2.5' }),
    await chat(said, { from: '192.0.2.5' }),
    await chat(`${said} chest pain going into my left arm`, { from: '192.0.2.5' }),
    await chat(said.repeat(100), { from: '192.0.2.5' }),
    await app.request.post('/graphql').send({
      query: 'mutation ($input: ChatInput!) { chat(input: $input) { answeredBy } }',
      variables: { input: { messages: [{ role: 'user', content: said.repeat(100) }] } },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 200, 400, 200])
  expect(logged.join('')).toContain('/api/Chat')
  expect(logged.join('').toLowerCase()).not.toContain('marmalade')
})
