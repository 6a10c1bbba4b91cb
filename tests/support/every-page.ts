import { PAGES, type PageName } from '#domain/pages.ts'
import { signInAdmin } from './admin-screens.ts'
import { ask, bookDirectly, freeSlots, newPatient, type Patient, placeToBook } from './patient.ts'
import { signInStaff } from './portal-screens.ts'
import { queryProduct } from './product-database.ts'
import { sendQuoteRequest } from './quote-requests.ts'
import { sentRequest } from './sent-quotes.ts'

type Person = { token: string; user: object }
export type VisitedPage = { name: PageName; address: string; person?: Person | undefined }

/** Creates a report for the page, which is ready at once. */
async function makeReport(url: string, { token, user }: { token: string; user: { hospitalId: string } }) {
  const text = `mutation ($hospitalId: ID!, $input: ReportInput!) { createReport(hospitalId: $hospitalId, input: $input) { id } }`
  const input = { kind: 'appointments', period: 'month' }
  const { data, errors } = await ask<{ createReport: { id: string } }>(
    url,
    text,
    { hospitalId: user.hospitalId, input },
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.createReport.id
}

/** Inserts a key of a patient with a refused request, and returns its ID. */
async function insertUsedKey({ token }: Person): Promise<string> {
  const { sub: userId } = JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string }
  const [key] = await queryProduct<{ id: string }>(
    `with key as (insert into api_keys (id, user_id, name, prefix, key_hash, scopes)
       values (gen_random_uuid(), $1, 'Booking desk', 'hk_live_7Qd2', gen_random_uuid(), '{catalogue:read}') returning id)
     insert into key_requests (id, key_id, at, method, path, status, outcome, duration_ms, code, fields)
     select gen_random_uuid(), id, now(), 'POST', '/api/v1/Appointments', 409, 'refused', 18, 'slot_taken',
       '[{"name":"hospitalId","value":null,"isInQuery":false},{"name":"appointmentDate","value":"2026-12-01","isInQuery":false}]'
     from key returning key_id as id`,
    [userId],
  )
  if (!key) throw new Error('No key was inserted.')
  return key.id
}

/** Reports a review whose author has received a decision before. */
async function reportReview(url: string, { token }: Person): Promise<void> {
  const { data } = await ask<{ hospitals: { items: { reviews: { items: { id: string }[] } }[] } }>(
    url,
    '{ hospitals(search: { sortBy: "rating" }, limit: 3) { items { reviews(limit: 1) { items { id } } } } }',
  )
  const id = data.hospitals.items.flatMap(({ reviews }) => reviews.items)[0]?.id
  const text = 'mutation ($id: ID!) { reportReview(id: $id, reason: "It is about another hospital.") }'
  const { errors } = await ask(url, text, { id }, token)
  if (errors) throw new Error(JSON.stringify(errors))
  await queryProduct(`update reviews set decision_reason = 'It stays.', decided_at = now() where id = $1`, [id])
}

/**
 * Returns every page of the product with an address that has content, and the user who must be
 * signed in. Files that run concurrently book on different free days: the first, the second and so
 * on.
 */
export async function everyPage(url: string, { bookingDay }: { bookingDay: number }): Promise<VisitedPage[]> {
  const [admin, staff, patient, place] = await Promise.all([
    signInAdmin(url),
    signInStaff(url),
    newPatient(url),
    placeToBook(url, 15),
  ])
  const slots = await freeSlots(url, place)
  const day = [...new Set(slots.map(({ date }) => date))][bookingDay]
  const slot = slots.find(({ date }) => date === day)
  if (!slot) throw new Error('The hospital has no free time.')
  const { id: appointment } = await bookDirectly(url, patient as Patient, place, slot)
  const { serviceId, hospitalId } = place
  const quote = await sentRequest(url, patient.token, { serviceId, hospitalIds: [hospitalId] })
  const report = await makeReport(url, staff)
  await reportReview(url, patient)
  const toAnswer = await sendQuoteRequest(url, patient, [staff.user.hospitalId])
  const idOf = async (text: string, values: unknown[] = []) => {
    const [row] = await queryProduct<{ id: string }>(text, values)
    if (!row) throw new Error(`Nothing is found by ${text}`)
    return row.id
  }
  const ofStaff = [staff.user.hospitalId]
  const [doctor, service, visit, ownDoctor, person, term, job, apiKey] = await Promise.all([
    idOf('select id from doctors where is_active order by id limit 1'),
    idOf('select id from health_services where is_active order by id limit 1'),
    idOf('select id from appointments where hospital_id = $1 order by starts_at desc limit 1', ofStaff),
    idOf('select id from doctors where hospital_id = $1 and is_active order by id limit 1', ofStaff),
    idOf(`select id from users where email = 'patient@hekima.test'`),
    idOf(`select id from terms where value = 'Cardiology'`),
    Promise.resolve('data-engineer'),
    insertUsedKey(patient),
  ])
  const request = await idOf(
    `insert into requests (id, number, kind, name, email, message, language, due_on) values
      (gen_random_uuid(), 'RQ-' || right(gen_random_uuid()::text, 8), 'contact', 'Ingrid Solvang', 'ingrid@mail.example',
        'Do you work with insurers?', 'en', current_date + 2) returning id`,
  )
  const ids: Partial<Record<PageName, string>> = {
    hospital: place.hospitalId,
    doctor,
    service,
    job,
    jobApplication: job,
    developersReferenceGroup: 'hospitals',
    apiKey,
    appointment,
    quote: quote.id,
    adminUser: person,
    adminHospital: place.hospitalId,
    adminHospitalEdit: place.hospitalId,
    adminDoctor: doctor,
    adminDoctorEdit: doctor,
    adminService: service,
    adminServiceEdit: service,
    adminTerm: term,
    adminAppointment: visit,
    adminCertificates: place.hospitalId,
    adminRequest: request,
    portalAppointment: visit,
    portalQuote: toAnswer.atHospitals[0],
    portalDoctorEdit: ownDoctor,
    portalReport: report,
  }
  const chosen = `hospital=${place.hospitalId}&service=${place.serviceId}`
  const queries: Partial<Record<PageName, string>> = {
    bookAppointment: chosen,
    checkout: chosen,
    payment: chosen,
    waitForTime: chosen,
    bookingConfirmation: `appointment=${appointment}`,
    compare: `hospitals=${place.hospitalId},${staff.user.hospitalId}`,
  }
  const persons = { viewer: patient, user: patient, hospital: staff, admin } as const
  const own: readonly PageName[] = [
    'bookAppointment',
    'checkout',
    'payment',
    'bookingConfirmation',
    'profile',
    'quoteNew',
    'quote',
  ]
  return (Object.keys(PAGES) as PageName[]).map((name) => {
    const { address, guard } = PAGES[name]
    const id = ids[name]
    if (address.includes(':id') && !id) throw new Error(`There is nothing to show on ${name}.`)
    const path = address.replace(':id', id ?? '')
    const person = guard ? persons[guard] : own.includes(name) ? patient : undefined
    return { name, address: queries[name] ? `${path}?${queries[name]}` : path, person: person as Person | undefined }
  })
}
