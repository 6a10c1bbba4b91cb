import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { type ActivitySearch, activitySearch, SUBJECT_KINDS, type SubjectKind } from '#domain/activity.ts'
import { addDays, instantOf } from '#domain/availability.ts'
import { fold } from '#domain/fold.ts'
import { pageOf, readPaging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { inBatches } from '#server/database/in-batches.ts'
import { auditEvents, auditReasons } from '#server/features/accounts/audit/table.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { contains } from '#server/search/search.ts'
import { requireRole } from '#server/viewer.ts'
import { type Activity, type ActivityPage, activityColumns } from './record.ts'
import { subjectNames } from './subjects.ts'

/** Expression of an index in `audit.sql`. Only the same text uses the index. */
const written = sql`fold(${auditEvents.details}::text)`

const kindOfAction = sql`split_part(${auditEvents.action}, '.', 1)`
/** The indexes have `nulls last`, and only the same order and its reverse use them. */
const orderOf = ({ direction }: ActivitySearch): SQL[] =>
  direction === 'asc'
    ? [sql`${auditEvents.createdAt} asc nulls first`, desc(auditEvents.id)]
    : [sql`${auditEvents.createdAt} desc nulls last`, asc(auditEvents.id)]

/** Looks up the acting users first, because their rows have an index of their own. */
function matching(q: string): SQL | undefined {
  const words = fold(q).split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  const people = sql`(select ${users.id} from ${users} where ${and(...words.map((word) => contains(users.searchText, word)))})`
  const reason = sql`fold(${auditReasons.reason})`
  const reasons = sql`(select ${auditReasons.eventId} from ${auditReasons}
    where ${and(...words.map((word) => contains(reason, word)))})`
  return or(
    sql`${auditEvents.actorId} in ${people}`,
    sql`${auditEvents.id} in ${reasons}`,
    and(...words.map((word) => contains(written, word))),
  )
}

function conditionsOf({ q, kind, actorId, subjectId, hospitalId, from, to }: ActivitySearch): SQL | undefined {
  return and(
    q ? matching(q) : undefined,
    kind && eq(kindOfAction, kind),
    actorId ? eq(auditEvents.actorId, actorId) : undefined,
    subjectId ? eq(auditEvents.subjectId, subjectId) : undefined,
    hospitalId ? sql`${auditEvents.details} ->> 'hospitalId' = ${hospitalId}` : undefined,
    from ? gte(auditEvents.createdAt, instantOf(from, '00:00')) : undefined,
    to ? lt(auditEvents.createdAt, instantOf(addDays(to, 1), '00:00')) : undefined,
  )
}

type Row = Omit<Activity, 'kind' | 'subjectName'>

const selectRows = ({ db }: Context, search: ActivitySearch) =>
  db
    .select(activityColumns)
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .leftJoin(auditReasons, eq(auditReasons.eventId, auditEvents.id))
    .where(conditionsOf(search))
    .orderBy(...orderOf(search))

const kindOf = (action: string): SubjectKind | null =>
  SUBJECT_KINDS.find((kind) => action.startsWith(`${kind}.`)) ?? null

/**
 * Returns the name of the record at the time of the change, the only name left of a deleted record.
 */
function nameThen({ before, after }: Row): string | null {
  const { name, fullName, email, title } = { ...after, ...before } as Record<string, unknown>
  const subjectName = name ?? fullName ?? email ?? title
  return typeof subjectName === 'string' ? subjectName : null
}

async function withSubjects(ctx: Context, rows: Row[]): Promise<Activity[]> {
  const subjects = rows.map((row) => ({ kind: kindOf(row.action), id: row.subjectId }))
  const names = await subjectNames(ctx, subjects)
  return rows.map((row) => ({
    ...row,
    kind: kindOf(row.action),
    subjectName: names.get(row.subjectId ?? '') ?? nameThen(row),
  }))
}

/** Lists actions of administrators and staff, newest first by default. */
export async function listActivity(ctx: Context, raw: unknown, rawPaging: unknown): Promise<ActivityPage> {
  requireRole(ctx, 'admin')
  const search = activitySearch.parse(raw ?? {})
  const paging = readPaging(rawPaging)
  const [rows, total] = await Promise.all([
    selectRows(ctx, search)
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.$count(auditEvents, conditionsOf(search)),
  ])
  return pageOf(await withSubjects(ctx, rows), total, paging)
}

/**
 * Reads the activity without pages, in batches, up to the maximum length of a list. A narrower
 * search reaches older entries.
 */
export function readActivity(ctx: Context, raw: unknown): AsyncGenerator<Activity[]> {
  requireRole(ctx, 'admin')
  const search = activitySearch.parse(raw ?? {})
  return inBatches(async ({ limit, offset }) =>
    withSubjects(ctx, await selectRows(ctx, search).limit(limit).offset(offset)),
  )
}
