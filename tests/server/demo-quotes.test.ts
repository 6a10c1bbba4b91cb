import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUESTIONNAIRES, refuseAnswers } from '#domain/quotes/questionnaires/index.ts'
import { answersById, type QuoteAnswer } from '#domain/quotes/request-input.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

let scratch: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  scratch = await scratchDatabase({ demo: true })
})
afterAll(() => scratch.close())
const count = async (text: string) =>
  Number((await scratch.query<{ count: string }>(`select count(*) from ${text}`))[0]?.count)

test('gives the demo patient quotes in every state, with all questions answered', async () => {
  const rows = await scratch.query<{
    state: string
    hospitals: string[]
    bill: boolean | null
    visit: string | null
  }>(
    `select r.state, array(select h.state from quote_recipients h where h.request_id = r.id order by h.state) as hospitals,
       (select c.agreed is null and c.answer_by > now() from quote_charges c join quote_recipients h on h.id = c.recipient_id
        where h.request_id = r.id) as bill,
       (select v.status from quote_acceptances a join appointments v on v.id = a.appointment_id where a.request_id = r.id) as visit
     from quote_requests r join users u on u.id = r.patient_id where u.email = 'patient@hekima.test' order by r.created_at`,
  )
  expect(rows).toEqual([
    { state: 'accepted', hospitals: ['accepted', 'declined', 'not_chosen'], bill: false, visit: 'completed' },
    { state: 'accepted', hospitals: ['accepted', 'not_chosen'], bill: true, visit: 'completed' },
    { state: 'accepted', hospitals: ['accepted', 'not_chosen'], bill: null, visit: 'confirmed' },
    { state: 'sent', hospitals: ['declined', 'question', 'quoted', 'quoted'], bill: null, visit: null },
    { state: 'draft', hospitals: [], bill: null, visit: null },
  ])
  const own = `quote_recipients r join quote_requests q on q.id = r.request_id join users u on u.id = q.patient_id
    where u.email = 'patient@hekima.test'`
  const asked = (condition: string) =>
    count(
      `${own} and exists (select from quote_questions x where x.recipient_id = r.id and x.asker = 'patient' and ${condition})`,
    )
  for (const condition of [
    'x.answered_version = 2',
    'x.answer is not null',
    'x.answered_at is null and x.point is not null',
  ])
    expect(await asked(condition), condition).toBe(1)
  const settled =
    'select from quote_settlements s join quote_charges c on c.id = s.charge_id where c.recipient_id = r.id'
  expect(await count(`${own} and exists (${settled} and s.total = c.quoted and c.charged > c.quoted)`)).toBe(1)
  const requests = await scratch.query<{ state: string; questionnaire_id: string; answers: QuoteAnswer[] }>(
    'select state, questionnaire_id, answers from quote_requests',
  )
  for (const { state, questionnaire_id: id, answers } of requests) {
    const questionnaire = QUESTIONNAIRES.find((candidate) => candidate.id === id)
    expect(questionnaire, id).toBeDefined()
    if (questionnaire)
      expect(refuseAnswers(questionnaire, answersById(answers), { complete: state !== 'draft' }), id).toEqual({})
  }
})

test('gives the demo staff requests in every state, close to their deadline and past it', async () => {
  const atFirst = `quote_recipients r where hospital_id = (select hospital_id from users where email = 'hospital@hekima.test')`
  for (const state of ['sent', 'seen', 'question', 'answered', 'quoted', 'accepted', 'declined'])
    expect(await count(`${atFirst} and state = '${state}'`), state).toBeGreaterThan(0)
  expect(await count(`${atFirst} and due_at < now()`)).toBe(1)
  expect(await count(`${atFirst} and due_at > now() and used_minutes = 0 and assignee_id is null`)).toBe(1)
  const draft = 'select from quotes q where q.recipient_id = r.id and q.sent_at is null'
  expect(await count(`${atFirst} and exists (${draft})`)).toBe(1)
  const bill = 'select from quote_charges c where c.recipient_id = r.id and c.agreed'
  expect(await count(`${atFirst} and exists (${bill})`)).toBeGreaterThanOrEqual(10)
  const settled =
    'select from quote_settlements s join quote_charges c on c.id = s.charge_id where c.recipient_id = r.id'
  expect(await count(`${atFirst} and exists (${bill} is false) and not exists (${settled})`)).toBe(1)
  expect(await count(`${atFirst} and exists (${settled})`)).toBe(1)
  expect(await count(`${atFirst} and asked_at is not null and is_unread`)).toBe(1)
  const names =
    await scratch.query(`select distinct first_name from users u join quote_recipients r on r.assignee_id = u.id
    where u.hospital_id = r.hospital_id`)
  expect(names.length).toBeGreaterThan(1)
  expect(await count('quotes where sent_at > now() or (sent_at is null) <> (hash is null)')).toBe(0)
  expect(await count('quote_requests q join users u on u.id = q.patient_id where q.created_at < u.created_at')).toBe(0)
})
