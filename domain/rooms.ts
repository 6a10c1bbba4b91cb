/** Rooms of a hospital, in which visits take place. */
import { z } from 'zod'
import { requiredText, uuid } from './fields.ts'
import { fold } from './fold.ts'
import { sentence } from './sentences.ts'

export const MAX_ROOMS = 50
export const MAX_ROOM_NAME = 60

/** All rooms of a hospital in their order. Rooms that are left out are removed. */
export const roomsInput = z.object({
  names: z
    .array(requiredText('Please name the room', MAX_ROOM_NAME))
    .max(MAX_ROOMS, sentence('Please enter up to {{count}} rooms', { count: MAX_ROOMS }))
    .refine((names) => new Set(names.map(fold)).size === names.length, 'Please name each room once'),
})

/** Room of a visit. Null for none. */
export const roomChoice = z.object({ roomId: uuid('Please choose a room').nullable() })
