import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let own: string
let meant: string

const TEXTS = {
  tr: { name: 'Akşam kursu', description: 'Diz ağrısı olanlar için hareketler.' },
  ru: { name: 'Вечерний курс', description: 'Упражнения, когда болит колено.' },
  ar: { name: 'دورة مسائية', description: 'تمارين لمن لديه ألم في الركبة.' },
}

beforeAll(async () => {
  app = await startTestApp()
  const { token } = await app.signIn('admin')
  const hospitals = await Promise.all([1, 2, 3].map(() => insertHospital(app.db)))
  // The search maps "knee" to this service, which most hospitals offer.
  meant = (
    await insertHealthService(
      app.db,
      { name: 'Knee Replacement', description: 'A new joint.' },
      hospitals.map(({ id }) => id),
    )
  ).id
  own = (
    await insertHealthService(app.db, {
      name: 'Evening Course',
      description: 'Movements for people with knee pain.',
    })
  ).id
  const texts = Object.entries(TEXTS).map(([language, text]) => ({ language, ...text }))
  const edited = await app.request
    .put(`/api/HealthService/${own}`)
    .set('authorization', `Bearer ${token}`)
    .send({ texts })
  expect(edited.status).toBe(200)
})
afterAll(() => app.close())

const find = async (q: string, language: string) => {
  const { body } = await app.request.get('/api/HealthService/search').query({ q }).set('accept-language', language)
  return body.map(({ id }: { id: string }) => id)
}

describe('a search for services', () => {
  test.each([
    ['en', 'knee pain course'],
    ['tr', 'diz ağrısı kursu'],
    ['ru', 'болит колено курс'],
    ['ar', 'ألم الركبة دورة'],
  ])('puts services with all the words before those of the same meaning (%s: %s)', async (language, q) => {
    const found = await find(q, language)
    expect(found[0]).toBe(own)
    expect(found).toContain(meant)
  })

  test.each([
    ['en', 'knee'],
    ['tr', 'diz'],
    ['ru', 'колено'],
    ['ar', 'الركبة'],
  ])('puts the meaning of a single word before descriptions that contain it (%s: %s)', async (language, q) => {
    const found = await find(q, language)
    expect(found.indexOf(meant)).toBeLessThan(found.indexOf(own))
    expect(found).toContain(own)
  })
})
