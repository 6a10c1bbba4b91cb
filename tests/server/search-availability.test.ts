import { afterAll, beforeAll, expect, test } from 'vitest'
import { TIME_SLOTS } from '#domain/availability.ts'
import { refreshNextFree } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { insertAppointment } from '#server/seed/factories.ts'
import { type Clinic, insertClinic } from '#tests/support/clinic.ts'
import { searchDoors } from '#tests/support/search-doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const FRIDAY = new Date('2026-11-20T07:00:00Z')
// 16:22 in Istanbul: one time is left today, and tomorrow is a Sunday.
const SATURDAY = new Date('2026-11-21T13:22:00Z')
let now = SATURDAY

let app: TestApp
let clinic: Clinic
let other: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  clinic = await insertClinic(app)
  other = await insertClinic(app)
})
afterAll(() => app.close())

/** Sets the clock and computes everything again, because the product's clocks never go back. */
async function itIs(instant: Date) {
  now = instant
  await app.query("update next_free_times set due_at = '-infinity'")
}

/**
 * Returns the order in which a search through each interface finds the two clinics, or their
 * doctors.
 */
async function found(noun: 'hospitals' | 'doctors', search: object): Promise<string[]> {
  await refreshNextFree(app.db, () => now)
  // Cached responses last until the application has received the announcement.
  await app.app.live.catchUp()
  const names = new Map(
    [clinic, other].flatMap(({ hospital, doctor }, index) =>
      [hospital, doctor].map(({ id }) => [id, index === 0 ? 'clinic' : 'other']),
    ),
  )
  const answers = await Promise.all(searchDoors(app, noun).map(([, find]) => find(search)))
  const [one = [], two] = answers.map(({ items }) => items.map(({ id }) => names.get(id) ?? ''))
  expect(two).toEqual(one)
  return one
}

const take = (date: string, times: readonly string[], serviceId: string) =>
  Promise.all(times.map((time) => insertAppointment(app.db, { hospitalId: clinic.hospital.id, serviceId, date, time })))

test.each(['hospitals', 'doctors'] as const)('a day means that day and none before it: %s', async (noun) => {
  expect(await found(noun, { availability: ['today'] })).toHaveLength(2)
  expect(await found(noun, { availability: ['tomorrow'] })).toEqual([])
  expect(await found(noun, { availability: ['24h'] })).toHaveLength(2)
  await itIs(FRIDAY)
  expect(await found(noun, { availability: ['tomorrow'] })).toHaveLength(2)
  expect(await found(noun, { availability: ['tomorrow'], urgency: 'immediate' })).toHaveLength(2)
  await itIs(SATURDAY)
})

test('a hospital is free for the chosen treatment, not for any', async () => {
  const taken = await take('2026-11-21', ['17:00'], clinic.service.id)
  const today = { availability: ['today'] }
  expect(await found('hospitals', today)).toHaveLength(2)
  expect(await found('hospitals', { ...today, service: clinic.service.id })).toEqual([])
  expect(await found('hospitals', { ...today, service: clinic.short.id })).toEqual(['clinic'])
  expect(await found('hospitals', { ...today, services: [clinic.service.id, clinic.short.id] })).toEqual(['clinic'])
  expect(await found('hospitals', { availability: ['week'], service: clinic.service.id })).toEqual(['clinic'])
  await app.query('delete from appointments where id = any($1)', [taken.map(({ id }) => id)])
  expect(await found('hospitals', { ...today, service: clinic.service.id })).toEqual(['clinic'])
})

test('tomorrow, too', async () => {
  await itIs(FRIDAY)
  const tomorrow = { availability: ['tomorrow'] }
  const taken = await take('2026-11-21', TIME_SLOTS, clinic.service.id)
  expect(await found('hospitals', tomorrow)).toHaveLength(2)
  expect(await found('hospitals', { ...tomorrow, service: clinic.service.id })).toEqual([])
  expect(await found('hospitals', { ...tomorrow, service: clinic.short.id })).toEqual(['clinic'])
  await app.query('delete from appointments where id = any($1)', [taken.map(({ id }) => id)])
  await itIs(SATURDAY)
})

test('a doctor is free for a treatment that ends before the break', async () => {
  await app.query(
    "insert into doctor_breaks (id, doctor_id, weekday, starts_at, ends_at) values (gen_random_uuid(), $1, 6, '17:30', '19:00')",
    [clinic.doctor.id],
  )
  const today = { availability: ['today'] }
  expect(await found('doctors', { ...today, service: clinic.service.id })).toEqual([])
  expect(await found('doctors', { ...today, service: clinic.short.id })).toEqual(['clinic'])
})

test('the soonest for the chosen treatment come first', async () => {
  await app.query('update hospital_services set service_id = $2 where hospital_id = $1 and service_id = $3', [
    other.hospital.id,
    clinic.service.id,
    other.service.id,
  ])
  const soonest = { sortBy: 'availability', service: clinic.service.id }
  await app.query('update hospitals set rating_sum = 10, review_count = 2 where id = $1', [clinic.hospital.id])
  expect(await found('hospitals', soonest)).toEqual(['clinic', 'other'])
  await take('2026-11-21', ['17:00'], clinic.service.id)
  expect(await found('hospitals', soonest)).toEqual(['other', 'clinic'])
  expect(await found('hospitals', { sortBy: 'availability' })).toEqual(['clinic', 'other'])
})
