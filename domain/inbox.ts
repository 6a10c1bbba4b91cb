/** Inbox of a hospital: all pending items of its staff in one list. */
import { addDays, dateIn, instantOf, weekdayOf } from './availability.ts'
import { sentence } from './sentences.ts'

/** Kinds of items, in the order of the list. */
export const INBOX_KINDS = ['request', 'move', 'message', 'answer', 'visit', 'review'] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** Maximum number of listed items of a kind. The counts include all of them. */
export const MOST_OF_KIND = 50

/** Days for which the answer to a proposal stays in the inbox unless it is seen. */
export const ANSWER_DAYS = 14

/** Maximum number of days for which an item can be snoozed. */
export const MOST_SNOOZE_DAYS = 30

const MORNING = '09:00'
const HOUR_MS = 60 * 60 * 1000

/** Returns the choices for snoozing an item, by the hospitals' clock. */
export function snoozeChoices(now: Date): { label: string; until: Date }[] {
  const today = dateIn(now)
  return [
    { label: sentence('For an hour'), until: new Date(now.getTime() + HOUR_MS) },
    { label: sentence('Until tomorrow morning'), until: instantOf(addDays(today, 1), MORNING) },
    { label: sentence('Until Monday morning'), until: instantOf(addDays(today, 8 - weekdayOf(today)), MORNING) },
  ]
}

export const SNOOZE_MESSAGE = sentence('Please choose a time within the next {{count}} days')

/** Returns kind and subject of an item by its ID, or null for anything else. */
export function readInboxId(id: string): { kind: InboxKind; subjectId: string } | null {
  const [, kind, subjectId] = /^(\w+):([\da-f-]{36})$/.exec(id) ?? []
  const inboxKind = INBOX_KINDS.find((candidate) => candidate === kind)
  return inboxKind && subjectId ? { kind: inboxKind, subjectId } : null
}
