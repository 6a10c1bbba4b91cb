import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { favouriteInput, MAX_FAVOURITES } from '#domain/favourites.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import type { DoctorRecord } from '#server/features/doctors/answers.ts'
import { findDoctors, getDoctor } from '#server/features/doctors/service.ts'
import type { HospitalRecord } from '#server/features/hospitals/answers.ts'
import type { HospitalParts } from '#server/features/hospitals/parts.ts'
import { findHospitals, getHospital } from '#server/features/hospitals/service.ts'
import { requireViewer } from '#server/viewer.ts'

/** The viewer's own list; it has the viewer's id, so that a client keeps one. */
export type Favourites = { id: string }

export const myFavourites = (ctx: Context): Favourites => ({ id: requireViewer(ctx).id })

type Kind = 'hospital' | 'doctor'

const FULL: Record<Kind, string> = {
  hospital: sentence('You can save at most {{count}} hospitals. Please remove one first.'),
  doctor: sentence('You can save at most {{count}} doctors. Please remove one first.'),
}

function readInput(raw: unknown): { kind: Kind; id: string } {
  const { hospitalId, doctorId } = favouriteInput.parse(raw)
  return hospitalId ? { kind: 'hospital', id: hospitalId } : { kind: 'doctor', id: String(doctorId) }
}

/** Saves an active hospital or a listed doctor; what is saved already stays as it is. */
export async function saveFavourite(ctx: Context, raw: unknown): Promise<Favourites> {
  const viewer = requireViewer(ctx)
  const { kind, id } = readInput(raw)
  await (kind === 'hospital' ? getHospital(ctx, id) : getDoctor(ctx, id))
  const column = sql.raw(`${kind}_id`)
  await ctx.db.transaction(async (tx) => {
    // One at a time for each person, so that the limit holds.
    await query(tx, sql`select from users where id = ${viewer.id}::uuid for no key update`)
    const [state] = await query<{ saved: number; known: boolean }>(
      tx,
      sql`select count(*) as saved, coalesce(bool_or(${column} = ${id}::uuid), false) as known
        from favourites where user_id = ${viewer.id}::uuid and ${column} is not null`,
    )
    if (state?.known) return
    if ((state?.saved ?? 0) >= MAX_FAVOURITES)
      throw new AppError('conflict', FULL[kind], { params: { count: MAX_FAVOURITES } })
    await query(
      tx,
      sql`insert into favourites (id, user_id, ${column}, created_at)
        values (${v7()}, ${viewer.id}, ${id}, ${ctx.clock()})`,
    )
  })
  return { id: viewer.id }
}

/** Forgets a saved hospital or doctor; one that was never saved is forgotten as well. */
export async function removeFavourite(ctx: Context, raw: unknown): Promise<Favourites> {
  const viewer = requireViewer(ctx)
  const { kind, id } = readInput(raw)
  await query(
    ctx.db,
    sql`delete from favourites where user_id = ${viewer.id}::uuid and ${sql.raw(`${kind}_id`)} = ${id}::uuid`,
  )
  return { id: viewer.id }
}

/** What of one kind the viewer has saved, the last saved first. */
async function savedIds(ctx: Context, kind: Kind): Promise<string[]> {
  const viewer = requireViewer(ctx)
  const column = sql.raw(`${kind}_id`)
  const rows = await query<{ id: string }>(
    ctx.db,
    sql`select ${column} as id from favourites where user_id = ${viewer.id}::uuid and ${column} is not null
      order by created_at desc, favourites.id desc`,
  )
  return rows.map(({ id }) => id)
}

function inOrder<T extends { id: string }>(ids: string[], found: T[]): T[] {
  const known = new Map(found.map((item) => [item.id, item]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** The viewer's hospitals, newest first; one that has been deactivated is kept but not shown. */
export async function savedHospitals(ctx: Context, parts: HospitalParts = {}): Promise<HospitalRecord[]> {
  const ids = await savedIds(ctx, 'hospital')
  if (ids.length === 0) return []
  const found = await findHospitals(ctx, ids, parts)
  return inOrder(
    ids,
    found.filter(({ isActive }) => isActive),
  )
}

/** The viewer's doctors, newest first; one who is no longer listed is kept but not shown. */
export async function savedDoctors(ctx: Context): Promise<DoctorRecord[]> {
  const ids = await savedIds(ctx, 'doctor')
  return ids.length === 0 ? [] : inOrder(ids, await findDoctors(ctx, ids, {}, false))
}
