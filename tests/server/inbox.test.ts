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
const TODAY = '2026-03-04'
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

const QUERY = `query ($hospitalId: ID) { inbox(hospitalId: $hospitalId) {
  counts { kind total } items { id kind isToday appointment { id } proposal { id state } review { id } } } }`
const inbox = (token = clinic.staff.token, hospitalId?: string) => app.graphql(QUERY, { hospitalId }, token)
type Item = { id: string; kind: string; isToday: boolean; appointment: { id: string } | null }
const itemsOf = async (kind: string): Promise<Item[]> =>
  (await inbox()).data.inbox.items.filter((item: Item) => item.kind === kind)
const total = async (kind: string): Promise<number> =>
  (await inbox()).data.inbox.counts.find((count: { kind: string }) => count.kind === kind).total

describe('the inbox of a hospital', () => {
  test('lists requests for today first, then by their waiting time', async () => {
    const old = await put({ date: MONDAY, time: '10:00', createdAt: daysAgo(3) })
    const recent = await put({ date: THURSDAY, time: '10:00', createdAt: daysAgo(1) })
    const lateToday = await put({ date: TODAY, time: '17:00', createdAt: daysAgo(2) })
    const soonToday = await put({ date: TODAY, time: '15:00', createdAt: daysAgo(0) })
    await put({ date: MONDAY, time: '11:00', status: 'confirmed' })
    expect((await itemsOf('request')).map(({ appointment, isToday }) => [appointment?.id, isToday])).toEqual([
      [soonToday.id, true],
      [lateToday.id, true],
      [old.id, false],
      [recent.id, false],
    ])
    expect(await total('request')).toBe(4)
  })

  test('omits requests with a held decision', async () => {
    const { id } = await put({ date: THURSDAY, time: '10:00' })
    const hold = `mutation ($id: ID!) { holdMoves(appointments: [{ id: $id }], move: confirmed) { id } }`
    await app.graphql(hold, { id }, clinic.staff.token)
    expect(await itemsOf('request')).toEqual([])
    await app.graphql('mutation ($id: ID!) { undoMoves(appointmentIds: [$id]) { id } }', { id }, clinic.staff.token)
    expect(await itemsOf('request')).toHaveLength(1)
  })

  test('lists requests for another time until they are answered or expire, the first to expire on top', async () => {
    await doors.REST.say(app, ada.token, (await put({ date: THURSDAY, time: '16:00' })).id, 'Hello.')
    const ask = async (patient: typeof ada, visit: { date: string; time: string }, time: string) => {
      const { id } = await insertVisit(app, clinic, { patientId: patient.id, status: 'confirmed', ...visit })
      const { body } = await doors.REST.update(app, patient.token, id, { date: '2026-03-12', time })
      return { id, proposalId: String(body.moveRequest.id) }
    }
    const bea = await insertPatient(app, 'Bea')
    // Held for 72 hours, but not beyond the start of the appointment.
    const later = await ask(ada, { date: MONDAY, time: '10:00' }, '10:00')
    const sooner = await ask(bea, { date: THURSDAY, time: '10:00' }, '11:00')
    const answer = (accept: boolean, { id, proposalId: p }: typeof later) =>
      app.graphql(
        `mutation ($id: ID!, $p: ID!, $accept: Boolean!) {
          answerProposal(appointmentId: $id, proposalId: $p, accept: $accept) { id } }`,
        { id, p, accept },
        clinic.staff.token,
      )
    const listed = async () => (await itemsOf('move')).map(({ appointment }) => appointment?.id)
    const counts = async (hospital = clinic) => {
      const query = '{ workplace { moveRequests } hospitalDashboard { moveRequests } }'
      const { data } = await app.graphql(query, {}, hospital.staff.token)
      return [data.workplace.moveRequests, data.hospitalDashboard.moveRequests]
    }
    expect(await listed()).toEqual([sooner.id, later.id])
    expect([await total('move'), ...(await counts())]).toEqual([2, 2, 2])
    const kinds = (await inbox()).data.inbox.items.map(({ kind }: Item) => kind)
    expect(kinds).toEqual(['request', 'move', 'move', 'message'])
    const other = await insertClinic(app)
    expect((await inbox(other.staff.token)).data.inbox.items).toEqual([])
    expect(await counts(other)).toEqual([0, 0])

    const hold = `mutation ($id: ID!) { holdMoves(appointments: [{ id: $id }], move: cancelled, note: "Away") { id } }`
    await app.graphql(hold, { id: later.id }, clinic.staff.token)
    expect(await listed()).toEqual([sooner.id])
    const undo = 'mutation ($id: ID!) { undoMoves(appointmentIds: [$id]) { id } }'
    await app.graphql(undo, { id: later.id }, clinic.staff.token)
    expect((await answer(true, sooner)).errors).toEqual([])
    expect(await listed()).toEqual([later.id])
    expect(await itemsOf('answer')).toEqual([])
    now = new Date(NOON.getTime() + 72 * 60 * 60 * 1000)
    expect(await listed()).toEqual([])
    expect([await total('move'), ...(await counts())]).toEqual([0, 0, 0])
  })

  test('lists unread conversations until they are answered', async () => {
    const { id } = await put({ date: THURSDAY, time: '10:00', status: 'confirmed' })
    await doors.REST.say(app, ada.token, id, 'May I come earlier?')
    await doors.REST.say(app, ada.token, id, 'At nine?')
    expect((await itemsOf('message')).map(({ appointment }) => appointment?.id)).toEqual([id])
    await doors.REST.say(app, clinic.staff.token, id, 'Of course.')
    expect(await itemsOf('message')).toEqual([])
  })

  test('lists visits that have ended and were not closed', async () => {
    const ended = await put({ date: YESTERDAY, time: '10:00', status: 'confirmed' })
    await put({ date: TODAY, time: '12:30', status: 'confirmed' })
    await put({ date: YESTERDAY, time: '11:00', status: 'completed' })
    expect((await itemsOf('visit')).map(({ appointment }) => appointment?.id)).toEqual([ended.id])
  })

  test('lists answered proposals until a staff member has seen the answer', async () => {
    const { id } = await put({ date: THURSDAY, time: '10:00' })
    const proposed = await app.graphql(
      `mutation ($id: ID!, $input: ProposalInput!) {
        proposeTime(appointmentId: $id, input: $input) { proposal { id } } }`,
      { id, input: { date: THURSDAY, time: '12:00' } },
      clinic.staff.token,
    )
    const proposalId = proposed.data.proposeTime.proposal.id
    const see = (token: string) =>
      app.graphql(
        'mutation ($id: ID!, $p: ID!) { markProposalSeen(appointmentId: $id, proposalId: $p) { id } }',
        { id, p: proposalId },
        token,
      )
    expect(await itemsOf('answer')).toEqual([])
    expect((await see(clinic.staff.token)).errors[0]?.extensions.code).toBe('conflict')
    await app.graphql(
      'mutation ($id: ID!, $p: ID!) { answerProposal(appointmentId: $id, proposalId: $p, accept: false) { id } }',
      { id, p: proposalId },
      ada.token,
    )
    expect(await itemsOf('answer')).toMatchObject([{ proposal: { id: proposalId, state: 'declined' } }])
    expect((await see(ada.token)).errors[0]?.extensions.code).toBe('forbidden')
    expect((await see(clinic.staff.token)).errors).toEqual([])
    expect(await itemsOf('answer')).toEqual([])
  })

  test('lists reviews without a reply, without their authors', async () => {
    const { id } = await put({ date: YESTERDAY, time: '10:00', status: 'completed' })
    await app.graphql(
      'mutation ($id: ID!, $input: ReviewInput!) { createReview(appointmentId: $id, input: $input) { id } }',
      { id, input: { rating: 4, comment: 'Kind people.' } },
      ada.token,
    )
    const [review] = await app.query<{ id: string }>('select id from reviews where appointment_id = $1', [id])
    expect(await itemsOf('review')).toMatchObject([{ appointment: null, review: { id: review?.id } }])
  })

  test('is only for the staff of the hospital', async () => {
    await put({ date: THURSDAY, time: '10:00' })
    const viewer = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'viewer',
    })
    const other = await insertClinic(app)
    expect((await inbox(await app.tokenFor(viewer.id))).data.inbox.items).toHaveLength(1)
    expect((await inbox(other.staff.token)).data.inbox.items).toEqual([])
    expect((await inbox(other.staff.token, clinic.hospital.id)).errors[0]?.extensions.code).toBe('not_found')
    expect((await inbox(ada.token)).errors[0]?.extensions.code).toBe('forbidden')
  })
})
