/** Translations of specialties and categories. English is the source. */
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

/** Reads the texts of some or all terms, by ID of the term. */
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
 * Returns SQL for the name of a term in a language, else in English, for statements that read
 * terms.
 */
export const termNameIn = (language: UiLanguage): SQL<string> =>
  language === 'en'
    ? sql`${terms.name}`
    : sql`coalesce((select ${termTexts.name} from ${termTexts}
        where ${termTexts.termId} = ${terms.id} and ${termTexts.language} = ${language}), ${terms.name})`

export const writeTexts = textWriter({ texts: termTexts, owner: 'termId', records: terms, sourceHash })
