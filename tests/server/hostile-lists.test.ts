import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inEnglish } from '#domain/sentences.ts'
import { csvRecords, encodingOf, ListError } from '#server/features/administration/imports/lists/read.ts'
import { importing } from '#tests/support/imports.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/**
 * Returns the number of event loop turns while the list is read, in which other requests are
 * served.
 */
async function turnsWhile(reading: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await reading()
  isOver = true
  return turns
}

describe('a hostile list', () => {
  /** Returns the text in one piece, as from the database, without waiting for a disk. */
  const whole = (text: string) =>
    async function* () {
      yield Buffer.from(text)
    }
  const readAll = async (text: string) => {
    const records = []
    for await (const record of csvRecords(whole(text), 'utf-8')) records.push(record)
    return records
  }

  test('of 4.4 million lines is stopped, and other requests continue meanwhile', async () => {
    const sentence = 'The list has more than 200000 lines. Please split it.'
    const text = 'a\n'.repeat(4_400_000)
    const turns = await turnsWhile(async () => {
      await expect(encodingOf(whole(text))).rejects.toThrow(new ListError(sentence))
      await expect(readAll(text)).rejects.toThrow(new ListError(sentence))
    })
    expect(turns).toBeGreaterThan(100)
  })

  test.each([
    ['alone', '"\n'.repeat(12_000)],
    ['before words', '"a\n'.repeat(8000)],
    ['before many lines without any', `"a\n${'b\n'.repeat(60)}`.repeat(200)],
  ])('of open quotation marks %s refuses their lines, and other requests continue meanwhile', async (_how, text) => {
    const lines = text.split('\n').length - 1
    let records: Awaited<ReturnType<typeof readAll>> = []
    const turns = await turnsWhile(async () => {
      records = await readAll(`name,province\n${text}x,y\n`)
    })
    expect(turns).toBeGreaterThan(100)
    expect(records.at(-1)).toMatchObject({ line: lines + 2, values: ['x', 'y'] })
    expect(records.filter((record) => 'refusal' in record).length).toBeGreaterThan(100)
  })

  test('is abandoned when no reader needs more of it', async () => {
    for await (const record of csvRecords(whole('a,b\n'.repeat(5000)), 'utf-8')) {
      expect(record.line).toBe(1)
      break
    }
    expect(await readAll('a,b\n')).toHaveLength(1)
  })
})

test('a list that is too long or wrong throughout fails with a message, and other requests continue meanwhile', async () => {
  const admin = await app.signIn('admin')
  const lists = importing(app, admin.token)
  const row = 'Özel Ege,NOWHERE\n'
  for (const [list, failure] of [
    ['a\n'.repeat(4_400_000), 'The list has more than 200000 lines. Please split it.'],
    [
      `name,province\n${row.repeat(10_001)}`,
      'More than 10000 rows of the list cannot be used, the first in line 2. Please check the file.',
    ],
  ] as const) {
    const { body } = await lists.send('hospital', list)
    let isOver = false
    const over = lists.work().then(() => {
      isOver = true
    })
    expect((await app.request.get('/health/live')).status).toBe(200)
    expect(isOver).toBe(false)
    await over
    const ended = await lists.get(body.id)
    expect(ended.state).toBe('failed')
    expect(inEnglish(ended.failure)).toBe(failure)
    expect(await app.query('select from import_rows where import_id = $1', [body.id])).toEqual([])
    expect(await app.query('select from import_files where import_id = $1', [body.id])).toEqual([])
  }
})
