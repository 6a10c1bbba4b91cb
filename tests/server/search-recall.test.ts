import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSystemContext } from '#server/context.ts'
import { createLogger } from '#server/http/log.ts'
import { answersOf, HALVES, recallOf } from '#tests/search/recall.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true })
})
afterAll(() => app.close())

test.each(HALVES)('patients’ queries find their target among the first five: %s half', async (half) => {
  const { config, db } = app
  const ctx = createSystemContext({ config, db, log: createLogger('silent', false), clock: () => new Date() })
  const answers = await answersOf(ctx, half)
  expect(answers.length).toBeGreaterThan(250)
  for (const language of ['en', 'tr', 'ru', 'ar'])
    expect(recallOf(answers.filter((answer) => answer.language === language))).toBeGreaterThanOrEqual(0.9)
  expect(recallOf(answers)).toBeGreaterThanOrEqual(0.95)
})
