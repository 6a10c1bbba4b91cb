/** Internal notes of a hospital's staff about an appointment. */
import { z } from 'zod'
import { requiredText } from './fields.ts'

export const MAX_NOTES = 200

export const internalNoteInput = z.object({ note: requiredText('Please write a note', 4000) })
