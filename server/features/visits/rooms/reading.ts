import { asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { requirePortal } from '#server/staff.ts'
import { type Room, roomColumns } from './record.ts'
import { rooms } from './table.ts'

export const readRooms = (db: Queryable, hospitalId: string): Promise<Room[]> =>
  db.select(roomColumns).from(rooms).where(eq(rooms.hospitalId, hospitalId)).orderBy(asc(rooms.position), asc(rooms.id))

/** Lists the rooms of a hospital in their order, for its staff and administrators. */
export async function listRooms(ctx: Context, chosen: string | null | undefined): Promise<Room[]> {
  return readRooms(ctx.db, await requirePortal(ctx, chosen, 'read'))
}

/** Returns the room of each of these appointments. Those without one are left out. */
export async function roomsOfAppointments({ db }: Context, ids: string[]): Promise<Map<string, Room>> {
  const rows = await db
    .select({ appointmentId: appointments.id, ...roomColumns })
    .from(appointments)
    .innerJoin(rooms, eq(rooms.id, appointments.roomId))
    .where(inArray(appointments.id, ids))
  return new Map(rows.map(({ appointmentId, ...room }) => [appointmentId, room]))
}
