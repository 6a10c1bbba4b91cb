import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Clinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { consentTo, insertQuoteClinics, quoteBy, quoteVerbs, requestFor, staffQuote } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DAY = 24 * 60 * 60 * 1000
let now = NOON
let app: TestApp
let clinics: Clinic[]
let ada: Awaited<ReturnType<typeof insertPatient>>
let id: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

const ask = quoteVerbs(() => app)
const LINK = '{ id name parts state createdAt expiresAt openings lastOpenedAt }'
const SHARED = `{ state expiresAt parts comparison { number treatments columns { name note total guide }
  rows { group groupNote name note cells { standsOut entries { text note amount tone } } } ratesOf } health { name value } }`
const doors = bothDoors(() => app, {
  share: {
    rest: 'POST /api/QuoteRequests/:id/links',
    success: 201,
    graphql: `mutation ($id: ID!, $input: QuoteLinkInput!) { createQuoteLink(id: $id, input: $input) { url link ${LINK} } }`,
  },
  end: {
    rest: 'DELETE /api/QuoteLinks/:id',
    graphql: `mutation ($id: ID!) { revokeQuoteLink(id: $id) ${LINK} }`,
  },
  open: {
    graphql: `query ($token: String!) { sharedQuotes(token: $token) ${SHARED} }`,
  },
})

beforeEach(async () => {
  now = NOON
  clinics = await insertQuoteClinics(app, 2)
  ada = await insertPatient(app)
  const draft = await ask('save', { input: requestFor(clinics, { currency: 'GBP' }) }, ada.token)
  const { body } = await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, ada.token)
  id = body.id
  for (const [at, recipient] of body.hospitals.entries())
    await staffQuote(ask, clinics[at] as Clinic, {
      id: recipient.id,
      input: quoteBy(clinics[at] as Clinic, { plan: 'Both knees at once.', dates: ['2026-03-20'] }),
    })
})

const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? ''
const ALL = ['hospitals', 'prices', 'dates', 'plan', 'aftercare', 'health']

describe.each(doors)('links to quotes by %s', (_, verb) => {
  const share = async (parts: string[], input: object = {}) =>
    (await verb('share', { id, parts, days: 14, ...input }, ada.token)).body
  const open = async (url: string) => verb('open', { token: tokenIn(url) })

  test('show the chosen parts and nothing else, without signing in', async () => {
    const { url, link } = await share(ALL, { name: 'Clare' })
    expect(link).toMatchObject({ name: 'Clare', state: 'open', openings: 0, lastOpenedAt: null })
    expect(link.expiresAt).toBe(new Date(NOON.getTime() + 14 * DAY).toISOString())
    const whole = (await open(url)).body
    const names = clinics.map(({ hospital }) => hospital.name)
    expect(whole.comparison.columns.map(({ name }: { name: string }) => name)).toEqual(names)
    expect(whole.health).toContainEqual({ name: 'Illnesses', value: 'Asthma' })
    const text = JSON.stringify(whole)
    for (const fact of ['700 EUR', 'Both knees at once.', '20 March 2026', 'Climb stairs again'])
      expect(text).toContain(fact)

    const secrets = {
      hospitals: names,
      prices: ['700', 'EUR'],
      dates: ['March', 'April'],
      plan: ['Both knees at once.', clinics[0]?.service.name ?? ''],
      health: ['Asthma', 'Climb stairs again', 'Sore knee'],
    }
    for (const [part, hidden] of Object.entries(secrets)) {
      const others = await share(ALL.filter((other) => other !== part))
      const shown = JSON.stringify((await open(others.url)).body.comparison)
      const facts = JSON.stringify((await open(others.url)).body.health)
      for (const fact of hidden) expect(part === 'health' ? facts : shown, `${part}: ${fact}`).not.toContain(fact)
      await verb('end', { id: others.link.id }, ada.token)
    }
  })

  test('record openings, and only the hash of their secret is stored', async () => {
    const { url, link } = await share(['prices'])
    await open(url)
    now = new Date(NOON.getTime() + DAY)
    await open(url)
    const [row] = await app.query<{ openings: number; last_opened_at: Date }>(
      'select openings, last_opened_at from quote_links where id = $1',
      [link.id],
    )
    expect(row).toMatchObject({ openings: 2, last_opened_at: now })
    const [{ stored } = { stored: '' }] = await app.query<{ stored: string }>(
      'select row_to_json(l)::text stored from quote_links l where id = $1',
      [link.id],
    )
    expect(stored).not.toContain(tokenIn(url))
    const events = await app.query<{ action: string }>('select action from audit_events where subject_id = $1', [id])
    expect(events.map(({ action }) => action)).toContain('quote_request.share')
  })

  test('answer only that they have ended, by expiry or by the patient', async () => {
    const { url, link } = await share(ALL)
    now = new Date(NOON.getTime() + 14 * DAY)
    expect((await open(url)).body).toMatchObject({ state: 'expired', comparison: null, parts: [], health: [] })
    now = NOON
    const ended = await verb('end', { id: link.id }, ada.token)
    expect(ended.body).toMatchObject({ state: 'revoked' })
    expect((await open(url)).body).toMatchObject({ state: 'revoked', comparison: null, parts: [], health: [] })
    expect((await verb('open', { token: 'x'.repeat(43) })).code).toBe('bad_input')
  })

  test('are limited, and refused with a sentence at the field', async () => {
    for (const [input, field] of [
      [{ parts: [] }, 'parts'],
      [{ days: 91 }, 'days'],
      [{ days: 0 }, 'days'],
      [{ name: 'x'.repeat(61) }, 'name'],
    ] as const) {
      const refused = await verb('share', { id, parts: ['prices'], days: 14, ...input }, ada.token)
      expect(refused.code, field).toBe('bad_input')
      expect(Object.keys(refused.body.errors ?? {}), field).toContain(field)
    }
    for (let made = 0; made < 5; made++) await share(['prices'])
    const sixth = await verb('share', { id, parts: ['prices'], days: 14 }, ada.token)
    expect(sixth.code).toBe('conflict')
    const [{ count } = { count: 0 }] = await app.query<{ count: number }>(
      'select count(*)::int count from quote_links where request_id = $1',
      [id],
    )
    expect(count).toBe(5)
  })

  test('belong to the patient', async () => {
    const { link } = await share(['prices'])
    const eve = await insertPatient(app, 'Eve')
    const input = { parts: ['prices'], days: 1 }
    for (const token of [eve.token, clinics[0]?.staff.token]) {
      expect((await verb('share', { id, ...input }, token)).code).toBe('not_found')
      expect((await verb('end', { id: link.id }, token)).code).toBe('not_found')
    }
    expect((await verb('share', { id, ...input })).code).toBe('unauthenticated')
    const draft = await ask('save', { input: requestFor(clinics) }, ada.token)
    expect((await verb('share', { id: draft.body.id, ...input }, ada.token)).code).toBe('invalid_transition')
  })
})

test('openings of one network are limited', async () => {
  const codes = new Set<string | undefined>()
  for (let at = 0; at < 65; at++) codes.add((await doors[0]?.[1]('open', { token: 'x' }))?.code)
  expect([...codes].sort()).toEqual(['bad_input', 'too_many_requests'])
})
