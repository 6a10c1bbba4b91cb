import { stored } from './stored.ts'

/** Unsaved input of a form: its initial values and the current ones. */
export type Draft = {
  /** The `updatedAt` of the edited record, or null for a new one. */
  version: string | null
  /** Instant in ISO 8601. */
  keptAt: string
  before: Record<string, unknown>
  values: Record<string, unknown>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && typeof value.keptAt === 'string' && isObject(value.before) && isObject(value.values)

const ownedBy = (userId: string) => `hekima.draft.${userId}.`

/**
 * Returns a key that belongs to one account, so no user is offered the input of another on this
 * device.
 */
export const draftKey = (userId: string, record: string) => `${ownedBy(userId)}${record}`

export function readDraft(key: string): Draft | null {
  try {
    const value: unknown = JSON.parse(stored.get(key) ?? 'null')
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}

export const keepDraft = (key: string, draft: Draft) => stored.set(key, JSON.stringify(draft))
export const dropDraft = (key: string) => stored.set(key, null)

/** Removes the drafts of a user at sign-out. */
export const dropDraftsOf = (userId: string) => stored.clear(ownedBy(userId))
