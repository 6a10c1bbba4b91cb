import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { CERTIFICATE_KINDS } from '#domain/certificate-kinds.ts'
import { LICENCE_STATES } from '#domain/certificates.ts'
import type { Page } from '#domain/paging.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { certificates } from './table.ts'

/** Certificate as administrators and the hospital itself see it. */
export const certificateAnswer = z
  .object({
    id: z.uuid(),
    hospitalId: z.uuid(),
    kind: z.enum(CERTIFICATE_KINDS),
    number: z.string(),
    issuer: z.string(),
    issuedOn: z.iso.date().nullable(),
    expiresOn: z.iso.date().meta({ description: 'last day of validity' }),
    documentName: z.string().nullable().meta({ description: 'null without a document' }),
    documentSize: z.int().nullable().meta({ description: 'size in bytes' }),
    checkedAt: instantAnswer.nullable().meta({ description: 'null if not checked since the last edit' }),
    checkedByName: z.string().nullable(),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
  })
  .meta({ title: 'HospitalCertificate' })
export type Certificate = z.output<typeof certificateAnswer>

/** Columns of certificates joined with the administrator who checked them. */
export const certificateColumns = {
  id: certificates.id,
  hospitalId: certificates.hospitalId,
  kind: certificates.kind,
  number: certificates.number,
  issuer: certificates.issuer,
  issuedOn: certificates.issuedOn,
  expiresOn: certificates.expiresOn,
  documentName: certificates.documentName,
  documentSize: certificates.documentSize,
  checkedAt: instantOf(certificates.checkedAt),
  checkedByName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
  createdAt: instantOf(certificates.createdAt),
  updatedAt: instantOf(certificates.updatedAt),
} satisfies ColumnsOf<Certificate>

/** Verification state of one hospital. */
export const verificationAnswer = z
  .object({
    id: z.uuid().meta({ description: 'UUID of the hospital' }),
    hospital: z.object({
      id: z.uuid(),
      name: z.string(),
      city: z.string(),
      isActive: z.boolean(),
      isVerified: z.boolean(),
    }),
    state: z.enum(LICENCE_STATES),
    validUntil: z.iso.date().nullable().meta({ description: 'expiry of the latest checked licence' }),
    certificates: z.int().meta({ description: 'number of certificates' }),
    unchecked: z.int().meta({ description: 'number of unchecked certificates' }),
  })
  .meta({ title: 'Verification' })
export type Verification = z.output<typeof verificationAnswer>
export type VerificationPage = Page<Verification>

const count = z.int().min(0)
/** Numbers of hospitals that need action. */
export const verificationSummaryAnswer = z
  .object({ missing: count, unchecked: count, ending30: count, ending90: count, lapsed: count })
  .meta({ title: 'VerificationSummary' })
export type VerificationSummary = z.output<typeof verificationSummaryAnswer>

/** Document uploaded for a certificate of the operator. */
export const companyDocumentAnswer = z
  .object({ url: z.string().meta({ description: 'Address on this server.' }) })
  .meta({ title: 'CompanyDocument' })
