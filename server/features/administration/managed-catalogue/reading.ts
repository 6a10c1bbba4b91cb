import type { RecordKind } from '#domain/record-lists.ts'
import type { Context } from '#server/context.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import type { Doctor } from '#server/features/catalogue/doctors/record.ts'
import type { HealthService } from '#server/features/catalogue/health-services/record.ts'
import type { Hospital } from '#server/features/catalogue/hospitals/record.ts'
import { requireRole } from '#server/viewer.ts'
import { doctorList, hospitalList, importCodesOf, serviceList } from './kinds.ts'
import { countRecords, type List, listRecords, readRecords, type WithTexts } from './lists.ts'
import type { ManagedDoctorPage, ManagedHospitalPage, ManagedServicePage, RecordCounts } from './record.ts'

/** Lists all hospitals, active or not, by name by default. */
export async function listManagedHospitals(ctx: Context, raw: unknown, paging: unknown): Promise<ManagedHospitalPage> {
  requireRole(ctx, 'admin')
  return listRecords(ctx, hospitalList, { raw, paging })
}

/** Lists all doctors, active or not and including independent ones, by name by default. */
export async function listManagedDoctors(ctx: Context, raw: unknown, paging: unknown): Promise<ManagedDoctorPage> {
  requireRole(ctx, 'admin')
  return listRecords(ctx, doctorList, { raw, paging })
}

/** Lists all services, active or not, by name by default. */
export async function listManagedServices(ctx: Context, raw: unknown, paging: unknown): Promise<ManagedServicePage> {
  requireRole(ctx, 'admin')
  return listRecords(ctx, serviceList, { raw, paging })
}

const lists = { hospital: hospitalList, doctor: doctorList, health_service: serviceList }

export async function countManaged(ctx: Context, kind: RecordKind): Promise<RecordCounts> {
  requireRole(ctx, 'admin')
  return countRecords(ctx, lists[kind])
}

/** Yields all matches of a search, for a file, after recording the export in the audit log. */
async function* exported<Search extends object, Item extends { id: string }>(
  ctx: Context,
  list: List<Search, Item>,
  { kind, raw }: { kind: RecordKind; raw: unknown },
): AsyncGenerator<WithTexts<Item>[]> {
  requireRole(ctx, 'admin')
  const search = list.parse(raw ?? {})
  await recordAudit(ctx.db, ctx, `${kind}.export`, null, { after: search as Record<string, unknown> })
  yield* readRecords(ctx, list, search)
}

/** Hospital with the code by which an import knows it. Null for one that was not imported. */
export type ExportedHospital = Hospital & { code: string | null }

export async function* exportHospitals(ctx: Context, raw: unknown): AsyncGenerator<WithTexts<ExportedHospital>[]> {
  for await (const batch of exported(ctx, hospitalList, { kind: 'hospital', raw })) {
    const codes = await importCodesOf(
      ctx,
      batch.map(({ id }) => id),
    )
    yield batch.map((hospital) => ({ ...hospital, code: codes.get(hospital.id) ?? null }))
  }
}

export const exportDoctors = (ctx: Context, raw: unknown): AsyncGenerator<WithTexts<Doctor>[]> =>
  exported(ctx, doctorList, { kind: 'doctor', raw })

export const exportServices = (ctx: Context, raw: unknown): AsyncGenerator<WithTexts<HealthService>[]> =>
  exported(ctx, serviceList, { kind: 'health_service', raw })
