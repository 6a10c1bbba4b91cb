import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_CURSOR, readMissed, removeOldChanges } from '#server/database/changes.ts'
import { createPool } from '#server/database/client.ts'
import { type Listener, listenLive } from '#server/database/live.ts'
import { createLogger } from '#server/http/log.ts'
import { databaseLink } from '#tests/support/database-link.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

const log = createLogger('silent', false)
let database: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  database = await scratchDatabase()
})
afterAll(() => database.close())

const announce = (topic: string, words: string, by: Pick<pg.Client, 'query'> = database.pool) =>
  by.query('insert into changes (topic, words) values ($1, $2)', [topic, words])
const connections = () =>
  database.query("select from pg_stat_activity where datname = current_database() and application_name = 'hekima live'")
const silent = { gap: () => undefined, end: () => undefined }

/** Runs `work` with another connection, which may hold a transaction open. */
async function withClient(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(database.url)
  await client.connect()
  await work(client).finally(() => client.end())
}

/** Returns what is heard about `tulip`, and a function that ends it. */
async function hear(listener: Partial<Listener> = {}) {
  const live = listenLive(database.pool, log)
  const heard: string[] = []
  await live.listen('tulip', { ...silent, news: (words) => heard.push(words.join(' ')), ...listener })
  return { ...live, heard }
}

test('a change of a topic reaches its listeners until they stop', async () => {
  const live = listenLive(database.pool, log)
  const heard: string[][] = []
  const news = (words: string[]) => heard.push(words)
  const stop = await live.listen('tulip', { ...silent, news })
  await announce('rose', 'message 1')
  await announce('tulip', 'message 2')
  await expect.poll(() => heard).toEqual([['message', '2']])
  stop()
  await live.listen('end', { ...silent, news })
  await announce('tulip', 'message 3')
  await announce('end', 'of test')
  await expect.poll(() => heard.slice(1)).toEqual([['of', 'test']])
  await live.close()
})

test('a listener after closing is refused, and no connection is opened for it', async () => {
  const live = await hear()
  await live.close()
  await expect.poll(connections).toHaveLength(0)
  await expect(live.listen('tulip', { ...silent, news: () => undefined })).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(await connections()).toHaveLength(0)
})

test('catching up resolves after all earlier commits were received', async () => {
  const live = await hear()
  for (let count = 1; count <= 200; count++) {
    await announce('tulip', 'news')
    await live.catchUp()
    expect(live.heard).toHaveLength(count)
  }
  // Callers that arrive during a read share the next one, which starts after all of them.
  await Promise.all(
    Array.from({ length: 50 }, async (_, count) => {
      await announce('tulip', `number ${count}`)
      await live.catchUp()
      expect(live.heard).toContain(`number ${count}`)
    }),
  )
  expect(live.heard).toHaveLength(250)
  await live.close()
})

test('commits are heard once each and at once, in whichever order their transactions began', async () => {
  const live = await hear()
  await withClient(async (slow) => {
    await slow.query('begin')
    await announce('tulip', 'slow', slow)
    for (const words of ['first', 'second']) {
      await announce('tulip', words)
      await live.catchUp()
    }
    expect(live.heard).toEqual(['first', 'second'])
    await slow.query('commit')
    await live.catchUp()
    expect(live.heard).toEqual(['first', 'second', 'slow'])
    await slow.query('begin')
    await announce('tulip', 'never', slow)
    await slow.query('rollback')
  })
  await announce('tulip', 'last')
  await live.catchUp()
  expect(live.heard).toEqual(['first', 'second', 'slow', 'last'])
  await live.close()
})

test('equal changes of a transaction are heard once', async () => {
  const live = await hear()
  await database.query(
    "insert into changes (topic, words) values ('tulip', 'a'), ('tulip', 'b'), ('tulip', 'a'), ('rose', 'a')",
  )
  await announce('tulip', 'a')
  await live.catchUp()
  expect(live.heard).toEqual(['a', 'b', 'a'])
  await live.close()
})

describe('several processes', () => {
  const holders = () =>
    database.query<{ pid: number }>(
      `select l.pid from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and l.granted and a.datname = current_database() and a.application_name = 'hekima live'`,
    )

  test('one of them wakes the others, and another one does after its connection was ended', async () => {
    let gaps = 0
    const gap = () => void gaps++
    const processes = [await hear({ gap }), await hear({ gap }), await hear({ gap })]
    const heard = () => processes.map((live) => live.heard.at(-1))
    await withClient(async (client) => {
      let wakes = 0
      client.on('notification', () => wakes++)
      await client.query('listen woken')
      await announce('tulip', 'news')
      await expect.poll(() => wakes).toBeGreaterThan(0)
      await expect.poll(heard).toEqual(['news', 'news', 'news'])

      const [first] = await holders()
      await client.query('select pg_terminate_backend($1)', [first?.pid])
      const others = async () => (await holders()).map(({ pid }) => pid).filter((pid) => pid !== first?.pid)
      await expect.poll(others).toHaveLength(1)
      await expect.poll(() => gaps).toBe(1)
      // The new notifier wakes the others when it starts.
      await expect.poll(() => wakes).toBeGreaterThan(1)
      wakes = 0
      await announce('tulip', 'more')
      await expect.poll(() => wakes).toBeGreaterThan(0)
      await expect.poll(heard).toEqual(['more', 'more', 'more'])
    })
    await Promise.all(processes.map((live) => live.close()))
  })

  test('nobody is woken without a change', async () => {
    const live = await hear()
    await expect.poll(holders).toHaveLength(1)
    await live.catchUp()
    await withClient(async (client) => {
      const woken: string[] = []
      client.on('notification', ({ channel }) => woken.push(channel))
      await client.query('listen woken; listen test')
      await live.catchUp()
      await client.query("select pg_sleep(0.3), pg_notify('test', '')")
      await expect.poll(() => woken).toContain('test')
      // The notifier wakes the others once when it starts.
      expect(woken.filter((channel) => channel === 'woken').length).toBeLessThan(2)
    })
    await live.close()
  })
})

test.each(['cut', 'silence'] as const)('catching up on a failing connection reports it: %s', async (fail) => {
  const link = await databaseLink(database.url)
  const pool = createPool(link.url, log, { max: 1 })
  const live = listenLive(pool, log)
  const said: string[] = []
  const say = (word: string) => () => void said.push(word)
  await live.listen('tulip', { news: say('news'), lost: say('lost'), gap: say('gap'), end: say('end') })
  link[fail]()
  await announce('tulip', 'news')
  await live.catchUp()
  expect(said).toEqual(['lost'])
  link.mend()
  await expect.poll(() => said).toEqual(['lost', 'gap'])
  await announce('tulip', 'news')
  await live.catchUp()
  expect(said).toEqual(['lost', 'gap', 'news'])
  await live.close()
  await pool.end()
  link.close()
})

describe('the changes after a cursor', () => {
  beforeEach(() => database.query('truncate changes'))
  const cursorOf = async (words: string) => {
    const rows = await database.query<{ cursor: string }>(
      `select xid || '.' || id as cursor from changes where words = $1`,
      [words],
    )
    return rows[0]?.cursor ?? ''
  }
  const missedAfter = async (words: string) => (await readMissed(database.db, 'tulip', await cursorOf(words))).words

  test('are those of the topic, equal ones once', async () => {
    for (const words of ['one', 'two', 'three', 'two']) await announce('tulip', words)
    await announce('rose', 'four')
    expect(await missedAfter('one')).toEqual(['three', 'two'])
    expect(await missedAfter('four')).toEqual([])
  })

  test('include those of a transaction that was open', async () => {
    await announce('tulip', 'one')
    // Transactions of other databases of the server hold the cursor back too.
    const cursorNow = async () => (await readMissed(database.db, 'tulip', '')).cursor
    await expect.poll(cursorNow).toBe(await cursorOf('one'))
    await withClient(async (slow) => {
      await slow.query('begin')
      await announce('tulip', 'slow', slow)
      await announce('tulip', 'fast')
      const live = await hear()
      expect(live.cursor()).toBe(await cursorOf('one'))
      expect(await missedAfter('one')).toEqual(['fast'])
      await slow.query('commit')
      expect(await missedAfter('one')).toEqual(['slow', 'fast'])
      await live.close()
    })
  })

  test('are unknown for a cursor that names no row, and when there are too many', async () => {
    await announce('tulip', 'one')
    for (const cursor of [NO_CURSOR, '', 'x', '1', '1.1', '-1.1', `${'9'.repeat(30)}.1`])
      expect((await readMissed(database.db, 'tulip', cursor)).words).toBeNull()
    await database.query(`insert into changes (topic, words) select 'tulip', n::text from generate_series(2, 101) n`)
    expect(await missedAfter('one')).toHaveLength(100)
    await announce('tulip', 'too many')
    expect(await missedAfter('one')).toBeNull()
  })

  test('are unknown once one of them may have been removed', async () => {
    await database.query(
      `insert into changes (topic, words, created_at)
       select 'tulip', n::text, now() - interval '61 minutes' from generate_series(1, 2500) n`,
    )
    const oldest = await cursorOf('1')
    const newestOld = await cursorOf('2500')
    await database.query(
      `insert into changes (topic, words, created_at) values ('tulip', 'new', now() - interval '59 minutes')`,
    )
    await removeOldChanges({ db: database.db }, () => false)
    const rows = await database.query<{ words: string }>('select words from changes order by id')
    expect(rows.map(({ words }) => words)).toEqual(['2500', 'new'])
    expect((await readMissed(database.db, 'tulip', oldest)).words).toBeNull()
    expect((await readMissed(database.db, 'tulip', newestOld)).words).toEqual(['new'])
  })
})

test('no function of the database notifies, because such commits wait for each other', async () => {
  const functions = await database.query<{ proname: string }>(
    "select proname from pg_proc where prosrc ~* '\\mnotify\\M|pg_notify'",
  )
  expect(functions.filter(({ proname }) => proname !== 'pg_notify')).toEqual([])
})
