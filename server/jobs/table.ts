import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#server/features/hospitals/table.ts'

/** Hospitals whose next free times (theirs and their doctors') have to be found anew: too many for one statement. */
export const nextFreeQueue = pgTable('next_free_queue', {
  hospitalId: uuid('hospital_id')
    .primaryKey()
    .references(() => hospitals.id, { onDelete: 'cascade' }),
})
