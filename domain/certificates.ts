/** Certificates of hospitals. Only the operating licence sets the "Verified" mark. */
import { z } from 'zod'
import { CERTIFICATE_KINDS, type CertificateKind } from './certificate-kinds.ts'
import { date, emptyAsAbsent, requiredText, text } from './fields.ts'
import { listDirection } from './list-direction.ts'
import { sentence } from './sentences.ts'

/** Kind of certificate that verifies a hospital. */
export const LICENCE: CertificateKind = 'operating_licence'
/** Days before the expiry at which hospital and administrators get a mail. */
export const CERTIFICATE_NOTICE_DAYS = 30
/** Days before the expiry from which a licence is listed as expiring. */
export const ENDING_DAYS = 90

export const UNPROVEN_TICK = 'Only a valid operating licence verifies a hospital.'

const optionalDate = z.preprocess((value) => (value === '' ? null : value), date('Please enter a valid date').nullish())

const fields = {
  kind: z.enum(CERTIFICATE_KINDS, 'Please choose the kind of certificate'),
  number: requiredText('Number is required', 100),
  issuer: requiredText('Issuer is required', 200),
  issuedOn: optionalDate,
  expiresOn: date('Please enter the day it expires'),
}

const isInOrder = ({ issuedOn, expiresOn }: { issuedOn?: string | null; expiresOn?: string }) =>
  !issuedOn || !expiresOn || issuedOn <= expiresOn
const notInOrder = { path: ['expiresOn'], error: 'A certificate cannot expire before it was issued' }

export const certificateInput = z.object(fields).refine(isInOrder, notInOrder)
export type CertificateInput = z.output<typeof certificateInput>
/** Input of an edit. Omitted fields stay unchanged. */
export const certificateUpdate = z.object(fields).partial()
/** Returns the error for the dates after an edit, or null. */
export const refuseDates = (dates: { issuedOn: string | null; expiresOn: string }): string | null =>
  isInOrder(dates) ? null : notInOrder.error

/** States of a hospital, by the latest of its checked licences. */
export const LICENCE_STATES = ['valid', 'ending', 'unchecked', 'lapsed', 'missing'] as const
export type LicenceState = (typeof LICENCE_STATES)[number]
export const LICENCE_STATE_LABELS: Record<LicenceState, string> = {
  valid: sentence('Valid'),
  ending: sentence('Expires soon'),
  unchecked: sentence('Waiting to be checked'),
  lapsed: sentence('Lapsed'),
  missing: sentence('No licence'),
}

/** Pending tasks. */
export const VERIFICATION_TASKS = ['missing', 'unchecked', 'ending30', 'ending90', 'lapsed'] as const
export type VerificationTask = (typeof VERIFICATION_TASKS)[number]

export const verificationSearch = z.object({
  q: emptyAsAbsent(text(200)).meta({ description: 'Search text, matched against name and place.' }),
  task: emptyAsAbsent(z.enum(VERIFICATION_TASKS, 'Please choose an action')).meta({
    description:
      'missing: active hospitals without a licence; unchecked: with an unchecked certificate; ending30, ending90: with a licence that expires within as many days; lapsed: with an expired licence.',
  }),
  sortBy: emptyAsAbsent(z.enum(['hospital', 'until'], 'Please choose hospital or until')).meta({
    description: 'Column of the order, until by default.',
  }),
  direction: listDirection,
})
export type VerificationSearch = z.output<typeof verificationSearch>
