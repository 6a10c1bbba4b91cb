import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertPerson } from '#tests/support/account.ts'
import { bothDoors, graphql, type Input, rest, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let zeynep: { id: string; token: string }
let can: { id: string; token: string }
let hospital: { id: string; name: string }
beforeAll(async () => {
  app = await startTestApp()
  zeynep = await insertPerson(app, { role: 'admin', firstName: 'Zeynep', lastName: 'Şahin' })
  can = await insertPerson(app, { role: 'admin', firstName: 'Can', lastName: 'Aydın' })
  const made = await rest(app, 'post', '/api/Hospitals', {
    token: zeynep.token,
    body: { name: 'Çamlık Hospital', address: 'Çınar 1', city: 'İzmir', country: 'Türkiye' },
  })
  hospital = made.body
  await rest(app, 'put', `/api/Hospitals/${hospital.id}`, { token: can.token, body: { phone: '+90 232 000 00 00' } })
  const person = await insertPerson(app, { firstName: 'Derya', lastName: 'Ün' })
  await rest(app, 'put', `/api/Users/${person.id}`, { token: can.token, body: { status: 'suspended' } })
})
afterAll(() => app.close())

const verbs = {
  list: {
    graphql: `query ($q: String, $kind: SubjectKind, $actorId: ID, $subjectId: ID, $hospitalId: ID, $from: Date, $to: Date, $direction: String, $limit: Int) {
      activity(search: { q: $q, kind: $kind, actorId: $actorId, subjectId: $subjectId, hospitalId: $hospitalId, from: $from, to: $to, direction: $direction }, limit: $limit)
      { items { action actorName kind subjectId subjectName before after network } } }`,
    shape: ({ items }: { items: { before: string | null; after: string | null }[] }) =>
      items.map(({ before, after, ...item }) => ({
        ...item,
        before: before && JSON.parse(before),
        after: after && JSON.parse(after),
      })),
  },
} satisfies Record<string, Verb>

describe.each(bothDoors(() => app, verbs))('through %s', (_door, ask) => {
  const actions = async (input: Input) =>
    (await ask('list', input, zeynep.token)).body.map(({ action }: { action: string }) => action)

  test('is only for administrators', async () => {
    expect((await ask('list')).status).toBe(401)
    for (const role of ['user', 'hospital'] as const)
      expect((await ask('list', {}, (await app.signIn(role)).token)).status).toBe(403)
  })

  test('lists actor, action and record, latest first', async () => {
    const { body } = await ask('list', { limit: 3 }, zeynep.token)
    expect(body).toMatchObject([
      { action: 'user.update', actorName: 'Can Aydın', kind: 'user', subjectName: 'Derya Ün' },
      {
        action: 'hospital.update',
        actorName: 'Can Aydın',
        subjectName: 'Çamlık Hospital',
        before: { phone: null },
        after: { phone: '+90 232 000 00 00' },
      },
      { action: 'hospital.create', actorName: 'Zeynep Şahin', before: null, after: { city: 'İzmir' } },
    ])
    expect(body[0].network).toMatch(/^127\.0\.0\.|^::/)
  })

  test('is listed from the oldest on, if chosen', async () => {
    expect(await actions({ direction: 'asc', limit: 2 })).toEqual(['hospital.create', 'hospital.update'])
    expect(await actions({ direction: 'desc', limit: 2 })).toEqual(['user.update', 'hospital.update'])
  })

  test('is found by actor, record, text and time', async () => {
    expect(await actions({ q: 'zeynep sahin' })).toEqual(['hospital.create'])
    expect(await actions({ q: 'camlik' })).toEqual(['hospital.create'])
    expect(await actions({ q: '232 000' })).toEqual(['hospital.update'])
    expect(await actions({ kind: 'user' })).toEqual(['user.update'])
    expect(await actions({ actorId: can.id })).toEqual(['user.update', 'hospital.update'])
    expect(await actions({ subjectId: hospital.id })).toEqual(['hospital.update', 'hospital.create'])
    expect(await actions({ hospitalId: hospital.id, kind: 'doctor' })).toEqual([])
    expect(await actions({ to: '2020-01-01' })).toEqual([])
    expect(await actions({ from: '2020-01-01', kind: 'hospital' })).toHaveLength(2)
  })
})

test('an erased record keeps its name', async () => {
  const { body } = await rest(app, 'post', '/api/Hospitals', {
    token: zeynep.token,
    body: { name: 'Geçici Clinic', address: 'Çınar 2', city: 'İzmir', country: 'Türkiye' },
  })
  await rest(app, 'delete', `/api/Hospitals/${body.id}`, { token: zeynep.token })
  const query =
    'query ($subjectId: ID!) { activity(search: { subjectId: $subjectId }) { items { action subjectName } } }'
  const listed = await graphql(app, query, { subjectId: body.id }, zeynep.token)
  expect(
    listed.body.items.map(({ action, subjectName }: { action: string; subjectName: string }) => [action, subjectName]),
  ).toEqual([
    ['hospital.delete', 'Geçici Clinic'],
    ['hospital.create', 'Geçici Clinic'],
  ])
})

test('can be exported completely for a spreadsheet, beyond one page', async () => {
  await app.query(
    `insert into audit_events (id, action, subject_id, details, created_at)
     select gen_random_uuid(), 'hospital.update', $1, '{"after": {"name": "Kopya"}}', now() - n * interval '1 second'
     from generate_series(1, 1200) n`,
    [hospital.id],
  )
  const answer = await app.request.get('/api/Activity/export?q=kopya').set('authorization', `Bearer ${zeynep.token}`)
  expect(answer.text.trim().split('\n')).toHaveLength(1201)
  expect(answer.text).toContain('hospital.update,Çamlık Hospital')
})
