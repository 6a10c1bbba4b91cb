import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingOf, type Clinic, doors, FRIDAY, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { readCalendar } from '#tests/support/ics.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON, env: { PUBLIC_URL: 'https://hekima.example' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
})

const create = async (token?: string) =>
  (await app.graphql('mutation { createCalendarFeed }', {}, token)).data?.createCalendarFeed
/** Fetches the feed like a calendar program, with only the address. */
const fetchFeed = (address: string) => app.request.get(new URL(address).pathname).buffer(true)

describe('the private calendar', () => {
  test('contains all of the owner’s appointments and no others, without signing in', async () => {
    const mine = (await doors.REST.book(app, ada.token, bookingOf(clinic))).body.id
    const dropped = (await doors.REST.book(app, ada.token, bookingOf(clinic, { appointmentDate: FRIDAY }))).body.id
    await doors.REST.move(app, ada.token, dropped, { status: 'cancelled' })
    const eve = await insertPatient(app, 'Eve')
    await doors.REST.book(app, eve.token, bookingOf(clinic, { appointmentTime: '15:00' }))

    const address = await create(ada.token)
    expect(address).toMatch(/^https:\/\/hekima\.example\/api\/Calendar\/[\w-]{43}\.ics$/)
    const answer = await fetchFeed(address)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/calendar/)
    expect(answer.headers['cache-control']).toContain('private')
    const { method, events } = readCalendar(answer.text)
    expect(method).toBe('PUBLISH')
    expect(events.map(({ uid, status, sequence }) => ({ uid, status, sequence }))).toEqual([
      { uid: `${mine}@hekima`, status: 'TENTATIVE', sequence: 0 },
      { uid: `${dropped}@hekima`, status: 'CANCELLED', sequence: 1 },
    ])
  })

  test('ends when a new address is created, and when it is removed', async () => {
    const old = await create(ada.token)
    const fresh = await create(ada.token)
    expect((await fetchFeed(old)).status).toBe(404)
    expect((await fetchFeed(fresh)).status).toBe(200)
    const removed = await app.graphql('mutation { removeCalendarFeed { id } }', {}, ada.token)
    expect(removed.data.removeCalendarFeed).toEqual({ id: ada.id })
    expect((await fetchFeed(fresh)).status).toBe(404)
  })

  test('is not shown for an unknown key, or for an account that may not sign in', async () => {
    const address = await create(ada.token)
    const path = new URL(address).pathname
    for (const wrong of [
      path.replace('.ics', ''),
      `${path.slice(0, -5)}x.ics`,
      '/api/Calendar/.ics',
      '/api/Calendar/%00.ics',
    ])
      expect([400, 404]).toContain((await app.request.get(wrong)).status)
    await app.query(`update users set status = 'suspended' where id = $1`, [ada.id])
    expect((await fetchFeed(address)).status).toBe(404)
  })

  test('stores a hash, never the key', async () => {
    const key = new URL(await create(ada.token)).pathname.slice('/api/Calendar/'.length, -'.ics'.length)
    const [row] = await app.query<{ hash: string }>('select calendar_key_hash as hash from users where id = $1', [
      ada.id,
    ])
    expect(row?.hash).toHaveLength(43)
    expect(row?.hash).not.toBe(key)
  })

  test('is only created by signed-in users', async () => {
    const { errors } = await app.graphql('mutation { createCalendarFeed }')
    expect(errors[0]?.extensions.code).toBe('unauthenticated')
  })
})
