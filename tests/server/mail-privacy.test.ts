import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { directionOf, UI_LANGUAGES } from '#domain/languages.ts'
import { MAILS, type MailKind, REMINDERS } from '#domain/notifications.ts'
import { createLink } from '#server/features/accounts/auth/links.ts'
import { renderMail } from '#server/features/accounts/outbox/render.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { reminderKey } from '#server/features/visits/appointments/history/reminders.ts'
import { unreadKey } from '#server/features/visits/messages/unread.ts'
import {
  bookingOf,
  type Clinic,
  doors,
  insertClinic,
  insertPatient,
  insertVisit,
  MONDAY,
  NOON,
} from '#tests/support/clinic.ts'
import { linkOf, type Mailbox, startMailbox } from '#tests/support/mail-run.ts'
import { insertNoticedQuote } from '#tests/support/noticed-quotes.ts'
import type { TestApp } from '#tests/support/server.ts'
import { measureEnglish, sentencesIn, translatedIn } from '#tests/support/spoken.ts'

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

const deliver = (now?: Date) => box.deliver(now)
const book = async (changes: Record<string, unknown> = {}) =>
  (await doors.REST.book(app, ada.token, bookingOf(clinic, changes))).body as { id: string; bookingId: string }
const kinds = Object.keys(MAILS) as MailKind[]

/**
 * Inserts the facts of a request or certificate for a mail. `secret` is the value that no mail may
 * contain.
 */
async function insertTold(kind: MailKind, secret: string): Promise<Record<string, string>> {
  const [told, event] = [uuidv7(), uuidv7()]
  if (kind.startsWith('digest.')) {
    await app.query('update appointments set unread_messages = 2 where hospital_id = $1', [clinic.hospital.id])
    return { hospitalId: clinic.hospital.id, day: '2026-03-04' }
  }
  if (/(^|\.)quote[._]/.test(kind)) {
    const place = { patientId: ada.id, hospitalId: clinic.hospital.id, serviceId: clinic.service.id }
    return insertNoticedQuote(app, place, { kind, secret })
  }
  if (kind === 'hospital.reminded') {
    const createdAt = new Date(NOON.getTime() - 3 * 24 * 3_600_000)
    await insertVisit(app, clinic, { date: '2026-03-12', time: '10:00', status: 'pending', createdAt, notes: secret })
    return { hospitalId: clinic.hospital.id }
  }
  if (kind.startsWith('hospital.')) {
    await app.query('insert into hospital_addresses (id, hospital_id, email) values ($1, $2, $3)', [
      told,
      clinic.hospital.id,
      `${told}@hospital.example`,
    ])
    return { addressId: told }
  }
  if (kind.startsWith('search.')) {
    await app.query('delete from saved_searches where user_id = $1', [ada.id])
    await app.query(
      `insert into saved_searches (id, user_id, name, query, weekly_mail, found_ids, new_ids, looked_at)
       select gen_random_uuid(), $1, $2, 'q=oncology&type=' || kind, true, array[id], array[id], now()
       from (values ('hospitals', $3::uuid), ('doctors', $4::uuid)) as found (kind, id)`,
      [ada.id, secret, clinic.hospital.id, clinic.doctor.id],
    )
    return {}
  }
  if (kind.startsWith('waiting.')) {
    const place = [clinic.hospital.id, clinic.service.id, clinic.doctor.id]
    await app.query(
      `insert into waiting_list_entries (id, user_id, hospital_id, service_id, doctor_id, from_date, to_date, phone, state)
       values ($1, $2, $3, $4, $5, '2026-03-10', '2026-03-10', '+44 20 7946 0100', 'offered')`,
      [told, ada.id, ...place],
    )
    await app.query(
      `insert into waiting_list_offers (id, entry_id, hospital_id, service_id, doctor_id, date, time, duration_minutes, expires_at)
       values ($1, $2, $3, $4, $5, '2026-03-10', '10:00', 60, $6)`,
      [event, told, ...place, new Date(NOON.getTime() + 60_000)],
    )
    return { offerId: event }
  }
  if (kind.startsWith('certificate.')) {
    const expiresOn = '2026-04-01'
    await app.query(
      `insert into certificates (id, hospital_id, kind, number, issuer, expires_on) values ($1::uuid, $2, 'operating_licence', $1::uuid::text, 'Ministry of Health', $3)`,
      [told, clinic.hospital.id, expiresOn],
    )
    await app.query(`insert into settings (key, value) values ('certificateMails', $1) on conflict do nothing`, [
      JSON.stringify([ada.email]),
    ])
    return { certificateId: told, expiresOn, place: '0' }
  }
  if (kind.startsWith('newsletter.')) {
    await app.query('delete from newsletter_subscribers where confirmed_at is not null = $1', [
      kind === 'newsletter.welcome',
    ])
    await app.query(
      `insert into newsletter_subscribers (id, email, language, confirmed_at)
       select $1, case when $2 then email else 'new.' || email end, language, case when $2 then now() end from users where id = $3`,
      [told, kind === 'newsletter.welcome', ada.id],
    )
    return { subscriberId: told }
  }
  await app.query(
    `insert into requests (id, number, kind, name, email, subject, message, language, due_on)
     select $1::uuid, 'RQ-' || upper(right($1::uuid::text, 8)), 'contact', $2::text, email, $2::text, $2::text, language, '2026-04-01' from users where id = $3`,
    [told, secret, ada.id],
  )
  await app.query(
    `insert into request_events (id, request_id, kind, text) values ($1, $2, 'answer', 'Please call us.')`,
    [event, told],
  )
  return { requestId: told, eventId: event }
}

const APART = /^((request|certificate|newsletter|digest|hospital|waiting|search|quote)\.|(staff|admin)\.quote_)/

/** Queues a mail of any kind. */
async function queueAny(kind: MailKind, appointmentId: string) {
  const link = kind === 'account.email_changed' ? 'change_email' : linkOf[kind]
  const tokenId = link && (await createLink(app.db, box.partsAt(), { userId: ada.id, kind: link, email: ada.email }))
  if (APART.test(kind)) {
    await queueMail(app.db, NOON, { kind, userId: ada.id, payload: await insertTold(kind, 'Ich habe Asthma') })
    return
  }
  const payload = { ...(tokenId ? { tokenId } : kind.startsWith('account.') ? {} : { appointmentId }) }
  const dedupeKey = kind === 'message.received' ? unreadKey(appointmentId, ada.id) : undefined
  await queueMail(app.db, NOON, { kind, userId: ada.id, payload, dedupeKey })
}

describe('no mail reveals health data', () => {
  test.each(UI_LANGUAGES)('in %s', async (language) => {
    const secrets = ['Oncology second opinion', 'Mental Health', 'Dr. Vezir Onkolog', 'Ich habe Asthma']
    const [service, category, doctor, note] = secrets
    const hospital = 'Kardelen Centre'
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
    await app.query(
      `insert into appointment_proposals (id, appointment_id, hospital_id, service_id, doctor_id, date, time, duration_minutes, expires_at, note)
        select gen_random_uuid(), id, hospital_id, service_id, doctor_id, date, '16:00', 60, now(), $2 from appointments where id = $1`,
      [id, note],
    )
    await app.query('delete from outbox')

    const ofRequests: MailKind[] = ['appointment.move_requested', 'staff.move_requested']
    const reminders = REMINDERS.map(({ kind }) => kind as MailKind)
    for (const kind of kinds)
      if (kind !== 'appointment.cancelled' && !reminders.includes(kind) && !ofRequests.includes(kind))
        await queueAny(kind, id)
    await deliver()
    // Only one other time can be pending: first the hospital's, then the patient's.
    await app.query("update appointment_proposals set side = 'patient' where appointment_id = $1", [id])
    for (const kind of ofRequests) await queueAny(kind, id)
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
    }
    // All kinds of mail are entirely in the recipient's language.
    const direction = directionOf(language)
    for (const { subject, text = '', html = '' } of mails) {
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
      expect(`${subject}${text}${html}`, subject).not.toMatch(/\{\{|undefined|Invalid Date|\bNaN\b|г\.\./)
      if (language === 'en') continue
      const said = [subject ?? '', ...text.split('\n'), ...sentencesIn(html)].map((line) =>
        // A random token in an address may spell a word.
        line.replace(/https?:\/\/\S+/g, '').replace(/^[^:]+: /, ''),
      )
      expect(measureEnglish(said, translatedIn(language)).english, subject).toEqual([])
    }
    const ofAppointments = mails.filter(({ text }) =>
      /\/(my-|hospitalportal\/)appointments\/|\/answer-proposal\?/.test(text ?? ''),
    )
    expect(ofAppointments).toHaveLength(
      kinds.filter((kind) => !kind.startsWith('account.') && !APART.test(kind)).length,
    )
    // A mail about a review decision does not even name the place.
    const ofVisits = ofAppointments.filter(({ text }) => text?.includes(hospital))
    expect(ofVisits).toHaveLength(kinds.filter((kind) => /^(appointment|staff|message)\.(?!quote)/.test(kind)).length)
    for (const { text, html } of ofVisits)
      for (const place of [hospital, 'Söğüt Sokak', 'İzmir']) {
        expect(text).toContain(place)
        expect(html).toContain(place)
      }
  })

  test('or anything beyond its facts', () => {
    for (const kind of kinds)
      for (const language of UI_LANGUAGES) {
        const { subject, text, html } = renderMail(
          { kind, language, firstName: 'Ada', publicUrl: 'https://hekima.example' },
          { appointment: { bookingId: 'BK-23456789', startsAt: NOON, hospital: 'Kardelen', address: 'Söğüt Sokak 1' } },
        )
        // The mail contains only these facts, and all three parts are equal.
        expect(text.length).toBeGreaterThan(50)
        expect(html).toContain(subject.replaceAll("'", '&#39;'))
        expect(text).not.toMatch(/\{\w+\}/)
        expect(html).not.toMatch(/\{\w+\}|undefined/)
      }
  })
})
