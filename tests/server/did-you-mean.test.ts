import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nearestWord, withNearestPhrase } from '#domain/concepts/nearest-word.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true })
})
afterAll(() => app.close())

type Page = { total: number; leftOut: string[]; searchedFor: string | null; didYouMean: string | null }
async function search(kind: 'hospitals' | 'doctors', wanted: object): Promise<Page> {
  const input = kind === 'hospitals' ? 'HospitalSearch' : 'DoctorSearch'
  const text = `query ($search: ${input}) {
    ${kind}(search: $search, limit: 1) { total leftOut searchedFor didYouMean } }`
  const { data, errors } = await app.graphql(text, { search: wanted })
  expect(errors).toEqual([])
  return data[kind]
}

describe('a word that is not found, but near one that is', () => {
  test.each([
    ['iplnt', 'implant'],
    ['bootx', 'botox'],
    ['виинры', 'виниры'],
    ['kanl tedavisi', 'kanal tedavisi'],
    ['har transplnt', 'hair transplant'],
    ['har transplnt istanbul', 'hair transplant istanbul'],
  ])('%s: %s', async (q, near) => {
    const page = await search('hospitals', { q })
    // Either the search understands the word itself, or it offers the near one.
    if (page.total === 0) expect(page.didYouMean).toBe(near)
    expect(page.total > 0 || page.didYouMean !== null).toBe(true)
  })

  test('is suggested beside a recognised treatment, with the rest of the text as it was typed', async () => {
    const page = await search('doctors', { q: 'Cardiologist karayl' })
    expect(page.leftOut).toEqual(['karayl'])
    const suggested = page.didYouMean ?? ''
    expect(suggested).toBe('Cardiologist Karayel')
    expect((await search('doctors', { q: suggested })).total).toBeGreaterThan(0)
  })
})

describe('a mistyped word of a phrase', () => {
  test.each([
    ['hart surgeon', 'heart surgeon'],
    ['bariatrik surgery', 'bariatric surgery'],
    ['kne replacment in antlaya', 'knee replacement in Antalya'],
    ['rhinoplasty turky', 'rhinoplasty turkey'],
    ['hip replacment ankra', 'hip replacement Ankara'],
  ])('%s finds what %s finds', async (typed, meant) => {
    const read = `query ($q: String) {
      hospitals(search: { q: $q }, limit: 1) { total leftOut didYouMean understood { id } requirements { filters } } }`
    const mistyped = await app.graphql(read, { q: typed })
    expect(mistyped).toEqual(await app.graphql(read, { q: meant }))
    expect(mistyped.data.hospitals).toMatchObject({ leftOut: [], didYouMean: null })
    expect(mistyped.data.hospitals.total).toBeGreaterThan(0)
  })

  test('is not read as another treatment', () => {
    expect(withNearestPhrase('شيل المرارة بالمنظار', ['شيل', 'المرارة', 'بالمنظار'])).toBeUndefined()
  })

  test('is only corrected if it is unknown', () => {
    expect(withNearestPhrase('hart surgeon', ['hart'])).toBe('heart surgeon')
    expect(withNearestPhrase('hart surgeon', ['surgery'])).toBeUndefined()
  })
})

test('a name that is searched in its right spelling is said to be', async () => {
  const page = await search('doctors', { q: 'karayl' })
  expect(page).toMatchObject({ searchedFor: 'Karayel', didYouMean: null })
  expect(page.total).toBe((await search('doctors', { q: 'karayel' })).total)
  expect(await search('doctors', { q: 'karayel' })).toMatchObject({ searchedFor: null, didYouMean: null })
})

test('a name is offered as its records write it', async () => {
  expect((await search('hospitals', { q: 'knee replacement sislii' })).didYouMean).toBe('knee replacement Şişli')
})

test.each([
  ['a word that is near nothing', { q: 'qwzxv' }],
  ['exact words', { q: 'iplnt', asText: true }],
  ['a search that finds all words', { q: 'dental implant Antalya' }],
  ['no text', {}],
])('%s is not corrected', async (_name, wanted) => {
  expect(await search('hospitals', wanted)).toMatchObject({ searchedFor: null, didYouMean: null })
})

test.each([
  ['iplnt', 'implant'],
  ['botx', 'botox'],
  ['implant', undefined],
  ['qwzxv', undefined],
  ['xyz', undefined],
])('the nearest word to %s is %s', (typed, near) => {
  expect(nearestWord(typed)).toBe(near)
})
