import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/** Saved hospitals and doctors of users. */
export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hospitalId: uuid('hospital_id').references(() => hospitals.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id').references(() => doctors.id, { onDelete: 'cascade' }),
    /** Treatment that it was saved for. */
    serviceId: uuid('service_id').references(() => healthServices.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    check('favourites_one_check', sql`num_nonnulls(${t.hospitalId}, ${t.doctorId}) = 1`),
    unique('favourites_hospital_key').on(t.userId, t.hospitalId),
    unique('favourites_doctor_key').on(t.userId, t.doctorId),
    index('favourites_hospital_idx').on(t.hospitalId),
    index('favourites_doctor_idx').on(t.doctorId),
    index('favourites_service_idx').on(t.serviceId),
  ],
)
