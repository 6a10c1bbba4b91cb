import perfHooks from 'node:perf_hooks'
import Fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import type { Instance } from '#server/context.ts'

/** Event loop delay in milliseconds, as the guard measures it. */
let lag = 0
vi.spyOn(perfHooks, 'monitorEventLoopDelay').mockReturnValue({
  enable: () => true,
  reset: () => undefined,
  get mean() {
    return (lag + 10) * 1e6
  },
} as ReturnType<typeof perfHooks.monitorEventLoopDelay>)
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
afterAll(() => vi.useRealTimers())

test('a request during a lag of the server is told to retry later, except at the start', async () => {
  const { admission } = await import('#server/http/admission.ts')
  const config = { environment: 'production', requestsPerMinute: 1000 }
  const catalogue = { keep: async () => ({}) }
  const deps = { config, catalogue, clock: () => new Date() } as unknown as Instance
  const app = Fastify()
  await app.register(admission, deps)
  app.get('/', async () => 'answered')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = async () => {
    const { statusCode, body } = await app.inject('/')
    return statusCode === 200 ? body : JSON.parse(body).code
  }
  lag = 5000
  vi.advanceTimersByTime(1000)
  expect(await answer()).toBe('answered')
  vi.advanceTimersByTime(1000)
  expect(await answer()).toBe('unavailable')
  lag = 100
  vi.advanceTimersByTime(1000)
  expect(await answer()).toBe('answered')
  await app.close()
})
