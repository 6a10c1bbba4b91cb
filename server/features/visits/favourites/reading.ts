import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { findListedDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import type { Doctor } from '#server/features/catalogue/doctors/record.ts'
import { findActiveHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import type { Hospital } from '#server/features/catalogue/hospitals/record.ts'
import { requireViewer } from '#server/viewer.ts'
import type { Favourites, FavouriteTreatment } from './record.ts'
import { favourites } from './table.ts'

export const myFavourites = (ctx: Context): Favourites => ({ id: requireViewer(ctx).id })

/**
 * Returns the IDs of the viewer's favourites of one kind, newest first, including hidden records.
 */
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

/** Returns the treatments for which the viewer has saved hospitals and doctors. */
export async function savedTreatments(ctx: Context): Promise<FavouriteTreatment[]> {
  const rows = await ctx.db
    .select({
      hospitalId: favourites.hospitalId,
      doctorId: favourites.doctorId,
      serviceId: favourites.serviceId,
    })
    .from(favourites)
    .where(and(eq(favourites.userId, requireViewer(ctx).id), isNotNull(favourites.serviceId)))
    .orderBy(desc(favourites.createdAt), desc(favourites.id))
  return rows.map(({ hospitalId, doctorId, serviceId }) => ({
    id: String(hospitalId ?? doctorId),
    serviceId: String(serviceId),
  }))
}

/** Returns the viewer's hospitals, newest first. A deactivated one stays saved but is hidden. */
export const savedHospitals = async (ctx: Context): Promise<Hospital[]> =>
  findActiveHospitals(ctx, await savedHospitalIds(ctx))

/** Returns the viewer's doctors, newest first. An unlisted one stays saved but is hidden. */
export const savedDoctors = async (ctx: Context): Promise<Doctor[]> => findListedDoctors(ctx, await savedDoctorIds(ctx))
