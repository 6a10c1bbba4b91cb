import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { NOON } from './clinic.ts'
import type { Call } from './openapi.ts'
import type { TestApp } from './server.ts'

type ExpectStatus = (
  status: number,
  operationId: string,
  options?: Call,
  // biome-ignore lint/suspicious/noExplicitAny: what comes back depends on the operation
) => Promise<{ body: any; headers: Record<string, unknown> }>
type Who = { admin: string; patient: { id: string; token: string } }

const pdf = { bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), name: 'licence.pdf' }

/**
 * Calls administrators' actions on certificates. `expectStatus` validates each response against the
 * OpenAPI document.
 */
export async function keepCertificates(
  app: TestApp,
  expectStatus: ExpectStatus,
  { admin: token, patient, clinic }: Who & { clinic: { hospital: { id: string } } },
): Promise<void> {
  const licence = { kind: 'operating_licence', number: '34-1', issuer: 'Ministry of Health', expiresOn: '2031-01-14' }
  const ofHospital = { token, path: { id: clinic.hospital.id } }
  const { data } = await app.graphql(
    `mutation ($hospitalId: ID!, $input: CertificateInput!) {
      addCertificate(hospitalId: $hospitalId, input: $input) { id } }`,
    { hospitalId: clinic.hospital.id, input: licence },
    token,
  )
  await expectStatus(200, 'listCertificates', ofHospital)
  await expectStatus(403, 'listCertificates', { ...ofHospital, token: patient.token })
  const one = { token, path: { id: data.addCertificate.id } }
  await expectStatus(200, 'setCertificateDocument', { ...one, file: pdf })
  await expectStatus(200, 'getCertificateDocument', one)
  const { body: document } = await expectStatus(201, 'addCompanyDocument', { token: one.token, file: pdf })
  const company = { path: { id: String(document.url).split('/').at(-1) ?? '' } }
  await expectStatus(200, 'getCompanyDocument', company)
  await expectStatus(404, 'getCompanyDocument', { path: { id: one.path.id } })
}

/** Exports the list of appointments, for administrators only. */
export async function exportVisits(expectStatus: ExpectStatus, { admin, patient }: Who): Promise<void> {
  await expectStatus(200, 'exportAppointments', { token: admin, query: { overdue: true } })
  await expectStatus(403, 'exportAppointments', { token: patient.token })
}

/** Sends public requests to the operator, and calls administrators' actions on them. */
export async function useDesk(app: TestApp, expectStatus: ExpectStatus, { admin, patient }: Who): Promise<void> {
  const token = admin
  const subscriber = '019a0000-0000-7000-8000-000000000001'
  const link = createHmac('sha256', app.config.jwtSecret).update(`newsletter-leave:${subscriber}`).digest('base64url')
  await expectStatus(204, 'leaveNewsletter', { query: { token: `${subscriber}.${link}` } })
  await expectStatus(400, 'leaveNewsletter', { query: { token: 'forged' } })
  const mails = createHmac('sha256', app.config.jwtSecret).update(`search-mails:${subscriber}`).digest('base64url')
  await expectStatus(204, 'stopSearchMails', { query: { token: `${subscriber}.${mails}` } })
  await expectStatus(400, 'stopSearchMails', { query: { token: 'forged' } })
  await app.query(`insert into newsletter_subscribers (id, email, asked_at) values ($1, 'ada@mail.example', $2)`, [
    subscriber,
    NOON,
  ])
  const said = `${(NOON.getTime() - 60_000).toString(36)}.word`
  const signature = createHmac('sha256', app.config.jwtSecret).update(`request-form:${said}`).digest('base64url')
  const { body: file } = await expectStatus(201, 'uploadRequestFile', { file: pdf })
  const job = {
    kind: 'job',
    form: `${said}.${signature}`,
    name: 'Ada',
    email: 'ada@mail.example',
    position: 'Engineer',
  }
  const send = 'mutation ($input: RequestInput!) { sendRequest(input: $input) { number } }'
  expect((await app.graphql(send, { input: { ...job, file: file.id } })).errors).toEqual([])
  await expectStatus(200, 'exportSubscribers', { token })
  const { data } = await app.graphql('{ requests { items { id } } }', {}, token)
  const path = { id: data.requests.items[0].id, fileId: file.id }
  await expectStatus(200, 'getRequestFile', { token, path })
  await expectStatus(403, 'getRequestFile', { token: patient.token, path })
}
