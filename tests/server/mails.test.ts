import fc from 'fast-check'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { MAILS, type MailKind, REMINDERS } from '#domain/notifications.ts'
import { createLink, type LinkKind, redeemLink } from '#server/features/auth/links.ts'
import { renderMail } from '#server/jobs/mail/render.ts'
import { createMailTransport } from '#server/jobs/mail/transport.ts'
import { MAIL_WORDS } from '#server/jobs/mail/words.ts'
import { deliverDue } from '#server/jobs/mail/worker.ts'
import { queueMail } from '#server/jobs/outbox.ts'
import { reminderKey } from '#server/jobs/reminders.ts'
import { createLogger } from '#server/log.ts'
import {
  bookingOf,
  type Clinic,
  doors,
  FRIDAY,
  insertClinic,
  insertPatient,
  MONDAY,
  NOON,
} from '#tests/support/clinic.ts'
import { readCalendar } from '#tests/support/ics.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let mailServer: MailServer
let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  mailServer = await startMailServer()
  app = await startTestApp({
    clock: () => NOON,
    env: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://hekima.example' },
  })
})
afterAll(async () => {
  await mailServer.close()
  await app.close()
})
beforeEach(async () => {
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
})
afterEach(async () => {
  mailServer.received.length = 0
  await app.query('delete from outbox')
})

const partsOf = (now = NOON) => ({
  ...{ config: app.config, db: app.db, clock: () => now, log: createLogger('silent', false) },
})
async function deliver(now = NOON) {
  const transport = createMailTransport(app.config)
  while ((await deliverDue(partsOf(now), transport)).taken > 0);
  return mailServer.received.map(({ mail }) => mail)
}
const notes = async () =>
  (await app.query<{ last_error: string | null }>('select last_error from outbox order by id')).map(
    (row) => row.last_error,
  )
const book = async (changes: Record<string, unknown> = {}) =>
  (await doors.REST.book(app, ada.token, bookingOf(clinic, changes))).body as { id: string; bookingId: string }
const speak = (language: UiLanguage) => app.query('update users set language = $1 where id = $2', [language, ada.id])

const linkOf: Partial<Record<MailKind, LinkKind>> = {
  'account.confirm_email': 'confirm_email',
  'account.email_change': 'change_email',
  'account.reset_password': 'reset_password',
}
const kinds = Object.keys(MAILS) as MailKind[]

/** A row for any kind of mail there is. */
async function queueAny(kind: MailKind, appointmentId: string) {
  const link = linkOf[kind]
  const tokenId = link && (await createLink(app.db, partsOf(), { userId: ada.id, kind: link, email: ada.email }))
  const payload = { ...(tokenId ? { tokenId } : kind.startsWith('account.') ? {} : { appointmentId }) }
  await queueMail(app.db, NOON, { kind, userId: ada.id, payload })
}

describe('no mail tells of anybody’s health', () => {
  test.each(UI_LANGUAGES)('in %s', async (language) => {
    const secrets = [
      'Kardelen Heart Centre',
      'Oncology second opinion',
      'Mental Health',
      'Dr. Vezir Onkolog',
      'Ich habe Asthma',
    ]
    const [hospital = '', service, category, doctor, note] = secrets
    await app.query('update hospitals set name = $1 where id = $2', [hospital, clinic.hospital.id])
    await app.query('update health_services set name = $1, category = $2 where id = $3', [
      service,
      category,
      clinic.service.id,
    ])
    await app.query('update doctors set full_name = $1 where id = $2', [doctor, clinic.doctor.id])
    const { id } = await book({ notes: note, doctorId: clinic.doctor.id, appointmentDate: MONDAY })
    await doors.REST.say(app, clinic.staff.token, id, 'Ihre Biopsie ist gutartig.')
    await app.query(`update appointments set status = 'confirmed' where id = $1`, [id])
    await app.query(`update users set language = $1, deletes_at = $2 where id = $3`, [language, NOON, ada.id])
    await app.query('delete from outbox')

    const reminders = REMINDERS.map(({ kind }) => kind as MailKind)
    for (const kind of kinds)
      if (kind !== 'appointment.cancelled' && !reminders.includes(kind)) await queueAny(kind, id)
    await deliver()
    const startsAt = new Date('2026-03-09T07:00:00Z')
    for (const { kind, hours } of REMINDERS) {
      await queueAny(kind, id)
      const key = reminderKey({ id, startsAt }, kind)
      await app.query('update outbox set dedupe_key = $1 where kind = $2', [key, kind])
      await deliver(new Date(startsAt.getTime() - hours * 3_600_000))
    }
    await app.query(`update appointments set status = 'cancelled' where id = $1`, [id])
    await queueAny('appointment.cancelled', id)
    const mails = await deliver()
    expect(mails).toHaveLength(kinds.length)

    for (const mail of mails) {
      const files = mail.attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer))
      const all = JSON.stringify([mail.headers, mail.subject, mail.text, mail.html, files]).replace(/\\r\\n /g, '')
      for (const secret of [...secrets, 'Biopsie', 'Cardiology', ada.token])
        expect(all, `${mail.subject}: ${secret}`).not.toContain(secret)
      // The street is in the calendar file alone.
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('Söğüt Sokak')
    }
  })

  test('nor anything but what it is given', () => {
    for (const kind of kinds)
      for (const language of UI_LANGUAGES) {
        const { subject, text, html } = renderMail({
          ...{ kind, language, firstName: 'Ada', publicUrl: 'https://hekima.example' },
          appointment: { id: v7(), bookingId: 'BK-23456789', startsAt: NOON },
        })
        // Nothing but these facts goes in, and all three parts say the same.
        expect(text.length).toBeGreaterThan(50)
        expect(html).toContain(subject.replaceAll("'", '&#39;'))
        expect(text).not.toMatch(/\{\w+\}/)
        expect(html).not.toMatch(/\{\w+\}|undefined/)
      }
  })
})

describe('a mail', () => {
  test('is written in every language for every kind', () => {
    for (const language of UI_LANGUAGES)
      for (const kind of kinds) {
        const { subject, lines } = MAIL_WORDS[language].mails[kind]
        expect([subject, ...lines].every((text) => text.trim().length > 5)).toBe(true)
        if (language !== 'en') expect(subject).not.toBe(MAIL_WORDS.en.mails[kind].subject)
      }
  })

  test('speaks the language of the person; Arabic from the right', async () => {
    await speak('ar')
    await book()
    const [mail] = await deliver()
    expect(mail?.subject).toBe('استلمنا حجزك')
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
    expect(mail?.text).toContain('مرحبًا Ada،')
    expect(mail?.text).toMatch(/5 مارس 2026, 10:00/)
  })

  test('says when in hospital time, and leads to the appointment', async () => {
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

  test('escapes what people call themselves, and lets no name write headers', async () => {
    const name = '<img src=x onerror=alert(1)>&"\r\nBcc: eve@mail.example'
    await app.query('update users set first_name = $1 where id = $2', [name, ada.id])
    await book()
    const [mail] = await deliver()
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).toContain('&lt;img src=x')
    expect(mailServer.received[0]?.to).toEqual([ada.email])
    expect(mail?.bcc).toBeUndefined()
  })

  test('has no tag of any name', () => {
    const tags = (firstName: string) => {
      const { html } = renderMail({
        kind: 'account.welcome',
        language: 'tr',
        firstName,
        publicUrl: 'https://hekima.example',
      })
      return [...html.matchAll(/[<>"]/gu)].length
    }
    fc.assert(fc.property(fc.string({ minLength: 1, unit: 'binary' }), (name) => tags(name) === tags('Ada')))
  })

  test.each(Object.entries(linkOf))('%s carries a link that works, to the address of the link', async (kind, link) => {
    const email = `${v7()}@mail.example`
    const tokenId = await createLink(app.db, partsOf(), { userId: ada.id, kind: link, email })
    await queueMail(app.db, NOON, { kind: kind as MailKind, userId: ada.id, payload: { tokenId } })
    const [mail] = await deliver()
    expect(mail?.to?.[0]?.address).toBe(email)
    const address = new URL(/https:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(address.pathname).toBe(link === 'reset_password' ? '/reset-password' : '/confirm-email')
    expect(mail?.html).toContain(address.href)
    expect(await redeemLink(app.db, link, address.searchParams.get('token') ?? '', NOON)).toMatchObject({
      userId: ada.id,
    })
  })

  test('is not sent for a link that has ended', async () => {
    const tokenId = await createLink(app.db, partsOf(), { userId: ada.id, kind: 'reset_password', email: ada.email })
    await queueMail(app.db, NOON, { kind: 'account.reset_password', userId: ada.id, payload: { tokenId } })
    await app.query('update one_time_tokens set used_at = now() where id = $1', [tokenId])
    expect(await deliver()).toEqual([])
    expect(await notes()).toEqual(['skipped: the link has ended'])
  })
})

describe('settings', () => {
  const turnOff = (kind: string) =>
    app.query(
      `update users set preferences = jsonb_build_object('notifications', jsonb_build_object($1::text, false)) where id = $2`,
      [kind, ada.id],
    )

  test('are obeyed by kind, as they stand when the mail would go out', async () => {
    const { id } = await book()
    await doors.REST.say(app, clinic.staff.token, id, 'Welcome.')
    await turnOff('appointments')
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['You have a new message'])
    expect(await notes()).toEqual(['skipped: turned off', null])
  })

  test('do not reach mails about the account', async () => {
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
      mailServer.received.length = 0
      const [mail] = await deliver()
      const file = mail?.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType))
      const { method, events } = readCalendar(new TextDecoder().decode(file?.content as ArrayBuffer))
      seen.push({ method, uid: events[0]?.uid, sequence: events[0]?.sequence, start: events[0]?.start })
      expect(events[0]?.attendees.map((address) => address.toLowerCase())).toEqual([`mailto:${ada.email}`])
    }
    await look()
    await doors.REST.move(app, clinic.staff.token, id, { status: 'confirmed' })
    await look()
    await doors.REST.update(app, ada.token, id, { date: FRIDAY, time: '14:00' })
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

  test('never follows a cancellation: what was booked and cancelled before the mail went out is only cancelled', async () => {
    const { id } = await book()
    await doors.REST.move(app, ada.token, id, { status: 'cancelled' })
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Your appointment is cancelled'])
  })

  test('changed notes are no mail', async () => {
    const { id } = await book()
    await app.query('delete from outbox')
    await doors.REST.update(app, ada.token, id, { notes: 'I come by bus.' })
    expect(await deliver()).toEqual([])
    expect(await notes()).toEqual(['skipped: not told by mail'])
  })
})
