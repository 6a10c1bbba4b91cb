/** What a hospital says about itself in other languages than English, which is the source. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import { hospitals, hospitalTexts } from './table.ts'

export const hospitalTextAnswer = z
  .object({ language: z.enum(TRANSLATED_LANGUAGES), description: z.string() })
  .meta({ title: 'HospitalText' })
export type HospitalText = z.output<typeof hospitalTextAnswer>

/** The same for those who keep it. */
export const editedTextAnswer = hospitalTextAnswer
  .extend({ isOutdated: z.boolean().meta({ description: 'the English text has changed since it was written' }) })
  .meta({ title: 'EditedHospitalText' })
type EditedText = z.output<typeof editedTextAnswer>

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

type Sent = { language: HospitalText['language']; description: string | null; isCurrent?: boolean | null }[]

/**
 * Writes those that are sent, after the English text is written: one with other words speaks of that text from now on, and so does one of
 * which its writer says so. One without words goes.
 */
export async function writeTexts(tx: Tx, hospitalId: string, before: HospitalText[], sent: Sent): Promise<void> {
  const emptied = sent.filter(({ description }) => description === null).map(({ language }) => language)
  if (emptied.length > 0)
    await tx
      .delete(hospitalTexts)
      .where(and(eq(hospitalTexts.hospitalId, hospitalId), inArray(hospitalTexts.language, emptied)))
  const source = sql`(select ${sourceHash} from ${hospitals} where ${hospitals.id} = ${hospitalId})`
  for (const { language, description, isCurrent } of sent) {
    const isSame = before.some((text) => text.language === language && text.description === description)
    if (description === null || (isSame && !isCurrent)) continue
    const text = { description, sourceHash: source }
    await tx
      .insert(hospitalTexts)
      .values({ hospitalId, language, ...text })
      .onConflictDoUpdate({ target: [hospitalTexts.hospitalId, hospitalTexts.language], set: text })
  }
}
