import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshNextFree } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { insertHealthService } from '#server/seed/factories.ts'
import { accountDoors, insertPerson } from '#tests/support/account.ts'
import { type Clinic, FRIDAY, insertClinic, MONDAY, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
/** Service with a first consultation in person or by video. */
let remote: { id: string }
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinic = await insertClinic(app)
  remote = await insertHealthService(app.db, { name: 'Knee Replacement', price: 7800, duration: 60 })
  const path = `/api/Hospitals/${clinic.hospital.id}/services/${remote.id}`
  const body = { channels: ['in_person', 'video'], consultationPrice: 0 }
  expect((await rest(app, 'post', path, { token: clinic.staff.token, body })).status).toBe(201)
  await refreshNextFree(app.db, () => NOON)
})
afterAll(() => app.close())

type Slots = { nextTimes: { date: string }[] }

/** Sends a query with these travel dates, and returns the days of the next times. */
async function daysOf(
  travel: string | undefined,
  serviceId: string | null,
  subject: 'hospital' | 'doctor' = 'hospital',
) {
  const query = `query ($id: ID!, $serviceId: ID) { record: ${subject}(id: $id) { nextTimes(serviceId: $serviceId) { date } } }`
  const sent = app.request.post('/graphql').set('accept', 'application/graphql-response+json')
  if (travel) sent.set('travel-dates', travel)
  const { body } = await sent.send({ query, variables: { id: clinic[subject].id, serviceId } })
  return [...new Set((body.data.record as Slots).nextTimes.map(({ date }) => date))]
}

const LATER = `${FRIDAY}/${MONDAY}`

describe('the header with travel dates', () => {
  test('narrows the next times of visits in person to these days', async () => {
    for (const serviceId of [clinic.service.id, null]) {
      expect((await daysOf(undefined, serviceId))[0]).not.toBe(FRIDAY)
      expect((await daysOf(LATER, serviceId))[0]).toBe(FRIDAY)
      expect(await daysOf(`${THURSDAY}/${THURSDAY}`, serviceId)).toEqual([THURSDAY])
    }
    expect((await daysOf(LATER, clinic.service.id, 'doctor'))[0]).toBe(FRIDAY)
    // A stay that is over has no times.
    expect(await daysOf('2026-01-01/2026-01-02', clinic.service.id)).toEqual([])
  })

  test('does not narrow a visit that is possible by video', async () => {
    expect(await daysOf(LATER, remote.id)).toEqual(await daysOf(undefined, remote.id))
  })

  test('hides the next free time of a treatment outside these days, except by video', async () => {
    const query = `query ($id: ID!) { hospital(id: $id) { services { service { id } nextFreeSlot { date } } } }`
    const send = async (travel: string) => {
      const sent = app.request.post('/graphql').set('travel-dates', travel)
      const { body } = await sent.send({ query, variables: { id: clinic.hospital.id } })
      const { services } = body.data.hospital as {
        services: { service: { id: string }; nextFreeSlot: object | null }[]
      }
      return new Map(services.map(({ service, nextFreeSlot }) => [service.id, nextFreeSlot]))
    }
    const far = await send('2026-06-01/2026-06-10')
    expect(far.get(clinic.service.id)).toBeNull()
    expect(far.get(remote.id)).not.toBeNull()
    expect((await send('2026-03-01/2026-12-31')).get(clinic.service.id)).not.toBeNull()
  })

  test.each(['Hospitals', 'Doctor'])('leaves out of a search for %s what is free only after them', async (noun) => {
    const find = async (travel: string, service: { id: string }) => {
      const path = `/api/${noun}/search?service=${service.id}`
      const { status, body } = await rest(app, 'get', path, { headers: { 'travel-dates': travel } })
      expect(status).toBe(200)
      return (body as { id: string }[]).map(({ id }) => id)
    }
    const own = noun === 'Doctor' ? clinic.doctor.id : clinic.hospital.id
    const ended = '2026-03-01/2026-03-03'
    expect(await find(LATER, clinic.service)).toContain(own)
    expect(await find(ended, clinic.service)).not.toContain(own)
    if (noun === 'Hospitals') expect(await find(ended, remote)).toContain(own)
  })

  test('sorts those that are free before the stay by their rating', async () => {
    const query = `{ hospitals(search: { sortBy: "availability" }) { items { id nextFreeSlot { date } } } }`
    const { body } = await app.request.post('/graphql').set('travel-dates', LATER).send({ query })
    expect(body.errors).toBeUndefined()
    expect(body.data.hospitals.items.map(({ id }: { id: string }) => id)).toContain(clinic.hospital.id)
  })

  test.each(['2027-01-10', '2027-01-20/2027-01-10', 'soon/later', '2027-01-10/2027-01-20/2027-01-30'])(
    'refuses %s',
    async (travel) => {
      const { status, code } = await rest(app, 'get', '/api/Hospitals/search', { headers: { 'travel-dates': travel } })
      expect([status, code]).toEqual([400, 'bad_input'])
    },
  )
})

test('travel dates are kept with the account until they are removed', async () => {
  const { id, token } = await insertPerson(app, { preferences: { language: 'ar' } })
  const [, [, ask]] = accountDoors(() => app)
  const dates = '2027-01-10/2027-01-20'
  expect((await ask('updateTravelDates', { dates }, token)).body.travelDates).toBe(dates)
  expect((await ask('me', {}, token)).body).toMatchObject({ travelDates: dates, pageLanguage: 'ar' })
  for (const wrong of ['', '2027-01-20/2027-01-10', 'x'])
    expect((await ask('updateTravelDates', { dates: wrong }, token)).body.errors).toEqual({
      dates: 'Please enter a first day and a last day that is not before it',
    })
  expect((await ask('updateTravelDates', { dates: null }, token)).body.travelDates).toBeNull()
  expect((await ask('updateTravelDates', { dates })).status).toBe(401)
  const [row] = await app.query('select preferences from users where id = $1', [id])
  expect(row).toEqual({ preferences: { language: 'ar' } })
})
