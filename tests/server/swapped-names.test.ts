import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true })
})
afterAll(() => app.close())

async function hospitalsFor(q: string): Promise<string[]> {
  const { data, errors } = await app.graphql(
    'query ($q: String!) { hospitals(search: { q: $q }, limit: 5) { items { name } } }',
    { q },
  )
  expect(errors).toEqual([])
  return data.hospitals.items.map(({ name }: { name: string }) => name)
}

describe('the name of a hospital is found', () => {
  test.each([
    // English: without the Turkish letters.
    ['firuze prak', 'Firuze Park Hospital'],
    ['mavi cniar', 'Mavi Çınar Hospital'],
    ['firuze prak hospital', 'Firuze Park Hospital'],
    // Turkish
    ['firzue park', 'Firuze Park Hospital'],
    ['mavi çnıar', 'Mavi Çınar Hospital'],
    ['lodos bahec', 'Lodos Bahçe Hospital'],
    ['saklı kour', 'Saklı Koru Clinic'],
    // Russian
    ['фирузе прак', 'Firuze Park Hospital'],
    ['мави чианр', 'Mavi Çınar Hospital'],
    ['лодос бахеч', 'Lodos Bahçe Hospital'],
    // Arabic
    ['فيروزه باكر', 'Firuze Park Hospital'],
    ['لودوس بهاتشه', 'Lodos Bahçe Hospital'],
  ])('with two letters swapped: %s', async (q, name) => {
    expect(await hospitalsFor(q)).toContain(name)
  })

  test.each([
    ['фирузе парк', 'Firuze Park Hospital'],
    ['мави чинар', 'Mavi Çınar Hospital'],
    ['فيروزه بارك', 'Firuze Park Hospital'],
    ['لودوس باهتشه', 'Lodos Bahçe Hospital'],
  ])('in the letters of another script: %s', async (q, name) => {
    expect(await hospitalsFor(q)).toContain(name)
  })
})

test('a swapped name wins over a similar word', async () => {
  const names = await hospitalsFor('firuze prak')
  expect(names.every((name) => name.includes('Park'))).toBe(true)
})

test.each(['qwzxv', 'ыъьщъ', 'ظظظظ'])('%s is no name', async (q) => {
  expect(await hospitalsFor(q)).toEqual([])
})
