import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccounts } from '#server/features/administration/privacy/jobs.ts'
import { insertBookingRules, insertUser } from '#server/seed/factories.ts'
import { bookingOf, type Clinic, DOORS, doors, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'

let box: Mailbox
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let staff: string[]
beforeAll(async () => {
  box = await startMailbox()
})
afterAll(() => box.close())
beforeEach(async () => {
  clinic = await insertClinic(box.app)
  ada = await insertPatient(box.app)
  const hospitalId = clinic.hospital.id
  const colleague = await insertUser(box.app.db, { role: 'hospital', hospitalId })
  await insertUser(box.app.db, { role: 'hospital', hospitalId, status: 'suspended' })
  await insertClinic(box.app)
  const [suna] = await box.app.query<{ email: string }>('select email from users where id = $1', [clinic.staff.id])
  staff = [suna?.email ?? '', colleague.email].sort()
})
afterEach(() => box.empty())

const book = async () => (await doors.REST.book(box.app, ada.token, bookingOf(clinic))).body.id as string

/** Returns the mails to recipients other than the patient since the last call. */
async function told(): Promise<{ to: string[]; subjects: (string | undefined)[] }> {
  box.received.length = 0
  await box.deliver()
  const others = box.received.filter(({ to }) => !to.includes(ada.email))
  return { to: others.flatMap(({ to }) => to).sort(), subjects: [...new Set(others.map(({ mail }) => mail.subject))] }
}
const nobody = { to: [], subjects: [] }

describe.each(DOORS)('the staff of a hospital, for patients’ actions through %s,', (_name, door) => {
  test('are each notified of a request, a move and a cancellation', async () => {
    const { body } = await door.book(box.app, ada.token, bookingOf(clinic, { notes: 'Ich habe Asthma' }))
    expect(await told()).toEqual({ to: staff, subjects: ['You have a new booking request'] })
    for (const { to, mail } of box.received) {
      const all = `${mail.subject} ${mail.text} ${mail.html}`
      expect(all).toContain(clinic.hospital.name)
      const page = to.includes(ada.email) ? 'my-appointments' : 'hospitalportal/appointments'
      const query = to.includes(ada.email) ? '' : `?hospital=${clinic.hospital.id}`
      expect(mail.text).toContain(`https://hekima.example/${page}/${body.id}${query}\n`)
      for (const secret of [clinic.service.name, 'Asthma']) expect(all).not.toContain(secret)
    }
    await door.update(box.app, ada.token, body.id, { time: '14:00' })
    expect(await told()).toEqual({ to: staff, subjects: ['An appointment at your hospital was moved'] })
    await door.update(box.app, ada.token, body.id, { notes: 'I come by bus.' })
    expect(await told()).toEqual(nobody)
    await door.move(box.app, ada.token, body.id, { status: 'cancelled' })
    expect(await told()).toEqual({ to: staff, subjects: ['An appointment at your hospital was cancelled'] })
  })

  test('learn that nothing is pending if bookings are confirmed at once', async () => {
    const { hospital, staff: member } = clinic
    await insertBookingRules(box.app.db, { hospitalId: hospital.id, confirmation: 'instant' })
    const { body } = await door.book(box.app, ada.token, bookingOf(clinic))
    expect(body.status).toBe('confirmed')
    expect(await told()).toEqual({ to: staff, subjects: ['You have a new booking'] })
    await door.say(box.app, member.token, body.id, 'Welcome')
    await box.deliver()
    const toPatient = box.received.filter(({ to }) => to.includes(ada.email))
    for (const { mail } of toPatient) expect(mail.text).toContain(`/my-appointments/${body.id}`)
  })

  test('are not notified of their own actions', async () => {
    const id = await book()
    await told()
    await door.move(box.app, clinic.staff.token, id, { status: 'confirmed' })
    await door.update(box.app, clinic.staff.token, id, { time: '15:00' })
    await door.move(box.app, clinic.staff.token, id, { status: 'cancelled', note: 'The doctor is away.' })
    expect(await told()).toEqual(nobody)
  })
})

test('a booking cancelled before its mail was sent is only cancelled', async () => {
  const id = await book()
  await doors.REST.move(box.app, ada.token, id, { status: 'cancelled' })
  expect((await told()).subjects).toEqual(['An appointment at your hospital was cancelled'])
})

test('a staff member who turned off mails about appointments gets none', async () => {
  await box.app.query(
    `update users set preferences = '{"notifications":{"appointments":false}}' where hospital_id = $1`,
    [clinic.hospital.id],
  )
  await book()
  expect(await told()).toEqual(nobody)
})

test('a deleted account cancels its appointments, and the hospital is notified', async () => {
  await book()
  await told()
  await box.app.query('update users set deletes_at = $1 where id = $2', [NOON, ada.id])
  await deleteAccounts(box.partsAt())
  expect(await told()).toEqual({ to: staff, subjects: ['An appointment at your hospital was cancelled'] })
})

test('the hospital’s notification addresses get the same, without a name and without the profile', async () => {
  await box.app.query(
    `insert into hospital_addresses (id, hospital_id, email, confirmed_at) values (gen_random_uuid(), $1, 'desk@firuze.example', now())`,
    [clinic.hospital.id],
  )
  const id = await book()
  expect((await told()).to).toEqual([...staff, 'desk@firuze.example'].sort())
  const mail = box.received.find(({ to }) => to.includes('desk@firuze.example'))?.mail
  expect(mail?.subject).toBe('Yeni bir randevu talebiniz var')
  for (const secret of [clinic.service.name, 'Ada', '/profile'])
    expect(`${mail?.text} ${mail?.html}`).not.toContain(secret)
  await doors.REST.move(box.app, ada.token, id, { status: 'cancelled' })
  await box.app.query('delete from hospital_addresses where hospital_id = $1', [clinic.hospital.id])
  expect((await told()).to).toEqual(staff)
})
