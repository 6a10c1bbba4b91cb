import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { fold } from '#domain/fold.ts'
import { roomChoice, roomsInput } from '#domain/rooms.ts'
import type { Context } from '#server/context.ts'
import { violates } from '#server/database/fault.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { requireAppointment } from '#server/features/visits/appointments/access.ts'
import { showAppointment } from '#server/features/visits/appointments/break-glass.ts'
import type { Appointment } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { requireAt, requirePortal } from '#server/staff.ts'
import { requireViewer } from '#server/viewer.ts'
import { readRooms } from './reading.ts'
import type { Room } from './record.ts'
import { rooms } from './table.ts'

const namesOf = (list: readonly Room[]) => list.map(({ name }) => name)

/**
 * Sets the rooms of a hospital in their order. Visits keep rooms whose names stay, in any spelling,
 * and lose the others.
 */
export async function setRooms(ctx: Context, chosen: string | null | undefined, raw: unknown): Promise<Room[]> {
  const hospitalId = await requirePortal(ctx, chosen, 'settings')
  const { names } = roomsInput.parse(raw)
  return ctx.db.transaction(async (tx) => {
    await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, hospitalId)).for('no key update')
    const before = await readRooms(tx, hospitalId)
    const keys = names.map(fold)
    const isTheirs = eq(rooms.hospitalId, hospitalId)
    await tx.delete(rooms).where(and(isTheirs, keys.length > 0 ? notInArray(rooms.nameKey, keys) : undefined))
    for (const [position, name] of names.entries())
      await tx
        .insert(rooms)
        .values({ hospitalId, name, position, createdAt: ctx.clock() })
        .onConflictDoUpdate({ target: [rooms.hospitalId, rooms.nameKey], set: { name, position } })
    const after = await readRooms(tx, hospitalId)
    await recordAudit(tx, ctx, 'hospital.rooms', hospitalId, {
      hospitalId,
      before: { rooms: namesOf(before) },
      after: { rooms: namesOf(after) },
    })
    return after
  })
}

const notTheirs = () => {
  const refusal = 'This hospital has no such room.'
  return new AppError('bad_input', refusal, { fields: { roomId: refusal } })
}

/** Chooses the room of a visit, or none. A constraint ensures that the room is free. */
export async function setAppointmentRoom(ctx: Context, id: string, raw: unknown): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const { roomId } = roomChoice.parse(raw)
  const { hospitalId } = await requireAppointment(ctx, id)
  requireAt(viewer, hospitalId, 'appointments')
  return ctx.db.transaction(async (tx) => {
    if (roomId) {
      const [room] = await tx
        .select({ id: rooms.id })
        .from(rooms)
        .where(and(eq(rooms.id, roomId), eq(rooms.hospitalId, hospitalId)))
        .for('key share')
      if (!room) throw notTheirs()
    }
    const isOpen = and(eq(appointments.id, id), inArray(appointments.status, ['pending', 'confirmed']))
    const [row] = await tx
      .update(appointments)
      .set({ roomId })
      .where(isOpen)
      .returning({ id: appointments.id })
      .catch((error) => {
        throw violates(error, 'appointments_room_slot')
          ? new AppError('conflict', 'Another visit is in this room at that time.')
          : error
      })
    if (!row) throw new AppError('invalid_transition', 'Only a visit that is still ahead can have another room.')
    return showAppointment(ctx, await requireAppointment(ctx, id, { db: tx }), { db: tx })
  })
}
