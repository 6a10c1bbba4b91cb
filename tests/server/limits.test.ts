import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDb, createPool } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { createLogger } from '#server/http/log.ts'
import { forgetLimit, type Limit, removeEndedLimits, requireLeft, takeFrom } from '#server/limits.ts'
import { NOON } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let now: Date
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  now = NOON
})
afterEach(() => app.query('delete from limits'))

const limit: Limit = { what: 'message', who: 'ada', most: 3, seconds: 3600 }
const partsOf = (db = app.db) => ({ config: app.config, db, clock: () => now })
const take = (changes: Partial<Limit> = {}, db = app.db) => takeFrom(partsOf(db), { ...limit, ...changes })
const refusalOf = (work: Promise<unknown>): Promise<AppError | null> =>
  work.then(
    () => null,
    (error) => (error instanceof AppError ? error : Promise.reject(error)),
  )
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

describe('a limit', () => {
  test('refuses excess, with the time to wait', async () => {
    for (let n = 0; n < 3; n++) await take()
    later(600)
    const refusal = await refusalOf(take({ sentence: 'At most {{most}}.', params: { most: 3 } }))
    expect(refusal).toMatchObject({ code: 'too_many_requests', message: 'At most 3.', extra: { retryAfter: 3000 } })
    later(2999)
    expect(await refusalOf(take())).toMatchObject({ extra: { retryAfter: 1 } })
    later(1)
    for (let n = 0; n < 3; n++) await take()
    expect(await refusalOf(take())).not.toBeNull()
  })

  test('is counted separately for each user and each thing', async () => {
    for (let n = 0; n < 3; n++) await take()
    await take({ who: 'ben' })
    await take({ what: 'upload' })
    expect(await refusalOf(take())).not.toBeNull()
  })

  test('lets exactly that many of a crowd pass, across instances', async () => {
    const pool = createPool(app.appUrl, createLogger('silent', false), { max: 5 })
    const elsewhere = createDb(pool)
    const crowd = Array.from({ length: 40 }, (_, n) => refusalOf(take({}, n % 2 === 0 ? app.db : elsewhere)))
    const passed = (await Promise.all(crowd)).filter((refusal) => refusal === null)
    await pool.end()
    expect(passed).toHaveLength(3)
  })

  test('counts nothing for a transaction that is rolled back', async () => {
    for (let n = 0; n < 5; n++)
      await app.db
        .transaction(async (tx) => {
          await takeFrom(partsOf(), limit, { db: tx })
          throw new Error('taken back')
        })
        .catch(() => undefined)
    await take()
    expect(await app.query('select taken from limits')).toEqual([{ taken: 1 }])
  })

  test('can be checked without counting, and be reset', async () => {
    for (let n = 0; n < 3; n++) {
      expect(await refusalOf(requireLeft(partsOf(), limit))).toBeNull()
      await take()
    }
    expect(await refusalOf(requireLeft(partsOf(), limit))).toMatchObject({ extra: { retryAfter: 3600 } })
    await forgetLimit(partsOf(), limit)
    expect(await refusalOf(requireLeft(partsOf(), limit))).toBeNull()
    await take()
  })

  test('does not reveal its owner, and is deleted when it is over', async () => {
    await take({ who: 'ada@mail.example' })
    await take({ seconds: 10 })
    const keys = await app.query<{ key: string }>('select key from limits')
    expect(JSON.stringify(keys)).not.toContain('ada')
    later(10)
    await removeEndedLimits(partsOf())
    expect(await app.query('select from limits')).toHaveLength(1)
    later(3590)
    await removeEndedLimits(partsOf())
    expect(await app.query('select from limits')).toHaveLength(0)
  })
})
