import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expireProposals } from '#server/features/visits/proposals/jobs.ts'
import {
  type Clinic,
  FRIDAY,
  insertClinic,
  insertPatient,
  insertVisit,
  MONDAY,
  NOON,
  SATURDAY,
  THURSDAY,
  type VisitAt,
} from '#tests/support/clinic.ts'
import { eventKinds, isTimeFree, mailKinds, proposalVerbs } from '#tests/support/proposals.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let bea: Awaited<ReturnType<typeof insertPatient>>
let id: string
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
  bea = await insertPatient(app, 'Bea')
  const mine = { doctorId: clinic.doctor.id, patientId: ada.id }
  id = (await put({ ...mine, date: THURSDAY, time: '10:00' })).id
})

const put = (changes: VisitAt) => insertVisit(app, clinic, changes)

const FIELDS = '{ id status date time proposal { id } proposals { id date time } }'
const verbs = proposalVerbs(() => app, FIELDS)

const wish: { date: string; time: string } = { date: FRIDAY, time: '15:00' }
const timeFree = (time = wish.time, date: string = wish.date) => isTimeFree(app, clinic, { date, time })
const history = () => eventKinds(app, id)
const mailsTo = (userId: string) => mailKinds(app, userId)

describe.each(verbs)('a proposal of several times, through %s', (_name, ask) => {
  const propose = async (slot: object) => {
    const answer = await ask('propose', { id, ...slot }, clinic.staff.token)
    expect(answer.status).toBe(200)
    return (await ask('read', { id }, clinic.staff.token)).body.proposal
  }

  const alternatives = [
    { date: SATURDAY, time: '11:00' },
    { date: FRIDAY, time: '09:00' },
  ]
  const offersOf = async (token: string): Promise<{ id: string; date: string; time: string }[]> =>
    (await ask('read', { id }, token)).body.proposals

  test('is held with each of them, told in one mail, and ends with the accepted one', async () => {
    const first = await propose({ ...wish, alternatives })
    const offers = await offersOf(ada.token)
    expect(offers).toMatchObject([alternatives[1], wish, alternatives[0]])
    expect(first).toMatchObject({ id: offers[0]?.id })
    for (const { date, time } of offers) expect(await timeFree(time, date)).toBe(false)
    expect(await mailsTo(ada.id)).toEqual(['appointment.proposed'])
    const taken = await ask('answer', { id, proposalId: offers[2]?.id, accept: true }, ada.token)
    expect(taken).toMatchObject({ status: 200, body: { ...alternatives[0], status: 'confirmed' } })
    for (const { date, time } of offers.slice(0, 2)) expect(await timeFree(time, date)).toBe(true)
    expect(await offersOf(ada.token)).toEqual([])
    expect(await history()).toEqual(['proposed', 'proposed', 'proposed', 'accepted'])
    const again = await ask('answer', { id, proposalId: offers[0]?.id, accept: true }, ada.token)
    expect(again.code).toBe('conflict')
  })

  test('ends as a whole when it is declined, withdrawn or over', async () => {
    await propose({ ...wish, alternatives })
    const [, second] = await offersOf(ada.token)
    await ask('answer', { id, proposalId: second?.id, accept: false }, ada.token)
    expect(await offersOf(ada.token)).toEqual([])
    const { id: withdrawn } = await propose({ ...wish, alternatives })
    await ask('withdraw', { id, proposalId: withdrawn }, clinic.staff.token)
    expect(await offersOf(ada.token)).toEqual([])
    await propose({ ...wish, alternatives: [{ date: '2026-03-04', time: '15:00' }] })
    now = new Date('2026-03-04T12:00:00Z')
    expect(await offersOf(ada.token)).toEqual([])
    await expireProposals({ db: app.db, clock: () => now })
    expect(await timeFree()).toBe(true)
    expect((await history()).filter((kind) => kind === 'expired')).toEqual(['expired'])
    const seen = await app.query<{ position: number }>(
      "select position from appointment_proposals where appointment_id = $1 and state = 'expired' and seen_at is null",
      [id],
    )
    expect(seen).toEqual([{ position: 1 }])
  })

  test('needs different free times, three at most', async () => {
    const tooMany = [...alternatives, { date: MONDAY, time: '09:00' }]
    const wrong = [[wish], [{ date: FRIDAY, time: '15:30' }], tooMany, [{ date: FRIDAY, time: '08:15' }]]
    for (const others of wrong)
      expect((await ask('propose', { id, ...wish, alternatives: others }, clinic.staff.token)).status).toBe(400)
    expect(await timeFree()).toBe(true)
    await put({ doctorId: clinic.doctor.id, patientId: bea.id, date: SATURDAY, time: '11:00' })
    const refused = await ask('propose', { id, ...wish, alternatives }, clinic.staff.token)
    expect(refused.code).toBe('slot_taken')
    expect(await timeFree()).toBe(true)
  })
})
