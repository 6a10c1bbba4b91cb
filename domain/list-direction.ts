import { z } from 'zod'
import { emptyAsAbsent } from './fields.ts'
import { DIRECTIONS } from './record-lists.ts'

/** Direction of a list's order. */
export const listDirection = emptyAsAbsent(z.enum(DIRECTIONS, 'Please choose asc or desc')).meta({
  description: 'asc or desc.',
})
