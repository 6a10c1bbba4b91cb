import { z } from 'zod'
import type { ColumnsOf } from '#server/database/record.ts'
import { rooms } from './table.ts'

/** A room of a hospital. */
const roomAnswer = z.object({ id: z.string(), name: z.string() }).meta({ title: 'Room' })
export type Room = z.output<typeof roomAnswer>

export const roomColumns = { id: rooms.id, name: rooms.name } satisfies ColumnsOf<Room>
