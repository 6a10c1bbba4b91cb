import { lt, sql } from 'drizzle-orm'
import { UNUSED_PICTURE_DAYS } from '#domain/pictures.ts'
import type { Dependencies } from '#server/context.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { removePicture } from './storage.ts'
import { pictures } from './table.ts'

const DAY = 24 * 60 * 60 * 1000

const addresses = sql`(
  select unnest(${hospitals.imageUrls}) as address from ${hospitals}
  union all select ${hospitals.logoUrl} from ${hospitals}
  union all select ${doctors.profileImageUrl} from ${doctors})`
// `/pictures/{id}-…`: the ID itself is extracted, so that PostgreSQL joins by it.
const shownIds = sql`select substring(address from 11 for 36) from ${addresses} shown where address like '/pictures/%'`

/**
 * Removes pictures older than a week that no record shows: uploaded and never saved, or replaced.
 * It reads every record, so it runs once an hour.
 */
export async function removeUnusedPictures({ db, config, clock }: Dependencies): Promise<void> {
  const isOld = lt(pictures.createdAt, new Date(clock().getTime() - UNUSED_PICTURE_DAYS * DAY))
  const removed = await db
    .delete(pictures)
    .where(sql`${isOld} and not exists (select from (${shownIds}) used (id) where used.id = ${pictures.id}::text)`)
    .returning({ id: pictures.id })
  for (const { id } of removed) await removePicture(config, id)
}
