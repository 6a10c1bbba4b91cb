import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { createdAt, id, instant, oneOf, updatedAt } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'

/**
 * Reviews, one for each completed appointment. A trigger copies hospital, service, doctor and
 * patient from the appointment, and triggers maintain the sums for ratings.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .unique('reviews_appointment_key')
      .references(() => appointments.id, { onDelete: 'restrict' }),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'restrict' }),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => healthServices.id, { onDelete: 'restrict' }),
    doctorId: uuid('doctor_id').references(() => doctors.id, { onDelete: 'restrict' }),
    patientId: uuid('patient_id').references(() => users.id, { onDelete: 'set null' }),
    /** First name and initial, as shown. */
    authorName: text('author_name').notNull(),
    rating: smallint('rating').notNull(),
    comment: text('comment'),
    language: text('language', { enum: UI_LANGUAGES }).notNull().default('en'),
    /** True if the author lets readers see the treatment. */
    showsTreatment: boolean('shows_treatment').notNull().default(false),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    /** Set while a report waits for an administrator. */
    reportedAt: instant('reported_at'),
    /** Time at which an administrator hid it. It is neither shown nor counted. */
    hiddenAt: instant('hidden_at'),
    /** Reason of the last decision, as sent to the author. */
    decisionReason: text('decision_reason'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('reviews_rating_check', sql`${t.rating} between 1 and 5`),
    check('reviews_language_check', sql.raw(oneOf('language', UI_LANGUAGES))),
    index('reviews_hospital_idx').on(t.hospitalId, t.createdAt.desc(), t.id),
    index('reviews_doctor_idx').on(t.doctorId, t.createdAt.desc(), t.id),
    // Serves the numbers by stars, reviews with a number of stars, and reviews of one language
    // first.
    index('reviews_hospital_rating_idx')
      .on(t.hospitalId, t.rating, t.language, t.createdAt.desc(), t.id)
      .where(sql`hidden_at is null`),
    index('reviews_doctor_rating_idx')
      .on(t.doctorId, t.rating, t.language, t.createdAt.desc(), t.id)
      .where(sql`hidden_at is null`),
    // Serves the reviews of one treatment whose authors show it.
    index('reviews_hospital_treatment_idx')
      .on(t.hospitalId, t.serviceId, t.rating, t.language, t.createdAt.desc(), t.id)
      .where(sql`hidden_at is null and shows_treatment`),
    index('reviews_doctor_treatment_idx')
      .on(t.doctorId, t.serviceId, t.rating, t.language, t.createdAt.desc(), t.id)
      .where(sql`hidden_at is null and shows_treatment`),
    // Serves the reviews without an answer.
    index('reviews_unanswered_idx')
      .on(t.hospitalId, t.createdAt.desc(), t.id)
      .where(sql`hidden_at is null and reply is null`),
    index('reviews_service_idx').on(t.serviceId),
    index('reviews_patient_idx').on(t.patientId),
    check('reviews_decision_check', sql`(${t.decisionReason} is null) = (${t.decidedAt} is null)`),
    index('reviews_hidden_idx').on(t.hiddenAt.desc()).where(sql`hidden_at is not null`),
    index('reviews_reported_idx').on(t.reportedAt.desc()).where(sql`reported_at is not null`),
  ],
)

/** Reports of reviews with their reasons, one per user and review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'review_reports_pkey', columns: [t.reviewId, t.userId] }),
    index('review_reports_user_idx').on(t.userId),
  ],
)
