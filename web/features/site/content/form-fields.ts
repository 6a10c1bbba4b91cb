import { EVIDENCE_DOCUMENTS, type RequestKind } from '#domain/requests.ts'
import { sentence } from '#domain/sentences.ts'

const DOCUMENT_LABELS: Record<(typeof EVIDENCE_DOCUMENTS)[number], string> = {
  'ISO 27001 certificate': sentence('ISO 27001 certificate'),
  'SOC 2 letter (when available)': sentence('SOC 2 letter (when available)'),
  'Pen test summary': sentence('Pen test summary'),
  'DPA / Privacy': sentence('DPA / Privacy'),
  'Other (describe below)': sentence('Other (describe below)'),
}

/** A field of a form, named as in the schema in domain/requests.ts. */
export type FormField = {
  name: string
  label: string
  type?: 'email' | 'tel' | 'url' | 'long' | 'choice'
  options?: readonly { value: string; label: string }[]
  hint?: string
  optional?: boolean
  autoComplete?: string
}

const documents = EVIDENCE_DOCUMENTS.map((value) => ({ value, label: DOCUMENT_LABELS[value] }))
const name: FormField = { name: 'name', label: sentence('Your name'), autoComplete: 'name' }
const email: FormField = { name: 'email', label: sentence('Email'), type: 'email', autoComplete: 'email' }
const phone: FormField = { name: 'phone', label: sentence('Phone'), type: 'tel', autoComplete: 'tel' }

/** Fields of each form. The page selects the job itself. */
export const FORM_FIELDS: Record<RequestKind, readonly FormField[]> = {
  contact: [
    name,
    email,
    { name: 'subject', label: sentence('Subject'), optional: true },
    { name: 'message', label: sentence('Message'), type: 'long' },
  ],
  accessibility: [
    name,
    email,
    {
      name: 'details',
      label: sentence('What is difficult to use?'),
      hint: 'Tell us the page, your device and any assistive technology you use.',
      type: 'long',
    },
  ],
  evidence: [
    { name: 'company', label: sentence('Company'), autoComplete: 'organization' },
    email,
    { name: 'doc', label: sentence('Which document?'), type: 'choice', options: documents },
    { name: 'notes', label: sentence('What is it for?'), type: 'long', optional: true },
  ],
  clinic: [
    { name: 'company', label: sentence('Hospital or clinic'), autoComplete: 'organization' },
    { ...name, label: sentence('Contact person') },
    email,
    phone,
    { name: 'city', label: sentence('City'), autoComplete: 'address-level2' },
    { name: 'website', label: sentence('Website'), type: 'url', optional: true },
    {
      name: 'licenceNumber',
      label: sentence('Licence number'),
      hint: 'From the Ministry of Health, if you have it to hand.',
      optional: true,
    },
    { name: 'message', label: sentence('What would you like to tell us?'), type: 'long', optional: true },
  ],
  job: [
    name,
    email,
    { ...phone, optional: true },
    { name: 'message', label: sentence('Why you, why here?'), type: 'long', optional: true },
  ],
}

export const FORM_BUTTONS: Record<RequestKind, string> = {
  contact: sentence('Send the message'),
  accessibility: sentence('Send the request'),
  evidence: sentence('Send the request'),
  clinic: sentence('Send the application'),
  job: sentence('Send the application'),
}
