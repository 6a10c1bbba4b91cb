import { type SQL, sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/database/columns.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/**
 * Rooms of hospitals. The foreign key of visits, and the constraint that no two of them overlap in
 * a room, are in server/database/sql/rooms.sql.
 */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Place among the rooms of the hospital. */
    position: smallint('position').notNull(),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(name)`),
    createdAt: createdAt(),
  },
  (t) => [
    check('rooms_name_check', sql`length(${t.name}) between 1 and 60`),
    unique('rooms_name_key').on(t.hospitalId, t.nameKey),
    // Serves the foreign key of visits, by which a room belongs to their hospital.
    unique('rooms_hospital_key').on(t.id, t.hospitalId),
  ],
)
