import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Clinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { lettersOf, readPdf } from '#tests/support/pdf.ts'
import {
  consentTo,
  insertQuoteClinics,
  LINE,
  quoteBy,
  quoteVerbs,
  requestFor,
  staffQuote,
} from '#tests/support/quotes.ts'
import { certificates } from '#server/features/catalogue/certificates/table.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinics: Clinic[]
let ada: Awaited<ReturnType<typeof insertPatient>>
let request: { id: string; number: string; hospitals: { id: string }[] }
const ask = quoteVerbs(() => app)

const IMPLANT = {
  kind: 'implant',
  labels: { en: 'Knee implant', ar: 'مفصل الركبة', ru: 'Имплант колена', tr: 'Diz protezi' },
  maker: 'Zimmer',
  model: 'Persona',
  quantity: 2,
  unit: 'each',
  net: 1300.5,
  status: 'included',
}
const FULL = {
  nightsInHospital: 3,
  daysInCountry: 9,
  dates: ['2026-03-20'],
  complications: { where: 'At our clinic', whoPays: 'The clinic for a year' },
  deposit: { amount: 200, refundableUntil: '2026-03-10' },
  notIncluded: ['Flights', 'Visa'],
}
const PLANS = [
  { lines: [LINE, IMPLANT], ...FULL, plan: `Both knees in one session. ${'Slowly and well. '.repeat(200)}` },
  { lines: [{ ...LINE, net: 900 }], plan: 'One knee first.', nightsInHospital: 3 },
  { lines: [{ ...LINE, net: 950 }], currency: 'USD', plan: 'Only after an MRI.', nightsInHospital: 0 },
]

beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinics = await insertQuoteClinics(app, 3)
  ada = await insertPatient(app)
  const paper = { hospitalId: clinics[0]?.hospital.id ?? '', issuer: 'Issuer' }
  await app.db.insert(certificates).values([
    { ...paper, kind: 'jci', number: '1', expiresOn: '2027-12-31', checkedAt: NOON },
    { ...paper, kind: 'temos', number: '2', expiresOn: '2027-12-31' },
    { ...paper, kind: 'iso_9001', number: '3', expiresOn: '2026-03-03', checkedAt: NOON },
  ])
  const draft = await ask('save', { input: requestFor(clinics, { currency: 'GBP' }) }, ada.token)
  request = (await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, ada.token)).body
  for (const [at, { id }] of request.hospitals.entries())
    await staffQuote(ask, clinics[at] as Clinic, { id, input: quoteBy(clinics[at] as Clinic, PLANS[at]) })
})
afterAll(() => app.close())

const download = (id: string, token?: string, query = '') => {
  const sent = app.request.get(`/api/QuoteRequests/${id}/comparison.pdf${query}`).responseType('blob')
  return token ? sent.set('authorization', `Bearer ${token}`) : sent
}
async function read(lang: string) {
  const answer = await download(request.id, ada.token, `?lang=${lang}`)
  expect(answer.status).toBe(200)
  if (process.env.SHOTS) {
    mkdirSync(process.env.SHOTS, { recursive: true })
    writeFileSync(`${process.env.SHOTS}/comparison-${lang}.pdf`, answer.body)
  }
  return readPdf(answer.body)
}
const squeeze = (text: string) => text.replace(/\s/gu, '')

describe('GET /api/QuoteRequests/{id}/comparison.pdf', () => {
  test('has every hospital, line, term and total, on landscape pages', async () => {
    const { pages, pieces, size, info } = await read('en')
    expect(size.map((points) => Math.round(points ?? 0))).toEqual([842, 595])
    expect(pages).toBeGreaterThan(1)
    expect(info).toMatchObject({ Title: `Quotes for ${request.number}`, Language: 'en' })
    const letters = lettersOf(pieces)
    const names = clinics.map(({ hospital }) => hospital.name)
    for (const fact of [
      ...names,
      ...['Total with everything included', '2,000.50 EUR', '950 USD', 'Included · 2 × 650.25 EUR · Zimmer Persona'],
      ...['Both knees in one session.', 'At our clinic', 'Refundable until 10 March 2026', 'Flights', 'Visa'],
      ...['Nights in hospital', '20 March 2026', '3 April 2026', 'Not stated', 'Page 2 of', 'Issued on 4 March 2026'],
    ])
      expect(letters, fact).toContain(squeeze(fact))
    // Groups show sums of included lines. Certificates are checked and valid.
    expect(letters).toMatch(/Includedhere2,000\.50EUR/u)
    expect(letters).toContain(squeeze('JCI accreditation: until 31 December 2027'))
    expect(letters).toContain(squeeze('None on file'))
    expect(letters).not.toMatch(/Temos|ISO9001/u)
    // Quotes are not ranked, and amounts in the patient's currency are approximate.
    expect(letters).toContain(squeeze('In the order they arrived; we rank nothing'))
    expect(letters).toMatch(/≈\d[\d,]*GBP/u)
  })

  test('writes Turkish and Russian', async () => {
    const turkish = lettersOf((await read('tr')).pieces)
    for (const fact of ['Hastanede gece', 'Diz protezi', 'Belirtilmemiş']) expect(turkish).toContain(squeeze(fact))
    // A quote of a signed-in patient is no promotion, so the rule for Turkish pages hides no price.
    expect(turkish).toContain('2.000,50EUR')
    const { body } = await app.request
      .post('/graphql')
      .set({ 'accept-language': 'tr', authorization: `Bearer ${ada.token}` })
      .send({
        query: `query ($id: ID!) { withheld { topic }
          quoteRequest(id: $id) { hospitals { hospital { priceFrom } quotes { totalIncluded lines { net } } } } }`,
        variables: { id: request.id },
      })
    expect(body.data.withheld).toContainEqual({ topic: 'prices' })
    for (const { hospital, quotes } of body.data.quoteRequest.hospitals) {
      expect(hospital.priceFrom).toBeNull()
      for (const quote of quotes) expect([quote.totalIncluded, ...quote.lines]).not.toContain(null)
    }
    const russian = lettersOf((await read('ru')).pieces)
    for (const fact of ['Имплант колена', 'Не указано']) expect(russian).toContain(squeeze(fact))
  })

  test('writes Arabic with joined letters, in order and right to left', async () => {
    const { pieces } = await read('ar')
    const letters = lettersOf(pieces).normalize('NFKC')
    for (const fact of ['مفصل الركبة', 'مذكور', 'المستشفى']) expect(letters, fact).toContain(squeeze(fact))
    // The row names stand at the right edge, beside the first hospital.
    const first = pieces.find(({ text }) => text.includes(clinics[0]?.hospital.name.slice(0, 5) ?? ''))
    const last = pieces.find(({ text }) => text.includes('Clinic 3'))
    expect(first?.x).toBeGreaterThan(last?.x ?? Number.POSITIVE_INFINITY)
    const missing = pieces.filter(({ text }) => text.normalize('NFKC').includes('مذكور'))
    expect(missing.length).toBeGreaterThan(0)
    for (const { text, x, width } of pieces) {
      expect(x, text).toBeGreaterThanOrEqual(41)
      expect(x + width, text).toBeLessThanOrEqual(801)
    }
    expect(letters).toContain('2,000.50EUR')
  })

  test('also has valid certificates with checked evidence in GraphQL', async () => {
    const query = 'query ($id: ID!) { quoteRequest(id: $id) { hospitals { certificates { kind issuer expiresOn } } } }'
    const { data } = await app.graphql(query, { id: request.id }, ada.token)
    expect(data.quoteRequest.hospitals.map(({ certificates: held }: { certificates: unknown }) => held)).toEqual([
      [{ kind: 'jci', issuer: 'Issuer', expiresOn: '2027-12-31' }],
      [],
      [],
    ])
  })

  test('is for the patient only', async () => {
    const eve = await insertPatient(app, 'Eve')
    expect((await download(request.id)).status).toBe(401)
    expect((await download(request.id, eve.token)).status).toBe(404)
    expect((await download(request.id, clinics[0]?.staff.token)).status).toBe(404)
    expect((await download(request.id, ada.token, '?lang=de')).status).toBe(400)
    const empty = await ask('save', { input: requestFor(clinics) }, ada.token)
    expect((await download(empty.body.id, ada.token)).status).toBe(409)
  })
})
