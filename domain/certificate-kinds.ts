/** Kinds of certificates of hospitals, with their names. */
import { sentence } from './sentences.ts'

export const CERTIFICATE_KINDS = [
  'operating_licence',
  'health_tourism',
  'jci',
  'temos',
  'iso_9001',
  'iso_15189',
  'iso_27001',
  'other',
] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

/** Display names of the kinds. */
export const CERTIFICATE_LABELS: Record<CertificateKind, string> = {
  operating_licence: sentence('Operating licence'),
  health_tourism: sentence('Health tourism authorisation'),
  jci: sentence('JCI accreditation'),
  temos: sentence('Temos accreditation'),
  iso_9001: sentence('ISO 9001 (quality)'),
  iso_15189: sentence('ISO 15189 (laboratories)'),
  iso_27001: sentence('ISO 27001 (information security)'),
  other: sentence('Other certificate'),
}
