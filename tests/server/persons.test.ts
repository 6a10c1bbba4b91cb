import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PERSONS } from '#domain/persons.ts'
import { insertPatient, NOON } from '#tests/support/clinic.ts'
import { personDoors, SON, WIFE } from '#tests/support/persons.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let now = NOON
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

describe.each(personDoors(() => app))('persons of an account through %s', (_name, door) => {
  test('are added, listed, edited and removed', async () => {
    const { token } = await insertPatient(app)
    expect((await door('list', {}, token)).body).toEqual([])
    const { status, body: son } = await door('add', SON, token)
    expect(status).toBe(201)
    expect(son).toMatchObject(SON)
    now = new Date(now.getTime() + 1000)
    const { body: wife } = await door('add', WIFE, token)
    expect((await door('list', {}, token)).body).toEqual([son, wife])
    const edited = await door('update', { id: son.id, language: 'en' }, token)
    expect(edited.body).toMatchObject({ ...SON, language: 'en' })
    expect((await door('remove', { id: wife.id }, token)).status).toBe(204)
    expect((await door('list', {}, token)).body.map(({ id }: { id: string }) => id)).toEqual([son.id])
  })

  test('with the same name and birth date are one', async () => {
    const { token } = await insertPatient(app)
    const { body: son } = await door('add', SON, token)
    const again = await door('add', { ...SON, firstName: 'YUSUF', sex: 'other' }, token)
    expect(again.body).toEqual(son)
    const twin = await door('add', { ...SON, firstName: 'Yunus' }, token)
    expect(twin.body.id).not.toBe(son.id)
  })

  test('belong to their account alone', async () => {
    const [owner, stranger] = [await insertPatient(app), await insertPatient(app)]
    const { body: son } = await door('add', SON, owner.token)
    expect((await door('list', {}, stranger.token)).body).toEqual([])
    expect((await door('update', { id: son.id, language: 'tr' }, stranger.token)).status).toBe(404)
    expect((await door('remove', { id: son.id }, stranger.token)).status).toBe(404)
    expect((await door('remove', { id: 'no-id' }, owner.token)).status).toBe(404)
    expect((await door('list')).status).toBe(401)
    expect((await door('list', {}, owner.token)).body).toEqual([son])
  })

  test('need every field, each with its error message', async () => {
    const { token } = await insertPatient(app)
    const future = await door('add', { ...SON, birthDate: '2999-01-01' }, token)
    expect(future.status).toBe(400)
    expect(future.body.errors).toEqual({ birthDate: 'Please enter a valid date' })
    const aunt = await door('add', { ...SON, relation: 'aunt' }, token)
    expect(aunt.body.errors).toEqual({ relation: 'Please choose who you are to this person' })
  })

  test(`are at most ${MAX_PERSONS}, also when many are added at once`, async () => {
    const { token } = await insertPatient(app)
    const adding = Array.from({ length: MAX_PERSONS + 2 }, (_, at) =>
      door('add', { ...SON, firstName: `Child ${at}` }, token),
    )
    const answers = await Promise.all(adding)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_PERSONS)
    const [refused] = answers.filter(({ status }) => status !== 201)
    expect(refused?.status).toBe(409)
    expect(refused?.body.message).toBe('You can save up to 10 people. Please remove one first.')
    expect((await door('list', {}, token)).body).toHaveLength(MAX_PERSONS)
  })
})

test('a stale edit of a person is refused', async () => {
  const { token } = await insertPatient(app)
  const [, door] = personDoors(() => app).find(([name]) => name === 'GraphQL') ?? []
  const { body: son } = (await door?.('add', SON, token)) ?? { body: null }
  now = new Date(now.getTime() + 1000)
  await door?.('update', { id: son.id, language: 'en' }, token)
  const stale = await door?.('update', { id: son.id, language: 'tr', basedOn: son.updatedAt }, token)
  expect(stale?.code).toBe('stale_edit')
})
