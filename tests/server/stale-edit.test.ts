import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  admin = (await app.signIn('admin')).token
})
afterAll(() => app.close())

const records = [
  {
    noun: 'Hospital',
    path: '/api/Hospitals',
    insert: () => insertHospital(app.db),
    first: { phone: '+90 212 000 00 01', languages: ['English'] },
    late: { phone: '+90 212 000 00 02', languages: ['English'], name: 'Late Hospital' },
  },
  {
    noun: 'Doctor',
    path: '/api/Doctor',
    insert: () => insertDoctor(app.db),
    first: { phone: '+90 212 000 00 01', experienceYears: 9 },
    late: { phone: '+90 212 000 00 02', experienceYears: 9, fullName: 'Late Doctor' },
  },
  {
    noun: 'HealthService',
    path: '/api/HealthService',
    insert: () => insertHealthService(app.db),
    first: { price: 10, duration: 45 },
    late: { price: 20, duration: 45, name: 'Late Service' },
  },
]

type Edit = { status: number; code?: string; changed?: { field: string; yours: unknown; now: unknown }[] }

describe.each(records)('$noun', ({ noun, path, insert, first, late }) => {
  async function rest(id: string) {
    const { etag = '' } = (await app.request.get(`${path}/${id}`)).headers
    return async (input: object): Promise<Edit> => {
      const sent = app.request.put(`${path}/${id}`).set('authorization', `Bearer ${admin}`).set('if-match', etag)
      const { status, body } = await sent.send(input)
      return { status, code: body.code, changed: body.changed }
    }
  }

  async function graphql(id: string) {
    const field = noun.charAt(0).toLowerCase() + noun.slice(1)
    const { data } = await app.graphql(`query ($id: ID!) { ${field}(id: $id) { updatedAt } }`, { id })
    const basedOn = data[field].updatedAt
    return async (input: object): Promise<Edit> => {
      const text = `mutation ($id: ID!, $input: ${noun}Update!) { update${noun}(id: $id, input: $input) { id } }`
      const { errors } = await app.graphql(text, { id, input: { ...input, basedOn } }, admin)
      const { code, changed } = (errors[0]?.extensions ?? {}) as Edit
      return { status: errors[0] ? 409 : 200, code, changed }
    }
  }

  test.each([
    ['REST', rest],
    ['GraphQL', graphql],
  ])('%s refuses a stale edit and names the changes', async (_door, read) => {
    const { id } = await insert()
    // It was written in the database directly, and all services are cached as one record.
    await app.app.live.catchUp()
    const [edit, editLate] = [await read(id), await read(id)]
    expect((await edit(first)).status).toBe(200)
    const { status, code, changed } = await editLate(late)
    expect([status, code]).toEqual([409, 'stale_edit'])
    const [field, now] = Object.entries(first)[0] ?? []
    expect(changed).toContainEqual({ field, yours: Object.values(late)[0], now })
    // Equal changes on both sides are no difference.
    expect(changed?.map((change) => change.field)).not.toContain(Object.keys(first)[1])
    const { body } = await app.request.get(`${path}/${id}`)
    expect(body).toMatchObject(first)
    expect((await (await read(id))(late)).status).toBe(200)
  })
})

test('a stale edit names the author and the time of the last save', async () => {
  const { id } = await insertDoctor(app.db)
  const text = 'mutation ($id: ID!, $input: DoctorUpdate!) { updateDoctor(id: $id, input: $input) { updatedAt } }'
  const read = await app.graphql('query ($id: ID!) { doctor(id: $id) { updatedAt } }', { id })
  const basedOn = read.data.doctor.updatedAt
  const saved = await app.graphql(text, { id, input: { basedOn, phone: '+90 212 000 00 01' } }, admin)
  const { errors } = await app.graphql(text, { id, input: { basedOn, phone: '+90 212 000 00 02' } }, admin)
  const [{ name } = { name: '' }] = await app.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from users where role = 'admin'`,
  )
  const savedAt = saved.data.updateDoctor.updatedAt
  expect(errors[0]?.extensions).toMatchObject({ code: 'stale_edit', savedBy: name, savedAt })
})

test('instants have one notation in both interfaces', async () => {
  const { id } = await insertHospital(app.db)
  await app.query("update hospitals set updated_at = '2026-03-01T10:00:00Z' where id = $1", [id])
  const { data } = await app.graphql('query ($id: ID!) { hospital(id: $id) { updatedAt } }', { id })
  expect(data.hospital.updatedAt).toBe('2026-03-01T10:00:00.000Z')
  expect((await app.request.get(`/api/Hospitals/${id}`)).body.updatedAt).toBe('2026-03-01T10:00:00.000Z')
})

test('an If-Match with several tags, with `*` and with an unknown tag', async () => {
  const { id } = await insertHospital(app.db)
  const path = `/api/Hospitals/${id}`
  const put = async (tag: string) =>
    (await app.request.put(path).set('authorization', `Bearer ${admin}`).set('if-match', tag).send({ phone: null }))
      .status
  const { etag = '' } = (await app.request.get(path)).headers
  expect(await put('"nonsense"')).toBe(409)
  expect(await put(`"0.old", ${etag}`)).toBe(200)
  expect(await put(etag)).toBe(409)
  expect(await put('*')).toBe(200)
})

test('an invalid basedOn is bad input', async () => {
  const { id } = await insertHospital(app.db)
  const text = 'mutation ($id: ID!, $input: HospitalUpdate!) { updateHospital(id: $id, input: $input) { id } }'
  const { errors } = await app.graphql(text, { id, input: { basedOn: 'yesterday' } }, admin)
  expect(errors[0]?.extensions).toMatchObject({ code: 'bad_input', errors: { basedOn: expect.any(String) } })
})
