import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { CERTIFICATE_KINDS } from '#domain/certificate-kinds.ts'
import { createdAt, id, instant, oneOf, updatedAt } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/** Public documents of the operator's own certificates. The settings refer to them by address. */
export const companyDocuments = pgTable(
  'company_documents',
  {
    id: id(),
    name: text('name').notNull(),
    /** Size in bytes. */
    size: integer('size').notNull(),
    type: text('type').notNull(),
    storageName: text('storage_name').notNull().unique('company_documents_storage_name_key'),
    createdAt: createdAt(),
  },
  (t) => [check('company_documents_size_check', sql`${t.size} > 0`)],
)

/**
 * Certificates of hospitals. Triggers derive `hospitals.is_verified` from a valid operating
 * licence, refuse the flag without one, and queue unused documents for removal.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CERTIFICATE_KINDS }).notNull(),
    number: text('number').notNull(),
    issuer: text('issuer').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }),
    /** Last day of validity. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    documentName: text('document_name'),
    documentType: text('document_type'),
    /** Size in bytes. */
    documentSize: integer('document_size'),
    storageName: text('storage_name').unique('certificates_storage_name_key'),
    /** Time of the check against the issuer's register. An edit resets it. */
    checkedAt: instant('checked_at'),
    checkedBy: uuid('checked_by').references(() => users.id, { onDelete: 'set null' }),
    /** Expiry date that hospital and administrators were notified of. */
    noticedFor: date('noticed_for', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('certificates_kind_check', sql.raw(oneOf('kind', CERTIFICATE_KINDS))),
    check('certificates_dates_check', sql`${t.issuedOn} <= ${t.expiresOn}`),
    check(
      'certificates_document_check',
      sql`num_nulls(${t.documentName}, ${t.documentType}, ${t.documentSize}, ${t.storageName}) in (0, 4)`,
    ),
    check('certificates_checked_by_check', sql`${t.checkedBy} is null or ${t.checkedAt} is not null`),
    unique('certificates_number_key').on(t.hospitalId, t.kind, t.number),
    index('certificates_expires_idx').on(t.expiresOn),
    index('certificates_unchecked_idx').on(t.hospitalId).where(sql`checked_at is null`),
    index('certificates_checked_by_idx').on(t.checkedBy),
  ],
)
