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
 * Ids of what the viewer has saved of one kind, the last saved first; what is not shown now is
 * among them.
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

/** The treatments for which the viewer has saved hospitals and doctors. */
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

/** The viewer's hospitals, newest first; one that has been deactivated is kept but not shown. */
export const savedHospitals = async (ctx: Context): Promise<Hospital[]> =>
  findActiveHospitals(ctx, await savedHospitalIds(ctx))

/** The viewer's doctors, newest first; one who is no longer listed is kept but not shown. */
export const savedDoctors = async (ctx: Context): Promise<Doctor[]> => findListedDoctors(ctx, await savedDoctorIds(ctx))
