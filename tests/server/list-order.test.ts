import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Clinic,
  FRIDAY,
  insertClinic,
  insertVisit,
  MONDAY,
  NOON,
  THURSDAY,
  type VisitAt,
} from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const [TUESDAY, TODAY] = ['2026-03-03', '2026-03-04']
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

let clinic: Clinic
beforeEach(async () => {
  clinic = await insertClinic(app)
})

const verbs = bothDoors(() => app, {
  list: {
    rest: 'GET /api/Appointments',
    graphql: `query ($search: AppointmentSearch, $page: Int, $limit: Int) {
      appointments(search: $search, page: $page, limit: $limit) { items { id } } }`,
    shape: ({ items }) => items,
  },
})

/** Creates visits by name, and returns the names in the order of a list. */
async function visits(rows: Record<string, VisitAt & { daysAgo?: number }>) {
  const names = new Map<string, string>()
  for (const [name, { daysAgo = 0, ...row }] of Object.entries(rows)) {
    const createdAt = new Date(NOON.getTime() - daysAgo * 24 * 60 * 60_000)
    const { id } = await insertVisit(app, clinic, { ...row, createdAt })
    names.set(id, name)
  }
  return (body: { id: string }[]) => body.map(({ id }) => names.get(id))
}

describe.each(verbs)('the list of a hospital through %s', (door, ask) => {
  const list = async (search: Record<string, unknown> = {}, paging = {}) =>
    (await ask('list', door === 'REST' ? { ...search, ...paging } : { search, ...paging }, clinic.staff.token)).body

  test('starts with the next visit, and ends with the oldest past one, on every page', async () => {
    const namesOf = await visits({
      later: { date: MONDAY, time: '10:00', status: 'pending' },
      next: { date: TODAY, time: '15:00', status: 'confirmed' },
      past: { date: TUESDAY, time: '10:00', status: 'completed' },
      tomorrow: { date: THURSDAY, time: '10:00', status: 'confirmed' },
      unclosed: { date: TODAY, time: '09:00', status: 'confirmed' },
      cancelled: { date: FRIDAY, time: '10:00', status: 'cancelled' },
    })
    const order = ['next', 'tomorrow', 'later', 'cancelled', 'unclosed', 'past']
    expect(namesOf(await list())).toEqual(order)
    for (const limit of [1, 2, 4])
      for (let page = 1; (page - 1) * limit < order.length; page++)
        expect(namesOf(await list({}, { page, limit }))).toEqual(order.slice((page - 1) * limit, page * limit))
    expect(namesOf(await list({ from: TODAY, to: TODAY }))).toEqual(['unclosed', 'next'])
    expect(namesOf(await list({ sort: 'latest' }))[0]).toBe('later')
    expect(namesOf(await list({ sort: 'earliest' }))[0]).toBe('past')
  })

  test('puts pending requests for today first, then those that have waited longest', async () => {
    const namesOf = await visits({
      fresh: { date: THURSDAY, time: '10:00', status: 'pending', daysAgo: 1 },
      oldest: { date: MONDAY, time: '10:00', status: 'pending', daysAgo: 30 },
      today: { date: TODAY, time: '16:00', status: 'pending', daysAgo: 0 },
      confirmed: { date: FRIDAY, time: '10:00', status: 'confirmed', daysAgo: 40 },
    })
    expect(namesOf(await list({ status: 'pending' }))).toEqual(['today', 'oldest', 'fresh'])
    expect(namesOf(await list({ sort: 'waiting' }))).toEqual(['oldest', 'fresh', 'today', 'confirmed'])
    expect(namesOf(await list({ sort: 'newest' }))).toEqual(['today', 'fresh', 'oldest', 'confirmed'])
  })
})
