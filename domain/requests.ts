/** Requests to the operator from public forms, and their handling. */
import { z } from 'zod'
import { bookingIdFrom } from './appointments.ts'
import {
  email,
  emptyAsAbsent,
  optionalPhone,
  optionalText,
  optionalUrl,
  phone,
  requiredName,
  requiredText,
  text,
  uuid,
} from './fields.ts'
import { listDirection } from './list-direction.ts'
import { UI_LANGUAGES } from './languages.ts'
import { sentence } from './sentences.ts'

export const REQUEST_KINDS = ['contact', 'accessibility', 'evidence', 'clinic', 'job'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export const REQUEST_LABELS: Record<RequestKind, string> = {
  contact: sentence('Contact'),
  accessibility: sentence('Accessibility'),
  evidence: 'Compliance evidence',
  clinic: 'Clinic application',
  job: 'Job application',
}

export const REQUEST_STATES = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const
export type RequestState = (typeof REQUEST_STATES)[number]
export const REQUEST_STATE_LABELS: Record<RequestState, string> = {
  new: sentence('New'),
  in_progress: 'In progress',
  answered: sentence('Answered'),
  closed: sentence('Closed'),
  spam: sentence('Spam'),
}
export const OPEN_REQUEST_STATES = ['new', 'in_progress'] as const satisfies readonly RequestState[]
export const isOpenRequest = (state: RequestState): boolean =>
  (OPEN_REQUEST_STATES as readonly string[]).includes(state)

/** Manual status changes. `answered` is set by an answer. */
export const REQUEST_MOVES: Record<RequestState, readonly RequestState[]> = {
  new: ['in_progress', 'closed', 'spam'],
  in_progress: ['closed', 'spam'],
  answered: ['in_progress', 'closed'],
  closed: ['in_progress'],
  spam: ['new'],
}

/** Kinds of events of a request. */
export const REQUEST_EVENTS = ['received', 'state', 'owner', 'note', 'answer'] as const

/** Business days within which an answer is promised. */
export const ANSWER_DAYS = 2
/** Days after the last change at which a request is deleted with everything that belongs to it. */
export const REQUEST_KEPT_DAYS = { spam: 30, job: 180, other: 365 } as const

export const EVIDENCE_DOCUMENTS = [
  'ISO 27001 certificate',
  'SOC 2 letter (when available)',
  'Pen test summary',
  'DPA / Privacy',
  'Other (describe below)',
] as const

/** Minimum number of seconds for filling in a form. Robots are faster. */
export const FORM_SECONDS = 3
export const FORM_HOURS = 24
export const REQUEST_MESSAGES = {
  tooQuick: 'That was very quick. Please check what you have written and send it again.',
  formEnded: 'This form was open for too long. Please send it again.',
  cvMissing: 'Please add your CV',
} as const

const name = requiredName('Name is required', 100)
const company = requiredText('Company is required', 200)
const always = {
  form: text(300).meta({ description: 'Token returned by `startRequest` when the form was opened.' }),
  homepage: optionalText(200).meta({
    description: 'Honeypot: must be empty. It is hidden from people and filled in by robots.',
  }),
  language: z.enum(UI_LANGUAGES, 'Please choose en, tr, ru or ar').default('en'),
  email: email(),
}

/** Fields of each form, by kind. */
export const requestForms = {
  contact: z.object({
    ...always,
    kind: z.literal('contact'),
    name,
    subject: optionalText(150),
    message: requiredText('Message is required', 4000),
  }),
  accessibility: z.object({
    ...always,
    kind: z.literal('accessibility'),
    name,
    details: requiredText('Details are required', 4000),
  }),
  evidence: z.object({
    ...always,
    kind: z.literal('evidence'),
    company,
    doc: z.enum(EVIDENCE_DOCUMENTS, 'Please choose a document'),
    notes: optionalText(4000),
  }),
  clinic: z.object({
    ...always,
    kind: z.literal('clinic'),
    company: requiredName('Hospital name is required', 200),
    name,
    phone: phone(),
    city: requiredText('City is required', 100),
    website: optionalUrl,
    licenceNumber: optionalText(100),
    message: optionalText(4000),
  }),
  job: z.object({
    ...always,
    kind: z.literal('job'),
    name,
    phone: optionalPhone,
    position: requiredText('Position is required', 200),
    message: optionalText(4000),
    file: uuid(REQUEST_MESSAGES.cvMissing).meta({ description: 'UUID returned by `uploadRequestFile`.' }),
  }),
} as const

export const requestInput = z.discriminatedUnion(
  'kind',
  [requestForms.contact, requestForms.accessibility, requestForms.evidence, requestForms.clinic, requestForms.job],
  'Please choose what your request is about',
)
export type RequestInput = z.output<typeof requestInput>

/** Returns the columns of every request. Other fields are stored by name. */
export function columnsOfRequest(input: RequestInput) {
  const { form: _, homepage, kind, language, email: address, ...fields } = input
  const {
    name = null,
    company = null,
    phone = null,
    subject = null,
    message,
    details,
    notes,
    file,
    ...rest
  } = {
    ...fields,
  } as Record<string, string | null | undefined>
  const filled = Object.entries(rest).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return {
    file: file ?? null,
    isRobot: Boolean(homepage),
    columns: {
      kind,
      language,
      email: address,
      name,
      company,
      phone,
      subject,
      message: message ?? details ?? notes ?? null,
      details: Object.fromEntries(filled),
    },
  }
}

/** Display names of the values stored by name. */
export const REQUEST_DETAIL_LABELS: Record<string, string> = {
  doc: sentence('Document'),
  city: sentence('City'),
  website: sentence('Website'),
  licenceNumber: 'Licence number',
  position: sentence('Position'),
}

export const requestSearch = z.object({
  q: emptyAsAbsent(text(200)).meta({
    description: 'Search text, matched against name, company, address, subject, message and number.',
  }),
  kind: emptyAsAbsent(z.enum(REQUEST_KINDS, 'Please choose a kind of request')).meta({
    description: 'Only this kind.',
  }),
  state: emptyAsAbsent(z.enum(['open', 'overdue', ...REQUEST_STATES], 'Please choose a state')).meta({
    description: 'open: new or in progress, by due date; overdue: open requests past their due date.',
  }),
  ownerId: emptyAsAbsent(z.union([z.literal('none'), uuid('Please choose a user')], 'Please choose a user')).meta({
    description: 'Only requests of this administrator; none: without an administrator.',
  }),
  sortBy: emptyAsAbsent(z.enum(['due', 'received'], 'Please choose')).meta({
    description: 'Column of the order. By default the newest first, and open requests by due date.',
  }),
  direction: listDirection,
})
export type RequestSearch = z.output<typeof requestSearch>

export const requestUpdate = z.object({
  state: z.enum(REQUEST_STATES, 'Please choose a state').optional(),
  ownerId: uuid('Please choose a user').nullable().optional(),
})
export const requestNote = z.object({ note: requiredText('Please write a note', 4000) })
export const requestAnswer = z.object({ answer: requiredText('Please write an answer', 8000) })

/** Returns `RQ-` and 8 unambiguous characters from random bytes. */
export const requestNumberFrom = (random: Uint8Array): string => bookingIdFrom(random).replace(/^BK/, 'RQ')
