/** Translations of record texts, for editors. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { type KnownText, type SentText, textChanges } from '#domain/texts.ts'
import type { Tx } from './client.ts'

export const editedTextAnswer = z
  .object({
    language: z.enum(TRANSLATED_LANGUAGES),
    description: z.string(),
    isOutdated: z
      .boolean()
      .meta({ description: 'whether the English text has changed since this translation was written' }),
  })
  .meta({ title: 'EditedText' })
export type EditedText = z.output<typeof editedTextAnswer>

/**
 * Returns texts in the form that an edit sends, for the audit log and for editors whose edit is
 * stale.
 */
export const auditedTexts = <Text extends EditedText>(texts: readonly Text[]) =>
  texts.map(({ isOutdated: _, ...text }) => text)

type TextTables<Owner extends string> = {
  texts: PgTable & Record<Owner | 'language' | 'description' | 'sourceHash' | 'updatedAt', AnyPgColumn>
  /** Column of the texts that refers to their owner. */
  owner: Owner
  records: PgTable & { id: AnyPgColumn }
  /** Hash of the record's English text. */
  sourceHash: SQL<string>
}

/** Writes the sent texts of a record. Call it after the English text is written. */
export const textWriter =
  <Owner extends string>({ texts, owner, records, sourceHash }: TextTables<Owner>) =>
  async (tx: Tx, id: string, { before, sent }: { before: readonly KnownText[]; sent: readonly SentText[] }) => {
    const { emptied, written } = textChanges(before, sent)
    if (emptied.length > 0) await tx.delete(texts).where(and(eq(texts[owner], id), inArray(texts.language, emptied)))
    const source = sql`(select ${sourceHash} from ${records} where ${records.id} = ${id})`
    for (const { language, name, description } of written) {
      const text = { description: description ?? '', ...(name && { name }), sourceHash: source }
      await tx
        .insert(texts)
        // Drizzle types the row of one table. This row fits every table with these columns.
        .values({ [owner]: id, language, ...text } as never)
        .onConflictDoUpdate({
          target: [texts[owner], texts.language],
          set: { ...text, updatedAt: sql`now()` } as never,
        })
    }
  }
