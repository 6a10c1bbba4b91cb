import { v7 } from 'uuid'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { persons } from '#server/features/accounts/persons/table.ts'
import { imports } from '#server/features/administration/imports/table.ts'
import { activations } from '#server/features/administration/managed-catalogue/table.ts'
import { reports } from '#server/features/administration/reports/table.ts'
import { requestFiles, requests } from '#server/features/administration/requests/table.ts'
import { certificates } from '#server/features/catalogue/certificates/table.ts'
import { doctorLeave } from '#server/features/catalogue/doctors/table.ts'
import { terms } from '#server/features/catalogue/taxonomy/table.ts'
import { apiKeys } from '#server/features/developers/api-keys/table.ts'
import { testModes } from '#server/features/developers/test-mode/table.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/features/developers/webhooks/table.ts'
import { conversationMessages, conversations } from '#server/features/site/assistant/table.ts'
import { newsletterSubscribers } from '#server/features/site/newsletter/table.ts'
import { appointmentNotes } from '#server/features/visits/appointment-notes/table.ts'
import { messageTemplates } from '#server/features/visits/message-templates/table.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { savedSearches } from '#server/features/visits/saved-searches/table.ts'
import { waitingEntries } from '#server/features/visits/waiting-list/table.ts'
import { insertAppointment, insertHospital, insertReview, insertUser } from '#server/seed/factories.ts'
import { insertBlock } from './blocked-times.ts'
import { insertClinic, MONDAY, NOON } from './clinic.ts'
import { quoteFiles } from '#server/features/visits/quotes/files/table.ts'
import { quoteTemplates } from '#server/features/visits/quotes/templates/table.ts'
import { insertQuoteRequests } from './quote-world.ts'
import { TEMPLATE } from './quotes.ts'
import type { Persona } from './role-audiences.ts'
import type { TestApp } from './server.ts'

/** Part of all content between a patient and a hospital. Outsiders must never receive it. */
export const SECRET = 'wintergreen'

/**
 * Creates a patient's visits at a hospital with all related records, and users with and without
 * access to them.
 */
export async function makeWorld(app: TestApp) {
  const { hospital, service, doctor, staff } = await insertClinic(app)
  const insertPerson = (row: Parameters<typeof insertUser>[1] = {}) =>
    insertUser(app.db, { email: `${v7()}@mail.example`, ...row })
  const patient = await insertPerson({
    email: `${SECRET}-${v7()}@mail.example`,
    phone: `+44 20 7946 0100`,
    emailConfirmedAt: NOON,
  })
  const strangers = await insertHospital(app.db)
  const people: Record<Exclude<Persona, 'anonymous'>, string> = {
    patient: patient.id,
    otherPatient: (await insertPerson()).id,
    otherHospital: (await insertPerson({ role: 'hospital', hospitalId: strangers.id })).id,
    doctor: (await insertPerson({ hospitalId: hospital.id, hospitalRole: 'doctor', doctorId: doctor.id })).id,
    viewer: (await insertPerson({ hospitalId: hospital.id, hospitalRole: 'viewer' })).id,
    coordinator: (await insertPerson({ hospitalId: hospital.id, hospitalRole: 'coordinator' })).id,
    hospital: staff.id,
    admin: (await insertPerson({ role: 'admin' })).id,
  }
  const visit = { hospitalId: hospital.id, serviceId: service.id, patientId: patient.id, patientEmail: patient.email }
  const appointment = await insertAppointment(app.db, { ...visit, date: MONDAY, time: '10:00', notes: SECRET })
  const past = await insertAppointment(app.db, { ...visit, date: '2026-03-03', time: '10:00', status: 'completed' })
  const review = await insertReview(app.db, past)
  await app.db.transaction(async (tx) => {
    await tx.execute(
      `insert into review_reports (review_id, user_id, reason) values ('${review.id}', '${staff.id}', '${SECRET}')`,
    )
  })
  const [report] = await app.db
    .insert(reports)
    .values({
      hospitalId: hospital.id,
      kind: 'patients',
      period: 'month',
      startsOn: '2026-03-01',
      endsOn: '2026-03-31',
    })
    .returning()
  const [template] = await app.db
    .insert(messageTemplates)
    .values({ hospitalId: hospital.id, language: 'en', title: SECRET, body: SECRET })
    .returning()
  const block = await insertBlock(app, hospital.id, SECRET)
  const [quoteTemplate] = await app.db
    .insert(quoteTemplates)
    .values({
      hospitalId: hospital.id,
      treatmentId: service.id,
      name: SECRET,
      content: { ...TEMPLATE, companionStay: SECRET },
    })
    .returning()
  const [note] = await app.db
    .insert(appointmentNotes)
    .values({ appointmentId: appointment.id, authorId: staff.id, authorName: 'Suna', note: SECRET })
    .returning()
  const [proposal] = await app.db
    .insert(proposals)
    .values({
      appointmentId: appointment.id,
      hospitalId: hospital.id,
      serviceId: service.id,
      date: MONDAY,
      time: '12:00',
      durationMinutes: 60,
      note: SECRET,
      expiresAt: new Date(NOON.getTime() + 60_000),
    })
    .returning()
  const [savedSearch] = await app.db
    .insert(savedSearches)
    .values({ userId: patient.id, name: SECRET, query: 'q=knee&type=hospitals', weeklyMail: true, lookedAt: NOON })
    .returning()
  const [entry] = await app.db
    .insert(waitingEntries)
    .values({
      userId: patient.id,
      appointmentId: appointment.id,
      hospitalId: hospital.id,
      serviceId: service.id,
      fromDate: MONDAY,
      toDate: MONDAY,
    })
    .returning()
  const paper = { kind: 'operating_licence' as const, number: '34-1', issuer: SECRET, expiresOn: '2999-12-31' }
  const [certificate] = await app.db
    .insert(certificates)
    .values({ ...paper, hospitalId: hospital.id })
    .returning()
  const [request] = await app.db
    .insert(requests)
    .values({
      number: `RQ-${v7().slice(-8)}`,
      kind: 'contact',
      email: patient.email,
      message: SECRET,
      language: 'en',
      dueOn: MONDAY,
    })
    .returning()
  const requestId = request?.id ?? ''
  const [conversation] = await app.db.insert(conversations).values({ userId: patient.id }).returning()
  const conversationId = conversation?.id ?? ''
  await app.db.insert(conversationMessages).values({ conversationId, position: 0, role: 'user', content: SECRET })
  await queueMail(app.db, NOON, { kind: 'account.welcome', userId: patient.id })
  const [mail] = await app.query<{ id: string }>(
    `update outbox set attempts = 8, failed_at = now(), last_error = '550' where user_id = $1 returning id`,
    [patient.id],
  )
  const [apiKey] = await app.db
    .insert(apiKeys)
    .values({ userId: patient.id, name: SECRET, prefix: 'hk_live_wint', keyHash: v7(), scopes: ['profile:read'] })
    .returning()
  await app.db.insert(testModes).values({ userId: patient.id, database: `walk ${v7()}`, lastUsedAt: NOON })
  const [webhook] = await app.db
    .insert(webhookEndpoints)
    .values({ ownerId: patient.id, url: 'https://example.org/', description: SECRET, events: ['message.created'] })
    .returning()
  const told = { event: 'webhook.test', payload: { about: SECRET }, deliveredAt: NOON }
  const [delivery] = await app.db
    .insert(webhookDeliveries)
    .values({ ...told, endpointId: webhook?.id ?? '' })
    .returning()

  const place = { hospitalId: hospital.id, serviceId: service.id }
  const tokenOf = async (persona: Persona) =>
    persona === 'anonymous' ? undefined : await app.tokenFor(people[persona])
  const token = await tokenOf('patient')
  const [session] = await app.query<{ id: string }>('select id from sessions where user_id = $1', [patient.id])
  const address = `/api/Appointments/${appointment.id}`
  const asPatient = { authorization: `Bearer ${token}` }
  await app.request.post(`${address}/messages`).set(asPatient).send({ message: SECRET })
  const file = await app.request
    .post(`${address}/files`)
    .set(asPatient)
    .attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), `${SECRET}.pdf`)
  await app.request
    .put(`/api/Certificates/${certificate?.id}/document`)
    .set({ authorization: `Bearer ${await tokenOf('admin')}` })
    .attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'licence.pdf')
  const company = await app.request
    .post('/api/CompanyDocuments')
    .set({ authorization: `Bearer ${await tokenOf('admin')}` })
    .attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'iso.pdf')
  const [subscriber] = await app.db
    .insert(newsletterSubscribers)
    .values({ email: `${patient.id}@mail.example` })
    .returning()
  const [stored] = await app.query<{ name: string }>('select storage_name as name from files where id = $1', [
    file.body.id,
  ])
  // Equal IDs for both, because `{fileId}` does not reveal the owner of the file.
  const letter = {
    id: file.body.id,
    name: 'cv.pdf',
    size: 15,
    type: 'application/pdf',
    storageName: stored?.name ?? '',
  }
  await app.db.insert(requestFiles).values({ ...letter, requestId })
  const quoted = { ...place, ...letter, patientId: patient.id, assigneeId: people.doctor }
  const quotes = await insertQuoteRequests(app, quoted)
  await app.db.insert(quoteFiles).values({ ...letter, requestId: quotes.quoterequest })
  const feed = await app.graphql('mutation { createCalendarFeed }', {}, token)
  const doctorFeed = await app.graphql(
    'mutation ($id: ID!) { createDoctorFeed(doctorId: $id) }',
    { id: doctor.id },
    await tokenOf('hospital'),
  )
  const [leave] = await app.db
    .insert(doctorLeave)
    .values({ doctorId: doctor.id, startsOn: '2026-08-03', endsOn: '2026-08-14' })
    .returning()
  const [relative] = await app.db
    .insert(persons)
    .values({
      userId: patient.id,
      firstName: SECRET,
      lastName: 'Solvang',
      birthDate: '2018-01-20',
      sex: 'male',
      relation: 'mother',
      language: 'en',
    })
    .returning()
  const invited = await insertPerson()
  const colleague = await insertPerson({ hospitalId: hospital.id, hospitalRole: 'viewer' })
  const [list] = await app.db.insert(imports).values({ kind: 'doctor', fileName: 'a.csv', state: 'ready' }).returning()
  const [activation] = await app.db
    .insert(activations)
    .values({ kind: 'doctor', isActive: true, recordIds: [] })
    .returning()

  const [named] = await app.db.select({ id: terms.id }).from(terms).limit(1)
  /**
   * Values of `{id}` after this part of a path, of an argument called `<word>Id`, and of `id` in a
   * field with the word in its name.
   */
  const ids: Record<string, string> = {
    hospital: hospital.id,
    doctor: doctor.id,
    healthservice: service.id,
    service: service.id,
    treatment: service.id,
    user: invited.id,
    invitation: invited.id,
    team: colleague.id,
    member: colleague.id,
    appointment: appointment.id,
    message: appointment.id,
    inboxitem: `request:${appointment.id}`,
    companydocument: String(company.body.url).split('/').at(-1) ?? '',
    report: report?.id ?? '',
    template: template?.id ?? '',
    block,
    note: note?.id ?? '',
    proposal: proposal?.id ?? '',
    entry: entry?.id ?? '',
    search: savedSearch?.id ?? '',
    file: file.body.id,
    review: review.id,
    certificate: certificate?.id ?? '',
    session: session?.id ?? '',
    apikey: apiKey?.id ?? '',
    requestlog: apiKey?.id ?? '',
    apigroup: 'hospitals',
    testkey: apiKey?.id ?? '',
    webhook: webhook?.id ?? '',
    delivery: delivery?.id ?? '',
    conversation: conversationId,
    activation: activation?.id ?? '',
    import: list?.id ?? '',
    outbox: mail?.id ?? '',
    deadletter: mail?.id ?? '',
    mail: mail?.id ?? '',
    request: requestId,
    ...quotes,
    updatequotetemplate: quoteTemplate?.id ?? '',
    deletequotetemplate: quoteTemplate?.id ?? '',
    term: named?.id ?? '',
    rule: 'tr-2023-statements',
    subscriber: subscriber?.id ?? '',
    'doctor-feeds': String(doctorFeed.data.createDoctorFeed).split('/').at(-1) ?? '',
    leave: leave?.id ?? '',
    person: relative?.id ?? '',
    calendar: String(feed.data.createCalendarFeed).split('/').at(-1) ?? '',
  }

  /** Returns the record's ID for a name. The longest matching word decides. */
  function idOf(words: string): string {
    const lower = words.toLowerCase()
    if (ids[lower]) return ids[lower]
    const fitting = Object.keys(ids).filter((word) => lower.includes(word))
    const [word] = fitting.sort((a, b) => lower.lastIndexOf(b) - lower.lastIndexOf(a) || b.length - a.length)
    const id = word === undefined ? undefined : ids[word]
    if (!id) throw new Error(`No record for "${words}": make one in makeWorld of tests/support/role-world.ts.`)
    return id
  }
  return { idOf, tokenOf, hospitalId: hospital.id }
}
export type World = Awaited<ReturnType<typeof makeWorld>>
