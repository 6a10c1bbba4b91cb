/** Translated descriptions of doctors. English is the source. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/client.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import { type EditedText, textWriter } from '#server/database/texts.ts'
import { doctors, doctorTexts } from './table.ts'

export type DoctorText = Pick<EditedText, 'language' | 'description'>

/** Texts of a doctor as JSON, for statements that read doctors. */
export const textsAsJson: SQL<DoctorText[]> =
  sql`(select coalesce(json_agg(json_build_object('language', ${doctorTexts.language},
  'description', ${doctorTexts.description}) order by ${doctorTexts.language}), '[]'::json)
  from ${doctorTexts} where ${doctorTexts.doctorId} = ${doctors.id})`

const sourceHash = sql<string>`md5(coalesce(${doctors.description}, ''))`

const textColumns = {
  language: doctorTexts.language,
  description: doctorTexts.description,
  isOutdated: sql<boolean>`${doctorTexts.sourceHash} <> ${sourceHash}`,
} satisfies ColumnsOf<EditedText>

export const readTexts = (db: Queryable, doctorId: string): Promise<EditedText[]> =>
  db
    .select(textColumns)
    .from(doctorTexts)
    .innerJoin(doctors, eq(doctors.id, doctorTexts.doctorId))
    .where(eq(doctorTexts.doctorId, doctorId))
    .orderBy(doctorTexts.language)

export const writeTexts = textWriter({ texts: doctorTexts, owner: 'doctorId', records: doctors, sourceHash })
