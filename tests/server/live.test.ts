import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '#server/database/client.ts'
import { listenLive } from '#server/database/live.ts'
import { createLogger } from '#server/http/log.ts'
import { databaseLink } from '#tests/support/database-link.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

let database: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  database = await scratchDatabase()
})
afterAll(() => database.close())

const connections = () =>
  database.query("select from pg_stat_activity where datname = current_database() and application_name = 'hekima live'")
const silent = { gap: () => undefined, end: () => undefined }

test('an announcement about a topic reaches its listeners until they stop', async () => {
  const live = listenLive(database.pool, createLogger('silent', false))
  const heard: string[][] = []
  const stop = await live.listen('tulip', { ...silent, news: (words) => heard.push(words) })
  await database.query("select pg_notify('live', 'rose message 1'), pg_notify('live', 'tulip message 2')")
  await expect.poll(() => heard).toEqual([['message', '2']])
  stop()
  await live.listen('end', { ...silent, news: (words) => heard.push(words) })
  await database.query("select pg_notify('live', 'tulip message 3'), pg_notify('live', 'end of test')")
  await expect
    .poll(() => heard)
    .toEqual([
      ['message', '2'],
      ['of', 'test'],
    ])
  await live.close()
})

test('a listener after closing is refused, and no connection is opened for it', async () => {
  const live = listenLive(database.pool, createLogger('silent', false))
  await live.listen('tulip', { ...silent, news: () => undefined })
  await live.close()
  await expect.poll(connections).toHaveLength(0)
  await expect(live.listen('tulip', { ...silent, news: () => undefined })).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(await connections()).toHaveLength(0)
})

test('catching up resolves after all earlier commits were received', async () => {
  const live = listenLive(database.pool, createLogger('silent', false))
  let heard = 0
  await live.listen('tulip', { ...silent, news: () => heard++ })
  for (let told = 1; told <= 200; told++) {
    await database.query("select pg_notify('live', 'tulip news')")
    await live.catchUp()
    expect(heard).toBe(told)
  }
  // Callers that arrive during a query share the next one, which starts after all of them.
  await Promise.all(
    Array.from({ length: 50 }, async (_, told) => {
      await database.query(`select pg_notify('live', 'tulip number ${told}')`)
      await live.catchUp()
    }),
  )
  expect(heard).toBe(250)
  await live.close()
})

test.each(['cut', 'silence'] as const)('catching up on a failing connection reports it: %s', async (fail) => {
  const link = await databaseLink(database.url)
  const pool = createPool(link.url, createLogger('silent', false), { max: 1 })
  const live = listenLive(pool, createLogger('silent', false))
  const said: string[] = []
  const say = (word: string) => () => void said.push(word)
  await live.listen('tulip', { news: say('news'), lost: say('lost'), gap: say('gap'), end: say('end') })
  link[fail]()
  await database.query("select pg_notify('live', 'tulip news')")
  await live.catchUp()
  expect(said).toEqual(['lost'])
  link.mend()
  await expect.poll(() => said).toEqual(['lost', 'gap'])
  await database.query("select pg_notify('live', 'tulip news')")
  await live.catchUp()
  expect(said).toEqual(['lost', 'gap', 'news'])
  await live.close()
  await pool.end()
  link.close()
})
