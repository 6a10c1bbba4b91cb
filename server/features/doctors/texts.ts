/** What is said of doctors in other languages than English, which is the source. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type descriptionsInput, textChanges } from '#domain/texts.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import type { EditedText } from '#server/database/texts.ts'
import { doctors, doctorTexts } from './table.ts'

export type DoctorText = Pick<EditedText, 'language' | 'description'>

/** The texts of a doctor as JSON, within a statement that reads doctors. */
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

/** As an edit sends them: for the audit, and for those whose edit is refused because somebody else was faster. */
export const auditedTexts = (texts: DoctorText[]) =>
  texts.map(({ language, description }) => ({ language, description }))

/** Writes those that are sent, after the English text is written. */
export async function writeTexts(
  tx: Tx,
  doctorId: string,
  before: DoctorText[],
  sent: z.output<typeof descriptionsInput>,
): Promise<void> {
  const { emptied, written } = textChanges(before, sent)
  if (emptied.length > 0)
    await tx.delete(doctorTexts).where(and(eq(doctorTexts.doctorId, doctorId), inArray(doctorTexts.language, emptied)))
  const source = sql`(select ${sourceHash} from ${doctors} where ${doctors.id} = ${doctorId})`
  for (const { language, description } of written) {
    const text = { description: description ?? '', sourceHash: source }
    await tx
      .insert(doctorTexts)
      .values({ doctorId, language, ...text })
      .onConflictDoUpdate({
        target: [doctorTexts.doctorId, doctorTexts.language],
        set: { ...text, updatedAt: sql`now()` },
      })
  }
}
