/** Additional fields of a doctor for staff and administrators: texts in every language. */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { worksAt } from '#domain/portal-access.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { editedTextAnswer } from '#server/database/texts.ts'
import { AppError } from '#server/errors.ts'
import { requireRole } from '#server/viewer.ts'
import { doctors } from './table.ts'
import { readTexts } from './texts.ts'

export const doctorSettingsAnswer = z
  .object({
    description: z.string().nullable().meta({ description: 'English description, the source of its translations' }),
    meetingUrl: z.string().nullable().meta({ description: "address of the doctor's video visits" }),
    texts: z.array(editedTextAnswer).meta({ description: 'descriptions in other languages' }),
  })
  .meta({ title: 'DoctorSettings' })
export type DoctorSettings = z.output<typeof doctorSettingsAnswer>

/** Returns the settings, for administrators and staff of the hospital. */
export async function doctorSettings(ctx: Context, id: string): Promise<DoctorSettings> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const [doctor] = isUuid(id)
    ? await ctx.db
        .select({ hospitalId: doctors.hospitalId, description: doctors.description, meetingUrl: doctors.meetingUrl })
        .from(doctors)
        .where(eq(doctors.id, id))
    : []
  if (!doctor) throw new AppError('not_found', 'Doctor not found')
  if (!worksAt(viewer, doctor.hospitalId)) throw new AppError('forbidden')
  return { description: doctor.description, meetingUrl: doctor.meetingUrl, texts: await readTexts(ctx.db, id) }
}
