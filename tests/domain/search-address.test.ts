import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { CURRENCIES, PRICE_RANGES } from '#domain/money.ts'
import { doctorSearch, hospitalSearch } from '#domain/search.ts'
import { readFilters } from '#domain/search-address.ts'
import { AVAILABILITIES, SORTS, URGENCIES } from '#domain/search-choices.ts'
import { SPECIALTIES } from '#domain/specialties.ts'
import { SEED } from '#tests/support/seed.ts'

const shapes: Record<'hospitals' | 'doctors', Record<string, z.ZodType>> = {
  hospitals: hospitalSearch.shape,
  doctors: doctorSearch.shape,
}
/** Parameters that no address of the page contains. */
const hidden = ['includeInactive', 'specialty', 'language', 'hospitalId', 'distance']
const names = Object.keys({ ...shapes.hospitals, ...shapes.doctors }).filter((name) => !hidden.includes(name))

const words = [
  '',
  ' ',
  'true',
  'false',
  'True',
  '0',
  '-0',
  '5',
  '5.01',
  '-1',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '-Infinity',
]
const texts = [
  '1000000001',
  '60',
  '90.5',
  ' 4 ',
  ',',
  'a,',
  ' a , b ',
  '\u0000',
  '\ud800',
  'cardiology,NEUROLOGY',
  'İstanbul',
  'try',
]
const choices = [...CURRENCIES, ...PRICE_RANGES, ...AVAILABILITIES, ...SORTS, ...URGENCIES, ...SPECIALTIES]
/** The last number that each parameter allows, and the next. */
const edges = [0, 5, 60, 90, 180, 1_000_000_000].flatMap((edge) => [edge, edge + 1, -edge, -edge - 1]).map(String)
const given = fc.oneof(
  fc.constantFrom(...words, ...texts, ...choices),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double().map(String),
  fc.constantFrom(...edges),
  fc.array(fc.constantFrom(...choices, '', ' '), { maxLength: 4 }).map((list) => list.join(',')),
  fc.nat({ max: 260 }).map((count) => 'x'.repeat(count)),
  fc.nat({ max: 60 }).map((count) => Array(count).fill('a').join(',')),
)

describe.each(['hospitals', 'doctors'] as const)('an address of %s', (type) => {
  test.each(names)('parses %s like the schema', (name) => {
    const schema = shapes[type][name]
    fc.assert(
      fc.property(given, (text) => {
        // An address cannot carry a lone surrogate, which URLSearchParams has replaced by a whole
        // character.
        const params = new URLSearchParams({ [name]: text })
        const read = schema?.safeParse(params.get(name))
        expect(readFilters(type, params)[name]).toEqual(read?.success ? read.data : undefined)
      }),
      { seed: SEED, numRuns: 300 },
    )
  })
})
