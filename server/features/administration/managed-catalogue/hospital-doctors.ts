/** Doctors of one hospital, active or not, for its staff. */
import { and, count, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dateIn } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import { hospitalDoctorSearch } from '#domain/managed-catalogue.ts'
import type { Page } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { readDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import type { Doctor } from '#server/features/catalogue/doctors/record.ts'
import { doctorLeave, doctors } from '#server/features/catalogue/doctors/table.ts'
import { requirePortal } from '#server/staff.ts'
import { doctorList } from './kinds.ts'
import { listRecords } from './lists.ts'

/** Counts for the tiles and the filter of the list, over all doctors of the hospital. */
export const hospitalDoctorCountsAnswer = z
  .object({
    all: z.number().int(),
    active: z.number().int(),
    awayToday: z.number().int(),
    specialties: z
      .array(z.object({ value: z.string(), count: z.number().int() }))
      .meta({ description: "specialties of the hospital's doctors, by name" }),
  })
  .meta({ title: 'HospitalDoctorCounts' })
export type HospitalDoctorCounts = z.output<typeof hospitalDoctorCountsAnswer>
export type HospitalDoctors = Page<Doctor> & { hospitalId: string }

/** Lists the doctors of a hospital, by name by default. */
export async function listHospitalDoctors(
  ctx: Context,
  chosen: string | null | undefined,
  { raw, paging }: { raw: unknown; paging: unknown },
): Promise<HospitalDoctors> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const search = hospitalDoctorSearch.parse(raw ?? {})
  return { ...(await listRecords(ctx, doctorList, { raw: { ...search, hospitalId }, paging })), hospitalId }
}

export async function countHospitalDoctors(
  ctx: Context,
  chosen: string | null | undefined,
): Promise<HospitalDoctorCounts> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const today = dateIn(ctx.clock())
  const isAway = sql`exists (select from ${doctorLeave} where ${doctorLeave.doctorId} = ${doctors.id}
    and ${today}::date between ${doctorLeave.startsOn} and ${doctorLeave.endsOn})`
  const rows = await ctx.db
    .select({
      value: doctors.specialty,
      count: count(),
      active: sql<number>`count(*) filter (where ${doctors.isActive})::int`,
      away: sql<number>`count(*) filter (where ${doctors.isActive} and ${isAway})::int`,
    })
    .from(doctors)
    .where(eq(doctors.hospitalId, hospitalId))
    .groupBy(doctors.specialty)
    .orderBy(doctors.specialty)
  const sum = (of: 'count' | 'active' | 'away') => rows.reduce((total, row) => total + row[of], 0)
  return {
    all: sum('count'),
    active: sum('active'),
    awayToday: sum('away'),
    specialties: rows.map(({ value, count: doctorsOfIt }) => ({ value, count: doctorsOfIt })),
  }
}

/** Returns one doctor of the hospital. */
export async function getHospitalDoctor(
  ctx: Context,
  chosen: string | null | undefined,
  doctorId: string,
): Promise<Doctor> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const id = doctorId.toLowerCase()
  const [link] = isUuid(id)
    ? await ctx.db
        .select({ id: doctors.id })
        .from(doctors)
        .where(and(eq(doctors.id, id), eq(doctors.hospitalId, hospitalId)))
    : []
  const [doctor] = link ? await readDoctors(ctx, [link.id]) : []
  if (!doctor) throw new AppError('not_found', 'Doctor not found')
  return doctor
}
