import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reviewWaitingList } from '#server/features/visits/waiting-list/jobs.ts'
import { FRIDAY, insertClinic, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'
import { insertWaitingRoom, MINUTE, type WaitingRoom, waitingVerbs } from '#tests/support/waiting-list.ts'

let box: Mailbox
let verbs: ReturnType<typeof waitingVerbs>
let room: WaitingRoom
beforeAll(async () => {
  box = await startMailbox()
  verbs = waitingVerbs(box)
})
afterAll(() => box.close())
afterEach(() => box.empty())
beforeEach(async () => {
  room = await insertWaitingRoom(box)
})

const linkIn = (text: string | undefined) => /\/waiting-offer\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
const mailTo = async ({ email }: { email: string }, now = NOON) =>
  (await box.deliver(now)).filter(({ to, text }) => JSON.stringify(to).includes(email) && linkIn(text))

describe('possible entries', () => {
  test.each([
    [{ serviceId: '0195b0a0-0000-7000-8000-000000000000' }, 'serviceId'],
    [{ doctorId: '0195b0a0-0000-7000-8000-000000000000' }, 'doctorId'],
    [{ hospitalId: null }, 'hospitalId'],
    [{ from: '2026-03-03' }, 'from'],
    [{ to: '2027-06-01' }, 'to'],
    [{ from: FRIDAY }, 'to'],
    [{ phone: null }, 'phone'],
    [{ phone: 'call me' }, 'phone'],
    [{ channel: 'video' }, 'channel'],
  ])('refuses %j', async (changes, field) => {
    await box.app.query('update users set phone = null where id = $1', [room.ada.id])
    const { code, body } = await room.wait(room.ada, changes)
    expect(code).toBe('bad_input')
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('are ten at once, without duplicates', async () => {
    await room.occupy()
    expect((await room.wait(room.ada)).status).toBe(200)
    expect((await room.wait(room.ada)).code).toBe('conflict')
    const others = await Promise.all(Array.from({ length: 10 }, () => insertClinic(box.app, { 4: ['10:00'] })))
    const answers = await Promise.all(
      others.map(({ hospital, service, doctor }) =>
        room.wait(room.ada, { hospitalId: hospital.id, serviceId: service.id, doctorId: doctor.id }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 409])
    expect(await room.listOf(room.ada)).toHaveLength(10)
  })

  test('are not read or removed by other users', async () => {
    await room.occupy()
    const { body } = await room.wait(room.ada)
    expect(await room.listOf(room.bea)).toEqual([])
    expect((await verbs.leave(room.bea.token, body.id)).status).toBe(404)
    expect((await verbs.list(undefined)).code).toBe('unauthenticated')
  })
})

describe('the link', () => {
  test('works for its purpose only, unchanged, and while the account is active', async () => {
    await room.wait(room.ada)
    await verbs.tend()
    const token = await room.tokenOf(room.ada)
    for (const wrong of [`${token}x`, token.replace('.', ''), '', 'x'])
      for (const { code } of [await verbs.read(wrong), await verbs.answer(wrong, true)]) expect(code).toBe('bad_input')
    await box.app.query("update users set status = 'suspended' where id = $1", [room.ada.id])
    expect((await verbs.answer(token, true)).code).toBe('bad_input')
    expect(await room.visitsAt(THURSDAY)).toEqual([])
  })

  test('is mailed although other mails about visits are turned off', async () => {
    await box.app.query(`update users set preferences = '{"notifications":{"appointments":false}}' where id = $1`, [
      room.ada.id,
    ])
    await room.wait(room.ada)
    await verbs.tend()
    expect(await mailTo(room.ada)).toHaveLength(1)
  })

  test('of a mail that is too late is not sent', async () => {
    await room.wait(room.ada)
    await verbs.tend()
    expect(await mailTo(room.ada, new Date(NOON.getTime() + 31 * MINUTE))).toEqual([])
  })
})

describe('expiry', () => {
  test('an entry whose last day is past ends', async () => {
    await room.occupy()
    await room.wait(room.ada)
    await reviewWaitingList(box.partsAt(new Date('2026-03-06T10:00:00Z')))
    const [row] = await box.app.query('select state from waiting_list_entries where user_id = $1', [room.ada.id])
    expect(row).toEqual({ state: 'expired' })
  })

  test('a time held for a deleted account goes to the next person', async () => {
    await room.wait(room.ada)
    await room.wait(room.bea)
    await verbs.tend()
    await box.app.query('delete from users where id = $1', [room.ada.id])
    await verbs.tend()
    expect(await room.stateOf(room.bea)).toBe('offered')
  })
})
