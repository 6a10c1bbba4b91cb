import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSystemContext } from '#server/context.ts'
import { linkHolder } from '#server/features/accounts/users/link-holder.ts'
import { bookAppointment } from '#server/features/visits/appointments/booking/booking.ts'
import { answerWaitingOfferByLink } from '#server/features/visits/waiting-list/by-link.ts'
import {
  bookingOf,
  doors,
  FRIDAY,
  insertClinic,
  insertPatient,
  insertVisit,
  NOON,
  THURSDAY,
  type VisitAt,
} from '#tests/support/clinic.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'
import { insertWaitingRoom, type WaitingRoom, waitingVerbs } from '#tests/support/waiting-list.ts'

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

const ANY = { from: THURSDAY, to: '2026-03-31' }
const linkIn = (text: string | undefined) => /\/waiting-offer\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
const mailTo = async ({ email }: { email: string }, now = NOON) =>
  (await box.deliver(now)).filter(({ to, text }) => JSON.stringify(to).includes(email) && linkIn(text))

describe('the waiting list', () => {
  test('offers a freed time to the first in line, and mails the link', async () => {
    const { free } = await room.occupy()
    for (const person of [room.bea, room.ada, room.cem]) expect((await room.wait(person)).status).toBe(200)
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['waiting', 'waiting', 'waiting'])
    await free()
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['waiting', 'offered', 'waiting'])
    const [mail] = await mailTo(room.bea)
    expect(mail?.text).toContain(room.clinic.hospital.name)
    expect(mail?.text).not.toContain(room.clinic.service.name)
    expect(await mailTo(room.ada)).toEqual([])
    expect((await verbs.read(linkIn(mail?.text))).body).toEqual({
      state: 'open',
      hospitalName: room.clinic.hospital.name,
      date: THURSDAY,
      time: '10:00',
      isEarlierTime: false,
    })
    expect(linkIn(mail?.text)).toBe(await room.tokenOf(room.bea))
  })

  test('holds the time against every other booking, and books it with one press, once', async () => {
    await room.wait(room.ada)
    await verbs.tend()
    const refused = await room.book(room.bea)
    expect(refused.code).toBe('slot_taken')
    expect(JSON.stringify(refused.body)).not.toMatch(/waiting|offer/i)
    const search = { doctorId: room.clinic.doctor.id, serviceId: room.clinic.service.id, from: THURSDAY, to: THURSDAY }
    const { body: days } = await doors.REST.availability(box.app, room.bea.token, room.clinic.hospital.id, search)
    expect(days[0].times).toEqual([{ time: '10:00', available: false }])
    const token = await room.tokenOf(room.ada)
    expect((await verbs.answer(token, true)).body).toMatchObject({ state: 'claimed' })
    expect(await room.visitsAt(THURSDAY)).toEqual([{ patient_id: room.ada.id, status: 'pending' }])
    for (const claim of [true, false]) expect((await verbs.answer(token, claim)).code).toBe('conflict')
    expect((await verbs.read(token)).body.state).toBe('claimed')
    expect(await room.stateOf(room.ada)).toBe('claimed')
    const events = await box.app.query(
      'select kind from appointment_events e join appointments a on a.id = e.appointment_id where a.patient_id = $1',
      [room.ada.id],
    )
    expect(events).toEqual([{ kind: 'booked' }])
  })

  test('continues with the next person when it is passed on, left or not answered', async () => {
    for (const person of [room.ada, room.bea, room.cem]) await room.wait(person)
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['offered', 'waiting', 'waiting'])
    expect((await verbs.answer(await room.tokenOf(room.ada), false)).body.state).toBe('passed')
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['passed', 'offered', 'waiting'])
    const token = await room.tokenOf(room.bea)
    await verbs.tend(29)
    expect(await room.statesOf()).toEqual(['passed', 'offered', 'waiting'])
    await verbs.tend(30)
    expect(await room.statesOf()).toEqual(['passed', 'expired', 'offered'])
    expect((await verbs.answer(token, true)).code).toBe('conflict')
    expect((await verbs.read(token)).body.state).toBe('expired')
    // A person who requests a time again waits behind the others.
    expect((await room.wait(room.ada)).body.state).toBe('waiting')
    const [entry] = await room.listOf(room.cem)
    expect((await verbs.leave(room.cem.token, entry.id)).body.state).toBe('cancelled')
    await verbs.tend(31)
    expect(await room.statesOf()).toEqual(['offered', 'expired', 'cancelled'])
    expect(await room.visitsAt(THURSDAY)).toEqual([])
  })

  test('offers a calendar that opens, and skips unsuitable days and hours', async () => {
    const { free } = await room.occupy()
    await room.wait(room.ada, { dayPart: 'afternoon' })
    await room.wait(room.bea, { from: FRIDAY, to: FRIDAY })
    await room.wait(room.cem)
    await free()
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['waiting', 'waiting', 'offered'])
    await box.app.query("insert into opening_hours (hospital_id, weekday, start_time) values ($1, 5, '09:00')", [
      room.clinic.hospital.id,
    ])
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['waiting', 'offered', 'offered'])
    expect((await room.listOf(room.bea))[0].offer).toMatchObject({ date: FRIDAY, time: '09:00' })
  })

  test('serves any doctor and any hospital, in one line', async () => {
    const { free } = await room.occupy()
    const anywhere = { hospitalId: null, doctorId: null }
    await room.wait(room.bea, anywhere)
    await room.wait(room.ada)
    await room.wait(room.cem, { doctorId: null })
    // The service has its own calendar beside the doctor's.
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['waiting', 'offered', 'waiting'])
    await free()
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['offered', 'offered', 'waiting'])
    expect((await room.listOf(room.ada))[0].offer.doctor).toEqual({ id: room.clinic.doctor.id })
    expect((await room.listOf(room.bea))[0].offer.doctor).toBeNull()
  })

  test('skips a patient who has another visit then', async () => {
    const { free } = await room.occupy()
    const other = await insertClinic(box.app)
    await insertVisit(box.app, other, { date: THURSDAY, time: '10:00', patientId: room.ada.id, status: 'confirmed' })
    await room.wait(room.ada)
    await room.wait(room.bea)
    await free()
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['waiting', 'offered', undefined])
  })

  test('needs a time that can still be booked when the offer ends', async () => {
    await box.app.query('update booking_rules set notice_minutes = $2 where hospital_id = $1', [
      room.clinic.hospital.id,
      20 * 60 + 45,
    ])
    const [rules] = await box.app.query('select notice_minutes from booking_rules where hospital_id = $1', [
      room.clinic.hospital.id,
    ])
    expect(rules).toBeDefined()
    await room.wait(room.ada)
    await verbs.tend()
    expect(await room.stateOf(room.ada)).toBe('waiting')
  })
})

describe('an earlier time of a visit', () => {
  const later = { date: '2026-03-12', time: '10:00' }
  const visitOf = async (person: { id: string }, status: VisitAt['status'] = 'pending') =>
    (
      await insertVisit(box.app, room.clinic, {
        ...later,
        doctorId: room.clinic.doctor.id,
        patientId: person.id,
        status,
      })
    ).id

  test('moves the visit there, and frees its own time for the next in line', async () => {
    const { free } = await room.occupy()
    const id = await visitOf(room.ada)
    expect((await verbs.waitEarlier(room.ada.token, id, ANY)).body).toMatchObject({
      state: 'waiting',
      appointmentId: id,
      to: later.date,
    })
    await room.wait(room.bea, { from: later.date, to: later.date })
    await free()
    await verbs.tend()
    const [entry] = await room.listOf(room.ada)
    expect(entry.offer).toMatchObject({ date: THURSDAY, time: '10:00' })
    expect((await verbs.answer(entry.offer.token, true)).body).toMatchObject({ state: 'claimed', isEarlierTime: true })
    expect(await room.visitsAt(THURSDAY)).toEqual([{ patient_id: room.ada.id, status: 'pending' }])
    await verbs.tend()
    expect((await room.listOf(room.bea))[0]).toMatchObject({ state: 'offered', offer: { date: later.date } })
  })

  test('is requested from the hospital, if it confirms manually', async () => {
    const id = await visitOf(room.ada, 'confirmed')
    await verbs.waitEarlier(room.ada.token, id, ANY)
    await verbs.tend()
    await verbs.answer(await room.tokenOf(room.ada), true)
    const { body } = await verbs.call(room.ada.token, '{ myAppointments { items { date moveRequest { date time } } } }')
    expect(body.items).toEqual([{ date: later.date, moveRequest: { date: THURSDAY, time: '10:00' } }])
    expect((await room.book(room.bea)).code).toBe('slot_taken')
  })

  test('ends once the visit is cancelled', async () => {
    const id = await visitOf(room.ada)
    await verbs.waitEarlier(room.ada.token, id, ANY)
    await room.wait(room.bea)
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['offered', 'waiting', undefined])
    await doors.REST.move(box.app, room.ada.token, id, { status: 'cancelled' })
    await verbs.tend()
    expect(await room.statesOf()).toEqual(['cancelled', 'offered', undefined])
  })

  test('is for the patient of an upcoming visit, once', async () => {
    const { free: _ } = await room.occupy()
    const id = await visitOf(room.ada)
    expect((await verbs.waitEarlier(room.bea.token, id, ANY)).status).toBe(404)
    expect((await verbs.waitEarlier(room.ada.token, id, { ...ANY, from: '2026-03-13' })).code).toBe('bad_input')
    expect((await verbs.waitEarlier(room.ada.token, id, ANY)).status).toBe(200)
    expect((await verbs.waitEarlier(room.ada.token, id, ANY)).code).toBe('conflict')
    await box.app.query("update appointments set status = 'cancelled' where id = $1", [id])
    expect((await verbs.waitEarlier(room.ada.token, id, ANY)).code).toBe('forbidden')
  })
})

test('of 2,000 concurrent claims and bookings of one freed time one wins', async () => {
  const { free } = await room.occupy()
  for (const person of [room.ada, room.bea]) await room.wait(person)
  await free()
  await verbs.tend()
  const token = await room.tokenOf(room.ada)
  const ctx = createSystemContext(box.partsAt())
  const rivals = await Promise.all(
    Array.from({ length: 20 }, async () => linkHolder(ctx, (await insertPatient(box.app)).id)),
  )
  const booking = bookingOf(room.clinic, { doctorId: room.clinic.doctor.id })
  // Calls the verbs directly, because the machine limits the number of sockets.
  const answers = await Promise.allSettled(
    Array.from({ length: 2000 }, (_, index) => {
      const viewer = rivals[index % 40]
      return viewer
        ? bookAppointment({ ...ctx, viewer, person: viewer }, booking)
        : answerWaitingOfferByLink(ctx, { token, claim: true })
    }),
  )
  await Promise.all([verbs.tend(), verbs.tend(), verbs.tend()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await room.visitsAt(THURSDAY)).toHaveLength(1)
  expect(await room.stateOf(room.bea)).toBe('waiting')
})
