import { NIL } from 'uuid'
import { isUuid } from '#domain/fields.ts'

/** An id from an argument. One of the wrong form belongs to nothing, like any other unknown one. */
export const readId = (id: string): string => (isUuid(id) ? id.toLowerCase() : NIL)
export const readIdOrNull = (id: string | null | undefined): string | null => (id == null ? null : readId(id))
