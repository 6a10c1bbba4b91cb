import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeSentMails } from '#server/features/accounts/outbox/jobs.ts'
import { insertAppointment, insertUser } from '#server/seed/factories.ts'
import { type Clinic, DOORS, doors, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'

const DAY = 24 * 60 * 60 * 1000
let box: Mailbox
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let id: string
beforeAll(async () => {
  box = await startMailbox()
})
afterAll(() => box.close())
beforeEach(async () => {
  clinic = await insertClinic(box.app)
  ada = await insertPatient(box.app)
  id = await insertVisit('10:00')
})
afterEach(() => box.empty())

async function insertVisit(time: string) {
  const [hospitalId, serviceId] = [clinic.hospital.id, clinic.service.id]
  return (await insertAppointment(box.app.db, { hospitalId, serviceId, patientId: ada.id, date: THURSDAY, time })).id
}
const recipients = async () => {
  box.received.length = 0
  await box.deliver()
  return box.received.flatMap(({ to }) => to)
}
const read = {
  REST: () => rest(box.app, 'get', `/api/Appointments/${id}/messages`, { token: ada.token }),
  GraphQL: () => graphql(box.app, 'query ($id: ID!) { appointment(id: $id) { messages { id } } }', { id }, ada.token),
}

describe.each(DOORS)('mails about messages written through %s', (name, door) => {
  const answer = (text: string, of = id) => door.say(box.app, clinic.staff.token, of, text)

  test('are one per conversation and reader, until it was read', async () => {
    const colleague = await insertUser(box.app.db, { role: 'hospital', hospitalId: clinic.hospital.id })
    for (const text of ['One', 'Two', 'Three']) await answer(text)
    expect(await recipients()).toEqual([ada.email])
    await answer('Four')
    expect(await recipients()).toEqual([])
    await answer('Another conversation', await insertVisit('14:00'))
    expect(await recipients()).toEqual([ada.email])

    await read[name as keyof typeof read]()
    await answer('Five')
    expect(await recipients()).toEqual([ada.email])
    for (const text of ['Yes', 'Yes!']) await door.say(box.app, ada.token, id, text)
    const staff = await recipients()
    expect(staff).toHaveLength(2)
    expect(staff).toContain(colleague.email)
  })

  test('are not sent once the message was read, or while the reader is present', async () => {
    await answer('Read before the mail went out')
    await read[name as keyof typeof read]()
    expect(await recipients()).toEqual([])
    const there = await openStream(box.app, id, ada.token)
    await answer('Read at once')
    await there.next()
    expect(await recipients()).toEqual([])
    await there.close()
  })
})

test('every mail about a message ends like all others', async () => {
  for (let n = 0; n < 5; n++)
    await doors.REST.say(box.app, clinic.staff.token, await insertVisit(`${11 + n}:00`), 'Hello')
  expect(await recipients()).toHaveLength(5)
  const ids = await box.app.query<{ id: string }>('select id from outbox')
  expect(ids.every((row) => row.id[14] === '7')).toBe(true)
  await removeSentMails(box.partsAt(new Date(NOON.getTime() + 89 * DAY)))
  expect(await box.app.query('select from outbox')).toHaveLength(5)
  await removeSentMails(box.partsAt(new Date(NOON.getTime() + 91 * DAY)))
  expect(await box.app.query('select from outbox')).toHaveLength(0)
})
