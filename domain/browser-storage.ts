/**
 * Prefixes of the product's entries in browser storage, and the optional ones. Texts about them are
 * in domain/content.
 */

/** Storage key of the visitor's choice. */
export const STORAGE_CHOICE = 'hekima.storage'

export const OPTIONAL_STORAGE = [
  'hekima.draft.',
  'hekima.form.',
  'hekima.message.',
  'hekima.chat',
  'hekima.assistant',
  'hekima.view.',
  'hekima.palette.',
  'hekima.columns.',
  'hekima.single-keys',
  'hekima.portal.',
  'hekima.heart',
  'hekima.compare.',
  'hekima.reminder-dismissed',
  'hekima.kept.',
] as const

export const isOptionalStorage = (name: string): boolean => OPTIONAL_STORAGE.some((prefix) => name.startsWith(prefix))
