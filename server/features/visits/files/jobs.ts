import { eq } from 'drizzle-orm'
import type { Dependencies } from '#server/context.ts'
import { removeStored } from '#server/storage/storage.ts'
import { abandonedFiles } from './table.ts'

const BATCH = 100

/** Removes bytes that no row refers to from the store. */
export async function removeAbandonedFiles({ db, config }: Dependencies): Promise<void> {
  const names = await db.select({ name: abandonedFiles.storageName }).from(abandonedFiles).limit(BATCH)
  for (const { name } of names) {
    await removeStored(config, name)
    await db.delete(abandonedFiles).where(eq(abandonedFiles.storageName, name))
  }
}
