/** Translations of services. English is the source. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { TRANSLATED_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import type { Queryable } from '#server/database/client.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import { editedTextAnswer, textWriter } from '#server/database/texts.ts'
import { healthServices, healthServiceTexts } from './table.ts'

const healthServiceTextAnswer = z
  .object({ language: z.enum(TRANSLATED_LANGUAGES), name: z.string(), description: z.string() })
  .meta({ title: 'HealthServiceText' })
export type HealthServiceText = z.output<typeof healthServiceTextAnswer>

/** Translation of a service, for editors. */
export const editedServiceTextAnswer = editedTextAnswer
  .extend({ name: z.string() })
  .meta({ title: 'EditedHealthServiceText' })
type EditedServiceText = z.output<typeof editedServiceTextAnswer>

/** Texts of a service as JSON, for statements that read services. */
export const textsAsJson: SQL<HealthServiceText[]> =
  sql`(select coalesce(json_agg(json_build_object('language', ${healthServiceTexts.language},
  'name', ${healthServiceTexts.name}, 'description', ${healthServiceTexts.description}) order by ${healthServiceTexts.language}), '[]'::json)
  from ${healthServiceTexts} where ${healthServiceTexts.serviceId} = ${healthServices.id})`

/**
 * Returns SQL for the name of a service in a language, else in English, for statements that read
 * services.
 */
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

export const writeTexts = textWriter({
  texts: healthServiceTexts,
  owner: 'serviceId',
  records: healthServices,
  sourceHash,
})
