/** What the product keeps in a browser, by the beginnings of its names: what people may do without. The texts about it are in domain/content. */

/** Where somebody's choice about it stands. */
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
  'hekima.reminder-dismissed',
  'hekima.kept.',
] as const

export const isOptionalStorage = (name: string): boolean => OPTIONAL_STORAGE.some((prefix) => name.startsWith(prefix))
