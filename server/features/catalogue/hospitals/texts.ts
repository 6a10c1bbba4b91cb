/** Translated descriptions of hospitals. English is the source. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import type { Queryable } from '#server/database/client.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import { type EditedText, textWriter } from '#server/database/texts.ts'
import { hospitals, hospitalTexts } from './table.ts'

export const hospitalTextAnswer = z
  .object({ language: z.enum(TRANSLATED_LANGUAGES), description: z.string() })
  .meta({ title: 'HospitalText' })
export type HospitalText = z.output<typeof hospitalTextAnswer>

const sourceHash = sql<string>`md5(coalesce(${hospitals.description}, ''))`

const textColumns = {
  language: hospitalTexts.language,
  description: hospitalTexts.description,
  isOutdated: sql<boolean>`${hospitalTexts.sourceHash} <> ${sourceHash}`,
} satisfies ColumnsOf<EditedText>

export const readTexts = (db: Queryable, hospitalId: string): Promise<EditedText[]> =>
  db
    .select(textColumns)
    .from(hospitalTexts)
    .innerJoin(hospitals, eq(hospitals.id, hospitalTexts.hospitalId))
    .where(eq(hospitalTexts.hospitalId, hospitalId))
    .orderBy(hospitalTexts.language)

export const writeTexts = textWriter({ texts: hospitalTexts, owner: 'hospitalId', records: hospitals, sourceHash })
