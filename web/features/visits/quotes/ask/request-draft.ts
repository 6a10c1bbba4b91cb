/**
 * Unsent request of a person in this browser. Each change is stored, so closing a tab loses
 * nothing. A draft from before sign-in continues in the account.
 */
import { isUuid } from '#domain/checks.ts'
import { draftKey } from '#web/device/drafts.ts'
import { stored } from '#web/device/stored.ts'
import { EMPTY_REQUEST, type RequestForm } from './request-form.ts'

export type RequestDraft = {
  values: RequestForm
  /** UUID of the draft in the account. Null before it is saved there. */
  serverId: string | null
  /** ISO 8601. */
  savedAt: string
}

/** Owner of a draft from before sign-in. */
const VISITOR = 'visitor'
const keyOf = (userId: string | null) => draftKey(userId ?? VISITOR, 'quote-request')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns a stored value if it has the shape of the form, else the empty one. */
function shaped<Value>(empty: Value, value: unknown): Value {
  if (Array.isArray(empty)) return (Array.isArray(value) ? value : empty) as Value
  if (isRecord(empty)) {
    const record = isRecord(value) ? value : {}
    const names = Object.keys(empty)
    // Answers have no fixed names.
    if (names.length === 0) return record as Value
    return Object.fromEntries(names.map((name) => [name, shaped(empty[name], record[name])])) as Value
  }
  return typeof value === typeof empty ? (value as Value) : empty
}

function parseDraft(text: string | null): RequestDraft | null {
  try {
    const record: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(record) || typeof record.savedAt !== 'string') return null
    const serverId = isUuid(record.serverId) ? record.serverId : null
    return { values: shaped(EMPTY_REQUEST, record.values), serverId, savedAt: record.savedAt }
  } catch {
    return null
  }
}

/** Reads the newer of a person's draft and the one from before their sign-in. */
export function readRequestDraft(userId: string | null): RequestDraft | null {
  const own = parseDraft(stored.get(keyOf(userId)))
  const visitors = userId ? parseDraft(stored.get(keyOf(null))) : null
  return visitors && (!own || own.savedAt < visitors.savedAt) ? visitors : own
}

/** Stores the draft of a person, in place of the one from before their sign-in. */
export function keepRequestDraft(userId: string | null, draft: RequestDraft): void {
  stored.set(keyOf(userId), JSON.stringify(draft))
  if (userId) stored.set(keyOf(null), null)
}

/** Removes the draft of a person, and the one from before their sign-in. */
export function dropRequestDraft(userId: string | null): void {
  stored.set(keyOf(userId), null)
  stored.set(keyOf(null), null)
}
