import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOCUMENT_VERSIONS } from '#domain/privacy.ts'
import { accountDoors, insertPerson, PASSWORD } from '#tests/support/account.ts'
import { bookingOf, type Clinic, doors, insertClinic, NOON } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  clinic = await insertClinic(app)
})
afterAll(() => app.close())

const both = (occasion: string) =>
  (['privacy', 'terms'] as const).map((document) => ({ document, version: DOCUMENT_VERSIONS[document], occasion }))

type ConsentRow = { id: string; document: string; version: string; occasion: string; createdAt: string }
const byDocument = (one: ConsentRow, other: ConsentRow) => one.document.localeCompare(other.document)

describe.each(accountDoors(() => app))('consents, through %s', (name, ask) => {
  const consents = async (token: string): Promise<ConsentRow[]> => (await ask('consents', {}, token)).body
  const { book } = doors[name as keyof typeof doors]

  test('are stored with version and time: at registration, and when a booking finds a newer version', async () => {
    const newcomer = { firstName: 'Ada', lastName: 'Söğüt', email: `${v7()}@mail.example`, password: PASSWORD }
    const { token } = (await ask('register', newcomer)).body
    const registered = (await consents(token)).sort(byDocument)
    expect(registered).toMatchObject(both('registration'))
    expect(registered.map(({ createdAt }) => createdAt)).toEqual(Array(2).fill(NOON.toISOString()))

    const appointmentTime = name === 'REST' ? '10:00' : '11:00'
    const input = bookingOf(clinic, { appointmentTime })
    await app.query(
      "update consents set version = 'an older one' where user_id = (select id from users where email = $1)",
      [newcomer.email],
    )
    expect((await book(app, token, input, 'once')).status).toBe(201)
    const all = await consents(token)
    expect(all).toHaveLength(4)
    expect(all.filter(({ occasion }) => occasion === 'booking').sort(byDocument)).toMatchObject(both('booking'))

    // A repeated booking, another one and a refused one create no further consent.
    expect((await book(app, token, input, 'once')).status).toBe(201)
    expect((await book(app, token, { ...input, appointmentTime: '03:00' })).status).toBe(400)
    const later = name === 'REST' ? '14:00' : '15:00'
    expect((await book(app, token, { ...input, appointmentTime: later })).status).toBe(201)
    const stranger = await insertPerson(app)
    expect((await book(app, stranger.token, input)).status).toBe(409)
    expect(await consents(token)).toHaveLength(4)
    expect(await consents(stranger.token)).toEqual([])
  })

  test('are only for oneself', async () => {
    expect((await ask('consents')).status).toBe(401)
  })
})

describe.each(accountDoors(() => app))('settings of mails through %s', (_name, ask) => {
  test('are on unless turned off, each separately', async () => {
    const { token } = await insertPerson(app)
    const on = { appointments: true, reminders: true, messages: true, quotes: true }
    expect((await ask('me', {}, token)).body.notifications).toEqual(on)
    const choose = async (choice: object) => (await ask('updateNotifications', { ...choice }, token)).body.notifications
    expect(await choose({ reminders: false })).toEqual({ ...on, reminders: false })
    expect(await choose({ messages: false })).toEqual({ ...on, reminders: false, messages: false })
    expect(await choose({ reminders: true })).toEqual({ ...on, messages: false })
    expect(await choose({})).toEqual({ ...on, messages: false })
    expect((await ask('updateNotifications', { reminders: 'no' }, token)).status).toBe(400)
    expect((await ask('updateNotifications', { reminders: false })).status).toBe(401)
  })

  test('leave other preferences alone', async () => {
    const { id, token } = await insertPerson(app, { preferences: { theme: 'dark' } })
    await ask('updateNotifications', { reminders: false }, token)
    const [row] = await app.query('select preferences from users where id = $1', [id])
    expect(row).toEqual({ preferences: { theme: 'dark', notifications: { reminders: false } } })
  })

  test('name one of four languages', async () => {
    const { token } = await insertPerson(app)
    expect((await ask('me', {}, token)).body.language).toBe('en')
    for (const language of ['tr', 'ru', 'ar', 'en'])
      expect((await ask('updateLanguage', { language }, token)).body.language).toBe(language)
    for (const language of ['de', '', 'EN'])
      expect((await ask('updateLanguage', { language }, token)).body.errors).toEqual({
        language: 'Please choose en, tr, ru or ar',
      })
    expect((await ask('updateLanguage', { language: 'tr' })).status).toBe(401)
  })

  test('keep the language of pages separate from that of mails, and all other choices', async () => {
    const { id, token } = await insertPerson(app, { preferences: { theme: 'dark' } })
    expect((await ask('me', {}, token)).body).toMatchObject({ language: 'en', pageLanguage: null })
    for (const language of ['ar', 'en', 'ru'])
      expect((await ask('updatePageLanguage', { language }, token)).body.pageLanguage).toBe(language)
    expect((await ask('me', {}, token)).body).toMatchObject({ language: 'en', pageLanguage: 'ru' })
    expect((await ask('updatePageLanguage', { language: 'de' }, token)).status).toBe(400)
    expect((await ask('updatePageLanguage', { language: 'tr' })).status).toBe(401)
    const [row] = await app.query('select preferences from users where id = $1', [id])
    expect(row).toEqual({ preferences: { theme: 'dark', language: 'ru' } })
  })
})
