import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { renderMail } from '#server/features/accounts/outbox/render.ts'
import { accountDoors } from '#tests/support/account.ts'
import { bookingOf, doors, insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'

let box: Mailbox
beforeAll(async () => {
  box = await startMailbox()
})
afterAll(() => box.close())
afterEach(() => box.empty())

const appointment = {
  bookingId: 'BK-23456789',
  startsAt: new Date('2026-03-05T07:00:00Z'),
  hospital: 'Söğüt',
  address: 'Söğüt Sokak 1',
}
const mailTo = (reader: { language?: (typeof UI_LANGUAGES)[number]; timeZone?: string | null }) =>
  renderMail(
    { kind: 'appointment.confirmed', language: 'en', firstName: 'Ada', publicUrl: 'https://hekima.example', ...reader },
    { appointment },
  ).text
const HERE = 'When: Thursday, 5 March 2026, 10:00 (hospital time, Istanbul)'

test.each([
  ['Europe/London', `${HERE}; 07:00 your time (London)`],
  ['Pacific/Auckland', `${HERE}; 20:00 your time (Auckland)`],
  ['America/Los_Angeles', `${HERE}; Wednesday, 4 March 2026, 23:00 your time (Los Angeles)`],
])('a mail shows the time on the clock of a reader in %s too', (timeZone, line) => {
  expect(mailTo({ timeZone })).toContain(`${line}\n`)
})

test.each([null, undefined, 'Europe/Istanbul', 'Asia/Kuwait', 'Moon/Base'])(
  'a mail shows one time to a reader whose clock is the hospital’s or unknown: %s',
  (timeZone) => {
    expect(mailTo(timeZone === undefined ? {} : { timeZone })).toContain(`${HERE}\n`)
  },
)

test('the place of the clock is in the reader’s language', () => {
  const lines = UI_LANGUAGES.map((language) => mailTo({ language, timeZone: 'Asia/Yekaterinburg' }))
  expect(lines.map((text) => /\(([^()]+)\)\u2069?\n/.exec(text)?.[1])).toEqual([
    'Yekaterinburg',
    'Yekaterinburg',
    'Екатеринбург',
    expect.stringMatching(/^\p{Script=Arabic}+$/u),
  ])
})

test('a patient’s device states its time zone, and the mails of the account follow it', async () => {
  const clinic = await insertClinic(box.app)
  const ada = await insertPatient(box.app)
  const [, [, ask]] = accountDoors(() => box.app)
  expect((await ask('updateTimeZone', { timeZone: 'Moon/Base' }, ada.token)).body.errors).toEqual({
    timeZone: 'Please choose',
  })
  expect((await ask('updateTimeZone', { timeZone: 'Europe/London' })).status).toBe(401)
  expect((await ask('updateTimeZone', { timeZone: 'Europe/London' }, ada.token)).body.timeZone).toBe('Europe/London')
  expect((await ask('me', {}, ada.token)).body.timeZone).toBe('Europe/London')
  const toAda = async () =>
    (await box.deliver()).filter(({ to }) => to?.[0]?.address === ada.email).map(({ text }) => text)
  await doors.REST.book(box.app, ada.token, bookingOf(clinic))
  expect(await toAda()).toEqual([expect.stringContaining('10:00 (hospital time, Istanbul); 07:00 your time (London)')])
  const { body } = await ask('updateTimeZone', { timeZone: null }, ada.token)
  expect(body.timeZone).toBeNull()
})
