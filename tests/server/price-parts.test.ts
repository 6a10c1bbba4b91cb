import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertDoctor, insertHealthService } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { bothDoors, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let knee: { id: string }
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinic = await insertClinic(app)
  knee = await insertHealthService(app.db, { name: 'Knee Replacement', price: 7800 }, [clinic.hospital.id])
})
afterAll(() => app.close())

const verbs: Record<string, Verb> = {
  state: {
    rest: 'POST /api/Hospitals/:hospitalId/services/:serviceId',
    graphql: `mutation ($hospitalId: ID!, $serviceId: ID!, $priceIncludes: [PricePart!], $priceExcludes: [PricePart!]) {
      linkHealthService(hospitalId: $hospitalId, serviceId: $serviceId, priceIncludes: $priceIncludes,
        priceExcludes: $priceExcludes) { id } }`,
  },
}
const OFFER = `query ($id: ID!, $serviceId: ID!) {
  hospital(id: $id) { service(id: $serviceId) { price priceIncludes priceExcludes } } }`

const ask = async (language = 'en') => {
  const variables = { id: clinic.hospital.id, serviceId: knee.id }
  const { body } = await app.request.post('/graphql').set('accept-language', language).send({ query: OFFER, variables })
  expect(body.errors).toBeUndefined()
  return body.data.hospital.service
}
const offerByRest = async (language = 'en') =>
  (
    await app.request
      .get(`/api/Hospitals/${clinic.hospital.id}/services/${knee.id}`)
      .set('accept-language', language)
      .expect(200)
  ).body

describe.each(bothDoors(() => app, verbs))('what a price includes, through %s', (_name, call) => {
  const state = (sent: object, token = clinic.staff.token) =>
    call('state', { hospitalId: clinic.hospital.id, serviceId: knee.id, ...sent }, token)

  test('is stated by the staff of the hospital, and everybody reads it at once', async () => {
    await state({ priceIncludes: null, priceExcludes: null })
    expect(await ask()).toEqual({ price: 7800, priceIncludes: [], priceExcludes: [] })
    const sent = { priceIncludes: ['hotel', 'surgeon'], priceExcludes: ['transfer'] }
    expect((await state(sent)).status).toBeLessThan(300)
    const stated = { priceIncludes: ['surgeon', 'hotel'], priceExcludes: ['transfer'] }
    expect(await ask()).toEqual({ price: 7800, ...stated })
    expect(await offerByRest()).toMatchObject({ price: 7800, ...stated })
  })

  test('changes one list at a time, and a moved part leaves the other list', async () => {
    await state({ priceIncludes: ['surgeon', 'hotel'], priceExcludes: ['transfer'] })
    await state({ priceExcludes: ['transfer', 'hotel'] })
    expect(await ask()).toMatchObject({ priceIncludes: ['surgeon'], priceExcludes: ['transfer', 'hotel'] })
    await state({ priceIncludes: null })
    expect(await ask()).toMatchObject({ priceIncludes: [], priceExcludes: ['transfer', 'hotel'] })
  })

  test('is refused with the same part twice, and from others', async () => {
    const answer = await state({ priceIncludes: ['hotel'], priceExcludes: ['hotel'] })
    expect(answer.body.errors).toEqual({ priceExcludes: 'The same part cannot be both included and not included.' })
    const patient = await insertPatient(app)
    expect((await state({ priceIncludes: ['hotel'] }, patient.token)).code).toBe('forbidden')
  })

  test('belongs to the treatment of its doctors too', async () => {
    const doctor = await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [knee.id])
    const alone = await insertDoctor(app.db, { hospitalId: null }, [knee.id])
    await state({ priceIncludes: ['surgeon'], priceExcludes: ['hotel'] })
    const query = `query ($a: ID!, $b: ID!) {
      a: doctor(id: $a) { services { id priceIncludes priceExcludes } }
      b: doctor(id: $b) { services { id priceIncludes priceExcludes } } }`
    const { data } = await app.graphql(query, { a: doctor.id, b: alone.id })
    expect(data).toEqual({
      a: { services: [{ id: `${doctor.id}:${knee.id}`, priceIncludes: ['surgeon'], priceExcludes: ['hotel'] }] },
      b: { services: [{ id: `${alone.id}:${knee.id}`, priceIncludes: [], priceExcludes: [] }] },
    })
  })

  test('is hidden where the law hides prices', async () => {
    await state({ priceIncludes: ['surgeon'], priceExcludes: ['hotel'] })
    const hidden = { price: null, priceIncludes: [], priceExcludes: [] }
    expect(await ask('tr')).toEqual(hidden)
    expect(await offerByRest('tr')).toMatchObject(hidden)
    expect(await ask('ru')).toMatchObject({ priceIncludes: ['surgeon'], priceExcludes: ['hotel'] })
  })
})

test.each([
  ['an unknown part', '{breakfast}', '{}'],
  ['a part in both lists', '{hotel}', '{hotel}'],
])('the database refuses %s', async (_name, includes, excludes) => {
  const update = app.query(
    'update hospital_services set price_includes = $1, price_excludes = $2 where service_id = $3',
    [includes, excludes, knee.id],
  )
  await expect(update).rejects.toThrow('hospital_services_parts_check')
})
