import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fold } from '#domain/fold.ts'
import { provinceNames } from '#domain/provinces.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'
import { SEED } from '#tests/support/seed.ts'

let database: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  database = await scratchDatabase()
})
afterAll(() => database.close())

const foldInSql = async (texts: string[]) => {
  const rows = await database.query<{ folded: string }>(
    'select fold(t) as folded from unnest($1::text[]) with ordinality as u(t, at) order by at',
    [texts],
  )
  return rows.map(({ folded }) => folded)
}

test('SQL folds like TypeScript: provinces in three spellings and difficult letters', async () => {
  const texts = [
    ...provinceNames.flatMap((name) => [name, name.toLocaleUpperCase('tr'), name.toLocaleLowerCase('tr')]),
    ...provinceNames.map((name) => name.normalize('NFD')),
    ...['istanbul', 'ISTANBUL', 'İstanbul', 'ıstanbul', 'i̇stanbul', 'İSTANBUL', 'Şişli', 'Iğdır'],
    ...['Straße', 'GROẞ', 'Ægir', 'ØRE', 'Łódź', 'Đorđe', 'ǣ Ǿ ᴭ 𝚤', 'ﬁ ＡＢＣ ² ½', '%_\\', "o'clock", ''],
    ...[
      'МОСКВА',
      'Йошкар-Ола',
      'ЁЛКА',
      'Ґанок',
      'ЂУРАЂ ЄІЇЅЈЉЊЋЎЏ',
      'ΑΘΗΝΑ',
      'مُستشفى',
      '병원',
      '病院',
      'e\u0301\u0327',
    ],
  ]
  expect(await foldInSql(texts)).toEqual(texts.map(fold))
  expect(new Set(await foldInSql(['istanbul', 'ISTANBUL', 'İstanbul', 'ıstanbul', 'i̇stanbul']))).toEqual(
    new Set(['istanbul']),
  )
})

test('SQL folds like TypeScript: any text', async () => {
  // Servers and browsers support different versions of Unicode, so only characters that both have
  // supported for long.
  const character = fc
    .oneof(
      fc.integer({ min: 1, max: 0x24f }),
      fc.integer({ min: 0x250, max: 0x5ff }),
      fc.integer({ min: 0x1e00, max: 0x1fff }),
      fc.integer({ min: 0x600, max: 0xa6ff }),
      fc.integer({ min: 0xac00, max: 0xd7a3 }),
      fc.integer({ min: 0xf900, max: 0xfffd }),
      fc.integer({ min: 0x1d400, max: 0x1d7ff }),
      fc.constantFrom(...Array.from('iIıİşŞğĞßẞæØłĐЙ\u0307\u0301\u0327', (letter) => letter.codePointAt(0) ?? 32)),
    )
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{Assigned}/u.test(letter))
    // Unicode still adds marks in these ranges. An implementation that does not know one keeps it.
    .filter((letter) => letter < '\u0700' || !/\p{M}/u.test(letter))
  const text = fc.array(character, { maxLength: 40 }).map((letters) => letters.join(''))
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 60 }), async (texts) => {
      expect(await foldInSql(texts)).toEqual(texts.map(fold))
    }),
    { seed: SEED, numRuns: 60 },
  )
})

test('fold can be used in an index and is inlined into the calling query', async () => {
  const [row] = await database.query<{ provolatile: string; proparallel: string; proisstrict: boolean }>(
    "select provolatile, proparallel, proisstrict from pg_proc where oid = 'fold(text)'::regprocedure",
  )
  expect(row).toEqual({ provolatile: 'i', proparallel: 's', proisstrict: true })
  const plan = await database.query<{ 'QUERY PLAN': string }>(
    'explain (verbose, costs off) select fold(name) from hospitals',
  )
  expect(plan.map((line) => line['QUERY PLAN']).join()).not.toContain('fold(')
})
