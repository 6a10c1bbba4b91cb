import bcrypt from 'bcrypt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { specialtiesOfService } from '#domain/concepts/ranking.ts'
import { DEMO_ACCOUNTS } from '#domain/demo.ts'
import { findDistrict } from '#domain/districts.ts'
import { SPECIALTIES } from '#domain/doctors.ts'
import { distanceKm, findProvince } from '#domain/places.ts'
import { loadDemoData } from '#server/seed/demo.ts'
import { POPULAR } from '#server/seed/demo-services.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

type Scratch = Awaited<ReturnType<typeof scratchDatabase>>

const number = async ({ query }: Scratch, text: string) => Number(Object.values((await query(text))[0] ?? {})[0])

describe('the demo data', () => {
  let scratch: Scratch
  beforeAll(async () => {
    scratch = await scratchDatabase({ demo: true })
  })
  afterAll(() => scratch.close())
  const count = (text: string) => number(scratch, `select count(*) from ${text}`)

  test('contains everything that the product is shown with', async () => {
    expect(await count('hospitals')).toBe(41)
    expect(await count('doctors')).toBe(200)
    expect(await count('health_services')).toBe(60)
    expect(await count('reviews')).toBe(800)
    expect(await number(scratch, 'select count(distinct city) from hospitals')).toBeGreaterThanOrEqual(15)
    expect(await number(scratch, 'select count(distinct category) from health_services')).toBe(11)
    expect(await number(scratch, 'select count(distinct specialty) from doctors')).toBe(SPECIALTIES.length - 1)
    expect(await count('hospitals where not is_active')).toBe(1)
    expect(await count('hospitals where not is_verified')).toBe(1)
    expect(await count('hospitals where review_count = 0')).toBeGreaterThanOrEqual(1)
  })

  test('starts with Firuze Park Hospital, where the demo staff works', async () => {
    const [first] = await scratch.query<{ name: string; city: string; district: string; id: string }>(
      'select id, name, city, district from hospitals order by id limit 1',
    )
    expect(first).toMatchObject({ name: 'Firuze Park Hospital', city: 'İstanbul', district: 'Şişli' })
    const [staff] = await scratch.query("select hospital_id from users where email = 'hospital@hekima.test'")
    expect(staff).toEqual({ hospital_id: first?.id })
  })

  test('has texts in four languages, each as new as the English one', async () => {
    expect(await count('hospital_texts')).toBe(3 * (await count('hospitals')))
    expect(await count('health_service_texts')).toBe(3 * (await count('health_services')))
    expect(await count('doctor_texts')).toBe(3 * (await count('doctors')))
    for (const outdated of [
      "hospital_texts t join hospitals r on r.id = t.hospital_id and t.source_hash <> md5(coalesce(r.description, ''))",
      "doctor_texts t join doctors r on r.id = t.doctor_id and t.source_hash <> md5(coalesce(r.description, ''))",
      "health_service_texts t join health_services r on r.id = t.service_id and t.source_hash <> md5(r.name || E'\\n' || r.description)",
    ])
      expect(await count(outdated), outdated).toBe(0)
    for (const [language, letters] of [
      ['ru', '[а-я]{3}'],
      ['ar', '[ا-ي]{3}'],
    ])
      for (const table of ['hospital_texts', 'health_service_texts', 'doctor_texts'])
        expect(await count(`${table} where language = '${language}' and description !~ '${letters}'`), table).toBe(0)
  })

  test('places every hospital in its district', async () => {
    const rows = await scratch.query<{ city: string; district: string | null; latitude: number; longitude: number }>(
      'select city, district, latitude, longitude from hospitals',
    )
    for (const hospital of rows) {
      const centre = hospital.district ? findDistrict(hospital.city, hospital.district) : findProvince(hospital.city)
      expect(centre, hospital.city).toBeDefined()
      if (centre) expect(distanceKm(centre, hospital)).toBeLessThan(1)
    }
  })

  test('offers 6 to 18 services per hospital, the popular ones most often and in their order', async () => {
    expect(
      await count(
        'hospitals h where (select count(*) from hospital_services where hospital_id = h.id) not between 6 and 18',
      ),
    ).toBe(0)
    const rows = await scratch.query<{ name: string }>(
      'select name from health_services where is_active order by hospital_count desc, name_key limit 6',
    )
    expect(rows.map(({ name }) => name)).toEqual([...POPULAR])
  })

  test('gives each doctor treatments of the specialty, and a doctor to most offered treatments', async () => {
    expect(await count('doctors d where not exists (select from doctor_services where doctor_id = d.id)')).toBe(0)
    const links = await scratch.query<{ specialty: string; name: string }>(
      `select distinct d.specialty, s.name from doctor_services l join doctors d on d.id = l.doctor_id
         join health_services s on s.id = l.service_id`,
    )
    const advice = ['Second Opinion', 'Treatment Planning Call']
    for (const { specialty, name } of links)
      if (!advice.includes(name)) expect(specialtiesOfService(name), name).toContain(specialty)
    const done = await count(`hospital_services o where exists (select from doctor_services l
      join doctors d on d.id = l.doctor_id where d.hospital_id = o.hospital_id and l.service_id = o.service_id)`)
    expect(done / (await count('hospital_services'))).toBeGreaterThan(0.65)
    // No visit is for a treatment that its doctor does not perform.
    expect(
      await count(`appointments a where doctor_id is not null and not exists (select from doctor_services l
        where l.doctor_id = a.doctor_id and l.service_id = a.service_id)`),
    ).toBe(0)
    // Every treatment has a doctor if one of the right specialty works there.
    const able = await scratch.query<{ hospital_id: string; service_id: string; name: string; specialty: string }>(
      `select o.hospital_id, o.service_id, s.name, d.specialty from hospital_services o
         join health_services s on s.id = o.service_id join doctors d on d.hospital_id = o.hospital_id
       where not exists (select from doctor_services l where l.doctor_id = d.id and l.service_id = o.service_id)`,
    )
    for (const { name, specialty } of able) expect(specialtiesOfService(name), name).not.toContain(specialty)
  })

  test('has appointments in every status, at times at which the hospital is open', async () => {
    for (const status of ['pending', 'confirmed', 'completed', 'cancelled'])
      expect(await count(`appointments where status = '${status}'`)).toBeGreaterThan(80)
    expect(await count("appointments where status = 'completed' and starts_at > now()")).toBe(0)
    expect(
      await count(`appointments a where not exists (select from opening_hours o where o.hospital_id = a.hospital_id
        and o.weekday = extract(isodow from a.date) and o.start_time = a.time)`),
    ).toBe(0)
    expect(
      await count(`appointments a join closures c on c.hospital_id = a.hospital_id
        and a.date between c.starts_on and c.ends_on`),
    ).toBe(0)
    expect(
      await count(`appointments a where not exists (select from hospital_services s where s.hospital_id = a.hospital_id
        and s.service_id = a.service_id)`),
    ).toBe(0)
  })

  test('has the next free time of every open hospital and its doctors', async () => {
    expect(
      await count(
        'hospitals h where is_active and not exists (select from next_free_times f where f.id = h.id and f.at is not null)',
      ),
    ).toBe(0)
    expect(
      await count(
        'doctors d where is_listed and hospital_id is not null and not exists (select from next_free_times f where f.id = d.id and f.at is not null)',
      ),
    ).toBe(0)
    expect(
      await count('hospitals h join next_free_times f on f.id = h.id and f.at is not null where not is_active'),
    ).toBe(0)
  })

  test('hospitals confirm in working hours, unless the visit would come first', async () => {
    const confirmed = "appointment_events where to_status = 'confirmed'"
    const hour = "extract(hour from created_at at time zone 'Europe/Istanbul')"
    const atNight = await count(`${confirmed} and ${hour} not between 9 and 17`)
    expect(atNight / (await count(confirmed))).toBeLessThan(0.15)
  })

  test('records how each appointment reached its status, in order and in the past', async () => {
    expect(
      await count(`appointments a where status is distinct from (select to_status from appointment_events e
        where e.appointment_id = a.id and to_status is not null order by created_at desc, id desc limit 1)`),
    ).toBe(0)
    expect(await count('appointment_events where created_at > now()')).toBe(0)
    expect(await count('messages where created_at > now()')).toBe(0)
  })

  test('reviews differ and come after the visit', async () => {
    const rows = await scratch.query<{ language: string; comments: number; different: number }>(
      `select language, count(comment)::int as comments, count(distinct comment)::int as different
       from reviews group by language`,
    )
    expect(rows.map(({ language }) => language).sort()).toEqual(['ar', 'en', 'ru', 'tr'])
    for (const { comments, different } of rows) {
      expect(comments).toBeGreaterThan(40)
      expect(different).toBe(comments)
    }
    expect(await count('reviews r join appointments a on a.id = r.appointment_id where r.created_at < a.ends_at')).toBe(
      0,
    )
    expect(await count('reviews where created_at > now() or replied_at < created_at')).toBe(0)
  })

  test('allows sign-in with the displayed accounts, and with no other', async () => {
    const rows = await scratch.query<{ email: string; role: string; password_hash: string }>(
      'select email, role, password_hash from users',
    )
    for (const { email, password, role } of DEMO_ACCOUNTS) {
      const account = rows.find((row) => row.email === email)
      expect(account?.role).toBe(role)
      expect(await bcrypt.compare(password, account?.password_hash ?? '')).toBe(true)
    }
    const others = rows.filter(({ email }) => !DEMO_ACCOUNTS.some((account) => account.email === email))
    expect(others.length).toBeGreaterThan(150)
    for (const { password_hash } of others.slice(0, 3)) {
      expect(await bcrypt.compare(DEMO_ACCOUNTS[2].password, password_hash)).toBe(false)
      expect(password_hash).toBe(others[0]?.password_hash)
    }
  })

  test('gives the demo patient records in every state', async () => {
    const rows = await scratch.query<{ status: string; ahead: boolean; doctor: string | null }>(
      `select a.status, a.starts_at > now() as ahead, d.full_name as doctor from appointments a
         join users u on u.id = a.patient_id left join doctors d on d.id = a.doctor_id
       where u.email = 'patient@hekima.test' order by a.status`,
    )
    expect(rows.map(({ status, ahead }) => ({ status, ahead }))).toEqual([
      { status: 'cancelled', ahead: false },
      { status: 'completed', ahead: false },
      { status: 'completed', ahead: false },
      { status: 'completed', ahead: false },
      { status: 'completed', ahead: false },
      { status: 'confirmed', ahead: true },
      { status: 'confirmed', ahead: true },
      { status: 'pending', ahead: true },
    ])
    expect(rows.map(({ doctor }) => doctor)).toContain('Dr. Defne Karayel')
  })
})

describe('loadDemoData', () => {
  let scratch: Scratch
  beforeAll(async () => {
    scratch = await scratchDatabase()
  })
  afterAll(() => scratch.close())

  test('loads once, also when two instances start together, and equally at any time', async () => {
    const template = await scratchDatabase({ demo: true })
    try {
      // Another weekday, year and half of the day than the template's.
      const clock = () => new Date('2027-03-06T20:17:00Z')
      const outcomes = await Promise.all([loadDemoData(scratch.db, clock), loadDemoData(scratch.db, clock)])
      expect(outcomes.sort()).toEqual([false, true])
      expect(await loadDemoData(scratch.db, clock)).toBe(false)

      const lasting = [
        'select id, name, description, price_from, rating_sum, review_count, latitude, phone from hospitals order by id',
        'select id, full_name, description, consultation_fee, hospital_id from doctors order by id',
        'select hospital_id, service_id, price from hospital_services order by 1, 2',
        'select doctor_id, service_id, price from doctor_services order by 1, 2',
        'select id, rating, comment, author_name, reply from reviews order by id',
      ]
      for (const text of lasting) expect(await scratch.query(text)).toEqual(await template.query(text))
    } finally {
      await template.close()
    }
  })
})
