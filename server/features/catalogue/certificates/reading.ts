import type { Readable } from 'node:stream'
import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { worksAt } from '#domain/portal-access.ts'
import { addDays, dateIn } from '#domain/availability.ts'
import {
  ENDING_DAYS,
  LICENCE,
  type LicenceState,
  VERIFICATION_TASKS,
  type VerificationSearch,
  type VerificationTask,
  verificationSearch,
} from '#domain/certificates.ts'
import { isUuid } from '#domain/fields.ts'
import { fold } from '#domain/fold.ts'
import { pageOf, readPaging } from '#domain/paging.ts'
import type { FactSource } from '#server/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { contains } from '#server/search/search.ts'
import { openStored } from '#server/storage/storage.ts'
import { requireRole } from '#server/viewer.ts'
import { type Certificate, certificateColumns, type VerificationPage, type VerificationSummary } from './record.ts'
import { certificates } from './table.ts'

export const certificateNotFound = () => new AppError('not_found', 'Certificate not found.')

export const selectCertificates = (db: Queryable, where: SQL | undefined) =>
  db
    .select(certificateColumns)
    .from(certificates)
    .leftJoin(users, eq(users.id, certificates.checkedBy))
    .where(where)
    .orderBy(desc(certificates.expiresOn), certificates.id)

/**
 * Lists the certificates of a hospital, for administrators and its own staff, latest expiry first.
 */
export async function listCertificates(ctx: Context, hospitalId: string): Promise<Certificate[]> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  if (!worksAt(viewer, hospitalId)) throw new AppError('forbidden')
  if (!isUuid(hospitalId)) return []
  return selectCertificates(ctx.db, eq(certificates.hospitalId, hospitalId))
}

/** A valid certificate whose evidence was checked, as everybody may read it. */
export type CheckedCertificate = Pick<Certificate, 'hospitalId' | 'kind' | 'issuer' | 'expiresOn'>

/** Bytes of a certificate in memory. */
const CERTIFICATE_BYTES = 200

const checkedSource: FactSource<{ checked: CheckedCertificate[] }> = {
  fact: 'certificates',
  load: async (db, ids) => {
    const { hospitalId, kind, issuer, expiresOn } = certificates
    const rows = await db
      .select({ hospitalId, kind, issuer, expiresOn })
      .from(certificates)
      .where(and(inArray(hospitalId, [...ids]), isNotNull(certificates.checkedAt)))
      .orderBy(kind, expiresOn, certificates.id)
    return ids.map((id) => {
      const checked = rows.filter((row) => row.hospitalId === id)
      return { id, size: CERTIFICATE_BYTES * (1 + checked.length), record: { checked } }
    })
  },
}

/** Returns the valid certificates of these hospitals whose evidence was checked, by kind. */
export async function checkedCertificates(
  { catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>,
  hospitalIds: readonly string[],
): Promise<CheckedCertificate[]> {
  const today = dateIn(clock())
  const hospitals = await catalogue.facts(checkedSource, hospitalIds)
  return hospitals.flatMap(({ checked }) => checked).filter(({ expiresOn }) => expiresOn >= today)
}

/** Returns the document of a certificate and its bytes, for administrators. */
export async function openCertificateDocument(
  ctx: Context,
  id: string,
): Promise<{ name: string; type: string; size: number; bytes: Readable }> {
  requireRole(ctx, 'admin')
  const [row] = isUuid(id) ? await ctx.db.select().from(certificates).where(eq(certificates.id, id)) : []
  if (!row) throw certificateNotFound()
  const { storageName, documentName: name, documentType: type, documentSize: size } = row
  const missing = () => new AppError('not_found', 'File not found.')
  if (!storageName || !name || !type || !size) throw missing()
  const bytes = await openStored(ctx.config, storageName).catch((error) => {
    throw isCode(error, 'ENOENT') ? missing() : error
  })
  return { name, type, size, bytes }
}

/** Summarises the certificates of each hospital as of a day. */
function licencesOf(db: Queryable, today: string) {
  const isLicence = eq(certificates.kind, LICENCE)
  const having = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  return db
    .select({
      hospitalId: certificates.hospitalId,
      validUntil:
        sql<string>`max(${certificates.expiresOn}) filter (where ${isLicence} and ${certificates.checkedAt} is not null)`.as(
          'valid_until',
        ),
      hasLicence: sql<boolean>`bool_or(${isLicence})`.as('has_licence'),
      waits:
        sql<boolean>`bool_or(${isLicence} and ${certificates.checkedAt} is null and ${certificates.expiresOn} >= ${today}::date)`.as(
          'waits',
        ),
      certificates: having(sql`true`).as('certificates'),
      unchecked: having(sql`${certificates.checkedAt} is null`).as('unchecked'),
    })
    .from(certificates)
    .groupBy(certificates.hospitalId)
    .as('licences')
}
type Licences = ReturnType<typeof licencesOf>

/** Returns SQL for the state of a hospital, the first that applies. */
const stateOf = ({ validUntil, waits, hasLicence }: Licences, today: string) =>
  sql<LicenceState>`case when ${validUntil} > ${addDays(today, ENDING_DAYS)}::date then 'valid'
    when ${validUntil} >= ${today}::date then 'ending' when ${waits} then 'unchecked'
    when ${hasLicence} then 'lapsed' else 'missing' end`

function conditionOf(task: VerificationTask, licences: Licences, today: string): SQL | undefined {
  const state = stateOf(licences, today)
  const endsWithin = (days: number) =>
    and(sql`${licences.validUntil} >= ${today}::date`, sql`${licences.validUntil} <= ${addDays(today, days)}::date`)
  const conditions: Record<VerificationTask, SQL | undefined> = {
    missing: and(sql`${state} = 'missing'`, eq(hospitals.isActive, true)),
    unchecked: sql`${licences.unchecked} > 0`,
    ending30: endsWithin(30),
    ending90: endsWithin(ENDING_DAYS),
    lapsed: sql`${state} = 'lapsed'`,
  }
  return conditions[task]
}

function conditionsOf({ q, task }: VerificationSearch, licences: Licences, today: string): SQL | undefined {
  const words = fold(q ?? '')
    .split(' ')
    .filter(Boolean)
  return and(task && conditionOf(task, licences, today), ...words.map((word) => contains(hospitals.searchText, word)))
}

/** Returns the order. Hospitals without a licence come last in both directions. */
function orderOf({ sortBy, direction }: VerificationSearch, { validUntil }: Licences): SQL[] {
  const isDown = direction === 'desc'
  const byName = [isDown && sortBy === 'hospital' ? desc(hospitals.nameKey) : asc(hospitals.nameKey), asc(hospitals.id)]
  if (sortBy === 'hospital') return byName
  return [isDown ? sql`${validUntil} desc nulls last` : sql`${validUntil} nulls last`, ...byName]
}

/**
 * Lists hospitals by verification, for administrators: earliest expiry of the licence first,
 * hospitals without one last.
 */
export async function listVerification(ctx: Context, raw: unknown, rawPaging: unknown): Promise<VerificationPage> {
  requireRole(ctx, 'admin')
  const search = verificationSearch.parse(raw ?? {})
  const paging = readPaging(rawPaging)
  const today = dateIn(ctx.clock())
  const licences = licencesOf(ctx.db, today)
  const where = conditionsOf(search, licences, today)
  const [items, [counted]] = await Promise.all([
    ctx.db
      .select({
        id: hospitals.id,
        hospital: {
          id: hospitals.id,
          name: hospitals.name,
          city: hospitals.city,
          isActive: hospitals.isActive,
          isVerified: hospitals.isVerified,
        },
        state: stateOf(licences, today),
        validUntil: sql<string | null>`${licences.validUntil}`,
        certificates: sql<number>`coalesce(${licences.certificates}, 0)`.mapWith(Number),
        unchecked: sql<number>`coalesce(${licences.unchecked}, 0)`.mapWith(Number),
      })
      .from(hospitals)
      .leftJoin(licences, eq(licences.hospitalId, hospitals.id))
      .where(where)
      .orderBy(...orderOf(search, licences))
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(hospitals)
      .leftJoin(licences, eq(licences.hospitalId, hospitals.id))
      .where(where),
  ])
  return pageOf(items, counted?.count ?? 0, paging)
}

/** Counts hospitals that need action, for administrators. */
export async function summariseVerification(ctx: Context): Promise<VerificationSummary> {
  requireRole(ctx, 'admin')
  const today = dateIn(ctx.clock())
  const licences = licencesOf(ctx.db, today)
  const counts = VERIFICATION_TASKS.map((task) => {
    const condition = conditionOf(task, licences, today)
    return [task, sql<number>`count(*) filter (where ${condition})`.mapWith(Number)] as const
  })
  const [summary] = await ctx.db
    .select(Object.fromEntries(counts) as Record<VerificationTask, SQL<number>>)
    .from(hospitals)
    .leftJoin(licences, eq(licences.hospitalId, hospitals.id))
  return summary ?? { missing: 0, unchecked: 0, ending30: 0, ending90: 0, lapsed: 0 }
}
