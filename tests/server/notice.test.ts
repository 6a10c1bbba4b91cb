import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AvailableDay, REFUSALS } from '#domain/availability.ts'
import { settleChangedCalendars } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import {
  insertAppointment,
  insertBookingRules,
  insertDoctor,
  insertHealthService,
  insertHospital,
  NO_NOTICE,
} from '#server/seed/factories.ts'
import { connectAgent } from '#tests/support/agent.ts'
import { bookingOf, DOORS, doors, FRIDAY, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const WEDNESDAY = '2026-03-04'
let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  admin = (await app.signIn('admin')).token
})
afterAll(() => app.close())

const settingDoors = bothDoors(() => app, {
  edit: {
    rest: 'PUT /api/Hospitals/:id',
    graphql: `mutation ($id: ID!, $input: HospitalUpdate!) { updateHospital(id: $id, input: $input) { id } }`,
  },
  settings: {
    rest: 'GET /api/Hospitals/:id/settings',
    graphql: `query ($id: ID!) { hospital(id: $id) { settings {
      bookingRules { noticeMinutes procedureNoticeMinutes horizonDays bufferMinutes confirmation } } } }`,
    shape: (hospital) => hospital.settings,
  },
})

describe.each(settingDoors)('a hospital, through %s,', (_door, ask) => {
  test('confirms manually with notice of 48 hours, for the first consultation of a procedure too, until it chooses less', async () => {
    const { id } = await insertHospital(app.db, {}, undefined, { rules: null })
    const visit = await insertHealthService(app.db, {}, [id])
    const operation = await insertHealthService(app.db, { category: 'Surgery' }, [id])
    const rules = async () => (await ask('settings', { id }, admin)).body.bookingRules
    const first = async (serviceId: string) => {
      const search = { serviceId, from: '2026-03-04', to: '2026-03-31' }
      const { body } = await app.request.get(`/api/Hospitals/${id}/availability`).query(search)
      const days = body as AvailableDay[]
      return days.flatMap(({ date, times }) => times.filter((at) => at.available).map((at) => `${date} ${at.time}`))[0]
    }
    const standard = { horizonDays: 365, bufferMinutes: 0, confirmation: 'on_request' }
    expect(await rules()).toEqual({ noticeMinutes: 2880, procedureNoticeMinutes: 10_080, ...standard })
    expect([await first(visit.id), await first(operation.id)]).toEqual(['2026-03-06 14:00', '2026-03-06 14:00'])

    await ask('edit', { id, bookingRules: { noticeMinutes: 1440, ...standard } }, admin)
    expect(await rules()).toMatchObject({ noticeMinutes: 1440, procedureNoticeMinutes: 10_080 })
    expect([await first(visit.id), await first(operation.id)]).toEqual(['2026-03-05 14:00', '2026-03-05 14:00'])

    const instant = { ...standard, noticeMinutes: 0, procedureNoticeMinutes: 0, confirmation: 'instant' }
    await ask('edit', { id, bookingRules: instant }, admin)
    expect([await first(visit.id), await first(operation.id)]).toEqual(['2026-03-04 14:00', '2026-03-04 14:00'])
  })
})

describe.each(DOORS)('booking through %s', (_name, door) => {
  test('refuses a time inside the notice: 48 hours with manual confirmation, for a first consultation too, none if instant', async () => {
    const { id: hospitalId } = await insertHospital(app.db, {}, undefined, { rules: null })
    const visit = await insertHealthService(app.db, {}, [hospitalId])
    const operation = await insertHealthService(app.db, { name: 'Hip Replacement', category: 'Surgery' }, [hospitalId])
    const clinic = await insertClinic(app)
    const book = async (serviceId: string, appointmentDate: string, appointmentTime: string) => {
      const patient = await insertPatient(app)
      const wish = { hospitalId, serviceId, appointmentDate, appointmentTime }
      return door.book(app, patient.token, bookingOf(clinic, wish))
    }
    const refusal = { status: 400, code: 'bad_input', body: { message: REFUSALS.too_soon } }
    expect(await book(visit.id, FRIDAY, '12:00')).toMatchObject(refusal)
    expect((await book(visit.id, FRIDAY, '14:00')).status).toBe(201)
    expect(await book(operation.id, FRIDAY, '12:00')).toMatchObject(refusal)
    expect((await book(operation.id, FRIDAY, '14:00')).status).toBe(201)
    await insertBookingRules(app.db, { hospitalId, ...NO_NOTICE, confirmation: 'instant' })
    expect(await book(visit.id, WEDNESDAY, '14:00')).toMatchObject({ status: 201, body: { status: 'confirmed' } })
    expect(await book(operation.id, WEDNESDAY, '14:00')).toMatchObject({ status: 201, body: { status: 'confirmed' } })
  })
})

/** Returns the free times that an agent receives, as `yyyy-mm-dd HH:mm`. */
async function timesForAgents(hospitalId: string, serviceId: string): Promise<string[]> {
  const agent = await connectAgent(app)
  const { data } = await agent.call('free_times', { hospitalId, serviceId })
  await agent.close()
  const { days } = data as { days: { date: string; times: string[] }[] }
  return days.flatMap(({ date, times }) => times.map((time) => `${date} ${time}`))
}

test('cards, times of a treatment and agents respect the notice of a hospital that confirms manually', async () => {
  const hospital = await insertHospital(app.db, { name: 'Fenerli Notice Hospital' }, undefined, { rules: null })
  const visit = await insertHealthService(app.db, { name: 'Lantern Visit' }, [hospital.id])
  const operation = await insertHealthService(app.db, { name: 'Knee Replacement', category: 'Surgery' }, [hospital.id])
  const { id: doctorId } = await insertDoctor(app.db, { hospitalId: hospital.id }, [operation.id])
  await settleChangedCalendars({ db: app.db, clock: () => NOON })
  // The operation is booked by its first consultation, for which the notice of a visit applies.
  const [firstVisit, firstOperation] = ['2026-03-06 14:00', '2026-03-06 14:00']
  // The hospital's own next free time is the earliest of all its treatments.
  const instant = '2026-03-06T11:00:00.000Z'

  const cards = (await app.request.get('/api/Hospitals/search').query({ q: 'Fenerli Notice' })).body
  expect([cards].flat().map((card: { nextFreeAt: string }) => card.nextFreeAt)).toEqual([instant])
  const query = `query ($id: ID!, $doctorId: ID!, $serviceId: ID) {
    hospital(id: $id) { nextFreeSlot { date time } nextTimes(serviceId: $serviceId, limit: 1) { date time } }
    doctor(id: $doctorId) { nextFreeSlot { date time } nextTimes(serviceId: $serviceId, limit: 1) { date time } } }`
  const shown = async (serviceId: string | null) =>
    (await app.graphql(query, { id: hospital.id, doctorId, serviceId })).data
  const slot = (at: string) => ({ date: at.slice(0, 10), time: at.slice(11) })
  // Cards and the comparison query without a treatment and with one.
  for (const [serviceId, first] of [
    [null, firstVisit],
    [visit.id, firstVisit],
    [operation.id, firstOperation],
  ] as const)
    expect((await shown(serviceId)).hospital).toEqual({ nextFreeSlot: slot(firstVisit), nextTimes: [slot(first)] })
  for (const serviceId of [null, operation.id])
    expect((await shown(serviceId)).doctor).toEqual({
      nextFreeSlot: slot(firstOperation),
      nextTimes: [slot(firstOperation)],
    })

  expect((await timesForAgents(hospital.id, visit.id))[0]).toBe(firstVisit)
  expect((await timesForAgents(hospital.id, operation.id))[0]).toBe(firstOperation)
})

/** A free time of a treatment in one interface. */
type ShownTime = { door: string; at: string | null; serviceId: string | null; doctorId?: string }

/** Returns the results of a search tool for agents. */
async function foundByAgents(name: string, q: string) {
  const agent = await connectAgent(app)
  const { data } = await agent.call(name, { q })
  await agent.close()
  return data as Record<'hospitals' | 'doctors', Record<string, string | null>[]>
}

/**
 * Returns the times that every list shows for a treatment at its only hospital and with its only
 * doctor.
 */
async function timesShownFor({ id, name }: { id: string; name: string }): Promise<ShownTime[]> {
  const shown: ShownTime[] = []
  for (const search of [{ service: id }, { q: name }]) {
    const door = (noun: string) => `${noun} by ${Object.keys(search)[0]}`
    const [hospital] = (await app.request.get('/api/Hospitals/search').query(search)).body
    const [doctor] = (await app.request.get('/api/Doctor/search').query(search)).body
    shown.push({ door: door('REST hospitals'), at: hospital.nextFreeAt, serviceId: hospital.nextFreeServiceId })
    shown.push({
      door: door('REST doctors'),
      at: doctor.nextFreeAt,
      serviceId: doctor.nextFreeServiceId,
      doctorId: doctor.id,
    })
    const { data } = await app.graphql(
      `query ($hospitals: HospitalSearch, $doctors: DoctorSearch, $ids: [ID!]) {
        hospitals(search: $hospitals) { items { id nextFreeServiceId nextFreeSlot { startsAt }
          matched(serviceIds: $ids) { nextFreeSlot { startsAt } } } }
        doctors(search: $doctors) { items { id nextFreeServiceId nextFreeSlot { startsAt }
          services { service { id } nextFreeSlot { startsAt } } } } }`,
      { hospitals: search, doctors: search, ids: [id] },
    )
    const [inHospitals, inDoctors] = [data.hospitals.items[0], data.doctors.items[0]]
    for (const [noun, item, doctorId] of [
      ['GraphQL hospitals', inHospitals, undefined],
      ['GraphQL doctors', inDoctors, inDoctors.id],
    ] as const)
      shown.push({ door: door(noun), at: item.nextFreeSlot.startsAt, serviceId: item.nextFreeServiceId, doctorId })
    shown.push({ door: 'card of a hospital', at: inHospitals.matched[0].nextFreeSlot.startsAt, serviceId: id })
    const done = inDoctors.services.find(({ service }: { service: { id: string } }) => service.id === id)
    shown.push({ door: 'card of a doctor', at: done.nextFreeSlot.startsAt, serviceId: id, doctorId: inDoctors.id })
  }
  const [hospital] = (await foundByAgents('search_hospitals', name)).hospitals
  const [doctor] = (await foundByAgents('search_doctors', name)).doctors
  for (const [door, item, doctorId] of [
    ['agents, hospitals', hospital, undefined],
    ['agents, doctors', doctor, doctor?.id ?? ''],
  ] as const)
    shown.push({ door, at: item?.nextFreeAt ?? null, serviceId: item?.nextFreeServiceId ?? null, doctorId })
  const { data } = await app.graphql(
    `query ($id: ID!) { healthService(id: $id) { hospitals { nextFreeSlot { startsAt }
      doctorsFor(serviceId: $id) { id nextFreeSlot { startsAt } } } } }`,
    { id },
  )
  const [listed] = data.healthService.hospitals
  shown.push({ door: 'hospitals of a service', at: listed.nextFreeSlot.startsAt, serviceId: id })
  const [choice] = listed.doctorsFor
  shown.push({ door: 'doctors for a service', at: choice.nextFreeSlot.startsAt, serviceId: id, doctorId: choice.id })
  return shown
}

describe('a displayed time of a treatment', () => {
  test('is accepted by a booking from every list', async () => {
    const { id: hospitalId } = await insertHospital(app.db, {}, undefined, { rules: null })
    const visit = await insertHealthService(app.db, { name: 'Marigold Visit' }, [hospitalId])
    const operation = await insertHealthService(app.db, { name: 'Marigold Excision', category: 'Surgery' }, [
      hospitalId,
    ])
    const doctor = await insertDoctor(app.db, { hospitalId }, [visit.id, operation.id])
    await settleChangedCalendars({ db: app.db, clock: () => NOON })
    await app.app.live.catchUp()
    const clinic = await insertClinic(app)
    for (const treatment of [visit, operation]) {
      const shown = await timesShownFor(treatment)
      expect(shown).toHaveLength(16)
      for (const { door, at, serviceId, doctorId } of shown) {
        expect([door, serviceId, doctorId ?? doctor.id]).toEqual([door, treatment.id, doctor.id])
        const [, date = '', time = ''] = /(.+)T(.+):00/.exec(istanbul(at ?? '')) ?? []
        const patient = await insertPatient(app)
        const wish = { hospitalId, serviceId, doctorId, appointmentDate: date, appointmentTime: time }
        const answer = await doors.REST.book(app, patient.token, bookingOf(clinic, wish))
        expect([door, answer.status, answer.body.message]).toEqual([door, 201, undefined])
        await app.query('delete from appointments where id = $1', [answer.body.id])
      }
    }
  })

  test('determines the order and the filter of a search for it', async () => {
    const later = await insertHospital(app.db, { name: 'Later' }, undefined, { rules: null })
    const sooner = await insertHospital(app.db, { name: 'Sooner' }, undefined, { rules: null })
    // "Sooner" needs notice of four days. "Later" has no time for operations before the 12th.
    const rules = { hospitalId: sooner.id, noticeMinutes: 5760, procedureNoticeMinutes: 5760, horizonDays: 365 }
    await insertBookingRules(app.db, { ...rules, bufferMinutes: 0, confirmation: 'on_request' })
    const both = [later.id, sooner.id]
    const visit = await insertHealthService(app.db, { name: 'Juniper Visit' }, both)
    const operation = await insertHealthService(app.db, { name: 'Juniper Excision', category: 'Surgery' }, both)
    const short = await insertHealthService(app.db, { name: 'Juniper Suture', category: 'Surgery' }, [later.id])
    for (const { id: serviceId } of [operation, short])
      for (const day of ['06', '07', '09', '10', '11'])
        await insertAppointment(app.db, {
          hospitalId: later.id,
          serviceId,
          date: `2026-03-${day}`,
          time: '09:00',
          durationMinutes: 1440,
        })
    await settleChangedCalendars({ db: app.db, clock: () => NOON })
    await app.app.live.catchUp()
    const names = async (path: string, search: object) =>
      (await app.request.get(path).query(search)).body.map(({ name }: { name: string }) => name)
    const soonest = (service: string) => names('/api/Hospitals/search', { service, sortBy: 'availability' })
    expect(await soonest(visit.id)).toEqual(['Later', 'Sooner'])
    expect(await soonest(operation.id)).toEqual(['Sooner', 'Later'])
    const inWeek = { availability: 'week' }
    expect(await names('/api/Hospitals/search', { q: 'Juniper Visit', ...inWeek, sortBy: 'availability' })).toEqual([
      'Later',
      'Sooner',
    ])
    expect(await names('/api/Hospitals/search', { service: operation.id, ...inWeek })).toEqual(['Sooner'])
    // Services in the order of the earliest hospital that offers each, with its first time.
    const services = (
      await app.request.get('/api/HealthService/search').query({ q: 'Juniper', sortBy: 'availability' })
    ).body
    expect(services.map(({ id }: { id: string }) => id)).toEqual([visit.id, operation.id, short.id])
    expect(services.at(-1).averageWaitTime).toBe('8 days')
  })
})

/** Formats an instant as date and time in Istanbul, always three hours ahead of UTC. */
const istanbul = (instant: string) => new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 19)
