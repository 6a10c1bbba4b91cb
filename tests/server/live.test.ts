import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenLive } from '#server/database/live.ts'
import { createLogger } from '#server/http/log.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

let database: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  database = await scratchDatabase()
})
afterAll(() => database.close())

const connections = () =>
  database.query("select from pg_stat_activity where datname = current_database() and application_name = 'hekima live'")
const silent = { gap: () => undefined, end: () => undefined }

test('what is announced about a topic reaches its listeners until they stop', async () => {
  const live = listenLive(database.pool, createLogger('silent', false))
  const heard: string[][] = []
  const stop = await live.listen('tulip', { ...silent, news: (words) => heard.push(words) })
  await database.query("select pg_notify('live', 'rose message 1'), pg_notify('live', 'tulip message 2')")
  await vi.waitFor(() => expect(heard).toEqual([['message', '2']]))
  stop()
  await live.listen('end', { ...silent, news: (words) => heard.push(words) })
  await database.query("select pg_notify('live', 'tulip message 3'), pg_notify('live', 'end of test')")
  await vi.waitFor(() =>
    expect(heard).toEqual([
      ['message', '2'],
      ['of', 'test'],
    ]),
  )
  await live.close()
})

test('whoever listens after closing is refused, and no connection is opened for them', async () => {
  const live = listenLive(database.pool, createLogger('silent', false))
  await live.listen('tulip', { ...silent, news: () => undefined })
  await live.close()
  await vi.waitFor(async () => expect(await connections()).toHaveLength(0))
  await expect(live.listen('tulip', { ...silent, news: () => undefined })).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(await connections()).toHaveLength(0)
})
