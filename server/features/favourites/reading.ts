import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { findListedDoctors } from '#server/features/doctors/reading.ts'
import type { Doctor } from '#server/features/doctors/record.ts'
import { findHospitals } from '#server/features/hospitals/reading.ts'
import type { Hospital } from '#server/features/hospitals/record.ts'
import { requireViewer } from '#server/viewer.ts'
import type { Favourites } from './record.ts'
import { favourites } from './table.ts'

export const myFavourites = (ctx: Context): Favourites => ({ id: requireViewer(ctx).id })

/** Ids of what the viewer has saved of one kind, the last saved first; what is not shown now is among them. */
async function savedIds(ctx: Context, column: typeof favourites.hospitalId | typeof favourites.doctorId) {
  const rows = await ctx.db
    .select({ id: column })
    .from(favourites)
    .where(and(eq(favourites.userId, requireViewer(ctx).id), isNotNull(column)))
    .orderBy(desc(favourites.createdAt), desc(favourites.id))
  return rows.flatMap(({ id }) => id ?? [])
}

export const savedHospitalIds = (ctx: Context): Promise<string[]> => savedIds(ctx, favourites.hospitalId)
export const savedDoctorIds = (ctx: Context): Promise<string[]> => savedIds(ctx, favourites.doctorId)

function inOrder<T extends { id: string }>(ids: string[], records: T[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The viewer's hospitals, newest first; one that has been deactivated is kept but not shown. */
export async function savedHospitals(ctx: Context): Promise<Hospital[]> {
  const ids = await savedHospitalIds(ctx)
  if (ids.length === 0) return []
  const hospitals = await findHospitals(ctx, ids)
  return inOrder(
    ids,
    hospitals.filter(({ isActive }) => isActive),
  )
}

/** The viewer's doctors, newest first; one who is no longer listed is kept but not shown. */
export async function savedDoctors(ctx: Context): Promise<Doctor[]> {
  const ids = await savedDoctorIds(ctx)
  return ids.length === 0 ? [] : inOrder(ids, await findListedDoctors(ctx, ids))
}
