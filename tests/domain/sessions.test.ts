import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STORED_ITEMS } from '#domain/content/browser-storage-items.ts'
import { keptData } from '#domain/content/kept-data.ts'
import {
  ENDED_SESSIONS_DAYS,
  extendedSessionEnd,
  LONGEST_SESSION_DAYS,
  SESSION_DAYS,
  sessionEnd,
} from '#domain/sessions.ts'

const startedAt = new Date('2026-03-01T10:00:00Z')
const after = (days: number) => new Date(startedAt.getTime() + days * 24 * 60 * 60 * 1000)

test('a session lasts a week', () => {
  expect(sessionEnd(startedAt)).toEqual(after(SESSION_DAYS))
})

test.each([
  [0, 7],
  [6, 13],
  [22, 29],
  [23, 30],
  [29, 30],
])('extended on day %i it ends on day %i', (today, end) => {
  expect(extendedSessionEnd(startedAt, after(today))).toEqual({ end: after(end), latest: after(LONGEST_SESSION_DAYS) })
})

test('the pages and the operations guide state these lifetimes', () => {
  const stored = STORED_ITEMS.find(({ name }) => name.includes('hekima.token'))
  expect(stored?.lasts).toBe(
    `Until you sign out, at most ${SESSION_DAYS} days, or ${LONGEST_SESSION_DAYS} if you extend the sign-in`,
  )
  expect(JSON.stringify(keptData)).toContain(
    `A sign-in ends after ${SESSION_DAYS} days, and after ${LONGEST_SESSION_DAYS} at the latest if you extend it; its record is erased ${ENDED_SESSIONS_DAYS} days later`,
  )
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(
    `| sessions | ${SESSION_DAYS} days, ${LONGEST_SESSION_DAYS} if extended; their record ${ENDED_SESSIONS_DAYS} days after the end | \`domain/sessions.ts\` |`,
  )
})
