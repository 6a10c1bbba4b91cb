import { expect, test } from 'vitest'
import {
  DEFAULT_NOTIFICATIONS,
  MAILS,
  NOTIFICATION_KINDS,
  notificationsInput,
  REMINDERS,
} from '#domain/notifications.ts'

test('every setting is on by default and controls a mail', () => {
  for (const kind of NOTIFICATION_KINDS) {
    expect(DEFAULT_NOTIFICATIONS[kind]).toBe(true)
    expect(Object.values(MAILS)).toContain(kind)
  }
})

test.each(Object.entries(MAILS))('%s depends on %s', (kind, setting) => {
  // Mails that cannot be turned off: about the account, answers to the user's own requests,
  // obligations of a hospital, address confirmations, and held times. Newsletters have their own
  // unsubscribe link, hospitals turn off their digest themselves, and each saved search has its own
  // switch.
  expect(setting === null).toBe(
    /^(account|request|review|certificate|newsletter|digest|hospital|waiting|search)\./.test(kind),
  )
})

test('reminders are mails with their own setting, the earliest first', () => {
  for (const { kind } of REMINDERS) expect(MAILS[kind]).toBe('reminders')
  const hours = REMINDERS.map((reminder) => reminder.hours)
  expect(hours).toEqual([...hours].sort((a, b) => b - a))
})

test.each([
  [{}, true],
  [{ messages: false }, true],
  [{ messages: 'no' }, false],
  [{ reminders: null }, false],
])('%j are valid settings: %s', (input, expected) => {
  expect(notificationsInput.safeParse(input).success).toBe(expected)
})
