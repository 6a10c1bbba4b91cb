import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeOldImports, runImports } from '#server/features/administration/imports/jobs.ts'
import { insertHospital } from '#server/seed/factories.ts'
import { bothDoors, type Verb } from '#tests/support/doors.ts'
import { type Importing, importing } from '#tests/support/imports.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let admin: { id: string; token: string }
let lists: Importing
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn('admin')
  lists = importing(app, admin.token)
})
afterAll(() => app.close())
beforeEach(() => lists.clear())

const IMPORT =
  '{ id kind fileName state total added changed unchanged refused failure startedAt isCancelRequested actorName }'
const verbs = {
  list: { graphql: `{ imports { items ${IMPORT} } }`, shape: ({ items }) => items },
  get: { graphql: `query ($id: ID!) { import(id: $id) ${IMPORT} }` },
  rows: {
    graphql: `query ($id: ID!, $outcome: ImportOutcome!) { importRows(id: $id, outcome: $outcome) { items { line name before after reason text } } }`,
    shape: ({ items }: { items: Record<string, string | null>[] }) =>
      items.map(({ before, after, ...row }) => ({
        ...row,
        before: JSON.parse(before ?? 'null'),
        after: JSON.parse(after ?? 'null'),
      })),
  },
  start: { graphql: `mutation ($id: ID!) { startImport(id: $id) ${IMPORT} }` },
  cancel: { graphql: `mutation ($id: ID!) { cancelImport(id: $id) ${IMPORT} }` },
} satisfies Record<string, Verb>

const HOSPITALS = 'code,name,type,province,district,address,phone,website'
const names = (table: string) =>
  app.query<{ name: string }>(`select name from ${table} order by name`).then((rows) => rows.map(({ name }) => name))

describe.each(bothDoors(() => app, verbs))('through %s', (_door, ask) => {
  const body = async (name: keyof typeof verbs, input: object) => (await ask(name, { ...input }, admin.token)).body

  test('a list is checked, changes nothing before its start, and then reports its changes', async () => {
    await insertHospital(app.db, {
      name: 'Umut Hastanesi',
      city: 'Van',
      district: null,
      externalCode: 'K-1/umut-hastanesi',
      phone: null,
    })
    const id = await lists.checked(
      'hospital',
      HOSPITALS,
      'K-1,Umut Hastanesi,,Van,,,0432 000 00 01,',
      'K-2,Deniz Hastanesi,,İzmir,Konak,,,',
      'K-3,Ay Hastanesi,,Atlantis,,,,',
    )
    expect(await body('get', { id })).toMatchObject({
      state: 'ready',
      total: 3,
      added: 1,
      changed: 1,
      unchanged: 0,
      refused: 1,
      startedAt: null,
    })
    expect(await body('rows', { id, outcome: 'changed' })).toMatchObject([
      { line: 2, name: 'Umut Hastanesi', before: { phone: null }, after: { phone: '+90 432 000 00 01' } },
    ])
    expect(await body('rows', { id, outcome: 'added' })).toMatchObject([
      { line: 3, before: null, after: { city: 'İzmir' } },
    ])
    expect(await names('hospitals')).toEqual(['Umut Hastanesi'])
    const started = await ask('start', { id }, admin.token)
    expect(started.body).toMatchObject({ state: 'running', added: 0, actorName: expect.any(String) })
    await lists.work()
    expect(await body('get', { id })).toMatchObject({ state: 'done', added: 1, changed: 1, refused: 1 })
    expect(await names('hospitals')).toEqual(['Deniz Hastanesi', 'Umut Hastanesi'])
    const [refused] = await body('rows', { id, outcome: 'refused' })
    expect(refused).toMatchObject({ line: 4, text: 'K-3,Ay Hastanesi,,Atlantis,,,,' })
    const trail = await app.query<{ action: string; actor_id: string }>(
      "select action, actor_id from audit_events where action like 'import.%' or action like 'hospital.%' order by id desc limit 5",
    )
    expect(trail.map(({ action }) => action).sort()).toEqual([
      'hospital.create',
      'hospital.update',
      'import.check',
      'import.finish',
      'import.start',
    ])
    expect(new Set(trail.map(({ actor_id }) => actor_id))).toEqual(new Set([admin.id]))
    // The content of the file is deleted as soon as it is not needed.
    expect(await app.query('select from import_files')).toEqual([])
  })

  test('only one of a kind runs at a time', async () => {
    const first = await lists.checked('health_service', 'name', 'A')
    const second = await lists.checked('health_service', 'name', 'B')
    const other = await lists.checked('hospital', HOSPITALS, 'K-1,Umut Hastanesi,,Van,,,,')
    expect((await ask('start', { id: first }, admin.token)).status).toBe(200)
    const refused = await ask('start', { id: second }, admin.token)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Another list of this kind is being imported. Please wait until it is done.',
    ])
    expect((await ask('start', { id: other }, admin.token)).status).toBe(200)
    await lists.work()
    expect((await ask('start', { id: second }, admin.token)).status).toBe(200)
    expect((await ask('start', { id: first }, admin.token)).status).toBe(409)
  })

  test('an abandoned check is deleted', async () => {
    const id = await lists.checked('health_service', 'name', 'A')
    expect(await body('cancel', { id })).toMatchObject({ state: 'cancelled' })
    expect((await ask('start', { id }, admin.token)).status).toBe(409)
    expect((await body('list', {}))[0]).toMatchObject({ id, state: 'cancelled' })
  })

  test('only administrators have access', async () => {
    const id = await lists.checked('health_service', 'name', 'A')
    for (const token of [undefined, (await app.signIn('hospital')).token, (await app.signIn('user')).token])
      for (const name of Object.keys(verbs) as (keyof typeof verbs)[]) {
        const input = name === 'rows' ? { id, outcome: 'refused' } : name === 'list' ? {} : { id }
        expect((await ask(name, input, token)).status, name).toBe(token ? 403 : 401)
      }
    for (const name of ['start', 'cancel'] as const)
      expect((await ask(name, { id: 'x' }, admin.token)).status).toBe(404)
  })
})

/** Stops after this many batches of 100, like a server that is shut down. */
const endingAfter = (batches: number) => {
  let asked = 0
  return () => ++asked > batches
}
const many = (count: number) => [
  'name,description,category',
  ...Array.from({ length: count }, (_, n) => `Service ${String(n).padStart(4, '0')},d,Other`),
]

describe('a run', () => {
  test('continues where the previous instance ended, and counts each row once', async () => {
    const id = await lists.checked('health_service', ...many(450))
    await lists.start(id)
    await lists.work(endingAfter(3))
    const between = await lists.stateOf(id)
    expect(between).toMatchObject({ state: 'running', unchanged: 0 })
    expect(between?.added).toBeGreaterThanOrEqual(100)
    expect(between?.added).toBeLessThan(450)
    await lists.work()
    expect(await lists.stateOf(id)).toEqual({ state: 'done', added: 450, refused: 0, unchanged: 0 })
    expect(await names('health_services')).toHaveLength(450)
  })

  test('that loses its instance is taken over by another, and the first writes nothing more', async () => {
    const id = await lists.checked('health_service', ...many(250))
    await lists.start(id)
    const later = () => new Date(Date.now() + 120_000)
    await Promise.all([lists.work(), runImports(lists.deps(later)), lists.work()])
    await lists.work()
    expect(await lists.stateOf(id)).toEqual({ state: 'done', added: 250, refused: 0, unchanged: 0 })
  })

  test('is cancelled between two batches, and its result stays and is reported', async () => {
    const id = await lists.checked('health_service', ...many(350))
    await lists.start(id)
    await lists.work(endingAfter(2))
    await lists.cancel(id)
    await lists.work()
    const ended = await lists.stateOf(id)
    expect(ended).toMatchObject({ state: 'cancelled', refused: 0 })
    expect(await names('health_services')).toHaveLength(Number(ended?.added))
    expect(Number(ended?.added)).toBeLessThan(350)
  })

  test('stores every refused row with its reason for a file', async () => {
    const id = await lists.checked(
      'health_service',
      'name,category,price',
      'A,Magic,',
      'B,Surgery,-1',
      ',Surgery,',
      'C,Surgery,10',
      `${'D'.repeat(300)},Surgery,10`,
    )
    const answer = await app.request.get(`/api/Imports/${id}/refused`).set('authorization', `Bearer ${admin.token}`)
    expect(answer.text.split('\n').slice(0, 5)).toEqual([
      '\ufeffline,reason,row',
      '2,"category ""Magic"" cannot be used: Category is required.","A,Magic,"',
      expect.stringContaining('3,'),
      '4,Service name is required,",Surgery,"',
      '5,Description is required,"C,Surgery,10"',
    ])
    const turkish = await app.request
      .get(`/api/Imports/${id}/refused?language=tr`)
      .set('authorization', `Bearer ${admin.token}`)
    const lines = turkish.text.split('\n')
    expect(lines[3]).toBe('4,Hizmet adı zorunludur,",Surgery,"')
    expect(lines[5]).toMatch(/Lütfen en fazla \d+ karakter kullanın/)
  })
})

test('an invalid file is explained, and one that is too large is refused', async () => {
  const id = await lists.checked('hospital', 'code,district', '1,2')
  expect(await lists.get(id)).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('The header has no column named'),
  })
  expect((await lists.send('hospital', '')).status).toBe(400)
  expect((await lists.send('hospital', 'x'.repeat(10_000_001))).status).toBe(413)
  expect((await lists.send('beauty', 'name')).body.errors).toEqual({ kind: 'Please choose what the list holds' })
})

test('a check is deleted after a day, an import after thirty', async () => {
  await lists.checked('health_service', 'name', 'A')
  const id = await lists.checked('health_service', ...many(1))
  await lists.start(id)
  await lists.work()
  const after = (days: number) => ({ db: app.db, clock: () => new Date(Date.now() + days * 86_400_000) })
  await removeOldImports(after(2))
  expect((await app.query<{ id: string }>('select id from imports')).map((row) => row.id)).toEqual([id])
  await removeOldImports(after(31))
  expect(await app.query('select from imports')).toEqual([])
})
