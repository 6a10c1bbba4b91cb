import { sql } from 'drizzle-orm'
import { fold } from '#domain/fold.ts'
import type { Queryable } from '#server/database/client.ts'
import { statement } from '#server/database/statement.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/** Hand-written: one row for each word, from the first record that contains it. */
const textsWith = statement<{ word: string; text: string }, { words: string[] }>(
  () => sql`select w.word, record.text from unnest(${sql.placeholder('words')}::text[]) w(word)
    cross join lateral (
      (select concat_ws(' ', ${hospitals.name}, ${hospitals.city}, ${hospitals.district}) as text from ${hospitals}
        where ${hospitals.isActive} and ${hospitals.searchText} like '%' || w.word || '%' limit 1)
      union all
      (select ${doctors.fullName} as text from ${doctors}
        where ${doctors.isListed} and ${doctors.searchText} like '%' || w.word || '%' limit 1)
    ) record`,
)

/** Returns folded words of names and places as their records write them: `sisli` is `Şişli`. */
export async function writtenNames(db: Queryable, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const plain = [...new Set(words)].filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
  if (plain.length === 0) return new Map()
  const written = new Map<string, string>()
  for (const { word, text } of await textsWith(db, { words: plain })) {
    const part = text.match(/[\p{L}\p{M}\p{N}]+/gu)?.find((letters) => fold(letters) === word)
    if (part !== undefined && !written.has(word)) written.set(word, part)
  }
  return written
}
