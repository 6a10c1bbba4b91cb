import { expect } from 'vitest'
import { type Clinic, insertPatient } from './clinic.ts'
import { consentTo, insertQuoteClinics, quoteBy, quoteVerbs, requestFor } from './quotes.ts'
import type { TestApp } from './server.ts'

export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
export const ATTACHED =
  '{ id attachments { name } draft { attachments { name } } quotes { version attachments { name } } }'

type Upload = { to: string; token: string; bytes?: Buffer; name?: string }
type Attachments = { attachments: { name: string }[] }

/** Calls about attachments of quotes. */
const attachmentCalls = (app: () => TestApp) => {
  const upload = ({ to, token, bytes = PDF, name = 'implant.pdf' }: Upload) =>
    app()
      .request.post(`/api/HospitalQuoteRequests/${to}/attachments`)
      .set('authorization', `Bearer ${token}`)
      .attach('file', bytes, { filename: name, contentType: 'application/octet-stream' })
  return {
    upload,
    /** Attaches a document and returns its ID. */
    attach: async (options: Upload): Promise<string> => {
      const { status, body } = await upload(options)
      expect(status).toBe(201)
      return body.id
    },
    download: (at: string, attachmentId: string, token: string) =>
      app().request.get(`/api/QuoteRequests/${at}/attachments/${attachmentId}`).set('authorization', `Bearer ${token}`),
    /** Returns names of attachments: of the next version, its draft, and of sent ones by number. */
    atHospital: async (at: string, token: string) => {
      const text = `query ($id: ID!) { hospitalQuoteRequest(id: $id) ${ATTACHED} }`
      const { data } = await app().graphql(text, { id: at }, token)
      const namesOf = (of: Attachments | null) => of?.attachments.map(({ name }) => name) ?? null
      const request = data.hospitalQuoteRequest
      const sent = request.quotes.map((quote: Attachments & { version: number }) => [quote.version, namesOf(quote)])
      return { next: namesOf(request), draft: namesOf(request.draft), sent: Object.fromEntries(sent) }
    },
    /** Returns sent versions of the first hospital as its patient reads them, newest first. */
    asPatient: async (id: string, token: string) => {
      const text = `query ($id: ID!) {
        quoteRequest(id: $id) { hospitals { quotes { version attachments { id name size type sha256 } } } } }`
      return (await app().graphql(text, { id }, token)).data.quoteRequest.hospitals[0].quotes
    },
    stored: async (at: string) =>
      (await app().query('select 1 from quote_attachments where recipient_id = $1', [at])).length,
    abandoned: async () => (await app().query('select storage_name from abandoned_files')).length,
  }
}

/** Sends a request to two hospitals. `send` sends a version of the first. */
export async function requestAtTwo(app: TestApp) {
  const ask = quoteVerbs(() => app)
  const clinics = await insertQuoteClinics(app, 2)
  const patient = await insertPatient(app)
  const [winner, other] = clinics as [Clinic, Clinic]
  const draft = await ask('save', { input: requestFor(clinics) }, patient.token)
  const { body } = await ask('send', { id: draft.body.id, consent: consentTo(clinics) }, patient.token)
  const [first, second] = body.hospitals.map(({ id }: { id: string }) => id) as [string, string]
  const { token } = winner.staff
  return {
    patient,
    clinic: winner,
    staff: winner.staff,
    otherStaff: other.staff,
    /** IDs of the request for the patient, and at both hospitals. */
    id: body.id as string,
    first,
    second,
    send: async () => {
      await ask('saveQuote', { id: first, input: quoteBy(winner) }, token)
      expect((await ask('sendQuote', { id: first }, token)).status).toBe(200)
    },
  }
}

/** Calls about attachments by the people of a request at two hospitals. */
export function worldCalls(app: () => TestApp, world: () => Awaited<ReturnType<typeof requestAtTwo>>) {
  const calls = attachmentCalls(app)
  const own = (options: object) => ({ to: world().first, token: world().staff.token, ...options })
  return {
    ...calls,
    upload: (options = {}) => calls.upload(own(options)),
    attach: (options = {}) => calls.attach(own(options)),
    atHospital: (at = world().first, token = world().staff.token) => calls.atHospital(at, token),
    asPatient: () => calls.asPatient(world().id, world().patient.token),
    stored: () => calls.stored(world().first),
  }
}
