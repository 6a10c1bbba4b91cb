import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { CONFIRMATIONS, DEFAULT_BOOKING_RULES, MAX_DAYS_AHEAD } from '#domain/availability.ts'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { PRICE_PARTS } from '#domain/price-parts.ts'
import {
  citext,
  consultationChecks,
  consultationColumns,
  createdAt,
  id,
  inDollars,
  instant,
  money,
  oneOf,
  ratingKey,
  textColumns,
  updatedAt,
} from '#server/database/columns.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'

const emptyList = sql`'{}'::text[]`
const partList = sql.raw(PRICE_PARTS.map((part) => `'${part}'`).join(', '))

export const hospitals = pgTable(
  'hospitals',
  {
    id: id(),
    /** Code in a published list, by which an import finds the row. */
    externalCode: text('external_code').unique('hospitals_external_code_key'),
    name: text('name').notNull(),
    description: text('description'),
    address: text('address').notNull(),
    district: text('district'),
    city: text('city').notNull(),
    country: text('country').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** True if the position is the centre of its district or province. */
    locationApproximate: boolean('location_approximate').notNull().default(false),
    phone: text('phone'),
    email: text('email'),
    website: text('website'),
    googleMapsUrl: text('google_maps_url'),
    googlePlacesUrl: text('google_places_url'),
    logoUrl: text('logo_url'),
    /** Text alternative of the logo. */
    logoAlt: text('logo_alt'),
    imageUrls: text('image_urls').array().notNull().default(emptyList),
    /** Text alternatives of `image_urls`, in the same order. Empty or missing if not given. */
    imageAlts: text('image_alts').array().notNull().default(emptyList),
    languages: text('languages').array().notNull().default(emptyList),
    /** Null until it is known whether the hospital works with any. */
    insurers: text('insurers').array(),
    isActive: boolean('is_active').notNull().default(true),
    isVerified: boolean('is_verified').notNull().default(false),
    /** Maintained by triggers on reviews, hospital_services and health_services. */
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    ratingKey: ratingKey(),
    /** Lowest and median price of its active services in US dollars, maintained by triggers. */
    priceFrom: numeric('price_from', { precision: 12, scale: 2, mode: 'number' }),
    priceTypical: numeric('price_typical', { precision: 12, scale: 2, mode: 'number' }),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(name || ' ' || city || ' ' || coalesce(district, '') || ' ' || address)`),
    cityKey: text('city_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(city)`),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(name)`),
    /** Search text for administrators. A word cannot match across two fields. */
    managedText: text('managed_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(name || E'\\n' || city || E'\\n' || country || E'\\n' || address)`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('hospitals_name_check', sql`length(${t.name}) between 1 and 200`),
    check('hospitals_alts_check', sql`cardinality(${t.imageAlts}) <= cardinality(${t.imageUrls})`),
    check('hospitals_latitude_check', sql`${t.latitude} between -90 and 90`),
    check('hospitals_longitude_check', sql`${t.longitude} between -180 and 180`),
    check('hospitals_place_check', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('hospitals_approximate_check', sql`not (${t.locationApproximate} and ${t.latitude} is null)`),
    check(
      'hospitals_reviews_check',
      sql`${t.reviewCount} >= 0 and ${t.ratingSum} between ${t.reviewCount} and ${t.reviewCount} * 5`,
    ),
  ],
)

/** Bookable start times by ISO weekday (Monday = 1). Sundays are always closed. */
export const openingHours = pgTable(
  'opening_hours',
  {
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    startTime: time('start_time', { precision: 0 }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'opening_hours_pkey', columns: [t.hospitalId, t.weekday, t.startTime] }),
    check('opening_hours_weekday_check', sql`${t.weekday} between 1 and 6`),
  ],
)

/**
 * Closures of a hospital, first and last day included. With times, only those hours of each day.
 */
export const closures = pgTable(
  'closures',
  {
    id: id(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** Both null for whole days. */
    startsAt: time('starts_at', { precision: 0 }),
    endsAt: time('ends_at', { precision: 0 }),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [
    check('closures_days_check', sql`${t.endsOn} >= ${t.startsOn}`),
    check('closures_hours_check', sql`(${t.startsAt} is null) = (${t.endsAt} is null) and ${t.endsAt} > ${t.startsAt}`),
    index('closures_hospital_idx').on(t.hospitalId, t.endsOn),
  ],
)

/** Public holidays on which a hospital is closed. */
export const hospitalHolidays = pgTable(
  'hospital_holidays',
  {
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ name: 'hospital_holidays_pkey', columns: [t.hospitalId, t.date] })],
)

/** Translated descriptions of hospitals. The English one is stored in `hospitals.description`. */
export const hospitalTexts = pgTable(
  'hospital_texts',
  {
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    ...textColumns(),
  },
  (t) => [
    primaryKey({ name: 'hospital_texts_pkey', columns: [t.hospitalId, t.language] }),
    check('hospital_texts_language_check', sql.raw(oneOf('language', TRANSLATED_LANGUAGES))),
    check('hospital_texts_description_check', sql`length(${t.description}) between 1 and 8000`),
  ],
)

/**
 * Additional notification addresses for mails to the staff of a hospital, such as the reception.
 */
export const hospitalAddresses = pgTable(
  'hospital_addresses',
  {
    id: id(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    email: citext('email').notNull(),
    /** Time of the owner's consent. No mail is sent before. */
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [unique('hospital_addresses_email_key').on(t.hospitalId, t.email)],
)

/** Booking rules of a hospital. Without a row DEFAULT_BOOKING_RULES apply. */
export const bookingRules = pgTable(
  'booking_rules',
  {
    hospitalId: uuid('hospital_id')
      .primaryKey()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    noticeMinutes: integer('notice_minutes').notNull().default(DEFAULT_BOOKING_RULES.noticeMinutes),
    procedureNoticeMinutes: integer('procedure_notice_minutes')
      .notNull()
      .default(DEFAULT_BOOKING_RULES.procedureNoticeMinutes),
    horizonDays: smallint('horizon_days').notNull().default(DEFAULT_BOOKING_RULES.horizonDays),
    bufferMinutes: smallint('buffer_minutes').notNull().default(DEFAULT_BOOKING_RULES.bufferMinutes),
    confirmation: text('confirmation', { enum: CONFIRMATIONS }).notNull().default(DEFAULT_BOOKING_RULES.confirmation),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('booking_rules_notice_check', sql`${t.noticeMinutes} between 0 and 43200`),
    check('booking_rules_procedure_notice_check', sql`${t.procedureNoticeMinutes} between 0 and 43200`),
    check('booking_rules_horizon_check', sql`${t.horizonDays} between 1 and ${sql.raw(String(MAX_DAYS_AHEAD))}`),
    check('booking_rules_buffer_check', sql`${t.bufferMinutes} between 0 and 480`),
    check('booking_rules_confirmation_check', sql.raw(oneOf('confirmation', CONFIRMATIONS))),
  ],
)

/**
 * Services of hospitals with optional own prices. By default the price of the service applies,
 * unless the price is on request.
 */
export const hospitalServices = pgTable(
  'hospital_services',
  {
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => healthServices.id, { onDelete: 'cascade' }),
    price: money('price'),
    currency: text('currency', { enum: CURRENCIES }),
    priceUsd: inDollars('price_usd'),
    /** True if the hospital's price is unknown, and the service's price does not apply. */
    onRequest: boolean('on_request').notNull().default(false),
    ...consultationColumns(),
    /** Nights in hospital and days in Türkiye. Null for those of the service. */
    nights: smallint('nights'),
    stayDays: smallint('stay_days'),
    /** Parts that the price includes or leaves out. A part in neither list is not stated. */
    priceIncludes: text('price_includes', { enum: PRICE_PARTS }).array().notNull().default(emptyList),
    priceExcludes: text('price_excludes', { enum: PRICE_PARTS }).array().notNull().default(emptyList),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'hospital_services_pkey', columns: [t.hospitalId, t.serviceId] }),
    index('hospital_services_service_idx').on(t.serviceId, t.hospitalId),
    check('hospital_services_currency_check', sql.raw(oneOf('currency', CURRENCIES))),
    check('hospital_services_price_check', sql`${t.price} >= 0 and (${t.price} is null) = (${t.currency} is null)`),
    check('hospital_services_on_request_check', sql`not (${t.onRequest} and ${t.price} is not null)`),
    ...consultationChecks('hospital_services', t),
    check('hospital_services_stay_check', sql`${t.nights} between 0 and 365 and ${t.stayDays} between 0 and 365`),
    check(
      'hospital_services_parts_check',
      sql`(${t.priceIncludes} || ${t.priceExcludes}) <@ array[${partList}] and not (${t.priceIncludes} && ${t.priceExcludes})`,
    ),
  ],
)
