import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '#server/http/log.ts'
import { startNextFreeThread } from '#server/jobs/next-free-thread.ts'
import { insertClinic } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a thread computes the next free times of changed calendars, and ends when it is stopped', async () => {
  const { hospital } = await insertClinic(app)
  const isFound = async () =>
    (await app.query('select from next_free_times where id = $1 and at > now()', [hospital.id])).length === 1
  expect(await isFound()).toBe(false)
  const thread = startNextFreeThread({ url: app.appUrl, logLevel: 'silent' }, createLogger('silent', false))
  try {
    await expect.poll(isFound).toBe(true)
  } finally {
    await thread.stop()
  }
  expect(await app.query('select from next_free_queue')).toEqual([])
})
