import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import {
  insertAppointment,
  insertDoctor,
  insertHealthService,
  insertHospital,
  insertReview,
} from '#server/seed/factories.ts'
import { connectAgent } from '#tests/support/agent.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const BEFORE = new Date('2025-11-11T09:00:00Z')
const SINCE = new Date('2025-11-12T09:00:00Z')

/** Renderer that shows the answer of one query. */
const RENDERER = `
export async function renderPage({ origin, port }) {
    const answered = new Promise((resolve) => port.once('message', ([{ json }]) => resolve(JSON.parse(json))))
    port.postMessage([{ id: 1, request: { query: '{ hospitals { items { priceFrom } } siteSettings { footerNote } }', variables: {} } }])
    const { data } = await answered
    return { html: JSON.stringify(data), head: { origin, title: 'A', description: 'B', canonical: '/search', statements: [] }, data: '{}' }
}`

let folder: string
let app: TestApp
let now = SINCE
let admin: string
let patient: string
let hospital: { id: string }
let service: { id: string }
beforeAll(async () => {
  folder = await makeDataFolder()
  await mkdir(path.join(folder, 'web'))
  await mkdir(path.join(folder, 'ssr'))
  await writeFile(path.join(folder, 'web/index.html'), '<html><head></head><body><div id="root"></div></body></html>')
  await writeFile(path.join(folder, 'ssr/package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'ssr/entry-server.js'), RENDERER)
  app = await startTestApp({
    clock: () => now,
    webDir: path.join(folder, 'web'),
    env: { COUNTRY_HEADER: 'X-Country', TRUST_PROXY: '1' },
  })
  admin = (await app.signIn('admin')).token
  const ofPatient = await app.signIn('user')
  patient = ofPatient.token
  hospital = await insertHospital(app.db, { name: 'Rule Hospital' })
  service = await insertHealthService(app.db, { name: 'Rule Care', price: 150 }, [hospital.id])
  const doctor = await insertDoctor(app.db, { hospitalId: hospital.id, consultationFee: 90 }, [service.id])
  const visit = { hospitalId: hospital.id, doctorId: doctor.id, serviceId: service.id, patientId: ofPatient.id }
  const past = { date: '2025-11-03', time: '10:00', status: 'completed' as const }
  await insertReview(app.db, await insertAppointment(app.db, { ...visit, ...past }), { rating: 5 })
  await app.app.live.catchUp()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  now = SINCE
  await app.query("delete from settings where key = 'ruleSwitches'")
  await app.app.live.catchUp()
})

const QUERY = `query ($id: ID!, $service: ID!) { hospital(id: $id) { name from: priceFrom averageRating reviewCount
  services { price visit { price } ...Priced } service(id: $service) { price } reviews { total items { comment } }
  reviewSummary { total ratings { count } treatments { count } }
  doctors { consultationFee averageRating reviewCount services { price } } }
  healthService(id: $service) { price lowestPrice { amount } reviewCount }
  hospitalFacets { priceRanges { count } ratings { count } }
  siteSettings { footerNote } withheld { topic ruleId reason } }
  fragment Priced on OfferedService { again: price service { price } }`

type Caller = { language?: UiLanguage; country?: string; token?: string }
const headersOf = ({ language = 'en', country, token }: Caller) => ({
  'accept-language': language,
  ...(country && { 'x-country': country }),
  ...(token && { authorization: `Bearer ${token}` }),
})

async function graphql(caller: Caller) {
  const { body } = await app.request
    .post('/graphql')
    .set(headersOf(caller))
    .send({ query: QUERY, variables: { id: hospital.id, service: service.id } })
    .expect(200)
  expect(body.errors).toBeUndefined()
  return body.data
}
const rest = (address: string, caller: Caller) => app.request.get(`/api/${address}`).set(headersOf(caller)).expect(200)

const VISIBLE = {
  hospital: {
    name: 'Rule Hospital',
    from: 150,
    averageRating: 5,
    reviewCount: 1,
    services: [{ price: 150, again: 150, service: { price: 150 } }],
    service: { price: 150 },
    reviews: { total: 1 },
    reviewSummary: { total: 1 },
    doctors: [{ consultationFee: 90, averageRating: 5, reviewCount: 1, services: [{ price: 150 }] }],
  },
  healthService: { price: 150, lowestPrice: { amount: 150 }, reviewCount: 1 },
  siteSettings: { footerNote: '' },
  withheld: [],
}
const HIDDEN = {
  hospital: {
    name: 'Rule Hospital',
    from: null,
    averageRating: null,
    reviewCount: null,
    services: [{ price: null, visit: { price: null }, again: null, service: { price: null } }],
    service: { price: null },
    reviews: null,
    reviewSummary: { total: null, ratings: [], treatments: [] },
    doctors: [{ consultationFee: null, averageRating: null, reviewCount: null, services: [{ price: null }] }],
  },
  healthService: { price: null, lowestPrice: null, reviewCount: null },
  hospitalFacets: { priceRanges: [], ratings: [] },
}

describe('public answers by GraphQL', () => {
  test('hide and show as the date, the language and the country say, although they are cached', async () => {
    for (const _ of ['made', 'kept']) {
      expect(await graphql({ language: 'en' })).toMatchObject(VISIBLE)
      expect(await graphql({ language: 'tr' })).toMatchObject(HIDDEN)
      expect(await graphql({ language: 'en', country: 'TR' })).toMatchObject(HIDDEN)
      expect(await graphql({ language: 'en', country: 'DE' })).toMatchObject(VISIBLE)
    }
    now = BEFORE
    expect(await graphql({ language: 'tr' })).toMatchObject(VISIBLE)
    now = SINCE
    expect(await graphql({ language: 'tr' })).toMatchObject(HIDDEN)
  })

  test('say in one sentence what is missing, and which rule hides it', async () => {
    const { siteSettings, withheld } = await graphql({ language: 'tr' })
    expect(siteSettings.footerNote).toBe(
      'Türkiye’de sağlık hizmetlerinde tanıtım kuralları gereği burada gösterilmeyenler: tedavi fiyatları, karşılaştırmalar, puanlar ve değerlendirmeler ve hastaların yazdıkları.',
    )
    expect(withheld.map(({ topic, ruleId }: { topic: string; ruleId: string }) => [topic, ruleId])).toEqual(
      ['prices', 'comparison', 'reviews', 'statements'].map((topic) => [topic, 'tr-2025-turkish']),
    )
    expect(withheld[0].reason).toContain('Türkçe dışındaki diller')
  })

  test('show a signed-in patient the price of one named treatment, and staff everything', async () => {
    const ofPatient = await graphql({ language: 'tr', token: patient })
    expect(ofPatient).toMatchObject({ ...HIDDEN, hospital: { ...HIDDEN.hospital, service: { price: 150 } } })
    expect(await graphql({ language: 'tr', token: admin })).toMatchObject(VISIBLE)
  })
})

describe('public answers by REST', () => {
  test.each([
    ['Hospitals/:id', (body: Record<string, unknown>) => [body.priceFrom, body.averageRating, body.reviewCount]],
    [
      'Hospitals/search?q=rule',
      ([body]: Record<string, unknown>[]) => [body?.priceFrom, body?.averageRating, body?.reviewCount],
    ],
    [
      'HealthService/search?q=rule',
      ([body]: Record<string, unknown>[]) => [body?.price, body?.averageRating, body?.reviewCount],
    ],
    [
      'Doctor/search?q=rule',
      ([body]: Record<string, unknown>[]) => [body?.consultationFee, body?.averageRating, body?.reviewCount],
    ],
  ])('hide the same: %s', async (template, pick: (body: never) => unknown[]) => {
    const address = template.replace(':id', hospital.id)
    for (const _ of ['made', 'kept']) {
      const abroad = await rest(address, { language: 'ru' })
      expect(pick(abroad.body as never)).not.toContain(null)
      expect(abroad.headers['x-withheld']).toBeUndefined()
      const turkish = await rest(address, { language: 'tr' })
      expect(pick(turkish.body as never)).toEqual([null, null, null])
      expect(turkish.headers['x-withheld']).toBe('prices, comparison, reviews, statements')
      expect(turkish.headers.vary?.toLowerCase()).toContain('x-country')
    }
  })

  test('hide reviews, and filters and orders reveal nothing', async () => {
    const hidden = await rest(`Hospitals/${hospital.id}/reviews`, { language: 'tr' })
    expect(hidden.body).toEqual([])
    expect(hidden.headers['x-withheld']).toContain('reviews')
    expect(hidden.headers['x-total-count']).toBeUndefined()
    const visible = await rest(`Hospitals/${hospital.id}/reviews`, { language: 'en' })
    expect(visible.body).toHaveLength(1)
    expect(visible.headers['x-total-count']).toBe('1')
    const summary = `Hospitals/${hospital.id}/reviews/summary`
    expect((await rest(summary, { language: 'tr' })).body).toEqual({ total: null, ratings: [], treatments: [] })
    expect((await rest(summary, { language: 'en' })).body).toMatchObject({ total: 1 })
    expect((await rest('Hospitals/search?priceTo=1', { language: 'en' })).body).toEqual([])
    expect((await rest('Hospitals/search?priceTo=1&rating=4.9', { language: 'tr' })).body).toHaveLength(1)
    const own = `Hospitals/${hospital.id}/services/${service.id}`
    expect((await rest(own, { language: 'tr', token: patient })).body.price).toBe(150)
    expect((await rest(own, { language: 'tr' })).body.price).toBe(null)
  })
})

describe('answers for agents and by the assistant', () => {
  test('say neither that there are reviews nor that there are none', async () => {
    for (const [language, expected] of [
      ['en', { rating: 5, reviews: 1 }],
      ['tr', { rating: null, reviews: null }],
    ] as const) {
      const agent = await connectAgent(app, undefined, { 'accept-language': language })
      expect((await agent.call('search_hospitals', { q: 'rule' })).data.hospitals).toMatchObject([expected])
      expect((await agent.call('get_hospital', { hospitalId: hospital.id })).data).toMatchObject(expected)
      await agent.close()
      const { body } = await app.request
        .post('/api/Chat')
        .set(headersOf({ language }))
        .send({ messages: [{ role: 'user', content: 'my heart skips beats, i need a check-up' }] })
        .expect(200)
      const { averageRating, reviewCount } = body.suggestions.hospitals[0]
      expect({ rating: averageRating, reviews: reviewCount }).toEqual(expected)
    }
  })
})

describe('rendered pages', () => {
  const page = async (address: string, headers = {}) =>
    (await app.app.inject({ url: address, headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0', ...headers } }))
      .body

  test('are kept apart by what they hide, and a change of the date flips them', async () => {
    for (const _ of ['made', 'kept']) {
      expect(await page('/search')).toContain('"priceFrom":150')
      expect(await page('/tr/search')).toContain('"priceFrom":null')
      expect(await page('/search', { 'x-country': 'TR' })).toContain('"priceFrom":null')
    }
    expect(await page('/tr/search')).toContain('tanıtım kuralları')
    now = BEFORE
    expect(await page('/tr/search')).toContain('"priceFrom":150')
    now = SINCE
    expect(await page('/tr/search')).toContain('"priceFrom":null')
  })
})

describe('the page of the rules', () => {
  const LIST = '{ publicRules { id hides isOn isInForce hasSwitch reason decisionReason } }'
  const DECIDE = `mutation ($id: ID!, $isOn: Boolean!, $reason: String!) {
    decideRule(id: $id, isOn: $isOn, reason: $reason) { id isOn decisionReason } }`
  const reason = 'Our lawyers have confirmed it.'

  test('is for administrators, who switch a rule with a reason, at once for everyone', async () => {
    expect((await app.graphql(LIST, {}, patient)).errors[0]?.extensions.code).toBe('forbidden')
    const { data } = await app.graphql(LIST, {}, admin)
    expect(data.publicRules).toContainEqual(
      expect.objectContaining({ id: 'tr-2025-turkish', isOn: true, isInForce: true, hasSwitch: true }),
    )
    expect(data.publicRules).toContainEqual(expect.objectContaining({ id: 'tr-2023-statements', isInForce: false }))
    expect(await graphql({ language: 'tr' })).toMatchObject(HIDDEN)
    const off = await app.graphql(DECIDE, { id: 'tr-2025-turkish', isOn: false, reason }, admin)
    expect(off.data.decideRule).toEqual({ id: 'tr-2025-turkish', isOn: false, decisionReason: reason })
    await app.app.live.catchUp()
    expect(await graphql({ language: 'tr' })).toMatchObject(VISIBLE)
    await app.graphql(DECIDE, { id: 'tr-2025-authorisation', isOn: true, reason }, admin)
    await app.app.live.catchUp()
    expect(await graphql({ language: 'en' })).toMatchObject(HIDDEN)
    expect(
      await app.query(
        `select details, reason from audit_events join audit_reasons on event_id = id where action = 'settings.rule'
          order by created_at, id`,
      ),
    ).toEqual([
      { details: { before: { 'tr-2025-turkish': true }, after: { 'tr-2025-turkish': false } }, reason },
      { details: { before: { 'tr-2025-authorisation': false }, after: { 'tr-2025-authorisation': true } }, reason },
    ])
  })

  test('refuses others, unknown rules, and decisions without a reason', async () => {
    const code = async (variables: object, token?: string) =>
      (await app.graphql(DECIDE, { id: 'tr-2025-turkish', isOn: false, reason, ...variables }, token)).errors[0]
        ?.extensions.code
    expect(await code({}, patient)).toBe('forbidden')
    expect(await code({})).toBe('unauthenticated')
    expect(await code({ id: 'gdpr-treatment-in-review' }, admin)).toBe('not_found')
    expect(await code({ reason: 'short' }, admin)).toBe('bad_input')
  })
})
