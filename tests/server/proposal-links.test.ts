import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkFor } from '#server/features/accounts/outbox/links.ts'
import { type Clinic, FRIDAY, insertClinic, insertPatient, insertVisit, MONDAY, NOON } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'

let box: Mailbox
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let id: string
const OLD = { currentDate: FRIDAY, currentTime: '10:00' }
const NEW = { date: MONDAY, time: '15:00' }
beforeAll(async () => {
  box = await startMailbox()
})
afterAll(() => box.close())
afterEach(() => box.empty())
beforeEach(async () => {
  clinic = await insertClinic(box.app)
  ada = await insertPatient(box.app)
  const mine = { doctorId: clinic.doctor.id, patientId: ada.id, status: 'confirmed' as const }
  id = (await insertVisit(box.app, clinic, { ...mine, date: FRIDAY, time: '10:00' })).id
})

const propose = (alternatives: object[] = []) =>
  rest(box.app, 'post', `/api/Appointments/${id}/proposals`, {
    token: clinic.staff.token,
    body: { ...NEW, alternatives, note: 'Nothing of this is shown.' },
  })
const linkIn = (text: string | undefined) => /\/answer-proposal\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
/** Proposes a time, and returns the mail to the patient and the token of its link. */
const proposed = async (alternatives: object[] = []) => {
  expect((await propose(alternatives)).status).toBe(200)
  const mail = (await box.deliver()).find(({ to }) => JSON.stringify(to).includes(ada.email))
  return { text: mail?.text ?? '', token: linkIn(mail?.text) }
}
const FIELDS = '{ state hospitalName date time currentDate currentTime currentStatus alternatives { id date time } }'
const read = (token: string) =>
  box.app.graphql(`query ($token: String!) { proposalByLink(token: $token) ${FIELDS} }`, { token })
const answer = (token: string, accept: boolean, proposalId?: string) =>
  box.app.graphql(
    `mutation ($token: String!, $accept: Boolean!, $proposalId: ID) {
      answerProposalByLink(token: $token, accept: $accept, proposalId: $proposalId) ${FIELDS} }`,
    { token, accept, proposalId },
  )
const stateOf = async () =>
  (
    await box.app.query('select date, to_char(time, $2) as time, status from appointments where id = $1', [
      id,
      'HH24:MI',
    ])
  )[0]

describe('the link in the mail about a proposed time', () => {
  test('shows both times without signing in, and reading it changes nothing', async () => {
    const { text, token } = await proposed()
    expect(text).toContain('Current time: ')
    expect(text).toContain('Proposed time: ')
    for (let time = 0; time < 3; time++) {
      const { data } = await read(token)
      expect(data.proposalByLink).toEqual({
        ...NEW,
        ...OLD,
        state: 'open',
        hospitalName: clinic.hospital.name,
        currentStatus: 'confirmed',
        alternatives: [],
      })
    }
    // Opening the page changes nothing either.
    await box.app.request.get(`/answer-proposal?token=${token}`).set('accept', 'text/html')
    expect(await stateOf()).toMatchObject({ date: FRIDAY, time: '10:00' })
  })

  test('accepts with one press, once', async () => {
    const { token } = await proposed()
    const { data } = await answer(token, true)
    expect(data.answerProposalByLink).toMatchObject({ state: 'accepted', currentDate: MONDAY, currentTime: '15:00' })
    expect(await stateOf()).toEqual({ date: MONDAY, time: '15:00', status: 'confirmed' })
    for (const accept of [true, false])
      expect((await answer(token, accept)).errors[0]?.extensions.code).toBe('conflict')
    expect((await read(token)).data.proposalByLink).toMatchObject({ state: 'accepted' })
    const [event] = await box.app.query(
      "select actor_id from appointment_events where appointment_id = $1 and kind = 'accepted'",
      [id],
    )
    expect(event).toEqual({ actor_id: ada.id })
  })

  test('accepts one of several times with one press', async () => {
    const later = { date: MONDAY, time: '17:00' }
    const { text, token } = await proposed([later])
    expect(text.match(/Proposed time: /g)).toHaveLength(2)
    const { data } = await read(token)
    const { alternatives } = data.proposalByLink
    expect(alternatives).toMatchObject([later])
    const foreign = (await answer(token, true, id)).errors[0]?.extensions.code
    expect(foreign).toBe('not_found')
    await answer(token, true, alternatives[0].id)
    expect(await stateOf()).toEqual({ ...later, status: 'confirmed' })
    expect((await read(token)).data.proposalByLink).toMatchObject({ state: 'accepted', alternatives: [] })
  })

  test('keeps the old time with one press', async () => {
    const { token } = await proposed()
    expect((await answer(token, false)).data.answerProposalByLink).toMatchObject({ state: 'declined', ...OLD })
    expect(await stateOf()).toEqual({ date: FRIDAY, time: '10:00', status: 'confirmed' })
  })

  test('of two concurrent presses one counts', async () => {
    const { token } = await proposed()
    const answers = await Promise.all([answer(token, true), answer(token, false)])
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  })

  test('reports that it has expired, or that the proposal was withdrawn', async () => {
    const { token } = await proposed()
    await box.app.query('update appointment_proposals set expires_at = $2 where appointment_id = $1', [id, NOON])
    expect((await read(token)).data.proposalByLink).toMatchObject({ state: 'expired', ...OLD })
    expect((await answer(token, true)).errors[0]?.extensions.code).toBe('conflict')
    await propose()
    expect((await read(token)).data.proposalByLink).toMatchObject({ state: 'withdrawn', ...OLD })
  })

  test('works for its purpose only, unchanged, and while the account is active', async () => {
    const { token } = await proposed()
    const [proposalId = ''] = token.split('.')
    const wrong = [
      linkFor(box.app, 'hospital-address', proposalId),
      `${token}x`,
      linkFor(box.app, 'proposal-answer', id),
      '',
      'x',
    ]
    for (const other of wrong)
      for (const { errors } of [await read(other), await answer(other, true)])
        expect(errors[0]?.extensions.code).toBe('bad_input')
    await box.app.query("update users set status = 'suspended' where id = $1", [ada.id])
    expect((await answer(token, true)).errors[0]?.extensions.code).toBe('bad_input')
    expect(await stateOf()).toMatchObject({ date: FRIDAY })
  })

  test('does not work for a request of the patient', async () => {
    await rest(box.app, 'patch', `/api/Appointments/${id}`, { token: ada.token, body: NEW })
    const [row] = await box.app.query<{ id: string }>(
      "select id from appointment_proposals where appointment_id = $1 and state = 'open'",
      [id],
    )
    const { errors } = await answer(linkFor(box.app, 'proposal-answer', row?.id ?? ''), true)
    expect(errors).toHaveLength(1)
    expect(await stateOf()).toMatchObject({ date: FRIDAY, time: '10:00' })
    const mails = await box.deliver()
    const toPatient = mails.find(({ to }) => JSON.stringify(to).includes(ada.email))
    expect(toPatient?.text).toContain('Requested time: ')
    expect(linkIn(toPatient?.text)).toBe('')
  })
})
