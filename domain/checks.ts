/** Checks of single values. Apart from the schemas, so that a page that makes one does not load the validator. */

export const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** NUL cannot be stored by PostgreSQL and a lone surrogate would silently turn into U+FFFD. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
