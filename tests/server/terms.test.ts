import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SPECIALTIES } from '#domain/specialties.ts'
import { TERM_VALUES } from '#domain/taxonomy.ts'
import { createSystemContext } from '#server/context.ts'
import { renamedTerms } from '#server/features/catalogue/taxonomy/reading.ts'
import { createLogger } from '#server/http/log.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { bothDoors, graphql, rest, type Verb } from '#tests/support/doors.ts'
import { startInstance } from '#tests/support/instance.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

/** Two instances on one database, as behind a proxy. */
let app: TestApp
let other: Awaited<ReturnType<typeof startInstance>>
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  other = await startInstance(app)
  admin = (await app.signIn('admin')).token
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const TERM = '{ id kind value name description textLanguage }'
const MANAGED = '{ id kind value name description updatedAt texts { language name description isOutdated } }'
const verbs = {
  list: {
    rest: 'GET /api/Terms',
    graphql: `query ($kind: TermKind, $value: String) { terms(kind: $kind, value: $value) ${TERM} }`,
  },
  managed: {
    graphql: `query ($kind: TermKind) { managedTerms(kind: $kind) ${MANAGED} }`,
  },
  one: { graphql: `query ($id: ID!) { managedTerm(id: $id) ${MANAGED} }` },
  update: {
    graphql: `mutation ($id: ID!, $input: TermUpdate!) { updateTerm(id: $id, input: $input) ${MANAGED} }`,
  },
} satisfies Record<string, Verb>

const term = async (kind: 'specialty' | 'category', value: string) => {
  const { body } = await graphql(app, verbs.managed.graphql, { kind }, admin)
  return body.find((one: { value: string }) => one.value === value)
}
const edit = (id: string, input: object) => graphql(app, verbs.update.graphql, { id, input }, admin)
const inRussian = (name: string, description = 'Описание.') => ({ texts: [{ language: 'ru', name, description }] })
const nameIn = async (language: string, value: string, from: Pick<TestApp, 'request'> = app) =>
  (await from.request.get(`/api/Terms?lang=${language}&value=${encodeURIComponent(value)}`)).body[0]

test('an installation starts with all of them in four languages', async () => {
  const { body } = await graphql(app, verbs.managed.graphql, {}, admin)
  expect(body).toHaveLength(SPECIALTIES.length + TERM_VALUES.category.length)
  for (const { texts, description } of body) {
    expect(description).toMatch(/\.$/)
    expect(texts.map(({ language }: { language: string }) => language)).toEqual(['ar', 'ru', 'tr'])
    expect(texts.every(({ isOutdated }: { isOutdated: boolean }) => !isOutdated)).toBe(true)
  }
})

describe.each(bothDoors(() => app, verbs))('through %s', (door, ask) => {
  test('all users read their names, in the order of the lists', async () => {
    for (const kind of ['specialty', 'category'] as const) {
      const { body } = await ask('list', { kind })
      expect(body.map(({ value }: { value: string }) => value)).toEqual(TERM_VALUES[kind])
    }
    const { body } = await ask('list', { kind: 'category', value: 'Surgery' })
    expect(body).toEqual([
      expect.objectContaining({ kind: 'category', value: 'Surgery', name: 'Surgery', textLanguage: 'en' }),
    ])
  })

  test('only administrators name them', async () => {
    const { id } = await term('specialty', 'Urology')
    for (const [name, input] of [
      ['managed', {}],
      ['one', { id }],
      ['update', { id, name: 'Mine' }],
    ] as const) {
      expect([name, (await ask(name, input)).status]).toEqual([name, 401])
      expect([name, (await ask(name, input, (await app.signIn('hospital')).token)).status]).toEqual([name, 403])
    }
    expect((await ask('update', { id: admin.slice(0, 8), name: 'None' }, admin)).status).toBe(404)
  })

  test('a change keeps fields that are not sent, marks outdated texts, and is audited', async () => {
    const value = door === 'REST' ? 'Radiology' : 'Hematology'
    const { id, description, texts } = await term('specialty', value)
    const { body } = await ask('update', { id, name: 'Imaging' }, admin)
    expect(body).toMatchObject({ name: 'Imaging', description, value })
    expect(body.texts.map(({ isOutdated }: { isOutdated: boolean }) => isOutdated)).toEqual([true, true, true])
    const turkish = texts.find(({ language }: { language: string }) => language === 'tr')
    const sent = { language: 'tr', name: turkish.name, description: turkish.description, isCurrent: true }
    const again = await ask('update', { id, texts: [sent] }, admin)
    expect(again.body.texts.filter(({ isOutdated }: { isOutdated: boolean }) => isOutdated)).toHaveLength(2)
    const query = `query ($id: ID!) { activity(search: { subjectId: $id, kind: term }) {
      items { action subjectName before after } } }`
    const { body: audit } = await graphql(app, query, { id }, admin)
    expect(audit.items[1]).toEqual({
      action: 'term.update',
      subjectName: 'Imaging',
      before: expect.stringContaining(`"name":"${value}"`),
      after: expect.stringContaining('"name":"Imaging"'),
    })
  })

  test('a name without a description, and one that is too long, are refused beside their field', async () => {
    const { id } = await term('category', 'Therapy')
    const half = await ask('update', { id, texts: [{ language: 'tr', name: 'Yalnız ad' }] }, admin)
    expect(half.body.errors).toEqual({
      'texts.0.description': 'Please write both the name and the description, or neither',
    })
    const long = await ask('update', { id, name: 'x'.repeat(81) }, admin)
    expect([long.status, long.body.errors]).toEqual([400, { name: 'Please use at most 80 characters' }])
    expect((await ask('update', { id, description: ' ' }, admin)).body.errors).toEqual({
      description: 'Description is required',
    })
  })
})

describe('a changed name', () => {
  test('is shown in that language at once, and within a second on another instance', async () => {
    const { id } = await term('specialty', 'Nephrology')
    await nameIn('ru', 'Nephrology', other)
    await edit(id, inRussian('Врачи почек', 'О почках.'))
    expect(await nameIn('ru', 'Nephrology')).toMatchObject({
      name: 'Врачи почек',
      description: 'О почках.',
      textLanguage: 'ru',
    })
    expect((await nameIn('tr', 'Nephrology')).name).toBe('Nefroloji')
    await expect.poll(async () => (await nameIn('ru', 'Nephrology', other)).name, { interval: 5 }).toBe('Врачи почек')
  })

  test('is sent to pages only if it differs from the dictionaries', async () => {
    const deps = { config: app.config, db: app.db, log: createLogger('silent', false), clock: () => new Date() }
    const ctx = (language: 'ru' | 'en') => ({ ...createSystemContext(deps), language })
    const before = await renamedTerms(ctx('ru'))
    const { id } = await term('category', 'Vision Care')
    await edit(id, inRussian('Зрение'))
    expect(await renamedTerms(ctx('ru'))).toEqual({ ...before, 'Vision Care_category': 'Зрение' })
    expect(await renamedTerms(ctx('en'))).not.toHaveProperty('Vision Care_category')
  })

  test('falls back to English, with a mark', async () => {
    const { id } = await term('category', 'Medical')
    await edit(id, { texts: [{ language: 'ar', name: null, description: null }] })
    expect(await nameIn('ar', 'Medical')).toMatchObject({ name: 'Medical', textLanguage: 'en' })
  })

  test('is not overwritten by an edit based on an older version', async () => {
    const { id, updatedAt } = await term('specialty', 'Pulmonology')
    expect((await edit(id, { name: 'Lungs' })).status).toBe(200)
    const late = await edit(id, { name: 'Chest', basedOn: updatedAt })
    expect([late.status, late.code, late.body.changed]).toEqual([
      409,
      'stale_edit',
      [{ field: 'name', yours: 'Chest', now: 'Lungs' }],
    ])
  })
})

describe('a search', () => {
  const idsOf = async (path: string, q: string) => {
    const { body } = await app.request.get(`/api/${path}/search?limit=100&q=${encodeURIComponent(q)}`)
    return body.map(({ id }: { id: string }) => id)
  }

  test.each(['Почечные доктора', 'почечн доктора'])(
    'finds the doctors of a specialty by its new name: %s',
    async (q) => {
      const hospital = await insertHospital(app.db)
      const doctor = await insertDoctor(app.db, { hospitalId: hospital.id, specialty: 'Endocrinology' })
      const neighbour = await insertDoctor(app.db, { hospitalId: hospital.id, specialty: 'Urology' })
      await edit((await term('specialty', 'Endocrinology')).id, inRussian('Почечные доктора'))
      const found = await idsOf('Doctor', q)
      expect(found).toContain(doctor.id)
      expect(found).not.toContain(neighbour.id)
      expect(await idsOf('Hospitals', q)).toContain(hospital.id)
    },
  )

  test('finds the services of a category by its new name, and by its default name in another language', async () => {
    const hospital = await insertHospital(app.db)
    const service = await insertHealthService(
      app.db,
      { name: 'Qwertz Hour', description: 'An hour.', category: 'Preventive Care' },
      [hospital.id],
    )
    const stranger = await insertHealthService(
      app.db,
      { name: 'Asdfg Hour', description: 'An hour.', category: 'Therapy' },
      [hospital.id],
    )
    await app.app.live.catchUp()
    expect(await idsOf('HealthService', 'koruyucu bakım')).toContain(service.id)
    await edit((await term('category', 'Preventive Care')).id, inRussian('Забота заранее'))
    const found = await idsOf('HealthService', 'забота заранее')
    expect(found).toContain(service.id)
    expect(found).not.toContain(stranger.id)
    expect(await idsOf('Hospitals', 'забота заранее')).toContain(hospital.id)
  })
})

test('the assistant uses the current name of a specialty', async () => {
  await edit((await term('specialty', 'Dermatology')).id, inRussian('Кожные болезни'))
  const { body } = await rest(app, 'post', '/api/Chat', {
    body: { messages: [{ role: 'user', content: 'У меня сыпь на руке уже неделю' }], language: 'ru' },
  })
  expect(body.triage.specialties).toContain('Dermatology')
  expect(body.message.content).toContain('Кожные болезни')
})

test('the activity and the palette name services and specialties in the user’s language', async () => {
  const service = await insertHealthService(app.db, { name: 'Lantern Walk', description: 'A walk.' })
  const path = `/api/HealthService/${service.id}`
  await rest(app, 'put', path, {
    token: admin,
    body: { texts: [{ language: 'tr', name: 'Fener Yürüyüşü', description: 'Yürüyüş.' }] },
  })
  const ask = async (query: string, variables: object, language: string) => {
    const sent = app.request.post('/graphql').set({ authorization: `Bearer ${admin}`, 'accept-language': language })
    return (await sent.send({ query, variables })).body.data
  }
  const ACTIVITY = 'query ($id: ID!) { activity(search: { subjectId: $id }) { items { subjectName } } }'
  const named = async (language: string, id = service.id) =>
    (await ask(ACTIVITY, { id }, language)).activity.items[0].subjectName
  expect([await named('tr'), await named('ru')]).toEqual(['Fener Yürüyüşü', 'Lantern Walk'])
  const found = async (q: string, language: string) =>
    (await ask('query ($q: String!) { findRecords(q: $q) { name } }', { q }, language)).findRecords.map(
      ({ name }: { name: string }) => name,
    )
  expect(await found('fener', 'tr')).toEqual(['Fener Yürüyüşü'])
  expect(await found('fener', 'en')).toEqual(['Lantern Walk'])
  const { id } = await term('specialty', 'Oncology')
  await edit(id, { description: 'Cancer.' })
  expect(await named('ru', id)).toBe('Онкология')
})
