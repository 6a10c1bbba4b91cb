/** What a hospital says about itself in other languages than English, which is the source. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { type descriptionsInput, textChanges } from '#domain/texts.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import type { EditedText } from '#server/database/texts.ts'
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

/** Writes those that are sent, after the English text is written. */
export async function writeTexts(
  tx: Tx,
  hospitalId: string,
  before: HospitalText[],
  sent: z.output<typeof descriptionsInput>,
): Promise<void> {
  const { emptied, written } = textChanges(before, sent)
  if (emptied.length > 0)
    await tx
      .delete(hospitalTexts)
      .where(and(eq(hospitalTexts.hospitalId, hospitalId), inArray(hospitalTexts.language, emptied)))
  const source = sql`(select ${sourceHash} from ${hospitals} where ${hospitals.id} = ${hospitalId})`
  for (const { language, description } of written) {
    const text = { description: description ?? '', sourceHash: source }
    await tx
      .insert(hospitalTexts)
      .values({ hospitalId, language, ...text })
      .onConflictDoUpdate({
        target: [hospitalTexts.hospitalId, hospitalTexts.language],
        set: { ...text, updatedAt: sql`now()` },
      })
  }
}
