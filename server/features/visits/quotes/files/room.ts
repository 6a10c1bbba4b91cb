import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FileUse } from '#domain/quotes/files.ts'
import type { Sentence } from '#domain/sentences.ts'
import type { Queryable } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'

type Room = {
  files: PgTable & { size: AnyPgColumn }
  /** Selects the files that count. */
  where: SQL | undefined
  refuse: (use: FileUse, size: number) => Sentence | null
}

/** Throws unless another file of this size, in bytes, fits beside the stored ones. */
export async function requireFileRoom(db: Queryable, { files, where, refuse }: Room, size: number): Promise<void> {
  const [use] = await db
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(files)
    .where(where)
  const refusal = refuse(use ?? { files: 0, bytes: 0 }, size)
  if (refusal) throw new AppError('payload_too_large', refusal.sentence, { params: refusal.params })
}
