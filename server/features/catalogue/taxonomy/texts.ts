/** Specialties and categories in other languages than English, which is the source. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { UiLanguage } from '#domain/languages.ts'
import type { Queryable } from '#server/database/client.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import { textWriter } from '#server/database/texts.ts'
import type { EditedTermText } from './record.ts'
import { terms, termTexts } from './table.ts'

const sourceHash = sql<string>`md5(${terms.name} || E'\n' || ${terms.description})`

const textColumns = {
  language: termTexts.language,
  name: termTexts.name,
  description: termTexts.description,
  isOutdated: sql<boolean>`${termTexts.sourceHash} <> ${sourceHash}`,
} satisfies ColumnsOf<EditedTermText>

/** The texts of some terms, or of all, by the id of the term. */
export async function readTexts(db: Queryable, where?: SQL): Promise<Map<string, EditedTermText[]>> {
  const rows = await db
    .select({ termId: termTexts.termId, ...textColumns })
    .from(termTexts)
    .innerJoin(terms, eq(terms.id, termTexts.termId))
    .where(where)
    .orderBy(termTexts.language)
  const texts = new Map<string, EditedTermText[]>()
  for (const { termId, ...text } of rows) texts.set(termId, [...(texts.get(termId) ?? []), text])
  return texts
}

export const readTextsOf = async (db: Queryable, termId: string): Promise<EditedTermText[]> =>
  (await readTexts(db, eq(terms.id, termId))).get(termId) ?? []

/**
 * Selects the name of a term in a language, else in English, within a statement that reads terms.
 */
export const termNameIn = (language: UiLanguage): SQL<string> =>
  language === 'en'
    ? sql`${terms.name}`
    : sql`coalesce((select ${termTexts.name} from ${termTexts}
        where ${termTexts.termId} = ${terms.id} and ${termTexts.language} = ${language}), ${terms.name})`

export const writeTexts = textWriter({ texts: termTexts, owner: 'termId', records: terms, sourceHash })
