import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/database/client.ts'
import { sharedRateStore } from '#server/http/shared-rate.ts'
import { NOON } from '#tests/support/clinic.ts'
import { startInstance } from '#tests/support/instance.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const LIMIT = 200

let app: TestApp
let others: Awaited<ReturnType<typeof startInstance>>[]
const at = { now: NOON }
const clock = () => at.now
beforeAll(async () => {
  app = await startTestApp({ clock, env: { REQUESTS_PER_MINUTE: String(LIMIT) } })
  others = await Promise.all([1, 2, 3].map(() => startInstance(app, { clock })))
})
afterAll(async () => {
  for (const { close } of others) await close()
  await app.close()
})

let sent = 0

/** Sends requests to all instances in turn and returns their numbers by status. */
async function spread(requests: number): Promise<Record<number, number>> {
  const instances = [app, ...others]
  const statuses: Record<number, number> = {}
  for (let count = 0; count < requests; count++) {
    // No address repeats, because cached responses are not counted.
    const address = `/api/Hospitals/search?q=${sent++}`
    const { status } = (await instances[count % instances.length]?.request.get(address)) ?? { status: 0 }
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

test('four instances together let a caller exceed the limit by at most a tenth', async () => {
  const statuses = await spread(LIMIT * 1.5)
  expect(Object.keys(statuses)).toEqual(['200', '429'])
  expect(statuses[200]).toBeGreaterThanOrEqual(LIMIT)
  expect(statuses[200]).toBeLessThanOrEqual(LIMIT * 1.1)
})

test('the next minute begins at all of them', async () => {
  at.now = new Date(NOON.getTime() + 61_000)
  expect(await spread(8)).toEqual({ 200: 8 })
})

test('of requests that are sent at once as many are answered as the limit allows', async () => {
  at.now = new Date(NOON.getTime() + 130_000)
  const instances = [app, ...others].slice(0, 2)
  const answers = await Promise.all(
    Array.from({ length: LIMIT * 1.5 }, (_, index) =>
      instances[index % 2]?.request.get(`/api/Hospitals/search?q=${sent++}`),
    ),
  )
  const answered = answers.filter((answer) => answer?.status === 200).length
  expect(answered).toBeGreaterThanOrEqual(LIMIT * 0.9)
  expect(answered).toBeLessThanOrEqual(LIMIT * 1.1)
})

test('without the database an instance counts for itself', async () => {
  const away = {
    insert: () => {
      throw new Error('away')
    },
  } as unknown as Db
  const Store = sharedRateStore({ config: app.config, clock, db: away })
  const store = new Store({})
  const count = () =>
    new Promise<number | undefined>((resolve) => {
      store.incr('ada', (_, result) => resolve(result?.current), 60_000, 3)
    })
  expect(await count()).toBe(1)
  expect(await count()).toBe(2)
  expect(await count()).toBe(3)
  expect(await count()).toBe(4)
})
