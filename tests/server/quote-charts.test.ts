import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { consentTo, insertQuoteClinics, quoteBy, quoteVerbs, requestFor, staffQuote } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DAY = 24 * 60 * 60 * 1000
let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

const ask = quoteVerbs(() => app)
const charts = bothDoors(() => app, {
  read: {
    graphql: `query ($hospitalId: ID) { hospitalQuoteCharts(hospitalId: $hospitalId) {
      quotes weeks { from ended inTime } leftOut { point count } } }`,
  },
})[0][1]

let clinics: Clinic[]
beforeEach(async () => {
  now = NOON
  clinics = await insertQuoteClinics(app, 2)
})
const clinic = (at: number) => clinics[at] as Clinic

/** Sends a request to both hospitals. Returns its IDs there. */
async function sendRequest(): Promise<string[]> {
  const { token } = await insertPatient(app)
  const draft = await ask('save', { input: requestFor(clinics) }, token)
  const sent = await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, token)
  return sent.body.hospitals.map(({ id }: { id: string }) => id)
}
const read = async (at = 0) => (await charts('read', {}, clinic(at).staff.token)).body

describe('the charts of a hospital', () => {
  test('have twelve weeks from Monday on, also without a request', async () => {
    const { weeks, quotes, leftOut } = await read()
    expect(weeks).toHaveLength(12)
    expect([weeks[0].from, weeks[11].from]).toEqual(['2025-12-15', '2026-03-02'])
    expect(weeks.every(({ ended, inTime }: { ended: number; inTime: number }) => ended === 0 && inTime === 0)).toBe(
      true,
    )
    expect([quotes, leftOut]).toEqual([0, []])
  })

  test('count a request once its clock has ended, in time or not, for its own hospital', async () => {
    const [first] = await sendRequest()
    expect((await read()).weeks[11]).toMatchObject({ ended: 0 })
    await staffQuote(ask, clinic(0), { id: first ?? '', input: quoteBy(clinic(0)) })
    expect((await read()).weeks[11]).toMatchObject({ ended: 1, inTime: 1 })
    now = new Date(NOON.getTime() + 8 * DAY)
    const { weeks } = (await charts('read', {}, await app.tokenFor(clinic(1).staff.id))).body
    expect(weeks[10]).toEqual({ from: '2026-03-02', ended: 1, inTime: 0 })
  })

  test('count missing points of the current version of each quote', async () => {
    const [first = ''] = await sendRequest()
    const [second = ''] = await sendRequest()
    await staffQuote(ask, clinic(0), { id: first, input: quoteBy(clinic(0)) })
    await staffQuote(ask, clinic(0), { id: second, input: quoteBy(clinic(0), { nightsInHospital: 2 }) })
    const countOf = async (point: string) =>
      (await read()).leftOut.find((row: { point: string }) => row.point === point)?.count ?? 0
    expect((await read()).quotes).toBe(2)
    expect([await countOf('care_at_home'), await countOf('nights_in_hospital'), await countOf('surgeon')]).toEqual([
      2, 1, 0,
    ])
    await staffQuote(ask, clinic(0), { id: first, input: quoteBy(clinic(0), { nightsInHospital: 1 }) })
    expect([(await read()).quotes, await countOf('nights_in_hospital')]).toEqual([2, 0])
    expect(await read(1)).toMatchObject({ quotes: 0, leftOut: [] })
  })

  test('are read by viewers, and not by other hospitals or patients', async () => {
    const { id } = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic(0).hospital.id,
      hospitalRole: 'viewer',
    })
    expect((await charts('read', {}, await app.tokenFor(id))).status).toBe(200)
    const foreign = await charts('read', { hospitalId: clinic(0).hospital.id }, clinic(1).staff.token)
    expect(foreign.status).toBe(404)
    expect((await charts('read', {}, (await insertPatient(app)).token)).status).toBe(403)
  })
})
