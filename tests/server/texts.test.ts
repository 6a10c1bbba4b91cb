import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { graphql } from '#tests/support/doors.ts'
import { importing } from '#tests/support/imports.ts'
import { startInstance } from '#tests/support/instance.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

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

type Requester = Pick<TestApp, 'request'>

const read = async (path: string, language?: string, from: Requester = app) => {
  const asked = from.request.get(`/api/${path}`)
  if (language) asked.set('accept-language', language)
  return await asked
}
const edit = (path: string, body: object) =>
  app.request.put(`/api/${path}`).set('authorization', `Bearer ${admin}`).send(body)
const asks = async (query: string, variables: object, language = 'en') =>
  (await app.request.post('/graphql').set('accept-language', language).send({ query, variables })).body.data

const NAMES = {
  tr: { name: 'Çene eklemi dinlendirme', description: 'Çene kaslarını gevşeten yarım saat.' },
  ru: { name: 'Разгрузка челюсти', description: 'Полчаса для расслабления мышц.' },
  ar: { name: 'إراحة مفصل الفك', description: 'نصف ساعة لإرخاء العضلات.' },
}
const texts = (['tr', 'ru', 'ar'] as const).map((language) => ({ language, ...NAMES[language] }))

/** Creates a service that our tables do not contain, so that only its own texts can match. */
async function jawService(words: object[] = texts) {
  const service = await insertHealthService(app.db, {
    name: `Quiet Jowl Hour`,
    description: 'Half an hour that loosens the muscles.',
  })
  expect((await edit(`HealthService/${service.id}`, { texts: words })).status).toBe(200)
  return service
}

describe('the texts of a record', () => {
  test('are returned in the requested language, by both interfaces', async () => {
    const { id } = await jawService()
    for (const { language, name, description } of texts) {
      const { body, headers } = await read(`HealthService/${id}`, `${language}-XX,en;q=0.5`)
      expect(body).toMatchObject({ name, description, textLanguage: language, sourceName: 'Quiet Jowl Hour' })
      expect(headers['content-language']).toBe(language)
      expect(headers.vary).toMatch(/accept-language/i)
      const { healthService } = await asks(
        'query ($id: ID!) { healthService(id: $id) { name description textLanguage sourceName texts { language name } } }',
        { id },
        language,
      )
      expect(healthService).toMatchObject({ name, description, textLanguage: language })
      expect(healthService.texts.map((text: { name: string }) => text.name)).toEqual(
        [NAMES.ar, NAMES.ru, NAMES.tr].map((text) => text.name),
      )
    }
    expect((await read(`HealthService/${id}?lang=ar`, 'ru')).body.name).toBe(NAMES.ar.name)
    expect((await read(`HealthService/${id}?lang=xx`, 'ru')).body.name).toBe(NAMES.ru.name)
    expect((await read(`HealthService/${id}`, 'de')).body).toMatchObject({
      name: 'Quiet Jowl Hour',
      textLanguage: 'en',
    })
  })

  test('are documented with the language parameter in OpenAPI', async () => {
    const { body } = await app.request.get('/api/openapi.json')
    for (const path of ['/Hospitals/{id}', '/Doctor/search', '/HealthService'])
      expect(body.paths[path].get.parameters).toContainEqual(
        expect.objectContaining({
          name: 'lang',
          in: 'query',
          schema: { type: 'string', enum: ['en', 'tr', 'ru', 'ar'] },
        }),
      )
    expect(body.info.description).toContain('Accept-Language')
  })

  test('fall back to English, with a mark', async () => {
    const { id } = await jawService([texts[0] as object])
    expect((await read(`HealthService/${id}`, 'ru')).body).toMatchObject({
      name: 'Quiet Jowl Hour',
      textLanguage: 'en',
    })
    const hospital = await insertHospital(app.db, { description: 'A house by the sea.' })
    const doctor = await insertDoctor(app.db, { hospitalId: hospital.id, description: 'Listens first.' })
    await edit(`Hospitals/${hospital.id}`, { texts: [{ language: 'ar', description: 'بيت عند البحر.' }] })
    await edit(`Doctor/${doctor.id}`, { texts: [{ language: 'ar', description: 'يستمع أولًا.' }] })
    for (const [path, english, arabic] of [
      [`Hospitals/${hospital.id}`, 'A house by the sea.', 'بيت عند البحر.'],
      [`Doctor/${doctor.id}`, 'Listens first.', 'يستمع أولًا.'],
    ] as const) {
      expect((await read(path, 'ar')).body).toMatchObject({ description: arabic, textLanguage: 'ar' })
      expect((await read(path, 'tr')).body).toMatchObject({ description: english, textLanguage: 'en' })
    }
  })

  test('without English fall back to Turkish, and never to Russian or Arabic', async () => {
    const hospital = await insertHospital(app.db, { description: 'A house by the sea.' })
    const doctor = await insertDoctor(app.db, { hospitalId: hospital.id, description: 'Listens first.' })
    const [tr, ru, ar] = texts.map(({ language, description }) => ({ language, description }))
    for (const path of [`Hospitals/${hospital.id}`, `Doctor/${doctor.id}`]) {
      await edit(path, { description: null, texts: [ar, ru, tr] })
      const readIn = async (language: string) => {
        const { description, textLanguage } = (await read(path, language)).body
        return { description, textLanguage }
      }
      for (const language of ['tr', 'ru', 'ar'] as const)
        expect(await readIn(language)).toEqual({ description: NAMES[language].description, textLanguage: language })
      expect(await readIn('en')).toEqual({ description: NAMES.tr.description, textLanguage: 'tr' })
      await edit(path, { texts: [{ language: 'tr', description: null }] })
      expect(await readIn('en')).toEqual({ description: null, textLanguage: null })
    }
  })

  test('are in lists and in a hospital’s offers, sorted by the language', async () => {
    const hospital = await insertHospital(app.db)
    const a = await insertHealthService(app.db, { name: 'Zinc Test' }, [hospital.id])
    const b = await insertHealthService(app.db, { name: 'Arm Cast' }, [hospital.id])
    for (const [id, name] of [
      [a.id, 'Анализ на цинк'],
      [b.id, 'Гипс на руку'],
    ] as const)
      await edit(`HealthService/${id}`, { texts: [{ language: 'ru', name, description: 'Описание.' }] })
    const offered = async (language: string) =>
      (await read(`Hospitals/${hospital.id}`, language)).body.services.map(({ name }: { name: string }) => name)
    expect(await offered('en')).toEqual(['Arm Cast', 'Zinc Test'])
    expect(await offered('ru')).toEqual(['Анализ на цинк', 'Гипс на руку'])
    const listed = async (language: string) => {
      const { body } = await read(`HealthService/search?provider=${hospital.id}`, language)
      return body.map(({ name }: { name: string }) => name)
    }
    expect(await listed('en')).toEqual(['Arm Cast', 'Zinc Test'])
    expect(await listed('ru')).toEqual(['Анализ на цинк', 'Гипс на руку'])
  })

  test('are marked if older than the English ones', async () => {
    const { id } = await jawService()
    const settings = async () => {
      const query = 'query ($id: ID!) { healthService(id: $id) { settings { texts { language isOutdated } } } }'
      const { texts: kept } = (await app.graphql(query, { id }, admin)).data.healthService.settings
      return Object.fromEntries(
        kept.map(({ language, isOutdated }: { language: string; isOutdated: boolean }) => [language, isOutdated]),
      )
    }
    expect(await settings()).toEqual({ ar: false, ru: false, tr: false })
    await edit(`HealthService/${id}`, { description: 'An hour that loosens the muscles.' })
    expect(await settings()).toEqual({ ar: true, ru: true, tr: true })
    await edit(`HealthService/${id}`, {
      texts: [
        { language: 'ru', name: NAMES.ru.name, description: 'Час для расслабления мышц.' },
        { ...texts[0], isCurrent: true },
        { language: 'ar', name: null, description: null },
      ],
    })
    expect(await settings()).toEqual({ ru: false, tr: false })
  })

  test('have a name and a description, or neither', async () => {
    const { id } = await insertHealthService(app.db)
    const { status, body } = await edit(`HealthService/${id}`, { texts: [{ language: 'tr', name: 'Yalnız ad' }] })
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      'texts.0.description': 'Please write both the name and the description, or neither',
    })
  })

  test('are editable by administrators, and by staff of the hospital', async () => {
    const { id } = await jawService()
    const [staff, stranger] = [await app.signIn('hospital'), await app.signIn('hospital')]
    const doctor = await insertDoctor(app.db, { hospitalId: staff.hospitalId })
    const as = async (token: string, noun: string, id: string) =>
      (await graphql(app, `query ($id: ID!) { ${noun}(id: $id) { settings { texts { language } } } }`, { id }, token))
        .status
    expect(await as(staff.token, 'healthService', id)).toBe(403)
    expect(await as(staff.token, 'doctor', doctor.id)).toBe(200)
    expect(await as(stranger.token, 'doctor', doctor.id)).toBe(403)
  })

  test('that were changed are new at once, and within a second on another instance', async () => {
    const { id } = await jawService()
    const name = async (from: Requester) => (await read(`HealthService/${id}`, 'ar', from)).body.name
    expect([await name(app), await name(other)]).toEqual([NAMES.ar.name, NAMES.ar.name])
    for (let edition = 1; edition <= 5; edition++) {
      const next = `${NAMES.ar.name} ${edition}`
      await edit(`HealthService/${id}`, { texts: [{ language: 'ar', name: next, description: 'نص.' }] })
      expect(await name(app)).toBe(next)
      await expect.poll(() => name(other), { interval: 5 }).toBe(next)
      expect((await read(`HealthService/${id}`, 'en', other)).body.name).toBe('Quiet Jowl Hour')
    }
  })

  test('are cached in each language', async () => {
    const hospital = await insertHospital(app.db)
    await jawService()
    const readAll = async () => {
      const answers = []
      for (const language of ['en', 'tr', 'ru', 'ar'])
        answers.push(
          (await read(`Hospitals/${hospital.id}`, language)).body,
          (await read('HealthService', language)).body,
        )
      return answers
    }
    const first = await readAll()
    expect(await countStatements(async () => expect(await readAll()).toEqual(first))).toBe(0)
  })
})

describe('a search', () => {
  test.each([
    ['en', 'quiet jowl'],
    ['tr', 'çene dinlendirme'],
    ['ru', 'разгрузка челюсти'],
    ['ar', 'إراحة الفك'],
  ])('finds a service, its hospitals and its doctors by its name (%s)', async (language, q) => {
    const hospital = await insertHospital(app.db)
    const doctor = await insertDoctor(app.db, { hospitalId: hospital.id })
    const service = await insertHealthService(app.db, { name: 'Quiet Jowl Hour', description: 'Half an hour.' }, [
      hospital.id,
    ])
    await edit(`HealthService/${service.id}`, { texts })
    await edit(`Doctor/${doctor.id}/services`, { services: [{ serviceId: service.id }] })
    const ids = async (path: string) => {
      const { body } = await read(`${path}/search?limit=100&q=${encodeURIComponent(q)}`, language)
      return body.map(({ id }: { id: string }) => id)
    }
    expect(await ids('HealthService')).toContain(service.id)
    expect(await ids('Hospitals')).toContain(hospital.id)
    expect(await ids('Doctor')).toContain(doctor.id)
    const byName = `Hospitals/search?limit=100&service=${encodeURIComponent(NAMES.ru.name)}`
    expect((await read(byName)).body.map(({ id }: { id: string }) => id)).toContain(hospital.id)
  })

  test.each(['Стамбул', 'в Стамбуле', 'إسطنبول', 'اسطنبول', 'بإسطنبول', 'Istanbul', 'İSTANBUL'])(
    'finds a city by the name "%s"',
    async (name) => {
      const { id } = await insertHospital(app.db, { name: 'Kuyu House', city: 'İstanbul' })
      const elsewhere = await insertHospital(app.db, { name: 'Kuyu House', city: 'Antalya' })
      const found = async (query: object) => {
        const { body } = await read(
          `Hospitals/search?limit=100&${new URLSearchParams(query as Record<string, string>)}`,
        )
        return body.map((hospital: { id: string }) => hospital.id)
      }
      const byWords = await found({ q: name.replace('в ', '') })
      expect(byWords).toContain(id)
      expect(byWords).not.toContain(elsewhere.id)
      const byPlace = await found({ location: name.replace('в ', ''), q: 'kuyu' })
      expect(byPlace).toContain(id)
      expect(byPlace).not.toContain(elsewhere.id)
    },
  )
})

describe('a file for spreadsheets', () => {
  const EXPORT = 'Admin/HealthServices/export'
  const imported = async (text: string) => {
    const lists = importing(app, admin)
    const { body } = await lists.send('health_service', Buffer.from(text))
    await lists.work()
    await lists.start(body.id)
    await lists.work()
    return lists.get(body.id)
  }

  test('has every language for every user, and changes nothing when it is imported', async () => {
    const { id } = await jawService()
    const file = async (language: string) => {
      const asked = app.request.get(`/api/${EXPORT}?q=jowl`).set('authorization', `Bearer ${admin}`)
      return (await asked.set('accept-language', language)).text
    }
    const english = await file('en')
    expect(english).toContain('Quiet Jowl Hour')
    for (const { name, description } of texts) for (const words of [name, description]) expect(english).toContain(words)
    expect(await file('ru')).toBe(english)
    expect(await imported(english)).toMatchObject({ added: 0, changed: 0 })
    const other = `id,name,name_ru,description_ru\n${id},Quiet Jowl Hour,Тихий час,Полчаса.\n`
    expect(await imported(other)).toMatchObject({ added: 0, changed: 1 })
    await expect
      .poll(async () => (await read(`HealthService/${id}`, 'ru')).body, { interval: 5 })
      .toMatchObject({ name: 'Тихий час', textLanguage: 'ru' })
    expect((await read(`HealthService/${id}`, 'tr')).body.name).toBe(NAMES.tr.name)
  })
})
