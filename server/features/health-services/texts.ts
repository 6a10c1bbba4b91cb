/** Services in other languages than English, which is the source. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { TRANSLATED_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { type namedTextsInput, textChanges } from '#domain/texts.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import { editedTextAnswer } from '#server/database/texts.ts'
import { healthServices, healthServiceTexts } from './table.ts'

export const healthServiceTextAnswer = z
  .object({ language: z.enum(TRANSLATED_LANGUAGES), name: z.string(), description: z.string() })
  .meta({ title: 'HealthServiceText' })
export type HealthServiceText = z.output<typeof healthServiceTextAnswer>

/** The same for those who keep it. */
export const editedServiceTextAnswer = editedTextAnswer
  .extend({ name: z.string() })
  .meta({ title: 'EditedHealthServiceText' })
type EditedServiceText = z.output<typeof editedServiceTextAnswer>

/** The texts of a service as JSON, within a statement that reads services. */
export const textsAsJson: SQL<HealthServiceText[]> =
  sql`(select coalesce(json_agg(json_build_object('language', ${healthServiceTexts.language},
  'name', ${healthServiceTexts.name}, 'description', ${healthServiceTexts.description}) order by ${healthServiceTexts.language}), '[]'::json)
  from ${healthServiceTexts} where ${healthServiceTexts.serviceId} = ${healthServices.id})`

/** What a service is called in a language, in English where it is not written in it, within a statement that reads services. */
export const serviceNameIn = (language: UiLanguage | SQL): SQL<string> =>
  language === 'en'
    ? sql`${healthServices.name}`
    : sql`coalesce((select ${healthServiceTexts.name} from ${healthServiceTexts}
        where ${healthServiceTexts.serviceId} = ${healthServices.id} and ${healthServiceTexts.language} = ${language}), ${healthServices.name})`

const sourceHash = sql<string>`md5(${healthServices.name} || E'\n' || ${healthServices.description})`

const textColumns = {
  language: healthServiceTexts.language,
  name: healthServiceTexts.name,
  description: healthServiceTexts.description,
  isOutdated: sql<boolean>`${healthServiceTexts.sourceHash} <> ${sourceHash}`,
} satisfies ColumnsOf<EditedServiceText>

export const readTexts = (db: Queryable, serviceId: string): Promise<EditedServiceText[]> =>
  db
    .select(textColumns)
    .from(healthServiceTexts)
    .innerJoin(healthServices, eq(healthServices.id, healthServiceTexts.serviceId))
    .where(eq(healthServiceTexts.serviceId, serviceId))
    .orderBy(healthServiceTexts.language)

/** As an edit sends them: for the audit, and for those whose edit is refused because somebody else was faster. */
export const auditedTexts = (texts: HealthServiceText[]) =>
  texts.map(({ language, name, description }) => ({ language, name, description }))

/** Writes those that are sent, after the English text is written. */
export async function writeTexts(
  tx: Tx,
  serviceId: string,
  before: HealthServiceText[],
  sent: z.output<typeof namedTextsInput>,
): Promise<void> {
  const { emptied, written } = textChanges(before, sent)
  if (emptied.length > 0)
    await tx
      .delete(healthServiceTexts)
      .where(and(eq(healthServiceTexts.serviceId, serviceId), inArray(healthServiceTexts.language, emptied)))
  const source = sql`(select ${sourceHash} from ${healthServices} where ${healthServices.id} = ${serviceId})`
  for (const { language, name, description } of written) {
    const text = { name: name ?? '', description: description ?? '', sourceHash: source }
    await tx
      .insert(healthServiceTexts)
      .values({ serviceId, language, ...text })
      .onConflictDoUpdate({
        target: [healthServiceTexts.serviceId, healthServiceTexts.language],
        set: { ...text, updatedAt: sql`now()` },
      })
  }
}
