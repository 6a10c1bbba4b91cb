/** Additional fields of a service for administrators: texts in every language. */
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { requireRole } from '#server/viewer.ts'
import { healthServices } from './table.ts'
import { editedServiceTextAnswer, readTexts } from './texts.ts'

export const healthServiceSettingsAnswer = z
  .object({
    name: z.string().meta({ description: 'English description, the source of its translations' }),
    description: z.string().meta({ description: 'English description, the source of its translations' }),
    texts: z.array(editedServiceTextAnswer).meta({ description: 'descriptions in other languages' }),
  })
  .meta({ title: 'HealthServiceSettings' })
export type HealthServiceSettings = z.output<typeof healthServiceSettingsAnswer>

export async function healthServiceSettings(ctx: Context, id: string): Promise<HealthServiceSettings> {
  requireRole(ctx, 'admin')
  const [source] = isUuid(id)
    ? await ctx.db
        .select({ name: healthServices.name, description: healthServices.description })
        .from(healthServices)
        .where(eq(healthServices.id, id))
    : []
  if (!source) throw new AppError('not_found', 'Service not found')
  return { ...source, texts: await readTexts(ctx.db, id) }
}
