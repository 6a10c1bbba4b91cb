import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { CATEGORIES, ICON_KEYS } from '#domain/health-services.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '#domain/money.ts'
import { createdAt, id, money, oneOf, updatedAt } from '#server/database/columns.ts'
import { priceRangeColumn, ratingColumn } from '#server/database/search.ts'
import { hospitals } from '#server/features/hospitals/table.ts'

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
    /** Minutes. */
    duration: integer('duration'),
    isActive: boolean('is_active').notNull().default(true),
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** How many active hospitals offer it; kept by triggers. */
    hospitalCount: integer('hospital_count').notNull().default(0),
    ratingKey: real('rating_key')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when review_count = 0 then 0::real else (rating_sum::real / review_count)::real end`,
      ),
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(name)`),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(name || ' ' || category || ' ' || description)`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('health_services_category_check', sql.raw(oneOf('category', CATEGORIES))),
    check('health_services_icon_check', sql.raw(oneOf('icon_key', ICON_KEYS))),
    check('health_services_currency_check', sql.raw(oneOf('currency', CURRENCIES))),
    check('health_services_price_check', sql`${t.price} >= 0`),
    check('health_services_duration_check', sql`${t.duration} between 1 and 1440`),
    index('health_services_name_idx').on(t.nameKey, t.id),
  ],
)

/** Which hospital offers which service, with its own price where it has one. */
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
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'hospital_services_pkey', columns: [t.hospitalId, t.serviceId] }),
    index('hospital_services_service_idx').on(t.serviceId, t.hospitalId),
    check('hospital_services_currency_check', sql.raw(oneOf('currency', CURRENCIES))),
    check('hospital_services_price_check', sql`${t.price} >= 0 and (${t.price} is null) = (${t.currency} is null)`),
  ],
)

/** What everybody may read of a health service `s`, as the doors name it. */
export const healthServiceColumns: SQL =
  sql.raw(`s.id, s.name, s.description, s.category, s.icon_key as "iconKey", s.price,
  s.currency, ${priceRangeColumn('s.price')} as "priceRange", s.duration, s.is_active as "isActive",
  ${ratingColumn('s')} as "averageRating", s.review_count as "reviewCount", s.hospital_count as "hospitalCount",
  s.created_at as "createdAt", s.updated_at as "updatedAt"`)
