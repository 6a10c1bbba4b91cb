import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AvailableDay,
  addDays,
  CONFIRMATIONS,
  DEFAULT_OPENING_HOURS,
  dateIn,
  instantOf,
  TIME_SLOTS,
  timeIn,
  weekdayOf,
} from '#domain/availability.ts'
import { settleChangedCalendars } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { blockedTimes } from '#server/features/visits/blocked-times/table.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { insertAppointment, insertBookingRules, insertDoctorCalendar, insertHoliday } from '#server/seed/factories.ts'
import { bookingOf, type Clinic, doors, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { SEED } from '#tests/support/seed.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const WEDNESDAY = '2026-03-04'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

const time = fc.constantFrom(...TIME_SLOTS, '08:30', '13:00', '09:30')
const day = fc.integer({ min: -1, max: 8 })
const days = fc.array(day, { maxLength: 2 })
const weekday = fc.constantFrom(1, 2, 3, 4, 5, 6)
const hours = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6'), fc.uniqueArray(time, { maxLength: 6 }))

/** A hospital, a doctor and a patient with any facts that the rule considers. */
const world = fc.record({
  hours,
  closed: days,
  /** Closed for part of a day. */
  pauses: fc.array(
    fc.record({
      day,
      from: fc.constantFrom('09:00', '10:30', '13:00'),
      to: fc.constantFrom('13:30', '15:30', '18:00'),
    }),
    { maxLength: 2 },
  ),
  /** Kept free by staff, of the doctor or of everybody. */
  blocked: fc.array(
    fc.record({
      day,
      from: fc.constantFrom('09:00', '10:30', '13:00'),
      to: fc.constantFrom('13:30', '15:30'),
      ofDoctor: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  holidays: fc.uniqueArray(day, { maxLength: 2 }),
  rules: fc.option(
    fc.record({
      noticeMinutes: fc.constantFrom(0, 90, 60 * 24 * 2),
      procedureNoticeMinutes: fc.constantFrom(0, 60 * 24 * 7),
      horizonDays: fc.constantFrom(3, 365),
      bufferMinutes: fc.constantFrom(0, 15, 60),
      confirmation: fc.constantFrom(...CONFIRMATIONS),
    }),
  ),
  doctor: fc.record({
    does: fc.subarray(['service', 'short'] as const),
    hours: fc.oneof(fc.constant({}), hours),
    breaks: fc.array(
      fc.record({ weekday, startsAt: fc.constantFrom('09:30', '12:00'), endsAt: fc.constantFrom('12:30', '14:30') }),
      { maxLength: 2 },
    ),
    leave: days,
  }),
  taken: fc.array(
    fc.record({
      day,
      time,
      minutes: fc.constantFrom(30, 60, 90, 240),
      buffer: fc.constantFrom(0, 30),
      who: fc.constantFrom('service', 'short', 'doctor', 'patient'),
      status: fc.constantFrom('pending', 'confirmed', 'completed', 'cancelled'),
    }),
    { maxLength: 6 },
  ),
  held: fc.array(
    fc.record({ day, time, minutes: fc.constantFrom(30, 60), who: fc.constantFrom('service', 'short', 'doctor') }),
    {
      maxLength: 3,
    },
  ),
  /** True if the short service is a procedure, followed by the length of its first consultation. */
  isProcedure: fc.boolean(),
  minutes: fc.constantFrom(null, 20, 40),
  ownMinutes: fc.constantFrom(null, 25, 40),
  asked: fc.constantFrom('service', 'short'),
  withDoctor: fc.boolean(),
  wishes: fc.array(fc.record({ day, time }), { minLength: 6, maxLength: 6 }),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

const dateOf = (offset: number) => addDays(WEDNESDAY, offset)

/** Books times. Only one of two conflicting times is possible, and either is fine. */
async function take(clinic: Clinic, patientId: string, taken: World['taken']) {
  const elsewhere = taken.some(({ who }) => who === 'patient') ? await insertClinic(app) : clinic
  for (const { day: offset, time: at, minutes, buffer, who, status } of taken) {
    const whose = {
      service: { serviceId: clinic.service.id },
      short: { serviceId: clinic.short.id },
      doctor: { doctorId: clinic.doctor.id },
      patient: { hospitalId: elsewhere.hospital.id, serviceId: elsewhere.service.id, patientId },
    }[who]
    const slot = { date: dateOf(offset), time: at, durationMinutes: minutes, bufferMinutes: buffer, status }
    if (weekdayOf(slot.date) === 7) continue
    await insertAppointment(app.db, {
      hospitalId: clinic.hospital.id,
      serviceId: clinic.service.id,
      ...slot,
      ...whose,
    }).catch(() => undefined)
  }
}

/**
 * Proposes times to other patients. The appointments that would move there are outside the tested
 * range.
 */
async function hold(clinic: Clinic, held: World['held']) {
  for (const [at, { day: offset, time: wanted, minutes, who }] of held.entries()) {
    if (weekdayOf(dateOf(offset)) === 7) continue
    const serviceId = (who === 'short' ? clinic.short : clinic.service).id
    const hospitalId = clinic.hospital.id
    const { id: appointmentId } = await insertAppointment(app.db, {
      hospitalId,
      serviceId,
      date: addDays('2026-12-07', at),
      time: '09:00',
    })
    const proposal = { appointmentId, hospitalId, serviceId, doctorId: who === 'doctor' ? clinic.doctor.id : null }
    await app.db
      .insert(proposals)
      .values({ ...proposal, date: dateOf(offset), time: wanted, durationMinutes: minutes, expiresAt: NOON })
      .catch(() => undefined)
  }
}

async function build(given: World) {
  const { hours: own, closed, pauses, blocked, holidays, rules, isProcedure, doctor, taken, held } = given
  const clinic = await insertClinic(app, Object.keys(own).length > 0 ? own : DEFAULT_OPENING_HOURS)
  const patient = await insertPatient(app)
  const hospitalId = clinic.hospital.id
  for (const offset of closed)
    await app.query('insert into closures (id, hospital_id, starts_on, ends_on) values ($1, $2, $3, $3)', [
      crypto.randomUUID(),
      hospitalId,
      dateOf(offset),
    ])
  for (const { day: offset, from, to } of pauses)
    await app.query(
      `insert into closures (id, hospital_id, starts_on, ends_on, starts_at, ends_at)
       values (gen_random_uuid(), $1, $2, $2, $3, $4)`,
      [hospitalId, dateOf(offset), from, to],
    )
  // Only one of two that overlap is possible, and either is fine.
  for (const { day: offset, from, to, ofDoctor } of blocked)
    await app.db
      .insert(blockedTimes)
      .values({
        hospitalId,
        doctorId: ofDoctor ? clinic.doctor.id : null,
        date: dateOf(offset),
        startsAt: from,
        endsAt: to,
      })
      .catch(() => undefined)
  for (const offset of holidays) await insertHoliday(app.db, { hospitalId, date: dateOf(offset) })
  const { id: shortId } = clinic.short
  if (isProcedure) await app.query("update health_services set visit_type = 'procedure' where id = $1", [shortId])
  for (const [table, minutes] of [
    ['hospital_services', given.minutes],
    ['doctor_services', given.ownMinutes],
  ])
    await app.query(`update ${table} set consultation_minutes = $2 where service_id = $1`, [shortId, minutes])
  if (rules) await insertBookingRules(app.db, { hospitalId, ...rules })
  const leave = doctor.leave.map((offset) => ({ startsOn: dateOf(offset), endsOn: dateOf(offset) }))
  await insertDoctorCalendar(app.db, clinic.doctor.id, { ...doctor, leave })
  await app.query('delete from doctor_services where doctor_id = $1 and service_id <> all($2)', [
    clinic.doctor.id,
    doctor.does.map((name) => clinic[name].id),
  ])
  await take(clinic, patient.id, taken)
  await hold(clinic, held)
  return { clinic, patient }
}

const freeTimes = (offered: AvailableDay[]) =>
  offered.flatMap(({ date, times }) => times.filter(({ available }) => available).map((slot) => `${date} ${slot.time}`))

/** Expects that search order and the calendars of hospital and doctor agree. */
async function expectNextFree(clinic: Clinic) {
  await settleChangedCalendars({ db: app.db, clock: () => NOON })
  for (const doctorId of [undefined, clinic.doctor.id]) {
    const search = { ...(doctorId && { doctorId }), from: WEDNESDAY, to: dateOf(40) }
    const { body } = await doors.REST.availability(app, undefined, clinic.hospital.id, search)
    const [row] = await app.query<{ at: Date | null }>('select at from next_free_times where id = $1', [
      doctorId ?? clinic.hospital.id,
    ])
    expect(row?.at ? `${dateIn(row.at)} ${timeIn(row.at)}` : undefined).toBe(freeTimes(body)[0])
  }
}

/** Expects that cards show the beginning of the calendar. */
async function expectNextTimes(
  clinic: Clinic,
  token: string,
  { serviceId, doctorId }: { serviceId: string; doctorId?: string },
) {
  const search = { serviceId, ...(doctorId && { doctorId }), from: WEDNESDAY, to: dateOf(40) }
  const { status, body } = await doors.REST.availability(app, token, clinic.hospital.id, search)
  const first = status === 200 ? freeTimes(body).slice(0, 3) : []
  const { data } = await app.graphql(
    `query ($hospital: ID!, $doctor: ID!, $serviceId: ID, $doctorId: ID) {
      hospital(id: $hospital) { nextTimes(serviceId: $serviceId, doctorId: $doctorId) { date time startsAt } }
      doctor(id: $doctor) { nextTimes(serviceId: $serviceId) { date time } } }`,
    { hospital: clinic.hospital.id, doctor: clinic.doctor.id, serviceId, doctorId },
    token,
  )
  const shown = (times: { date: string; time: string }[]) => times.map(({ date, time: at }) => `${date} ${at}`)
  expect(shown(data.hospital.nextTimes)).toEqual(first)
  for (const { date, time: at, startsAt } of data.hospital.nextTimes)
    expect(startsAt).toBe(instantOf(date, at).toISOString())
  if (doctorId) expect(shown(data.doctor.nextTimes)).toEqual(first)
}

describe('the calendar', () => {
  test('offers exactly what a booking accepts', async () => {
    await app.query("insert into settings (key, value) values ('bookingLimits', $1)", [{ upcoming: 1000, aDay: 1000 }])
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        const { clinic, patient } = await build(given)
        await expectNextFree(clinic)

        const serviceId = clinic[given.asked].id
        const subject = { serviceId, ...(given.withDoctor && { doctorId: clinic.doctor.id }) }
        const search = { ...subject, from: dateOf(-1), to: dateOf(8) }
        await expectNextTimes(clinic, patient.token, subject)
        const calendar = await doors.REST.availability(app, patient.token, clinic.hospital.id, search)
        const isDone = !given.withDoctor || given.doctor.does.includes(given.asked)
        expect(calendar.status).toBe(isDone ? 200 : 404)
        const offered = (isDone ? (calendar.body as AvailableDay[]) : []).flatMap(({ date, times }) =>
          times.map((slot) => ({ date, ...slot })),
        )
        const notice = given.rules?.noticeMinutes ?? 0
        const earliest = NOON.getTime() + notice * 60_000
        const tried = [
          ...given.wishes.map((wish) => ({ date: dateOf(wish.day), time: wish.time })),
          ...offered.filter((_, index) => index % 9 === 0),
        ]
        for (const { date, time: at } of tried) {
          const slot = offered.find((other) => other.date === date && other.time === at)
          const wish = bookingOf(clinic, { ...subject, appointmentDate: date, appointmentTime: at })
          const answer = await doors.REST.book(app, patient.token, wish)
          const start = instantOf(date, at).getTime()
          const inTime = start > NOON.getTime() && start >= earliest
          const expected = slot?.available ? 201 : slot && inTime ? 409 : 400
          expect({ date, at, status: answer.status }).toEqual({ date, at, status: expected })
          if (answer.status !== 201) continue
          expect(answer.body.status).toBe(given.rules?.confirmation === 'instant' ? 'confirmed' : 'pending')
          // Frees the time again, so that the fetched calendar stays valid.
          await app.query('delete from appointments where id = $1', [answer.body.id])
        }
      }),
      { seed: SEED, numRuns: 25 },
    )
  })
})
