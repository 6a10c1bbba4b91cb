import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { CATEGORIES, ICON_KEYS } from '#domain/health-services.ts'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '#domain/money.ts'
import { VISIT_TYPES } from '#domain/visit-types.ts'
import { createdAt, id, inDollars, money, oneOf, ratingKey, textColumns, updatedAt } from '#server/database/columns.ts'

export const healthServices = pgTable(
  'health_services',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    iconKey: text('icon_key', { enum: ICON_KEYS }),
    price: money('price'),
    currency: text('currency', { enum: CURRENCIES }).notNull().default(DEFAULT_CURRENCY),
    priceUsd: inDollars('price_usd'),
    /** Length in minutes. */
    duration: integer('duration'),
    visitType: text('visit_type', { enum: VISIT_TYPES }).notNull().default('examination'),
    /** Nights in hospital. Null if unknown. */
    nights: smallint('nights'),
    /** Days in Türkiye, from arrival to departure. Null if unknown. */
    stayDays: smallint('stay_days'),
    /** Ages of patients, both included. Null without a limit. */
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    isActive: boolean('is_active').notNull().default(true),
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** Number of active hospitals that offer it, maintained by triggers. */
    hospitalCount: integer('hospital_count').notNull().default(0),
    ratingKey: ratingKey(),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(name)`),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(name || ' ' || category || ' ' || description)`),
    /**
     * Folded names and texts in the other languages, for searches, maintained by triggers on
     * health_service_texts.
     */
    translatedNames: text('translated_names').notNull().default(''),
    translatedText: text('translated_text').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('health_services_category_check', sql.raw(oneOf('category', CATEGORIES))),
    check('health_services_icon_check', sql.raw(oneOf('icon_key', ICON_KEYS))),
    check('health_services_currency_check', sql.raw(oneOf('currency', CURRENCIES))),
    check('health_services_price_check', sql`${t.price} >= 0`),
    check('health_services_visit_type_check', sql.raw(oneOf('visit_type', VISIT_TYPES))),
    check('health_services_stay_check', sql`${t.nights} between 0 and 365 and ${t.stayDays} between 0 and 365`),
    check('health_services_duration_check', sql`${t.duration} between 1 and 1440`),
    check('health_services_ages_check', sql`${t.minAge} between 0 and 120 and ${t.maxAge} between 0 and 120`),
    check('health_services_ages_order_check', sql`${t.minAge} <= ${t.maxAge}`),
    index('health_services_name_idx').on(t.nameKey, t.id),
  ],
)

/** Translations of services. The English texts are in `health_services`. */
export const healthServiceTexts = pgTable(
  'health_service_texts',
  {
    serviceId: uuid('service_id')
      .notNull()
      .references(() => healthServices.id, { onDelete: 'cascade' }),
    ...textColumns(),
    name: text('name').notNull(),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(name)`),
  },
  (t) => [
    primaryKey({ name: 'health_service_texts_pkey', columns: [t.serviceId, t.language] }),
    check('health_service_texts_language_check', sql.raw(oneOf('language', TRANSLATED_LANGUAGES))),
    check('health_service_texts_name_check', sql`length(${t.name}) between 1 and 120`),
    check('health_service_texts_description_check', sql`length(${t.description}) between 1 and 4000`),
  ],
)
