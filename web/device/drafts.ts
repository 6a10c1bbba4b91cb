import { stored } from './stored.ts'

/** Unsaved input of a form: its initial values and the current ones. */
export type Draft = {
  /** The `updatedAt` of the record that was edited; null: of a new one. */
  version: string | null
  /** ISO 8601. */
  keptAt: string
  before: Record<string, unknown>
  values: Record<string, unknown>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && typeof value.keptAt === 'string' && isObject(value.before) && isObject(value.values)

const ownedBy = (userId: string) => `hekima.draft.${userId}.`

/**
 * Drafts belong to an account, so that nobody is offered what another person typed on this device.
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
