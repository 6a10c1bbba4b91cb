import fc from 'fast-check'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { MAILS, type MailKind } from '#domain/notifications.ts'
import { createLink, redeemLink } from '#server/features/accounts/auth/links.ts'
import { renderMail } from '#server/features/accounts/outbox/render.ts'
import { MAIL_TEXTS } from '#server/features/accounts/outbox/texts.ts'
import { sayIn } from '#server/features/accounts/outbox/words.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { insertUser } from '#server/seed/factories.ts'
import { bookingOf, type Clinic, doors, FRIDAY, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { readCalendar } from '#tests/support/ics.ts'
import { linkOf, type Mailbox, startMailbox } from '#tests/support/mail-run.ts'
import { SEED } from '#tests/support/seed.ts'
import type { TestApp } from '#tests/support/server.ts'

let box: Mailbox
let app: TestApp
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  box = await startMailbox()
  app = box.app
})
afterAll(() => box.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
})
afterEach(() => box.empty())

/** Sends all due mails and returns those to recipients other than the hospital's staff. */
const deliver = async (now?: Date) => {
  const staff = await app.query<{ email: string }>(`select email from users where role = 'hospital'`)
  const addresses = staff.map(({ email }) => email)
  return (await box.deliver(now)).filter(({ to }) => !addresses.includes(to?.[0]?.address ?? ''))
}
const book = async (changes: Record<string, unknown> = {}) =>
  (await doors.REST.book(app, ada.token, bookingOf(clinic, changes))).body as { id: string; bookingId: string }
const notes = async () =>
  (
    await app.query<{ last_error: string | null }>('select last_error from outbox where user_id = $1 order by id', [
      ada.id,
    ])
  ).map((row) => row.last_error)
const speak = (language: UiLanguage) => app.query('update users set language = $1 where id = $2', [language, ada.id])
const kinds = Object.keys(MAILS) as MailKind[]

describe('a mail', () => {
  test('is written in every language for every kind', () => {
    for (const language of UI_LANGUAGES)
      for (const kind of kinds) {
        const { subject, lines, button } = MAIL_TEXTS[kind]
        for (const english of [subject, ...lines, ...(button ? [button] : [])]) {
          const said = sayIn[language](english)
          expect(said.trim().length).toBeGreaterThan(5)
          if (language !== 'en') expect(said).not.toBe(english)
        }
      }
  })

  test('uses the user’s language, with Arabic from the right', async () => {
    await speak('ar')
    await book()
    const [mail] = await deliver()
    expect(mail?.subject).toBe('استلمنا حجزك')
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
    expect(mail?.text).toContain('مرحبًا \u2068Ada\u2069،')
    expect(mail?.text).toContain(`المستشفى: \u2068${clinic.hospital.name}\u2069`)
    expect(mail?.text).toMatch(/5 مارس 2026، 10:00/)
  })

  test('shows the time in the hospital’s time zone, and links to the appointment', async () => {
    const { id, bookingId } = await book()
    const [mail] = await deliver()
    expect(mail?.subject).toBe('We have received your booking')
    for (const fact of [
      'Thursday, 5 March 2026',
      '10:00',
      'Istanbul',
      bookingId,
      `https://hekima.example/my-appointments/${id}`,
    ]) {
      expect(mail?.text).toContain(fact)
      expect(mail?.html?.replace(/&#39;/g, "'")).toContain(fact)
    }
    expect(mail?.to).toEqual([{ name: 'Ada Söğüt', address: ada.email }])
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  })

  test('gives its reason, also to recipients without an account', () => {
    const to = { language: 'en', firstName: '', publicUrl: 'https://hekima.example' } as const
    const reason = (kind: MailKind) =>
      /You are receiving this email because .*/.exec(renderMail({ ...to, kind }, {}).text)?.[0]
    expect(reason('account.welcome')).toBe('You are receiving this email because you have an account with Hekima.')
    expect(reason('account.deleted')).toBe('You are receiving this email because you had an account with Hekima.')
    expect(reason('certificate.ending_office')).toMatch(/list this address for expiring certificates/)
  })

  test('escapes names of users, and lets no name write headers', async () => {
    const name = '<img src=x onerror=alert(1)>&"\r\nBcc: eve@mail.example'
    await app.query('update users set first_name = $1 where id = $2', [name, ada.id])
    await book()
    const [mail] = await deliver()
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).toContain('&lt;img src=x')
    expect(box.received[0]?.to).toEqual([ada.email])
    expect(mail?.bcc).toBeUndefined()
  })

  test('contains no tag of any name', () => {
    const tags = (firstName: string) => {
      const { html } = renderMail(
        { kind: 'account.welcome', language: 'tr', firstName, publicUrl: 'https://hekima.example' },
        { page: '/' },
      )
      return [...html.matchAll(/[<>"]/gu)].length
    }
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (name) => tags(name) === tags('Ada')),
      { seed: SEED },
    )
  })

  test.each(Object.entries(linkOf))('%s contains a working link, to the address of the link', async (kind, link) => {
    const email = `${v7()}@mail.example`
    const tokenId = await createLink(app.db, box.partsAt(), { userId: ada.id, kind: link, email })
    await queueMail(app.db, NOON, { kind: kind as MailKind, userId: ada.id, payload: { tokenId } })
    const [mail] = await deliver()
    expect(mail?.to?.[0]?.address).toBe(email)
    const address = new URL(/https:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const asksPassword = link === 'reset_password' || link === 'invitation'
    expect(address.pathname).toBe(asksPassword ? '/reset-password' : '/confirm-email')
    expect(mail?.html).toContain(address.href)
    const token = address.searchParams.get('token') ?? ''
    expect(await redeemLink(app.db, { clock: () => NOON }, { kinds: [link], token })).toMatchObject({ userId: ada.id })
  })

  test('requested on a page is in the language of the page, and links back to it', async () => {
    await speak('ru')
    const ask = (language: string) =>
      app.request
        .post('/graphql')
        .set('accept-language', language)
        .send({
          query: 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
          variables: { email: ada.email },
        })
    for (const language of ['tr', 'en']) await ask(language)
    const mails = await deliver()
    expect(mails.map(({ subject }) => subject)).toEqual(['Yeni bir şifre belirleyin', 'Выберите новый пароль'])
    expect(mails[0]?.text).toContain('https://hekima.example/tr/reset-password?token=')
  })

  test('is not sent for an expired link', async () => {
    const tokenId = await createLink(app.db, box.partsAt(), {
      userId: ada.id,
      kind: 'reset_password',
      email: ada.email,
    })
    await queueMail(app.db, NOON, { kind: 'account.reset_password', userId: ada.id, payload: { tokenId } })
    await app.query('update one_time_tokens set used_at = now() where id = $1', [tokenId])
    expect(await deliver()).toEqual([])
    expect(await notes()).toEqual(['skipped: the link has ended'])
  })
})

describe('a message', () => {
  test('from the patient reaches each of the hospital’s staff once, by their settings', async () => {
    const { hospital, staff } = clinic
    const quiet = await insertUser(app.db, { role: 'hospital', hospitalId: hospital.id })
    await app.query(`update users set preferences = '{"notifications":{"messages":false}}' where id = $1`, [quiet.id])
    await insertUser(app.db, { role: 'hospital', hospitalId: hospital.id, status: 'inactive' })
    await insertClinic(app)
    const [suna] = await app.query<{ email: string }>('select email from users where id = $1', [staff.id])
    const { id } = await book()
    await app.query('delete from outbox')
    await doors.REST.say(app, ada.token, id, 'When shall I be there?')
    await deliver()
    await app.query('update outbox set sent_at = null where user_id is null')
    await deliver()
    expect(box.received.flatMap(({ to }) => to)).toEqual([suna?.email])
    expect(box.received[0]?.mail.text).toContain(`/hospitalportal/appointments/${id}?hospital=`)
  })
})

describe('settings', () => {
  const turnOff = (kind: string) =>
    app.query(
      `update users set preferences = jsonb_build_object('notifications', jsonb_build_object($1::text, false)) where id = $2`,
      [kind, ada.id],
    )

  test('apply by kind, at the time of sending', async () => {
    const { id } = await book()
    await doors.REST.say(app, clinic.staff.token, id, 'Welcome.')
    await turnOff('appointments')
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['You have a new message'])
    expect(await notes()).toEqual(['skipped: turned off', null])
  })

  test('are irrelevant for demo users, who get no mails', async () => {
    await book()
    await app.query('update users set is_demo = true where id = $1', [ada.id])
    expect(await deliver()).toEqual([])
    expect(await notes()).toEqual(['skipped: somebody of the demo data'])
  })

  test('do not affect mails about the account', async () => {
    await turnOff('appointments')
    await app.query(
      `update users set preferences = '{"notifications":{"appointments":false,"reminders":false,"messages":false}}'`,
    )
    await queueMail(app.db, NOON, { kind: 'account.password_changed', userId: ada.id })
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Your password was changed'])
  })
})

describe('the calendar file of a mail', () => {
  test('invites, moves and cancels: one UID, a growing SEQUENCE', async () => {
    const { id } = await book()
    const seen: object[] = []
    const look = async () => {
      box.received.length = 0
      const [mail] = await deliver()
      const file = mail?.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType))
      const { method, events } = readCalendar(new TextDecoder().decode(file?.content as ArrayBuffer))
      seen.push({ method, uid: events[0]?.uid, sequence: events[0]?.sequence, start: events[0]?.start })
      expect(events[0]?.attendees.map((address) => address.toLowerCase())).toEqual([`mailto:${ada.email}`])
    }
    await look()
    await doors.REST.move(app, clinic.staff.token, id, { status: 'confirmed' })
    await look()
    await doors.REST.update(app, clinic.staff.token, id, { date: FRIDAY, time: '14:00' })
    await look()
    await doors.REST.move(app, ada.token, id, { status: 'cancelled' })
    await look()
    const [before, after] = [new Date('2026-03-05T07:00:00Z'), new Date('2026-03-06T11:00:00Z')]
    expect(seen).toEqual([
      { method: 'REQUEST', uid: `${id}@hekima`, sequence: 0, start: before },
      { method: 'REQUEST', uid: `${id}@hekima`, sequence: 1, start: before },
      { method: 'REQUEST', uid: `${id}@hekima`, sequence: 2, start: after },
      { method: 'CANCEL', uid: `${id}@hekima`, sequence: 3, start: after },
    ])
  })

  test('never follows a cancellation: a booking cancelled before its mail was sent is only cancelled', async () => {
    const { id } = await book()
    await doors.REST.move(app, ada.token, id, { status: 'cancelled' })
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Your appointment is cancelled'])
  })

  test('changed notes send no mail', async () => {
    const { id } = await book()
    await app.query('delete from outbox')
    await doors.REST.update(app, ada.token, id, { notes: 'I come by bus.' })
    expect(await deliver()).toEqual([])
    expect(await app.query('select kind from outbox')).toEqual([])
  })
})
