import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/**
 * Uploaded pictures. The bytes are under DATA_DIR/pictures by ID. Records refer to them by address.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    /** Hospital whose staff uploaded it. Null for an administrator. */
    hospitalId: uuid('hospital_id').references(() => hospitals.id, { onDelete: 'set null' }),
    /** Text alternative. */
    alt: text('alt').notNull(),
    /** Width of the largest rendition. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('pictures_alt_check', sql`length(${t.alt}) between 1 and 300`),
    check('pictures_size_check', sql`${t.width} > 0 and ${t.height} > 0`),
    index('pictures_created_idx').on(t.createdAt),
    index('pictures_hospital_idx').on(t.hospitalId),
    index('pictures_uploader_idx').on(t.uploaderId),
  ],
)
