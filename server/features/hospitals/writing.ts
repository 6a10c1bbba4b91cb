import { eq, sql } from 'drizzle-orm'
import { DEFAULT_OPENING_HOURS } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import { hospitalServiceInput } from '#domain/health-services.ts'
import { hospitalInput, hospitalUpdate } from '#domain/hospitals.ts'
import { findProvince } from '#domain/places.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt, refuseStale } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/audit/writing.ts'
import { offeredColumns } from '#server/features/health-services/related.ts'
import { healthServices, hospitalServices } from '#server/features/health-services/table.ts'
import { requireRole } from '#server/viewer.ts'
import type { HospitalRecord, OfferedServiceRecord } from './answers.ts'
import type { HospitalParts } from './parts.ts'
import { getHospital } from './service.ts'
import { hospitals, openingHours } from './table.ts'

type Place = { latitude?: number | null; longitude?: number | null }

/** Half a position is none. */
function checkPlace({ latitude, longitude }: Place): void {
  if ((latitude == null) === (longitude == null)) return
  const sentence = 'Please give both latitude and longitude'
  throw new AppError('bad_input', sentence, { fields: { [latitude == null ? 'latitude' : 'longitude']: sentence } })
}

const centreOf = (city: string): { latitude: number | null; longitude: number | null } => {
  const province = findProvince(city)
  return { latitude: province?.latitude ?? null, longitude: province?.longitude ?? null }
}

async function lockHospital(tx: Tx, id: string) {
  const [found] = isUuid(id) ? await tx.select().from(hospitals).where(eq(hospitals.id, id)).for('update') : []
  if (!found) throw new AppError('not_found', 'Hospital Not Found')
  return found
}

/** Without a position it stands in the middle of its province; without hours it keeps the usual ones. */
export async function createHospital(ctx: Context, raw: unknown, parts: HospitalParts = {}): Promise<HospitalRecord> {
  requireRole(ctx, 'admin')
  const input = hospitalInput.parse(raw)
  checkPlace(input)
  const place = input.latitude == null ? centreOf(input.city) : {}
  const id = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(hospitals)
      .values({ ...input, ...place })
      .returning()
    if (!row) throw new AppError('internal')
    const hours = Object.entries(DEFAULT_OPENING_HOURS).flatMap(([weekday, times = []]) =>
      times.map((startTime) => ({ hospitalId: row.id, weekday: Number(weekday), startTime })),
    )
    await tx.insert(openingHours).values(hours)
    await recordAudit(tx, ctx, 'hospital.create', row.id, {
      after: row,
      fields: Object.keys({ ...input, ...place }),
      hospitalId: row.id,
    })
    return row.id
  })
  return getHospital(ctx, id, parts, true)
}

/** Keeps what is not sent. A hospital that stood in the middle of its old province moves to that of the new one. */
export async function updateHospital(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn, ...parts }: HospitalParts & { basedOn?: BasedOn } = {},
): Promise<HospitalRecord> {
  requireRole(ctx, 'admin')
  const input = hospitalUpdate.parse(raw)
  await ctx.db.transaction(async (tx) => {
    const current = await lockHospital(tx, id)
    refuseStale(current, { basedOn, input })
    const place = { latitude: current.latitude, longitude: current.longitude }
    const sent = input.latitude !== undefined || input.longitude !== undefined
    if (sent) {
      if (input.latitude !== undefined) place.latitude = input.latitude
      if (input.longitude !== undefined) place.longitude = input.longitude
      checkPlace(place)
    } else if (input.city !== undefined && input.city !== current.city) {
      const old = centreOf(current.city)
      const vague = place.latitude === null || (place.latitude === old.latitude && place.longitude === old.longitude)
      if (vague) Object.assign(place, centreOf(input.city))
    }
    const [after] = await tx
      .update(hospitals)
      .set({ ...input, ...place, updatedAt: editedAt(hospitals.updatedAt) })
      .where(eq(hospitals.id, current.id))
      .returning()
    await recordAudit(tx, ctx, 'hospital.update', current.id, {
      before: current,
      after,
      fields: Object.keys({ ...input, ...place }),
      hospitalId: current.id,
    })
  })
  return getHospital(ctx, id, parts, true)
}

/** Erases it; one with appointments or staff is deactivated, since those must stay. True when it was erased. */
export async function deleteHospital(ctx: Context, id: string): Promise<boolean> {
  requireRole(ctx, 'admin')
  return ctx.db.transaction(async (tx) => {
    const current = await lockHospital(tx, id)
    const hospitalId = current.id
    const { rows } = await tx.execute<{ used: boolean }>(sql`select
      exists (select from appointments where hospital_id = ${hospitalId}) or
      exists (select from users where hospital_id = ${hospitalId}) as used`)
    const erased = !rows[0]?.used
    if (erased) await tx.delete(hospitals).where(eq(hospitals.id, hospitalId))
    else
      await tx
        .update(hospitals)
        .set({ isActive: false, updatedAt: editedAt(hospitals.updatedAt) })
        .where(eq(hospitals.id, hospitalId))
    await recordAudit(tx, ctx, erased ? 'hospital.delete' : 'hospital.deactivate', hospitalId, {
      before: current,
      after: erased ? undefined : { ...current, isActive: false },
      hospitalId,
    })
    return erased
  })
}

/**
 * Offers an active service at a hospital, at its own price where one is sent. Linking it again changes the price if one
 * is sent (null: the service's price again) and is otherwise no change. `added` when the link is new.
 */
export async function linkHealthService(
  ctx: Context,
  hospitalId: string,
  serviceId: string,
  raw: unknown = {},
): Promise<{ added: boolean; offered: OfferedServiceRecord }> {
  requireRole(ctx, 'admin')
  const input = hospitalServiceInput.parse(raw ?? {})
  const added = await ctx.db.transaction(async (tx) => {
    const hospital = await lockHospital(tx, hospitalId)
    const [service] = isUuid(serviceId)
      ? await tx.select().from(healthServices).where(eq(healthServices.id, serviceId)).for('key share')
      : []
    if (!service) throw new AppError('not_found', 'Service not found')
    if (!service.isActive) throw new AppError('bad_input', 'Only active services can be added')
    const price = input.price ?? null
    const currency = price === null ? null : (input.currency ?? service.currency)
    const link = tx.insert(hospitalServices).values({ hospitalId: hospital.id, serviceId: service.id, price, currency })
    const [added] = await link.onConflictDoNothing().returning()
    const changed = !added && input.price !== undefined
    if (changed)
      await tx
        .update(hospitalServices)
        .set({ price, currency })
        .where(sql`${hospitalServices.hospitalId} = ${hospital.id} and ${hospitalServices.serviceId} = ${service.id}`)
    if (added || changed)
      await recordAudit(tx, ctx, 'hospital.link', hospital.id, {
        after: { serviceId: service.id, price, currency },
        hospitalId: hospital.id,
      })
    return added !== undefined
  })
  const [offered] = await offeredOf(ctx, hospitalId, serviceId)
  if (!offered) throw new AppError('not_found', 'This hospital does not offer this service')
  return { added, offered }
}

/** One service as a hospital offers it. */
const offeredOf = (ctx: Context, hospitalId: string, serviceId: string): Promise<OfferedServiceRecord[]> =>
  query(
    ctx.db,
    sql`select ${offeredColumns} from hospital_services hs join health_services s on s.id = hs.service_id
      where hs.hospital_id = ${hospitalId}::uuid and hs.service_id = ${serviceId}::uuid`,
  )

/** The hospital no longer offers it; appointments already made stay. */
export async function unlinkHealthService(ctx: Context, hospitalId: string, serviceId: string): Promise<void> {
  requireRole(ctx, 'admin')
  await ctx.db.transaction(async (tx) => {
    const hospital = await lockHospital(tx, hospitalId)
    const [removed] = isUuid(serviceId)
      ? await tx
          .delete(hospitalServices)
          .where(sql`${hospitalServices.hospitalId} = ${hospital.id} and ${hospitalServices.serviceId} = ${serviceId}`)
          .returning()
      : []
    if (!removed) throw new AppError('not_found', 'This hospital does not offer this service')
    await recordAudit(tx, ctx, 'hospital.unlink', hospital.id, { before: removed, hospitalId: hospital.id })
  })
}
