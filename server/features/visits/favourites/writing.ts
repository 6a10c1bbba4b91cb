import { and, count, eq, isNotNull } from 'drizzle-orm'
import { MAX_FAVOURITES } from '#domain/catalogue.ts'
import { favouriteInput } from '#domain/favourites.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { getDoctor } from '#server/features/catalogue/doctors/reading.ts'
import { activeServices } from '#server/features/catalogue/health-services/catalogue.ts'
import { getHospital } from '#server/features/catalogue/hospitals/reading.ts'
import { requireViewer } from '#server/viewer.ts'
import type { Favourites } from './record.ts'
import { favourites } from './table.ts'

const FULL = {
  hospital: sentence('You can save up to {{count}} hospitals. Please remove one first.'),
  doctor: sentence('You can save up to {{count}} doctors. Please remove one first.'),
}

function readInput(raw: unknown) {
  const { hospitalId, doctorId, serviceId = null } = favouriteInput.parse(raw)
  return hospitalId
    ? { kind: 'hospital' as const, id: hospitalId, serviceId, column: favourites.hospitalId }
    : { kind: 'doctor' as const, id: String(doctorId), serviceId, column: favourites.doctorId }
}

/**
 * Saves an active hospital or a listed doctor, with a treatment. A saved record stays unchanged. A
 * treatment that is not listed is left out.
 */
export async function saveFavourite(ctx: Context, raw: unknown): Promise<Favourites> {
  const viewer = requireViewer(ctx)
  const { kind, id, serviceId, column } = readInput(raw)
  await (kind === 'hospital' ? getHospital(ctx, id) : getDoctor(ctx, id))
  const services = serviceId ? await activeServices(ctx) : null
  await ctx.db.transaction(async (tx) => {
    // One at a time for each user, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update')
    const isMine = eq(favourites.userId, viewer.id)
    const [existing] = await tx
      .select({ id: favourites.id })
      .from(favourites)
      .where(and(isMine, eq(column, id)))
    if (existing) return
    const [saved] = await tx
      .select({ count: count() })
      .from(favourites)
      .where(and(isMine, isNotNull(column)))
    if ((saved?.count ?? 0) >= MAX_FAVOURITES)
      throw new AppError('conflict', FULL[kind], { params: { count: MAX_FAVOURITES } })
    const favourite = kind === 'hospital' ? { hospitalId: id } : { doctorId: id }
    await tx.insert(favourites).values({
      ...favourite,
      userId: viewer.id,
      serviceId: services?.has(serviceId ?? '') ? serviceId : null,
      createdAt: ctx.clock(),
    })
  })
  return { id: viewer.id }
}

/** Removes a hospital or doctor. A record that was not saved is not an error. */
export async function removeFavourite(ctx: Context, raw: unknown): Promise<Favourites> {
  const viewer = requireViewer(ctx)
  const { id, column } = readInput(raw)
  await ctx.db.delete(favourites).where(and(eq(favourites.userId, viewer.id), eq(column, id)))
  return { id: viewer.id }
}
