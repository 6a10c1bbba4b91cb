import { NIL } from 'uuid'
import { isUuid } from '#domain/fields.ts'

/** Parses an ID argument. A malformed ID becomes the nil UUID, which matches no record. */
export const readId = (id: string): string => (isUuid(id) ? id.toLowerCase() : NIL)
export const readIdOrNull = (id: string | null | undefined): string | null => (id == null ? null : readId(id))
