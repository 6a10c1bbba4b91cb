import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leftOf } from '#server/limits.ts'
import { drips, hangs, saysNothing, startModelServer } from '#tests/support/model-server.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let model: Awaited<ReturnType<typeof startModelServer>>
let app: TestApp
beforeAll(async () => {
  model = await startModelServer()
  const ai = { AI_API_KEY: 'sk-test', AI_BASE_URL: model.url, AI_TIME_LIMIT_SECONDS: '4' }
  app = await startTestApp({ env: { ...ai, TRUST_PROXY: '1' } })
})
afterAll(async () => {
  await app.close()
  await model.close()
})

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const COUNT = 50
const QUESTION = { messages: [{ role: 'user', content: 'my knee hurts' }], language: 'en' }
const BUBBLE = "I'm sorry, I'm having trouble connecting right now. Please try again in a moment."

test.each([
  ['drips', drips],
  ['hangs after its first words', hangs],
  ['takes the request and says nothing', saysNothing],
])('a provider that %s is stopped at the limit, and nothing stays open', async (_what, answer) => {
  model.will(...Array.from({ length: 2 * COUNT }, () => answer))
  const budget = { what: 'chat-model', who: 'everybody', most: 1000, seconds: 1 }
  const left = () => leftOf({ ...app, clock: () => new Date() }, budget).then((limit) => limit.left)
  const before = await left()
  const chats = Array.from({ length: COUNT }, (_, index) =>
    app.request
      .post('/api/Chat')
      .set('x-forwarded-for', `10.0.${index}.1`)
      .send(QUESTION)
      .then(({ status, body }) => ({ status, message: body.message })),
  )
  // Garbage collection during the wait removes everything that is only weakly referenced.
  await expect.poll(() => model.asked.length).toBeGreaterThanOrEqual(COUNT)
  collectGarbage()
  await new Promise(setImmediate)
  collectGarbage()
  for (const answered of await Promise.all(chats)) expect(answered).toEqual({ status: 503, message: BUBBLE })
  await expect.poll(() => model.asked.filter(({ closed }) => !closed)).toEqual([])
  expect(await left()).toBe(before)
})
