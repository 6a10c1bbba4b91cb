/** Activates or deactivates many records, and reverts it. */
import { and, asc, count, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm'
import { TAB_STATUSES } from '#domain/appointments.ts'
import { isUuid } from '#domain/fields.ts'
import { type ActivationInput, activationInput, MAX_SWITCHED } from '#domain/managed-catalogue.ts'
import type { RecordKind } from '#domain/record-lists.ts'
import { sentence } from '#domain/sentences.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudits } from '#server/features/accounts/audit/writing.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { takeFrom } from '#server/limits.ts'
import { idIn } from '#server/search/search.ts'
import { requireRole } from '#server/viewer.ts'
import { doctorList, hospitalList, serviceList } from './kinds.ts'
import { whereOf } from './lists.ts'
import type { Activation, ActivationPreview } from './record.ts'
import { activations } from './table.ts'

const KINDS = {
  hospital: { table: hospitals, hospitalId: hospitals.id, booked: appointments.hospitalId },
  doctor: { table: doctors, hospitalId: doctors.hospitalId, booked: appointments.doctorId },
  health_service: { table: healthServices, hospitalId: sql<null>`null`, booked: appointments.serviceId },
}

async function isChosen(ctx: Context, { kind, ids, search }: ActivationInput): Promise<SQL | undefined> {
  if (ids) return idIn(KINDS[kind].table.id, ids)
  if (kind === 'hospital') return whereOf(ctx, hospitalList, hospitalList.parse(search))
  if (kind === 'doctor') return whereOf(ctx, doctorList, doctorList.parse(search))
  return whereOf(ctx, serviceList, serviceList.parse(search))
}

const isOther = ({ kind, isActive }: Pick<ActivationInput, 'kind' | 'isActive'>) =>
  isActive ? not(KINDS[kind].table.isActive) : eq(KINDS[kind].table.isActive, true)

/** Returns the effect of a bulk activation in advance. */
export async function previewActivation(ctx: Context, raw: unknown): Promise<ActivationPreview> {
  requireRole(ctx, 'admin')
  const input = activationInput.parse(raw)
  const { table, booked } = KINDS[input.kind]
  const chosen = await isChosen(ctx, input)
  const changing = and(chosen, isOther(input))
  const isAhead = and(
    inArray(appointments.status, TAB_STATUSES.upcoming),
    gt(appointments.startsAt, ctx.clock()),
    inArray(booked, ctx.db.select({ id: table.id }).from(table).where(changing)),
  )
  const [[counts], appointmentsAhead] = await Promise.all([
    ctx.db
      .select({
        selected: count(),
        changing: sql<number>`count(*) filter (where ${isOther(input)})`.mapWith(Number),
      })
      .from(table)
      .where(chosen),
    input.isActive ? 0 : ctx.db.$count(appointments, isAhead),
  ])
  return { selected: counts?.selected ?? 0, changing: counts?.changing ?? 0, appointmentsAhead }
}

/**
 * Records per transaction. A hospital also changes its doctors and the counts of its services, and
 * this number stays well within the statement timeout.
 */
const BATCH = 100

/** Changes those records that do not have the requested state yet. Returns their IDs. */
async function switchRecords(
  tx: Tx,
  ctx: Context,
  { kind, isActive, ids }: { kind: RecordKind; isActive: boolean; ids: readonly string[] },
): Promise<string[]> {
  const { table, hospitalId } = KINDS[kind]
  const switched: string[] = []
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH)
    const rows = await tx
      .update(table)
      .set({ isActive, updatedAt: editedAt(table.updatedAt) })
      .where(and(inArray(table.id, batch), isOther({ kind, isActive })))
      .returning({ id: table.id, hospitalId: sql<string | null>`${hospitalId}` })
    const action = `${kind}.${isActive ? 'activate' : 'deactivate'}`
    await recordAudits(
      tx,
      ctx,
      rows.map((row) => ({
        action,
        subjectId: row.id,
        before: { isActive: !isActive },
        after: { isActive },
        hospitalId: row.hospitalId,
      })),
    )
    switched.push(...rows.map(({ id }) => id))
  }
  return switched
}

async function idsOf(
  db: Queryable,
  input: ActivationInput,
  { chosen }: { chosen: SQL | undefined },
): Promise<string[]> {
  const { table } = KINDS[input.kind]
  // Sorted by ID, so that two administrators who change the same records wait for each other.
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(chosen, isOther(input)))
    .orderBy(asc(table.id))
    .limit(MAX_SWITCHED + 1)
  if (rows.length <= MAX_SWITCHED) return rows.map(({ id }) => id)
  throw new AppError('bad_input', sentence('Please choose at most {{count}} records at once', { count: MAX_SWITCHED }))
}

const limitOf = (who: string) => ({ what: 'activation', who, most: 120, seconds: 3600 })

/** Activates or deactivates the chosen records. Existing appointments stay. */
export async function changeActivation(ctx: Context, raw: unknown): Promise<Activation> {
  const viewer = requireRole(ctx, 'admin')
  const input = activationInput.parse(raw)
  await takeFrom(ctx, limitOf(viewer.id))
  const { kind, isActive } = input
  const chosen = await isChosen(ctx, input)
  return editCatalogue(ctx, async (tx) => {
    const recordIds = await switchRecords(tx, ctx, { kind, isActive, ids: await idsOf(tx, input, { chosen }) })
    const [made] = await tx.insert(activations).values({ kind, isActive, recordIds }).returning()
    if (!made) throw new AppError('internal')
    return { id: made.id, kind, isActive, changed: recordIds.length, isUndone: false }
  })
}

const notFound = () => new AppError('not_found', 'This change can no longer be undone.')

/** Reverts a bulk change for exactly its records, except those changed back in the meantime. */
export async function undoActivation(ctx: Context, id: string): Promise<Activation> {
  requireRole(ctx, 'admin')
  if (!isUuid(id)) throw notFound()
  return editCatalogue(ctx, async (tx) => {
    const [made] = await tx.select().from(activations).where(eq(activations.id, id)).for('update')
    if (!made) throw notFound()
    if (made.undoneAt) throw new AppError('conflict', 'This change has already been undone.')
    const { kind, isActive, recordIds } = made
    const restored = await switchRecords(tx, ctx, { kind, isActive: !isActive, ids: recordIds.toSorted() })
    await tx.update(activations).set({ undoneAt: ctx.clock() }).where(eq(activations.id, id))
    return { id, kind, isActive, changed: restored.length, isUndone: true }
  })
}
