import { expect, test } from 'vitest'
import type { Catalogue, Change } from '#server/catalogue/catalogue.ts'
import { ReadyAnswers } from '#server/catalogue/ready-answers.ts'
import type { Config } from '#server/config.ts'
import { EncodedText } from '#server/http/encoded.ts'
import { PackedPage } from '#server/rendering/packed-page.ts'

/** Answers with a memory limit in bytes, on a catalogue whose changes the test announces. */
function answersWithin(bytes: number) {
  let announce: (change?: Change) => void = () => undefined
  const catalogue = {
    version: 0,
    isHeard: true,
    find: async () => [],
    watch: (dropped) => {
      announce = dropped
    },
  } as Partial<Catalogue> as Catalogue
  // Whole answers have three eighths of the memory of the catalogue.
  const config = { catalogueBytes: (bytes * 8) / 3 } as Config
  const answers = new ReadyAnswers({ config, clock: () => new Date(), catalogue })
  const keep = async (key: string, size: number) => {
    const noted = answers.note({ isTimeless: true })
    await noted.catalogue.find({ kind: 'hospital', load: async () => [] }, [key])
    noted.keep(key, key, size)
  }
  return { answers, keep, drop: (id: string) => announce({ kind: 'hospital', ids: [id], timesOnly: false }) }
}

test('an answer counts with its objects, and the least recently used one makes room', async () => {
  const { answers, keep } = answersWithin(20_000)
  for (const key of ['first', 'second', 'third']) await keep(key, 9500)
  expect(['first', 'second', 'third'].map((key) => answers.find(key))).toEqual([undefined, undefined, 'third'])
})

test('an answer that grows by a compressed form makes others go, and still ends with its records', async () => {
  const { answers, keep, drop } = answersWithin(20_000)
  await keep('first', 5000)
  await keep('second', 5000)
  answers.resize('second', 6000)
  expect([answers.find('first'), answers.find('second')]).toEqual(['first', 'second'])
  answers.resize('second', 14_000)
  expect([answers.find('first'), answers.find('second')]).toEqual([undefined, 'second'])
  drop('second')
  expect(answers.find('second')).toBeUndefined()
  answers.resize('second', 1000)
  expect(answers.find('second')).toBeUndefined()
})

test('a text counts its compressed forms once each is made', async () => {
  const text = new EncodedText('A sentence of an answer. '.repeat(200))
  expect(text.size).toBe(5000)
  const { payload } = await text.for('br')
  await text.for('br')
  expect(text.size).toBe(5000 + payload.length)
  const { payload: zipped } = await text.for('gzip')
  expect(text.size).toBe(5000 + payload.length + zipped.length)
})

test('bytes of kept answers and pages share their memory with nothing else', async () => {
  const sentences = 'A sentence of an answer, with çiçek. '.repeat(60)
  const text = new EncodedText(sentences)
  const page = await PackedPage.of(sentences)
  const kept = [await text.for(undefined), await text.for('br'), await text.for('gzip'), await page.for('br')]
  for (const { payload } of kept) expect(payload.buffer.byteLength).toBe(payload.length)
  expect(kept[0]?.payload.toString()).toBe(sentences)
})
