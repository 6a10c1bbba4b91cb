import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { SPECIALTIES } from '#domain/doctors.ts'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '#domain/money.ts'
import { MAX_SUBSPECIALTIES, SUBSPECIALTIES } from '#domain/subspecialties.ts'
import {
  consultationChecks,
  consultationColumns,
  createdAt,
  id,
  inDollars,
  money,
  oneOf,
  ratingKey,
  textColumns,
  updatedAt,
} from '#server/database/columns.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

const subspecialtiesCheck = `"subspecialties" <@ array[${SUBSPECIALTIES.map((name) => `'${name}'`).join(', ')}]
  and cardinality("subspecialties") <= ${MAX_SUBSPECIALTIES}`

export const doctors = pgTable(
  'doctors',
  {
    id: id(),
    /** Null for an independent doctor. */
    hospitalId: uuid('hospital_id').references(() => hospitals.id, { onDelete: 'set null' }),
    fullName: text('full_name').notNull(),
    specialty: text('specialty', { enum: SPECIALTIES }).notNull(),
    subspecialties: text('subspecialties').array().notNull().default(sql`'{}'::text[]`),
    experienceYears: smallint('experience_years').notNull().default(0),
    languagesSpoken: text('languages_spoken').array().notNull().default(sql`'{}'::text[]`),
    phone: text('phone'),
    email: text('email'),
    website: text('website'),
    description: text('description'),
    profileImageUrl: text('profile_image_url'),
    /** Text alternative of the portrait. */
    profileImageAlt: text('profile_image_alt'),
    consultationFee: money('consultation_fee'),
    /** Address of the doctor's video visits, for their patients and staff only. */
    meetingUrl: text('meeting_url'),
    currency: text('currency', { enum: CURRENCIES }).notNull().default(DEFAULT_CURRENCY),
    feeUsd: inDollars('fee_usd'),
    /**
     * Lowest price of the treatments in US dollars, maintained by triggers. Null if none has a
     * price.
     */
    priceFrom: inDollars('price_from'),
    isActive: boolean('is_active').notNull().default(true),
    /**
     * Copies of the hospital's name, city and state, maintained by triggers, so that a search reads
     * one table.
     */
    hospitalName: text('hospital_name'),
    hospitalCity: text('hospital_city'),
    isListed: boolean('is_listed').notNull().default(true),
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    ratingKey: ratingKey(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`fold(full_name || ' ' || specialty || ' ' || coalesce(hospital_name, '') || ' ' || coalesce(hospital_city, ''))`,
      ),
    cityKey: text('city_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(coalesce(hospital_city, ''))`),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(full_name)`),
    /** Search text for administrators. A word cannot match across two fields. */
    managedText: text('managed_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`fold(full_name || E'\\n' || specialty || E'\\n' || coalesce(hospital_name, '') || E'\\n' || joined(languages_spoken))`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('doctors_specialty_check', sql.raw(oneOf('specialty', SPECIALTIES))),
    check('doctors_subspecialties_check', sql.raw(subspecialtiesCheck)),
    check('doctors_currency_check', sql.raw(oneOf('currency', CURRENCIES))),
    check('doctors_experience_check', sql`${t.experienceYears} between 0 and 60`),
    check('doctors_meeting_url_check', sql`${t.meetingUrl} like 'https://%'`),
    check('doctors_fee_check', sql`${t.consultationFee} >= 0`),
    check(
      'doctors_reviews_check',
      sql`${t.reviewCount} >= 0 and ${t.ratingSum} between ${t.reviewCount} and ${t.reviewCount} * 5`,
    ),
    // Target of the foreign key of doctors' accounts.
    unique('doctors_hospital_key').on(t.hospitalId, t.id),
    index('doctors_hospital_idx').on(t.hospitalId, t.fullName),
    // Serves searches for a sub-specialty, which few doctors have.
    index('doctors_subspecialties_idx').using('gin', t.subspecialties),
    // Default order of the administrators' list.
    index('doctors_name_idx').on(t.nameKey, t.id),
    index('doctors_updated_idx').on(t.updatedAt, t.id),
  ],
)

const doctorId = () =>
  uuid('doctor_id')
    .notNull()
    .references(() => doctors.id, { onDelete: 'cascade' })

/**
 * Price of a doctor in US dollars without a treatment, in SQL as `priceOfDoctor` (domain/money.ts)
 * shows it.
 */
export const doctorPriceUsd = sql`coalesce(${doctors.priceFrom}, ${doctors.feeUsd})`

/**
 * Treatments of doctors with optional own prices. Triggers keep them within the services of the
 * doctor's hospital.
 */
export const doctorServices = pgTable(
  'doctor_services',
  {
    doctorId: doctorId(),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => healthServices.id, { onDelete: 'cascade' }),
    price: money('price'),
    currency: text('currency', { enum: CURRENCIES }),
    priceUsd: inDollars('price_usd'),
    /** Null for the hospital's terms. */
    ...consultationColumns(),
    createdAt: createdAt(),
  },
  (t) => [
    ...consultationChecks('doctor_services', t),
    primaryKey({ name: 'doctor_services_pkey', columns: [t.doctorId, t.serviceId] }),
    index('doctor_services_service_idx').on(t.serviceId, t.doctorId),
    check('doctor_services_currency_check', sql.raw(oneOf('currency', CURRENCIES))),
    check('doctor_services_price_check', sql`${t.price} >= 0 and (${t.price} is null) = (${t.currency} is null)`),
  ],
)

/** Translated descriptions of doctors. The English one is stored in `doctors.description`. */
export const doctorTexts = pgTable(
  'doctor_texts',
  {
    doctorId: doctorId(),
    ...textColumns(),
  },
  (t) => [
    primaryKey({ name: 'doctor_texts_pkey', columns: [t.doctorId, t.language] }),
    check('doctor_texts_language_check', sql.raw(oneOf('language', TRANSLATED_LANGUAGES))),
    check('doctor_texts_description_check', sql`length(${t.description}) between 1 and 8000`),
  ],
)

/**
 * Bookable start times of a doctor by ISO weekday. A doctor without any has those of the hospital.
 */
export const doctorHours = pgTable(
  'doctor_hours',
  {
    doctorId: doctorId(),
    weekday: smallint('weekday').notNull(),
    startTime: time('start_time', { precision: 0 }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'doctor_hours_pkey', columns: [t.doctorId, t.weekday, t.startTime] }),
    check('doctor_hours_weekday_check', sql`${t.weekday} between 1 and 6`),
  ],
)

/** Regular breaks of a doctor by weekday. */
export const doctorBreaks = pgTable(
  'doctor_breaks',
  {
    id: id(),
    doctorId: doctorId(),
    weekday: smallint('weekday').notNull(),
    startsAt: time('starts_at', { precision: 0 }).notNull(),
    endsAt: time('ends_at', { precision: 0 }).notNull(),
  },
  (t) => [
    check('doctor_breaks_weekday_check', sql`${t.weekday} between 1 and 6`),
    check('doctor_breaks_hours_check', sql`${t.endsAt} > ${t.startsAt}`),
    index('doctor_breaks_doctor_idx').on(t.doctorId),
  ],
)

/** Leave of a doctor, first and last day included. */
export const doctorLeave = pgTable(
  'doctor_leave',
  {
    id: id(),
    doctorId: doctorId(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('doctor_leave_days_check', sql`${t.endsOn} >= ${t.startsOn}`),
    index('doctor_leave_doctor_idx').on(t.doctorId, t.endsOn),
  ],
)

/**
 * Private addresses of doctors' calendars at a hospital: SHA-256 of the secret in the address. It
 * ends when the doctor leaves the hospital.
 */
export const doctorFeeds = pgTable(
  'doctor_feeds',
  {
    doctorId: doctorId().primaryKey(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull().unique('doctor_feeds_key'),
    createdAt: createdAt(),
  },
  (t) => [index('doctor_feeds_hospital_idx').on(t.hospitalId)],
)
