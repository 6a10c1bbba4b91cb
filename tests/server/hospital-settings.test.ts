import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshNextFree } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { insertHealthService, insertHospital, insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, MONDAY, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  admin = (await app.signIn('admin')).token
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
})

const SETTINGS = `openingHours { weekday times } bookingRules { noticeMinutes procedureNoticeMinutes horizonDays bufferMinutes confirmation }
  closures { startsOn endsOn startsAt endsAt reason } texts { language description isOutdated } notifiedEmails holidays { date name } proposedHolidays { date name }
  offers { serviceId name category duration isActive listPrice listCurrency price currency onRequest }`

const doors = bothDoors(() => app, {
  edit: {
    rest: 'PUT /api/Hospitals/:id',
    graphql: `mutation ($id: ID!, $input: HospitalUpdate!) { updateHospital(id: $id, input: $input) { id name updatedAt } }`,
  },
  settings: {
    rest: 'GET /api/Hospitals/:id/settings',
    graphql: `query ($id: ID!) { hospital(id: $id) { settings { ${SETTINGS} } } }`,
    shape: (hospital) => hospital.settings,
  },
  link: {
    rest: 'POST /api/Hospitals/:hospitalId/services/:serviceId',
    graphql: `mutation ($hospitalId: ID!, $serviceId: ID!) { linkHealthService(hospitalId: $hospitalId, serviceId: $serviceId) { id } }`,
  },
})

const day = async (date: string) => {
  const query = { serviceId: clinic.service.id, from: date, to: date }
  const { body } = await app.request.get(`/api/Hospitals/${clinic.hospital.id}/availability`).query(query)
  const [found] = body.days ?? body
  return { refusal: found.refusal, times: found.times.map(({ time }: { time: string }) => time) }
}
const sentenceOf = ({ body }: { body: { errors?: object; message: string } }) => body.errors ?? body.message

describe.each(doors)('the settings of a hospital through %s', (_door, ask) => {
  const edit = (input: object, token = admin) => ask('edit', { id: clinic.hospital.id, ...input }, token)
  const settings = async (token = admin) => (await ask('settings', { id: clinic.hospital.id }, token)).body
  const offer = async () =>
    (await settings()).offers.find(({ serviceId }: { serviceId: string }) => serviceId === clinic.service.id)

  test('opening hours apply at once, and the next free time follows', async () => {
    expect((await edit({ openingHours: [{ weekday: 1, times: ['10:30', '10:00', '10:00'] }] })).status).toBe(200)
    expect((await settings()).openingHours).toEqual([{ weekday: 1, times: ['10:00', '10:30'] }])
    expect(await day(MONDAY)).toEqual({ refusal: null, times: ['10:00', '10:30'] })
    expect(await day(THURSDAY)).toEqual({ refusal: 'closed', times: [] })
    await refreshNextFree(app.db, () => NOON)
    await app.app.live.catchUp()
    const { body } = await app.request.get(`/api/Hospitals/${clinic.hospital.id}`)
    expect(body.nextFreeAt).toBe(new Date(`${MONDAY}T10:00:00+03:00`).toISOString())
  })

  test('closures and accepted holidays close days, and past ones stay unchanged', async () => {
    await app.query(
      `insert into closures (id, hospital_id, starts_on, ends_on) values (gen_random_uuid(), $1, '2026-01-01', '2026-01-02')`,
      [clinic.hospital.id],
    )
    const closure = { startsOn: THURSDAY, endsOn: THURSDAY, startsAt: null, endsAt: null, reason: 'Power works' }
    expect((await edit({ closures: [closure], holidays: ['2026-04-23'] })).status).toBe(200)
    const found = await settings()
    expect(found.closures).toEqual([closure])
    expect(found.holidays).toEqual([{ date: '2026-04-23', name: 'National Sovereignty and Children’s Day' }])
    expect(found.proposedHolidays).toContainEqual({ date: '2026-05-01', name: 'Labour Day' })
    expect(found.proposedHolidays).not.toContainEqual(expect.objectContaining({ date: '2026-04-23' }))
    expect([(await day(THURSDAY)).refusal, (await day('2026-04-23')).refusal]).toEqual(['closed', 'holiday'])
    await edit({ closures: [], holidays: [] })
    expect([(await day(THURSDAY)).refusal, (await day('2026-04-23')).refusal]).toEqual([null, null])
    const [row] = await app.query<{ n: number }>('select count(*)::int as n from closures where hospital_id = $1', [
      clinic.hospital.id,
    ])
    expect(row?.n).toBe(1)
  })

  test('a closure for part of a day blocks times whose visits would overlap it', async () => {
    const closure = { startsOn: THURSDAY, endsOn: '2026-03-06', startsAt: '09:30', endsAt: '15:00', reason: null }
    expect((await edit({ closures: [closure] })).status).toBe(200)
    expect((await settings()).closures).toEqual([closure])
    // The visit takes an hour, so the one at 9 would still be in progress at 9:30.
    for (const date of [THURSDAY, '2026-03-06'])
      expect(await day(date)).toEqual({ refusal: null, times: ['15:00', '16:00', '17:00'] })
    expect((await day('2026-03-07')).times[0]).toBe('09:00')
    await refreshNextFree(app.db, () => NOON)
    await edit({ closures: [{ ...closure, startsOn: '2026-03-04', startsAt: '09:00', endsAt: '18:00' }] })
    await refreshNextFree(app.db, () => NOON)
    await app.app.live.catchUp()
    const { body } = await app.request.get(`/api/Hospitals/${clinic.hospital.id}`)
    expect(body.nextFreeAt).toBe(new Date('2026-03-07T09:00:00+03:00').toISOString())
  })

  test('texts in other languages are shown to patients, and those older than the English one are marked', async () => {
    const shown = async () => (await app.request.get(`/api/Hospitals/${clinic.hospital.id}`)).body
    await edit({ description: 'A heart centre.', texts: [{ language: 'tr', description: 'Bir kalp merkezi.' }] })
    expect((await settings()).texts).toEqual([{ language: 'tr', description: 'Bir kalp merkezi.', isOutdated: false }])
    expect((await shown()).texts).toEqual([{ language: 'tr', description: 'Bir kalp merkezi.' }])
    await edit({ description: 'A heart centre with 80 beds.' })
    expect((await settings()).texts).toMatchObject([{ language: 'tr', isOutdated: true }])
    // An unchanged text does not count as newer, but confirming that it still matches is enough.
    await edit({ texts: [{ language: 'tr', description: 'Bir kalp merkezi.' }] })
    expect((await settings()).texts).toMatchObject([{ isOutdated: true }])
    await edit({ texts: [{ language: 'tr', description: 'Bir kalp merkezi.', isCurrent: true }] })
    expect((await settings()).texts).toMatchObject([{ isOutdated: false }])
    await edit({ texts: [{ language: 'ar', description: 'مركز للقلب' }] })
    expect((await shown()).texts.map(({ language }: { language: string }) => language)).toEqual(['ar', 'tr'])
    await edit({ texts: [{ language: 'tr', description: ' ' }] })
    expect((await shown()).texts).toEqual([{ language: 'ar', description: 'مركز للقلب' }])
  })

  test('notification addresses are stored once each, in any letter case', async () => {
    const notifiedEmails = ['Desk@firuze.example', 'desk@firuze.example', 'night@firuze.example']
    expect((await edit({ notifiedEmails })).status).toBe(200)
    expect((await settings()).notifiedEmails).toEqual(['desk@firuze.example', 'night@firuze.example'])
    expect((await edit({ notifiedEmails: ['nobody'] })).status).toBe(400)
    expect((await edit({ notifiedEmails: [] })).status).toBe(200)
    expect((await settings()).notifiedEmails).toEqual([])
  })

  test('booking rules apply, own prices too', async () => {
    const bookingRules = {
      noticeMinutes: 60,
      procedureNoticeMinutes: 4000,
      horizonDays: 3,
      bufferMinutes: 10,
      confirmation: 'instant',
    }
    const prices = [{ serviceId: clinic.service.id, price: 180, currency: 'EUR' }]
    expect((await edit({ bookingRules, prices })).status).toBe(200)
    const found = await settings()
    expect(found.bookingRules).toEqual(bookingRules)
    expect(await offer()).toMatchObject({ ...prices[0], name: clinic.service.name, onRequest: false, isActive: true })
    expect((await day('2026-03-16')).refusal).toBe('too_far')
    await edit({ prices: [{ serviceId: clinic.service.id, price: 5, onRequest: true }] })
    expect(await offer()).toMatchObject({ price: null, currency: null, onRequest: true })
    await edit({ prices: [{ serviceId: clinic.service.id }] })
    expect(await offer()).toMatchObject({ price: null, onRequest: false })
  })

  test.each<[string, object, object]>([
    [
      'a Sunday',
      { openingHours: [{ weekday: 7, times: ['09:00'] }] },
      { 'openingHours.0.weekday': 'Please choose a day from Monday to Saturday' },
    ],
    [
      'a day twice',
      {
        openingHours: [
          { weekday: 1, times: [] },
          { weekday: 1, times: [] },
        ],
      },
      { openingHours: 'Please enter each day once' },
    ],
    [
      'a closure with one time alone',
      { closures: [{ startsOn: '2026-05-01', endsOn: '2026-05-01', startsAt: '10:00' }] },
      { 'closures.0.endsAt': 'Please give both times, or none for the whole day' },
    ],
    [
      'a closure that ends at once',
      { closures: [{ startsOn: '2026-05-01', endsOn: '2026-05-01', startsAt: '10:00', endsAt: '10:00' }] },
      { 'closures.0.endsAt': 'The closure must end after it starts' },
    ],
    [
      'a text twice',
      {
        texts: [
          { language: 'tr', description: 'A' },
          { language: 'tr', description: 'B' },
        ],
      },
      { texts: 'Please enter each language once' },
    ],
    [
      'a closure that ends before it begins',
      { closures: [{ startsOn: '2026-05-02', endsOn: '2026-05-01' }] },
      { 'closures.0.endsOn': 'The last day cannot be before the first' },
    ],
    [
      'a closure that is over',
      { closures: [{ startsOn: '2026-01-01', endsOn: '2026-01-02' }] },
      { closures: 'A closure that is over cannot be added' },
    ],
    [
      'a holiday that is none',
      { holidays: ['2026-04-22'] },
      { holidays: 'This day is not a public holiday in the coming year' },
    ],
    [
      'too long a notice',
      { bookingRules: { noticeMinutes: 50_000, horizonDays: 9, bufferMinutes: 0, confirmation: 'instant' } },
      { 'bookingRules.noticeMinutes': 'Notice must be between 0 minutes and 30 days' },
    ],
    [
      'a price of a service that it does not offer',
      { prices: [{ serviceId: '00000000-0000-7000-8000-000000000000', price: 1 }] },
      { prices: 'This hospital does not offer this service.' },
    ],
    [
      'a price below nothing',
      { prices: [{ serviceId: '00000000-0000-7000-8000-000000000000', price: -1 }] },
      { 'prices.0.price': 'Price must be at least 0' },
    ],
  ])('refuses %s, and changes nothing', async (_what, input, errors) => {
    const before = await settings()
    const answer = await edit({ phone: '+90 212 000 00 01', ...input })
    expect([answer.status, sentenceOf(answer)]).toEqual([400, errors])
    expect(await settings()).toEqual(before)
  })

  test('are edited by its own staff too, except for licensed facts, and by no other users', async () => {
    const elsewhere = await insertUser(app.db, { role: 'hospital', hospitalId: (await insertHospital(app.db)).id })
    const stranger = await app.tokenFor(elsewhere.id)
    const { token } = clinic.staff
    expect((await edit({ phone: '+90 212 000 00 02', closures: [] }, token)).status).toBe(200)
    expect((await settings(token)).closures).toEqual([])
    for (const field of [{ name: 'Mine' }, { isActive: false }, { city: 'Ankara' }, { latitude: 1, longitude: 1 }])
      expect((await edit(field, token)).code).toBe('forbidden')
    for (const someone of [stranger, (await app.signIn('user')).token]) {
      expect((await edit({ closures: [] }, someone)).code).toBe('forbidden')
      expect((await ask('settings', { id: clinic.hospital.id }, someone)).code).toBe('forbidden')
    }
    const service = await insertHealthService(app.db)
    const link = { hospitalId: clinic.hospital.id, serviceId: service.id }
    expect((await ask('link', link, stranger)).code).toBe('forbidden')
    expect((await ask('link', link, token)).code).toBeUndefined()
  })

  test('of two concurrent editors the second gets the changes of the first, links included', async () => {
    const read = (await edit({})).body.updatedAt
    const hours = [{ weekday: 2, times: ['09:00'] }]
    await edit({
      openingHours: hours,
      bookingRules: { noticeMinutes: 60, horizonDays: 30, bufferMinutes: 0, confirmation: 'instant' },
    })
    const { data, errors } = await app.graphql(
      'mutation ($id: ID!, $input: HospitalUpdate!) { updateHospital(id: $id, input: $input) { id } }',
      { id: clinic.hospital.id, input: { basedOn: read, openingHours: [{ weekday: 3, times: ['09:00'] }] } },
      admin,
    )
    expect(data).toBeNull()
    expect(errors[0]?.extensions).toMatchObject({
      code: 'stale_edit',
      changed: [{ field: 'openingHours', yours: [{ weekday: 3, times: ['09:00'] }], now: hours }],
    })
    const before = (await edit({})).body.updatedAt
    const service = await insertHealthService(app.db)
    await ask('link', { hospitalId: clinic.hospital.id, serviceId: service.id }, admin)
    const [row] = await app.query<{ later: boolean }>('select updated_at > $2 as later from hospitals where id = $1', [
      clinic.hospital.id,
      before,
    ])
    expect(row?.later).toBe(true)
  })

  test('are audited part by part', async () => {
    const closure = { startsOn: THURSDAY, endsOn: THURSDAY, startsAt: null, endsAt: null, reason: null }
    await edit({ closures: [closure], holidays: [] })
    const [row] = await app.query<{ details: object }>(
      `select details from audit_events where subject_id = $1 and action = 'hospital.update' order by id desc limit 1`,
      [clinic.hospital.id],
    )
    expect(row?.details).toEqual({
      before: { closures: [] },
      after: { closures: [closure] },
      hospitalId: clinic.hospital.id,
    })
  })
})
