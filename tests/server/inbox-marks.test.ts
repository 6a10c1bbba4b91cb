import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUser } from '#server/seed/factories.ts'
import {
  type Clinic,
  doors,
  insertClinic,
  insertPatient,
  insertVisit,
  MONDAY,
  THURSDAY,
} from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

/** A Wednesday, 13:00 in Istanbul. */
const NOON = new Date('2026-03-04T10:00:00Z')
const YESTERDAY = '2026-03-03'

let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
})

const put = (changes: { date: string; time: string } & Record<string, unknown>) =>
  insertVisit(app, clinic, { patientId: ada.id, ...changes })
const daysAgo = (days: number) => new Date(NOON.getTime() - days * 24 * 60 * 60 * 1000)

describe('marks of staff on items of the inbox', () => {
  const FIELDS = 'id snoozedUntil assignee { id firstName }'
  type MarkedItem = { id: string; snoozedUntil: string | null; assignee: { id: string } | null }
  const list = async (token = clinic.staff.token): Promise<{ items: MarkedItem[]; colleagues: { id: string }[] }> =>
    (await app.graphql(`{ inbox { items { ${FIELDS} } colleagues { id } } }`, {}, token)).data.inbox
  const total = async (kind: string): Promise<number> => {
    const { data } = await app.graphql('{ inbox { counts { kind total } } }', {}, clinic.staff.token)
    return data.inbox.counts.find((count: { kind: string }) => count.kind === kind).total
  }
  const snooze = (id: string, until: string | null, token = clinic.staff.token) =>
    app.graphql(
      `mutation ($id: ID!, $until: DateTime) { snoozeInboxItem(id: $id, until: $until) { ${FIELDS} } }`,
      { id, until },
      token,
    )
  const assign = (id: string, userId: string | null, token = clinic.staff.token) =>
    app.graphql(
      `mutation ($id: ID!, $userId: ID) { assignInboxItem(id: $id, userId: $userId) { ${FIELDS} } }`,
      { id, userId },
      token,
    )
  const inHours = (hours: number) => new Date(NOON.getTime() + hours * 60 * 60 * 1000)

  test('a snoozed item is last and not counted until its time has come or the snooze is ended', async () => {
    const first = await put({ date: MONDAY, time: '10:00', createdAt: daysAgo(3) })
    const second = await put({ date: THURSDAY, time: '10:00', createdAt: daysAgo(1) })
    const until = inHours(2).toISOString()
    expect((await snooze(`request:${first.id}`, until)).data.snoozeInboxItem.snoozedUntil).toBe(until)
    expect((await list()).items.map(({ id, snoozedUntil }) => [id, snoozedUntil])).toEqual([
      [`request:${second.id}`, null],
      [`request:${first.id}`, until],
    ])
    expect(await total('request')).toBe(1)
    await snooze(`request:${first.id}`, null)
    expect((await list()).items[0]).toMatchObject({ id: `request:${first.id}`, snoozedUntil: null })
    await snooze(`request:${first.id}`, until)
    now = inHours(2.1)
    expect((await list()).items[0]).toMatchObject({ id: `request:${first.id}`, snoozedUntil: null })
    expect(await total('request')).toBe(2)
  })

  test('a snoozed conversation returns when the patient writes again', async () => {
    const { id } = await put({ date: THURSDAY, time: '10:00', status: 'confirmed' })
    await doors.REST.say(app, ada.token, id, 'Hello.')
    await snooze(`message:${id}`, inHours(20).toISOString())
    expect(await total('message')).toBe(0)
    now = inHours(1)
    await doors.REST.say(app, ada.token, id, 'Are you there?')
    expect(await total('message')).toBe(1)
  })

  test('a past time, or one more than 30 days ahead, is refused', async () => {
    const { id } = await put({ date: THURSDAY, time: '10:00' })
    for (const until of [inHours(-1).toISOString(), inHours(31 * 24).toISOString(), 'tomorrow']) {
      const { errors } = await snooze(`request:${id}`, until)
      expect(errors[0]?.message).toBe('Please choose a time within the next 30 days')
    }
  })

  test('an item is assigned only to a colleague who may act on it', async () => {
    const { id } = await put({ date: THURSDAY, time: '10:00' })
    const member = (hospitalRole: 'coordinator' | 'viewer', hospitalId = clinic.hospital.id) =>
      insertUser(app.db, { role: 'hospital', hospitalId, hospitalRole })
    const [coordinator, viewer] = [await member('coordinator'), await member('viewer')]
    const stranger = await member('coordinator', (await insertClinic(app)).hospital.id)
    const item = `request:${id}`
    expect((await assign(item, coordinator.id)).data.assignInboxItem.assignee.id).toBe(coordinator.id)
    expect((await list()).colleagues.map((colleague) => colleague.id).sort()).toEqual(
      [clinic.staff.id, coordinator.id].sort(),
    )
    for (const refused of [viewer.id, stranger.id, ada.id])
      expect((await assign(item, refused)).errors[0]?.extensions.code).toBe('bad_input')
    expect((await list()).items[0]?.assignee?.id).toBe(coordinator.id)
    // A colleague who has left the team has no assigned items.
    await app.query('update users set hospital_id = null, hospital_role = null, role = $2 where id = $1', [
      coordinator.id,
      'user',
    ])
    expect((await list()).items[0]?.assignee).toBeNull()
    await assign(item, null)
    expect((await list()).items[0]?.assignee).toBeNull()
  })

  test('viewers, other hospitals and patients cannot mark', async () => {
    const { id } = await put({ date: THURSDAY, time: '10:00' })
    const viewer = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'viewer',
    })
    const other = await insertClinic(app)
    const item = `request:${id}`
    const until = inHours(1).toISOString()
    for (const [token, code] of [
      [await app.tokenFor(viewer.id), 'forbidden'],
      [other.staff.token, 'not_found'],
      [ada.token, 'forbidden'],
    ] as const) {
      expect((await snooze(item, until, token)).errors[0]?.extensions.code).toBe(code)
      expect((await assign(item, null, token)).errors[0]?.extensions.code).toBe(code)
    }
    expect((await list()).items).toEqual([{ id: item, snoozedUntil: null, assignee: null }])
    expect((await snooze(`visit:${id}`, until)).errors[0]?.extensions.code).toBe('not_found')
  })

  test('marks of every kind are stored, and deleted with their subject', async () => {
    const asked = await put({ date: THURSDAY, time: '10:00' })
    const ended = await put({ date: YESTERDAY, time: '10:00', status: 'confirmed' })
    const reviewed = await put({ date: YESTERDAY, time: '14:00', status: 'completed' })
    await app.graphql(
      'mutation ($id: ID!, $input: ReviewInput!) { createReview(appointmentId: $id, input: $input) { id } }',
      { id: reviewed.id, input: { rating: 4, comment: 'Kind people.' } },
      ada.token,
    )
    const before = (await list()).items.map(({ id }) => id)
    expect(before.map((id) => id.split(':')[0])).toEqual(['request', 'visit', 'review'])
    for (const id of before) await snooze(id, inHours(3).toISOString())
    expect((await list()).items.map(({ snoozedUntil }) => snoozedUntil === null)).toEqual([false, false, false])
    for (const { id } of [asked, ended]) await app.query('delete from appointments where id = $1', [id])
    const rows = await app.query<{ kind: string }>('select kind from inbox_marks where hospital_id = $1', [
      clinic.hospital.id,
    ])
    expect(rows).toEqual([{ kind: 'review' }])
  })
})
