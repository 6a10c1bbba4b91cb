import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AGE_GROUPS } from '#domain/age-groups.ts'
import { SUBSPECIALTIES } from '#domain/subspecialties.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ demo: true })
})
afterAll(() => app.close())

async function query<Data>(text: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await app.graphql(text, variables)
  expect(errors).toEqual([])
  return data
}

type Doctor = {
  id: string
  hospital: { id: string } | null
  subspecialties: string[]
  services: { service: { name: string } }[]
}
type Page<Item> = {
  total: number
  items: Item[]
  unlisted: string[]
  areServicesMeant: boolean
  services: { name: string }[]
  withoutFilter: { filter: string }[]
}
const HELP = 'total unlisted areServicesMeant services { name } withoutFilter { filter }'
const doctorsFor = async (search: object) =>
  (
    await query<{ doctors: Page<Doctor> }>(
      `query ($search: DoctorSearch) { doctors(search: $search, limit: 100) {
        ${HELP} items { id hospital { id } subspecialties services { service { name } } } } }`,
      { search },
    )
  ).doctors
const hospitalsFor = async (search: object) =>
  (
    await query<{ hospitals: Page<{ id: string }> }>(
      `query ($search: HospitalSearch) { hospitals(search: $search, limit: 100) {
        ${HELP} items { id } } }`,
      { search },
    )
  ).hospitals

const has = (subspecialty: string, treatment?: string) => (doctor: Doctor) =>
  doctor.subspecialties.includes(subspecialty) &&
  (treatment === undefined || doctor.services.some(({ service }) => service.name === treatment))

/** Hospitals of the doctors, each once. */
const hospitalsOf = (doctors: readonly Doctor[]) =>
  [...new Set(doctors.flatMap(({ hospital }) => hospital?.id ?? []))].sort()

describe('a sub-specialty beside a treatment', () => {
  test.each([
    'sports medicine doctor for knee replacement',
    'spor hekimi diz protezi',
    'спортивная медицина замена коленного сустава',
  ])('finds the doctors of both for %s', async (q) => {
    const all = await doctorsFor({})
    const both = all.items.filter(has('Sports Medicine', 'Knee Replacement'))
    const expected = both.map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(0)
    const page = await doctorsFor({ q })
    expect(page.items.map(({ id }) => id).sort()).toEqual(expected.sort())
    expect(page).toMatchObject({ areServicesMeant: true, unlisted: [] })
    expect(page.services[0]?.name).toBe('Knee Replacement')
    const { items } = await hospitalsFor({ q })
    expect(items.map(({ id }) => id).sort()).toEqual(hospitalsOf(both))
  })

  test('finds nobody if no doctor has both, and says what each would find', async () => {
    const q = 'geriatrics hair transplant'
    for (const page of [await doctorsFor({ q }), await hospitalsFor({ q })]) {
      expect(page).toMatchObject({ total: 0, areServicesMeant: true })
      expect(page.withoutFilter).toContainEqual(expect.objectContaining({ filter: 'q' }))
    }
  })

  test('of the same words is one wish', async () => {
    const page = await doctorsFor({ q: 'spine surgery' })
    expect(page.areServicesMeant).toBe(false)
    expect(page.items.every(has('Spine Surgery'))).toBe(true)
  })
})

describe('the filter of sub-specialties', () => {
  test('finds the doctors who have one of them, and their hospitals', async () => {
    const subspecialties = ['Sports Medicine', 'Cornea']
    const { items, total } = await doctorsFor({ subspecialties })
    expect(total).toBeGreaterThan(1)
    expect(items.every((doctor) => subspecialties.some((name) => has(name)(doctor)))).toBe(true)
    const { items: hospitals } = await hospitalsFor({ subspecialties })
    expect(hospitals.map(({ id }) => id).sort()).toEqual(hospitalsOf(items))
    expect((await doctorsFor({ subspecialties: ['Heart Whispering'] })).total).toBe(0)
  })

  test.each(['doctor', 'hospital'] as const)('counts each as the search of a %s finds it', async (kind) => {
    const counts = async (search: object) =>
      (
        await query<{ facets: { subspecialties: { value: string; ages: string; count: number }[] } }>(
          `query ($search: ${kind === 'doctor' ? 'DoctorSearch' : 'HospitalSearch'}) {
            facets: ${kind}Facets(search: $search) { subspecialties { value ages count } } }`,
          { search },
        )
      ).facets.subspecialties
    const all = await counts({ subspecialties: ['Cornea'], location: 'İstanbul' })
    expect(all.map(({ value }) => value)).toEqual(SUBSPECIALTIES)
    for (const { value, ages, count } of all) {
      expect(AGE_GROUPS).toContain(ages)
      const search = { subspecialties: [value], location: 'İstanbul' }
      const { total } = kind === 'doctor' ? await doctorsFor(search) : await hospitalsFor(search)
      expect([value, count]).toEqual([value, total])
    }
  })
})

describe('a treatment that no hospital lists', () => {
  test.each([
    ['en', 'botox', 'Botox and Fillers'],
    ['tr', 'botoks', 'Botoks ve dolgu'],
    ['ru', 'ботокс', 'Ботокс и филлеры'],
    ['ar', 'بوتوكس', 'بوتوكس وفيلر'],
  ])('is named in %s, and the nearest is found instead', async (language, q, name) => {
    const { body } = await app.request
      .post('/graphql')
      .set('accept-language', language)
      .send({
        query:
          'query ($search: HospitalSearch) { hospitals(search: $search) { total unlisted services { sourceName } } }',
        variables: { search: { q } },
      })
    const { data } = body
    expect(data.hospitals.unlisted).toEqual([name])
    expect(data.hospitals.services.map(({ sourceName }: { sourceName: string }) => sourceName)).toEqual(['Dermatology'])
    expect(data.hospitals.total).toBeGreaterThan(0)
  })

  test('is not named if one is listed', async () => {
    expect((await hospitalsFor({ q: 'knee replacement' })).unlisted).toEqual([])
    expect((await hospitalsFor({ q: 'cardiology' })).unlisted).toEqual([])
  })
})
