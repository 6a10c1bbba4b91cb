import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true })
})
afterAll(() => app.close())

type Page = {
  total: number
  leftOut: string[]
  requirements: { filters: string; without: string }[]
  items: { id: string }[]
}
async function search(noun: 'hospitals' | 'doctors', wanted: object): Promise<Page> {
  const input = noun === 'hospitals' ? 'HospitalSearch' : 'DoctorSearch'
  const text = `query ($search: ${input}) {
    ${noun}(search: $search, limit: 50) { total leftOut requirements { filters without } items { id } } }`
  const { data, errors } = await app.graphql(text, { search: wanted })
  expect(errors).toEqual([])
  return data[noun]
}
const idsOf = ({ items }: Page) => items.map(({ id }) => id).sort()

describe('the words of a search are read as filters', () => {
  test.each([
    ['hospitals', 'veneers in Antalya', { q: 'veneers', location: 'Antalya' }],
    ['hospitals', 'виниры в Анталье', { q: 'виниры', location: 'Antalya' }],
    ['hospitals', 'antalia dentist', { q: 'dentist', location: 'Antalya' }],
    ['hospitals', 'knee replacement under 7000', { q: 'knee replacement', priceTo: 7000 }],
    ['hospitals', 'knee replacement up to 7000 euro', { q: 'knee replacement', priceTo: 7000, priceCurrency: 'EUR' }],
    ['doctors', 'cardiologist who speaks Arabic', { q: 'cardiologist', languages: ['Arabic'] }],
    ['doctors', 'طبيب قلب أطفال يتكلم العربية', { q: 'طبيب قلب أطفال', languages: ['Arabic'] }],
    ['doctors', 'dentist this week', { q: 'dentist', availability: ['week'] }],
  ] as const)('%s: %s', async (noun, q, filters) => {
    const [read, chosen] = [await search(noun, { q }), await search(noun, filters)]
    expect(read.total).toBe(chosen.total)
    expect(idsOf(read)).toEqual(idsOf(chosen))
    expect(read.requirements).toHaveLength(1)
    expect(read.requirements[0]?.without).toBe(filters.q)
    expect(read.leftOut).toEqual([])
    expect((await search(noun, { q: filters.q })).total).toBeGreaterThanOrEqual(read.total)
  })

  test('each with its filters as in an address, all together by AND', async () => {
    const page = await search('hospitals', { q: 'veneers in Antalya under $500' })
    expect(page.requirements).toEqual([
      { filters: 'location=Antalya', without: 'veneers under $500' },
      { filters: 'priceTo=500&priceCurrency=USD', without: 'veneers in Antalya' },
    ])
    expect(idsOf(page)).toEqual(idsOf(await search('hospitals', { q: 'veneers', location: 'Antalya', priceTo: 500 })))
  })

  test('and counted by the filters, too', async () => {
    const ratings = async (wanted: object) => {
      const text = 'query ($search: HospitalSearch) { hospitalFacets(search: $search) { languages { value count } } }'
      return (await app.graphql(text, { search: wanted })).data.hospitalFacets
    }
    const read = await ratings({ q: 'veneers in Antalya' })
    expect(read).toEqual(await ratings({ q: 'veneers', location: 'Antalya' }))
  })

  test.each([
    ['a name and a place', { q: 'Karayel' }],
    ['a place alone', { q: 'Antalya' }],
    ['the words literally', { q: 'veneers in Antalya', asText: true }],
    ['a chosen city', { q: 'veneers in Antalya', location: 'İzmir' }],
  ])('except %s', async (_, wanted) => {
    expect((await search('hospitals', wanted)).requirements).toEqual([])
  })
})
