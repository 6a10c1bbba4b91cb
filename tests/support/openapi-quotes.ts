import { insertUser } from '#server/seed/factories.ts'
import { insertPatient } from './clinic.ts'
import type { ExpectStatus } from './openapi-users.ts'
import { acceptanceAt, consentTo, idsOf, insertQuoteClinics, quoteBy, quoteVerbs, requestFor } from './quotes.ts'
import type { TestApp } from './server.ts'

/**
 * Calls the operations of quote requests as their patient and as a hospital. `expectStatus`
 * validates each response against the OpenAPI document.
 */
export async function exchangeQuotes(app: TestApp, expectStatus: ExpectStatus): Promise<void> {
  const clinics = await insertQuoteClinics(app, 3)
  const [first, , third] = clinics
  if (!first || !third) throw new Error('no clinics')
  const { token } = await insertPatient(app)
  const stranger = (await insertPatient(app, 'Eve')).token
  const asked = clinics.slice(0, 2)
  const { hospitals, ...input } = requestFor(asked)
  await expectStatus(200, 'listQuoteHospitals', { query: { treatments: String(first.service.id), limit: 2 } })
  await expectStatus(400, 'listQuoteHospitals', { query: { treatments: '' } })
  await expectStatus(200, 'getQuoteFigures', { query: { hospitalIds: idsOf(clinics).join(',') } })
  await expectStatus(400, 'getQuoteFigures', {})
  const { body: draft } = await expectStatus(201, 'createQuoteRequest', { token, body: input })
  const mine = { token, path: { id: draft.id } }
  await expectStatus(400, 'createQuoteRequest', { token, body: { companions: -1 } })
  await expectStatus(200, 'updateQuoteRequest', { ...mine, body: { hospitals } })
  await expectStatus(404, 'updateQuoteRequest', { ...mine, token: stranger, body: { hospitals } })
  await expectStatus(400, 'sendQuoteRequest', { ...mine, body: { version: 1, hospitalIds: [] } })
  await expectStatus(200, 'sendQuoteRequest', { ...mine, body: consentTo(asked) })
  await expectStatus(409, 'sendQuoteRequest', { ...mine, body: consentTo(asked) })
  await expectStatus(409, 'deleteQuoteDraft', mine)
  await expectStatus(200, 'addQuoteHospital', { ...mine, body: consentTo([third]) })
  await expectStatus(400, 'addQuoteHospital', { ...mine, body: consentTo([third]) })
  const { body: other } = await expectStatus(201, 'createQuoteRequest', { token, body: {} })
  await expectStatus(204, 'deleteQuoteDraft', { token, path: { id: other.id } })
  await expectStatus(200, 'listMyQuoteRequests', { token, query: { limit: 1 } })
  await expectStatus(400, 'listMyQuoteRequests', { token, query: { limit: 101 } })
  const { body: sent } = await expectStatus(200, 'getQuoteRequest', mine)
  await expectStatus(404, 'getQuoteRequest', { ...mine, token: stranger })

  const staff = { token: first.staff.token, path: { id: sent.hospitals[0].id } }
  const portal = { token: first.staff.token, path: { id: idsOf(clinics)[0] ?? '' } }
  await expectStatus(200, 'listHospitalQuoteRequests', { ...portal, query: { view: 'open', unread: true } })
  await expectStatus(400, 'listHospitalQuoteRequests', { ...portal, query: { view: 'all' } })
  await expectStatus(403, 'listHospitalQuoteRequests', { ...portal, token })
  await expectStatus(200, 'summariseHospitalQuotes', portal)
  await expectStatus(200, 'getHospitalQuoteRequest', staff)
  await expectStatus(404, 'getHospitalQuoteRequest', { ...staff, token: third.staff.token })
  await expectStatus(200, 'markQuoteRequestSeen', staff)
  const account = { role: 'hospital', hospitalId: first.hospital.id, hospitalRole: 'doctor' } as const
  const doctor = await insertUser(app.db, { ...account, doctorId: first.doctor.id })
  const asDoctor = { ...staff, token: await app.tokenFor(doctor.id) }
  await expectStatus(404, 'proposeQuotePlan', asDoctor)
  await expectStatus(200, 'assignQuoteRequest', { ...staff, body: { userId: doctor.id } })
  await expectStatus(409, 'proposeQuotePlan', asDoctor)
  await expectStatus(403, 'proposeQuotePlan', staff)
  await expectStatus(403, 'sendQuote', asDoctor)
  await expectStatus(400, 'assignQuoteRequest', { ...staff, body: {} })
  await expectStatus(200, 'askQuoteQuestion', { ...staff, body: { text: 'Since when?' } })
  await expectStatus(400, 'askQuoteQuestion', { ...staff, body: {} })
  await expectStatus(200, 'answerQuoteQuestion', { token, path: staff.path, body: { text: 'Last winter.' } })
  await expectStatus(409, 'answerQuoteQuestion', { token, path: staff.path, body: { text: 'Last winter.' } })
  await expectStatus(404, 'getQuoteDraft', staff)
  await expectStatus(200, 'saveQuote', { ...staff, body: quoteBy(first, { lines: [] }) })
  await expectStatus(400, 'sendQuote', staff)
  const { headers } = await expectStatus(200, 'getQuoteDraft', staff)
  const edit = { ...staff, headers: { 'if-match': String(headers.etag) }, body: quoteBy(first) }
  await expectStatus(200, 'saveQuote', edit)
  await expectStatus(200, 'proposeQuotePlan', asDoctor)
  await expectStatus(200, 'assignQuoteRequest', { ...staff, body: { userId: first.staff.id } })
  await expectStatus(409, 'saveQuote', { ...edit, body: quoteBy(first, { plan: 'Two sessions.' }) })
  const { body: quoted } = await expectStatus(200, 'sendQuote', staff)
  await expectStatus(409, 'sendQuote', staff)
  const mineAtFirst = { token, path: staff.path }
  await expectStatus(400, 'askQuoteHospital', { ...mineAtFirst, body: { text: ' ' } })
  const { body: withQuestion } = await expectStatus(200, 'askQuoteHospital', {
    ...mineAtFirst,
    body: { point: 'deposit' },
  })
  await expectStatus(409, 'askQuoteHospital', { ...mineAtFirst, body: { point: 'deposit' } })
  await expectStatus(404, 'askQuoteHospital', { ...mineAtFirst, token: stranger, body: { point: 'revision' } })
  const questionId = withQuestion.hospitals[0].questions.at(-1).id
  const answering = { token: staff.token, path: { ...staff.path, questionId }, body: { text: 'None.' } }
  await expectStatus(400, 'answerPatientQuestion', { ...answering, body: {} })
  await expectStatus(200, 'answerPatientQuestion', answering)
  await expectStatus(409, 'answerPatientQuestion', answering)
  const declined = { token: clinics[1]?.staff.token ?? '', path: { id: sent.hospitals[1].id } }
  await expectStatus(200, 'declineQuoteRequest', { ...declined, body: { reason: 'Too far away.' } })
  await expectStatus(409, 'declineQuoteRequest', { ...declined, body: { reason: 'Too far away.' } })
  await expectStatus(200, 'withdrawQuoteHospital', { token, path: { id: sent.hospitals[2].id } })
  await expectStatus(409, 'withdrawQuoteHospital', { token, path: { id: sent.hospitals[2].id } })

  await expectStatus(409, 'recordQuoteCharges', { ...staff, body: { charges: [{ label: 'X-ray', net: 60 }] } })
  const [quote] = quoted.quotes
  await quoteVerbs(() => app)('accept', { id: quote.id, input: acceptanceAt('2026-03-09', '10:00') }, token)
  const charges = [{ lineId: quote.lines[0].id, net: 720 }]
  await expectStatus(400, 'recordQuoteCharges', { ...staff, body: { charges: [] } })
  await expectStatus(200, 'recordQuoteCharges', { ...staff, body: { charges } })
  const admin = (await app.signIn('admin')).token
  const answer = quoteVerbs(() => app)
  await answer('answerBill', { id: sent.id, agreed: false, note: 'Too much' }, token)
  await answer('settle', { ...staff.path, outcome: 'stands', reason: 'Both sides have agreed.' }, admin)
  await expectStatus(200, 'getQuoteRequest', mine)
  const { body: second } = await expectStatus(201, 'createQuoteRequest', { token, body: requestFor(asked) })
  const again = { token, path: { id: second.id } }
  await expectStatus(409, 'withdrawQuoteRequest', again)
  await expectStatus(200, 'sendQuoteRequest', { ...again, body: consentTo(asked) })
  await expectStatus(200, 'withdrawQuoteRequest', again)
}
