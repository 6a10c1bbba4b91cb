import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PERSONS } from '#domain/persons.ts'
import { insertHealthService, insertUser } from '#server/seed/factories.ts'
import { bookingOf, DOORS, insertClinic, insertPatient, NOON, PATIENT_INFO, THURSDAY } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { readCalendar } from '#tests/support/ics.ts'
import { startMailbox } from '#tests/support/mail-run.ts'
import { SON, WIFE } from '#tests/support/persons.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

const FATHER = { ...PATIENT_INFO, firstName: 'Omar', lastName: 'Al-Sabah' }
const forSon = { patientInfo: FATHER, patient: SON, guardianConsent: true }
const forWife = { patientInfo: FATHER, patient: WIFE }

const asRead = async (id: string, token: string) => (await rest(app, 'get', `/api/Appointments/${id}`, { token })).body
const addPerson = async (token: string, details: object) => {
  const { body } = await rest(app, 'post', '/api/Auth/me/persons', { token, body: details })
  return String(body.id)
}
/** Creates a second doctor, so that two patients may visit one hospital at the same time. */
const clinicWithTwoDoctors = async () => {
  const [clinic, other] = [await insertClinic(app), await insertClinic(app)]
  return [clinic, other] as const
}

describe.each(DOORS)('a booking for another person through %s', (_name, door) => {
  test('stores the patient and the booker, and the person in the profile', async () => {
    const clinic = await insertClinic(app)
    const father = await insertPatient(app, 'Omar')
    const { status, body } = await door.book(app, father.token, bookingOf(clinic, forSon))
    expect(status).toBe(201)
    expect(body.patientName).toBe('Yusuf Al-Sabah')
    const persons = (await rest(app, 'get', '/api/Auth/me/persons', { token: father.token })).body
    expect(persons).toMatchObject([SON])
    const expected = {
      patientName: 'Yusuf Al-Sabah',
      patientBirthDate: SON.birthDate,
      patientAge: 8,
      patientSex: 'male',
      patientLanguage: 'ar',
      personId: persons[0].id,
      bookerName: 'Omar Al-Sabah',
      bookerRelation: 'father',
      patientEmail: FATHER.email,
    }
    expect(await asRead(body.id, father.token)).toMatchObject(expected)
    expect(await asRead(body.id, clinic.staff.token)).toMatchObject(expected)
    await rest(app, 'put', `/api/Auth/me/persons/${persons[0].id}`, {
      token: father.token,
      body: { firstName: 'Joseph' },
    })
    await rest(app, 'delete', `/api/Auth/me/persons/${persons[0].id}`, { token: father.token })
    expect(await asRead(body.id, father.token)).toMatchObject(expected)
  })

  test('accepts a person of the profile, and not of another profile', async () => {
    const clinic = await insertClinic(app)
    const [father, stranger] = [await insertPatient(app, 'Omar'), await insertPatient(app)]
    const personId = await addPerson(father.token, WIFE)
    const body = bookingOf(clinic, { patientInfo: FATHER, personId })
    expect((await door.book(app, stranger.token, body)).status).toBe(404)
    const booked = await door.book(app, father.token, body)
    expect(booked.body.patientName).toBe('Layla Al-Sabah')
    const both = await door.book(app, father.token, { ...body, patient: SON, guardianConsent: true })
    expect(both.body.errors).toHaveProperty('personId')
  })

  test('for the booker is unchanged: the patient is the booker', async () => {
    const clinic = await insertClinic(app)
    const ada = await insertPatient(app)
    const { body } = await door.book(app, ada.token, bookingOf(clinic))
    expect(await asRead(body.id, ada.token)).toMatchObject({
      patientName: 'Ada Lovelace',
      patientBirthDate: null,
      patientAge: null,
      patientSex: null,
      patientLanguage: 'en',
      personId: null,
      bookerName: null,
      bookerRelation: null,
    })
  })

  test('two relatives have visits at the same time, one person has not', async () => {
    const [clinic, other] = await clinicWithTwoDoctors()
    const father = await insertPatient(app, 'Omar')
    expect((await door.book(app, father.token, bookingOf(clinic, forSon))).status).toBe(201)
    const sameSon = await door.book(app, father.token, bookingOf(other, forSon))
    expect(sameSon.code).toBe('slot_taken')
    expect((await door.book(app, father.token, bookingOf(other, forWife))).status).toBe(201)
    const [third] = await clinicWithTwoDoctors()
    expect((await door.book(app, father.token, bookingOf(third, { patientInfo: FATHER }))).status).toBe(201)
  })

  test('of two at once for one person one wins, also if the person is new', async () => {
    const [clinic, other] = await clinicWithTwoDoctors()
    const father = await insertPatient(app, 'Omar')
    const bodies = Array.from({ length: 10 }, (_, at) => bookingOf(at % 2 ? clinic : other, forSon))
    const answers = await Promise.all(bodies.map((body) => door.book(app, father.token, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    expect((await rest(app, 'get', '/api/Auth/me/persons', { token: father.token })).body).toHaveLength(1)
  })

  test('two at once for two persons both win', async () => {
    const [clinic, other] = await clinicWithTwoDoctors()
    const father = await insertPatient(app, 'Omar')
    const answers = await Promise.all([
      door.book(app, father.token, bookingOf(clinic, forSon)),
      door.book(app, father.token, bookingOf(other, forWife)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  test('the calendar shows the times of the patient', async () => {
    const [clinic, other] = await clinicWithTwoDoctors()
    const father = await insertPatient(app, 'Omar')
    const { body } = await door.book(app, father.token, bookingOf(clinic, forSon))
    const { personId } = await asRead(body.id, father.token)
    const isFree = async (search: object) => {
      const range = { from: THURSDAY, to: THURSDAY, serviceId: other.service.id }
      const query = new URLSearchParams(Object.entries({ ...range, ...search }).map(([k, v]) => [k, String(v)]))
      const path = `/api/Hospitals/${other.hospital.id}/availability?${query}`
      const [day] = (await rest(app, 'get', path, { token: father.token })).body
      return day.times.find(({ time }: { time: string }) => time === '10:00').available
    }
    expect(await isFree({})).toBe(true)
    expect(await isFree({ personId })).toBe(false)
    expect(await isFree({ forSomebodyElse: true })).toBe(true)
    await door.book(app, father.token, bookingOf((await clinicWithTwoDoctors())[0], { patientInfo: FATHER }))
    expect(await isFree({})).toBe(false)
    expect(await isFree({ forSomebodyElse: true })).toBe(true)
  })

  test('a moved visit conflicts only with visits of its own patient', async () => {
    const [clinic, other] = await clinicWithTwoDoctors()
    const father = await insertPatient(app, 'Omar')
    await door.book(app, father.token, bookingOf(clinic, forSon))
    const son = await door.book(app, father.token, bookingOf(other, { ...forSon, appointmentTime: '14:00' }))
    const taken = await door.update(app, father.token, son.body.id, { time: '10:00' })
    expect(taken.code).toBe('slot_taken')
    const wife = await door.book(app, father.token, bookingOf(other, { ...forWife, appointmentTime: '15:00' }))
    const moved = await door.update(app, father.token, wife.body.id, { time: '10:00' })
    expect(moved.body.time).toBe('10:00')
  })

  test('the age limits of a service apply to the birth date of the patient', async () => {
    const clinic = await insertClinic(app)
    const service = await insertHealthService(app.db, { duration: 30, maxAge: 16 }, [clinic.hospital.id])
    const father = await insertPatient(app, 'Omar')
    const paediatrics = { serviceId: service.id }
    const errors = async (changes: object) =>
      (await door.book(app, father.token, bookingOf(clinic, { ...paediatrics, ...changes }))).body.errors
    const sentence = 'This treatment is for patients up to the age of 16.'
    expect(await errors(forWife)).toEqual({ 'patient.birthDate': sentence })
    expect(await errors({ patientInfo: FATHER })).toEqual({
      'patientInfo.birthDate': 'Please enter the birth date: this treatment is for certain ages.',
    })
    expect(await errors({ patientInfo: { ...FATHER, birthDate: '1985-02-03' } })).toEqual({
      'patientInfo.birthDate': sentence,
    })
    expect(await errors({ patientInfo: FATHER, personId: await addPerson(father.token, WIFE) })).toEqual({
      personId: sentence,
    })
    expect((await door.book(app, father.token, bookingOf(clinic, { ...paediatrics, ...forSon }))).status).toBe(201)
    // A person who could not be booked for is not stored.
    expect((await rest(app, 'get', '/api/Auth/me/persons', { token: father.token })).body).toHaveLength(2)
  })

  test('a minor needs a guardian, whose consent is recorded with version and time', async () => {
    const clinic = await insertClinic(app)
    const father = await insertPatient(app, 'Omar')
    const without = await door.book(app, father.token, bookingOf(clinic, { ...forSon, guardianConsent: false }))
    expect(without.body.errors).toEqual({
      guardianConsent: 'Please confirm that you are the parent or legal guardian.',
    })
    const { body } = await door.book(app, father.token, bookingOf(clinic, forSon))
    await door.book(app, father.token, bookingOf((await clinicWithTwoDoctors())[0], forWife))
    const { data } = await app.graphql('{ consents { document version occasion appointmentId } }', {}, father.token)
    expect(data.consents.filter(({ document }: { document: string }) => document === 'guardian')).toEqual([
      expect.objectContaining({ version: '2026-11-24', occasion: 'booking', appointmentId: body.id }),
    ])
  })

  test('a minor does not book alone', async () => {
    const clinic = await insertClinic(app)
    const young = await insertUser(app.db, { birthDate: '2010-05-05', emailConfirmedAt: NOON })
    const answer = await door.book(app, await app.tokenFor(young.id), bookingOf(clinic, { guardianConsent: true }))
    expect(answer.body.errors).toEqual({
      'patientInfo.birthDate': 'A parent or guardian must book for a patient under the age of 18.',
    })
  })

  test('repeated with its key it is one visit and one person', async () => {
    const clinic = await insertClinic(app)
    const father = await insertPatient(app, 'Omar')
    const first = await door.book(app, father.token, bookingOf(clinic, forSon), 'once')
    const again = await door.book(app, father.token, bookingOf(clinic, forSon), 'once')
    expect(again.body.id).toBe(first.body.id)
    const other = await door.book(app, father.token, bookingOf(clinic, forWife), 'once')
    expect(other.code).toBe('idempotency_mismatch')
  })

  test('an eleventh person is refused', async () => {
    const clinic = await insertClinic(app)
    const father = await insertPatient(app, 'Omar')
    for (let at = 0; at < MAX_PERSONS; at++) await addPerson(father.token, { ...WIFE, firstName: `Aunt ${at}` })
    expect((await door.book(app, father.token, bookingOf(clinic, forSon))).code).toBe('conflict')
  })
})

test('calendar file and mails name the patient and the booker', async () => {
  const box = await startMailbox()
  try {
    const clinic = await insertClinic(box.app)
    const father = await insertPatient(box.app, 'Omar')
    const book = (changes: Record<string, unknown>) =>
      rest(box.app, 'post', '/api/Appointments', { token: father.token, body: bookingOf(clinic, changes) })
    const { body } = await book(forSon)
    const file = async (id: string) =>
      (
        await box.app.request
          .get(`/api/Appointments/${id}/calendar.ics`)
          .set('authorization', `Bearer ${father.token}`)
          .buffer(true)
      ).text
    const people = 'Yusuf Al-Sabah, booked by Omar Al-Sabah'
    expect(readCalendar(await file(String(body.id))).events[0]?.description).toContain(`Patient: ${people}`)
    const mails = await box.deliver()
    const toFather = mails.filter(({ to }) => JSON.stringify(to).includes(father.email))
    expect(toFather.length).toBeGreaterThan(0)
    for (const { text } of toFather) expect(text).toContain(people)
    for (const { to, text } of mails)
      if (!JSON.stringify(to).includes(father.email)) expect(text).not.toContain('Yusuf')
    const own = await book({ patientInfo: FATHER, appointmentTime: '15:00' })
    expect(await file(String(own.body.id))).not.toContain('booked by')
  } finally {
    await box.close()
  }
})

test('an administrator sees the name, and the rest after giving a reason', async () => {
  const clinic = await insertClinic(app)
  const father = await insertPatient(app, 'Omar')
  const { body } = await rest(app, 'post', '/api/Appointments', {
    token: father.token,
    body: bookingOf(clinic, forSon),
  })
  const admin = await insertUser(app.db, { role: 'admin' })
  const token = await app.tokenFor(admin.id)
  const closed = { patientBirthDate: null, patientAge: null, patientSex: null, patientLanguage: null }
  expect(await asRead(body.id, token)).toMatchObject({ ...closed, patientName: 'Yusuf Al-Sabah', contentsHidden: true })
  const opening = 'mutation ($id: ID!, $reason: String!) { openAppointment(id: $id, reason: $reason) { patientAge } }'
  const { data } = await app.graphql(opening, { id: body.id, reason: 'A complaint of the patient' }, token)
  expect(data).toEqual({ openAppointment: { patientAge: 8 } })
})

test('staff find the visit by the name of the patient and of the booker', async () => {
  const clinic = await insertClinic(app)
  const father = await insertPatient(app, 'Omar')
  await rest(app, 'post', '/api/Appointments', { token: father.token, body: bookingOf(clinic, forSon) })
  for (const [q, matches] of [
    ['yusuf', 1],
    ['omar al', 1],
    ['layla', 0],
  ] as const) {
    const { body } = await rest(app, 'get', `/api/Appointments?q=${q}`, { token: clinic.staff.token })
    expect(body).toHaveLength(matches)
  }
})

test('the database enforces one visit at a time for a person, and for the account holder', async () => {
  const clinic = await insertClinic(app)
  const { id } = await insertPatient(app)
  const insert = (person: string | null, serviceId: string) =>
    app.query(
      `insert into appointments (id, booking_id, hospital_id, service_id, patient_id, person_id, patient_first_name,
         patient_last_name, patient_email, patient_phone, date, time, duration_minutes)
       values (gen_random_uuid(), 'BK-' || upper(substr(md5(random()::text), 1, 8)), $1, $2, $3, $4, 'A', 'B', 'a@mail.example',
         '+44 1', $5, '16:00', 30)`,
      [clinic.hospital.id, serviceId, id, person, THURSDAY],
    )
  const services = await Promise.all(
    Array.from({ length: 4 }, () => insertHealthService(app.db, { duration: 30 }, [clinic.hospital.id])),
  )
  const [one = '', two = '', three = '', four = ''] = services.map((service) => service.id)
  const son = '019a0000-0000-7000-8000-000000000001'
  await insert(null, one)
  await expect(insert(null, two)).rejects.toThrow('appointments_patient_slot')
  await insert(son, three)
  await expect(insert(son, four)).rejects.toThrow('appointments_patient_slot')
})
