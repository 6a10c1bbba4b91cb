/** Description of routes for the OpenAPI document, beside their schemas: access and responses. */
import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import type { Deprecation } from './deprecation.ts'

type Rule = {
  security: Record<string, string[]>[]
  /** Error codes that follow from the access. */
  codes: readonly ErrorCode[]
  who?: string
}

const bearer = { session: [] }
const signedIn = ['unauthenticated', 'two_factor_setup_required', 'insufficient_scope'] as const

/** Access to an operation, for the document. The verb enforces it. */
export const ACCESS = {
  anyone: { security: [], codes: [] },
  guest: {
    security: [{}, bearer],
    codes: ['unauthenticated'],
    who: 'everyone. A token is optional; one whose session has ended is refused.',
  },
  person: {
    security: [bearer],
    codes: ['unauthenticated'],
    who: 'signed-in users, even before two-factor sign-in is set up.',
  },
  viewer: { security: [bearer], codes: signedIn, who: 'signed-in users.' },
  participant: {
    security: [bearer],
    codes: signedIn,
    who: "the appointment's patient, the staff of its hospital, and administrators; `not_found` for others.",
  },
  /** Like `participant`, for content written by patient and hospital. */
  reader: {
    security: [bearer],
    codes: [...signedIn, 'reason_required'],
    who: "the appointment's patient, the staff of its hospital, and administrators who have given a reason; `not_found` for others.",
  },
  patient: {
    security: [bearer],
    codes: signedIn,
    who: 'the patient whose visit it was; `not_found` for others.',
  },
  owner: {
    security: [bearer],
    codes: [...signedIn, 'not_found'],
    who: 'the patient who wrote it; `not_found` for others.',
  },
  hospital: {
    security: [bearer],
    codes: [...signedIn, 'forbidden'],
    who: 'staff of the hospital.',
  },
  staff: {
    security: [bearer],
    codes: [...signedIn, 'forbidden'],
    who: 'staff (for their own hospital) and administrators.',
  },
  /** Portal of one hospital. */
  portal: {
    security: [bearer],
    codes: [...signedIn, 'forbidden', 'not_found'],
    who: 'staff of the hospital whose role allows it, and administrators; `not_found` for staff of other hospitals.',
  },
  admin: { security: [bearer], codes: [...signedIn, 'forbidden'], who: 'administrators.' },
} satisfies Record<string, Rule>
export type Access = keyof typeof ACCESS

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }

/** Headers of responses. */
export const HEADERS = {
  'X-Total-Count': { ...count, description: 'Total number of records.' },
  'X-Total-Count-Exact': {
    ...text,
    enum: ['true', 'false'],
    description:
      '`false` if there are more than `X-Total-Count` records; `X-Total-Pages` is then the last page known to exist.',
  },
  'X-Total-Pages': { ...count, description: 'Last page that can be requested.' },
  'X-Ignored-Fields': {
    ...text,
    description: 'Fields of the request that are not named here and had no effect. Under `/api/v1` they are refused.',
  },
  Link: {
    ...text,
    description: 'RFC 8288: addresses of the `first`, `prev`, `next` and `last` page, if they exist.',
  },
  ETag: { ...text, description: 'Version of the answer, for `If-None-Match` or `If-Match`.' },
  Location: { ...text, description: 'Address of the record.' },
  'Content-Disposition': { ...text, description: 'File name for saving.' },
  'Retry-After': { type: 'integer', minimum: 1, description: 'Seconds to wait before the next attempt.' },
  'WWW-Authenticate': { ...text, description: '`Bearer`.' },
}
export type Header = keyof typeof HEADERS

/** Successful response. Without a schema and a media type it has no body. */
export type Success = {
  description: string
  schema?: z.ZodType
  /** Media types of a response that is not JSON. */
  media?: readonly string[]
  headers?: readonly Header[]
}

/** Describes a page of a list. */
export const page = (item: z.ZodType) => ({
  200: {
    description: 'Records of the page, as a plain array.',
    schema: z.array(item),
    headers: ['X-Total-Count', 'X-Total-Count-Exact', 'X-Total-Pages', 'Link'],
  } satisfies Success,
})

/** Describes an editable record, with the version that an edit is based on. */
export const record = (schema: z.ZodType) => ({
  200: { description: 'The record.', schema, headers: ['ETag'] } satisfies Success,
})

export const created = (schema: z.ZodType, headers: readonly Header[] = ['Location']) => ({
  201: { description: 'The created record.', schema, headers } satisfies Success,
})

export const nothing = { 204: { description: 'Done; no content.' } satisfies Success }

/** Describes a file download. */
export const download = (...media: string[]) => ({
  200: { description: 'Content of the file.', media, headers: ['Content-Disposition'] } satisfies Success,
})

/** Header with the version that an edit is based on. */
export const ifMatch = z.object({
  'If-Match': z.string().optional().meta({
    description:
      '`ETag` of the record that was read. The edit is refused (`stale_edit`) if the record has changed since.',
  }),
})

declare module 'fastify' {
  interface FastifySchema {
    /** Access to the operation. */
    access?: Access
    /** Access as written to the OpenAPI document. */
    'x-access'?: Access
    /** Error codes besides those that follow from its access, its path and its input. */
    refuses?: readonly ErrorCode[]
    /** Deprecation, stated in its responses and in the document. */
    leaves?: Deprecation
    /** Fields of the body that other routes take, with the path of that route. They are refused. */
    elsewhere?: Readonly<Record<string, string>>
    /** Valid example of the body. */
    example?: object
  }
  interface FastifyContextConfig {
    /** Schema as the route wrote it, for the document. */
    stated?: FastifySchema
  }
}
