import { createHmac } from 'node:crypto'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
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
 * Calls what administrators do with certificates; `expectStatus` holds each answer against the
 * OpenAPI document.
 */
export async function keepCertificates(
  expectStatus: ExpectStatus,
  { admin: token, patient, clinic }: Who & { clinic: { hospital: { id: string } } },
): Promise<void> {
  const licence = { kind: 'operating_licence', number: '34-1', issuer: 'Ministry of Health', expiresOn: '2031-01-14' }
  const ofHospital = { token, path: { id: clinic.hospital.id } }
  const { body: made } = await expectStatus(201, 'addCertificate', { ...ofHospital, body: licence })
  await expectStatus(409, 'addCertificate', { ...ofHospital, body: licence })
  await expectStatus(400, 'addCertificate', { ...ofHospital, body: { ...licence, expiresOn: 'soon' } })
  await expectStatus(200, 'listCertificates', ofHospital)
  await expectStatus(403, 'listCertificates', { ...ofHospital, token: patient.token })
  const one = { token, path: { id: made.id } }
  const { headers } = await expectStatus(200, 'updateCertificate', { ...one, body: { issuer: 'Sağlık Bakanlığı' } })
  await expectStatus(200, 'setCertificateDocument', { ...one, file: pdf })
  await expectStatus(409, 'updateCertificate', {
    ...one,
    body: { issuer: 'Nobody' },
    headers: { 'if-match': String(headers.etag) },
  })
  await expectStatus(200, 'getCertificateDocument', one)
  const { body: document } = await expectStatus(201, 'addCompanyDocument', { token: one.token, file: pdf })
  const company = { path: { id: String(document.url).split('/').at(-1) ?? '' } }
  await expectStatus(200, 'getCompanyDocument', company)
  await expectStatus(404, 'getCompanyDocument', { path: { id: one.path.id } })
  await expectStatus(200, 'checkCertificate', one)
  await expectStatus(200, 'listVerification', { token, query: { task: 'missing', limit: 5 } })
  await expectStatus(400, 'listVerification', { token, query: { task: 'nothing' } })
  await expectStatus(200, 'summariseVerification', { token })
  await expectStatus(204, 'deleteCertificate', one)
  await expectStatus(404, 'deleteCertificate', one)
}

/** Calls what administrators do with mails, and with a review that was hidden. */
export async function settleMails(app: TestApp, expectStatus: ExpectStatus, { admin, patient }: Who): Promise<void> {
  await queueMail(app.db, NOON, { kind: 'account.welcome', userId: patient.id })
  await app.query(
    `update outbox set attempts = 8, failed_at = now(), last_error = 'RCPT TO 550' where kind = 'account.welcome'`,
  )
  const { body } = await expectStatus(200, 'listDeadLetters', { token: admin })
  const one = { path: { id: body[0].id }, token: admin }
  await expectStatus(204, 'retryDeadLetter', one)
  await expectStatus(200, 'listMails', { token: admin, query: { state: 'waiting', kind: 'account.welcome' } })
  await expectStatus(400, 'listMails', { token: admin, query: { state: 'lost' } })
  await expectStatus(200, 'summariseMails', { token: admin })
  await expectStatus(400, 'dropMail', { ...one, body: { reason: '' } })
  await expectStatus(204, 'dropMail', { ...one, body: { reason: 'The address does not exist.' } })
  await expectStatus(404, 'dropMail', { ...one, body: { reason: 'Once more.' } })
  await expectStatus(200, 'exportAppointments', { token: admin, query: { overdue: true } })
  await expectStatus(403, 'exportAppointments', { token: patient.token })
  const [hidden] = await app.query<{ id: string }>('update reviews set hidden_at = now() returning id')
  const restoring = { path: { id: hidden?.id ?? '' }, token: admin, body: { reason: 'It names nobody.' } }
  await expectStatus(204, 'restoreReview', restoring)
  await expectStatus(409, 'restoreReview', restoring)
}

/** Calls what anybody may send to the operator, and what administrators do with it. */
export async function useDesk(app: TestApp, expectStatus: ExpectStatus, { admin, patient }: Who): Promise<void> {
  const token = admin
  await expectStatus(200, 'startRequest')
  const subscriber = '019a0000-0000-7000-8000-000000000001'
  const link = createHmac('sha256', app.config.jwtSecret).update(`newsletter-leave:${subscriber}`).digest('base64url')
  await expectStatus(204, 'leaveNewsletter', { query: { token: `${subscriber}.${link}` } })
  await expectStatus(400, 'leaveNewsletter', { query: { token: 'forged' } })
  await app.query(`insert into newsletter_subscribers (id, email, asked_at) values ($1, 'ada@mail.example', $2)`, [
    subscriber,
    NOON,
  ])
  const agreed = createHmac('sha256', app.config.jwtSecret)
    .update(`newsletter-confirm:${subscriber}`)
    .digest('base64url')
  await expectStatus(204, 'confirmNewsletter', { body: { token: `${subscriber}.${agreed}` } })
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
  await expectStatus(400, 'sendRequest', { body: job })
  await expectStatus(201, 'sendRequest', { body: { ...job, file: file.id } })
  await expectStatus(429, 'sendRequest', { body: { ...job, file: file.id } })
  const [known] = await app.query<{ id: string }>(
    "insert into newsletter_subscribers (email) values ('desk@mail.example') returning id",
  )
  await expectStatus(200, 'listSubscribers', { token, query: { state: 'waiting' } })
  await expectStatus(400, 'listSubscribers', { token, query: { state: 'lost' } })
  await expectStatus(200, 'exportSubscribers', { token })
  await expectStatus(204, 'removeSubscriber', { token, path: { id: known?.id ?? '' } })
  await expectStatus(404, 'removeSubscriber', { token, path: { id: known?.id ?? '' } })
  const { body: list } = await expectStatus(200, 'listRequests', { token, query: { state: 'open' } })
  await expectStatus(400, 'listRequests', { token, query: { state: 'lost' } })
  await expectStatus(403, 'listRequests', { token: patient.token })
  await expectStatus(200, 'summariseRequests', { token })
  const one = { token, path: { id: list[0].id } }
  const { headers } = await expectStatus(200, 'getRequest', one)
  await expectStatus(200, 'getRequestFile', { token, path: { id: list[0].id, fileId: file.id } })
  await expectStatus(200, 'noteRequest', { ...one, body: { note: 'Sailor.' } })
  const old = { 'if-match': String(headers.etag) }
  await expectStatus(409, 'updateRequest', { ...one, body: { state: 'in_progress' }, headers: old })
  await expectStatus(200, 'answerRequest', { ...one, body: { answer: 'Please come.' } })
  await expectStatus(200, 'updateRequest', { ...one, body: { state: 'closed' } })
  await expectStatus(409, 'answerRequest', { ...one, body: { answer: 'Please come.' } })
}
