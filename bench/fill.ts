import bcrypt from 'bcrypt'
import type pg from 'pg'
import { DEFAULT_OPENING_HOURS } from '#domain/availability.ts'
import { SPECIALTIES } from '#domain/doctors.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { PROVINCES } from '#domain/places.ts'
import { DEMO_SERVICES } from '#server/seed/demo-services.ts'

export type Size = { hospitals: number; doctors: number; users: number; appointments: number; reviews: number }
/** Returns the table sizes. Above 1 only the catalogue grows, below 1 everything shrinks. */
export function sizeOf(factor: number): Size {
  const people = Math.min(1, factor)
  return {
    hospitals: Math.round(5_000 * factor),
    doctors: Math.round(100_000 * factor),
    users: Math.round(200_000 * people),
    appointments: Math.round(1_000_000 * people),
    reviews: Math.round(250_000 * people),
  }
}

export const PASSWORD = 'Bench123!'
/** Words of the search texts: a name has two from the first list and one from the last. */
const NAME_WORDS = `Anadolu Akasya Badem Bahar Bozkır Cennet Çınar Defne Deniz Doğa Efes Erguvan Firuze Gökkuşağı Güneş
  Hisar Ihlamur Irmak İnci Kardelen Karanfil Kestane Körfez Lale Lodos Mavi Meltem Mercan Nar Nehir Orkide Pınar Poyraz
  Sedef Selvi Söğüt Şafak Tepe Toros Turna Umut Vadi Yakamoz Yayla Yıldız Zambak Zeytin`.split(/\s+/)
const KINDS = ['Hastanesi', 'Hospital', 'Tıp Merkezi', 'Medical Centre', 'Eye Hospital', 'Dental Centre']
const GIVEN =
  'Ahmet Ayşe Barış Berrin Can Ceren Deniz Derya Elif Emre Fatma Gökhan Hakan İpek Kerem Leyla Mehmet Nazlı Onur Pınar Rüya Selin Tarık Umut Yasemin Zeynep'
const FAMILIES =
  'Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Erdoğan Aksoy Güneş Taş Bulut Avcı'
const DISTRICTS = 'Merkez Yenişehir Cumhuriyet Bahçelievler Atatürk Fatih Kurtuluş Yeşilyurt Barbaros İstiklal'

/** Days of appointments in the past and in the future. The future has one appointment in twenty. */
const PAST_DAYS = 540
const COMING_DAYS = 40

/** Growing tables, which no query of a page may scan completely. */
export const GROWING = [
  'hospitals',
  'doctors',
  'appointments',
  'users',
  'reviews',
  'hospital_services',
  'doctor_services',
  'opening_hours',
  'sessions',
  'appointment_events',
]

const list = (items: readonly string[]) => `array[${items.map((item) => `'${item.replace(/'/g, "''")}'`).join(', ')}]`
const words = (text: string) => list(text.split(/\s+/))
/** Returns SQL that picks an element of an SQL array by a number, evenly distributed. */
const pick = (array: string, by: string) => `(${array})[1 + bench_number(${by}) % cardinality(${array})]`

const functions = `
  create function bench_number(text) returns int language sql immutable parallel safe
    return (hashtextextended($1, 0) & 2147483647)::int;
  -- As uuid v7 grows with time, so does this with i; the rest follows from kind and i, so that rows can name each other.
  create function bench_id(kind text, i bigint) returns uuid language sql immutable parallel safe
    return (lpad(to_hex(1735689600000 + i), 12, '0') || '7' || substr(md5(kind || i), 1, 3) || '8' ||
      substr(md5(kind || i), 4, 15))::uuid;
  create function bench_service(hospital bigint, n int) returns uuid language sql immutable parallel safe
    return bench_id('service', bench_number('offer' || hospital || ':' || n) % ${DEMO_SERVICES.length} + 1);`

const cities = list(PROVINCES.flatMap(({ name }) => Array<string>(name === 'İstanbul' ? 30 : 1).fill(name)))

function tables({ hospitals, doctors, users, appointments, reviews }: Size, passwordHash: string): [string, string][] {
  const services = DEMO_SERVICES.map(
    ({ name, category, iconKey, price, duration, description }, index) =>
      `(bench_id('service', ${index + 1}), '${name}', '${category}', '${iconKey}', ${price}::numeric, ${duration}, '${description.replace(/'/g, "''")}')`,
  )
  const times = Object.entries(DEFAULT_OPENING_HOURS).flatMap(([day, slots]) =>
    (slots ?? []).map((slot) => `(${day}, '${slot}'::time)`),
  )
  const perDoctor = `(i / ${doctors})`
  const name = `${pick(words(NAME_WORDS.join(' ')), "'a' || i")} || ' ' || ${pick(words(NAME_WORDS.join(' ')), "'b' || i")} || ' ' || ${pick(list(KINDS), "'k' || i")}`
  const coming = 'i % 20 = 0'
  // SQL of an appointment's day. Appointments of one doctor are on different days, so none overlap.
  const day = `current_date + case when ${coming} then 1 + (${perDoctor} * 4 + bench_number('d' || i % ${doctors}) % 3)::int % ${COMING_DAYS}
    else -1 - (${perDoctor} * ${Math.floor(PAST_DAYS / 10)} + bench_number('d' || i % ${doctors}) % ${Math.floor(PAST_DAYS / 10) - 1})::int % ${PAST_DAYS} end`
  return [
    [
      'health_services',
      `insert into health_services (id, name, category, icon_key, price, duration, description) values ${services.join(', ')}`,
    ],
    [
      'hospitals',
      `insert into hospitals (id, name, description, address, district, city, country, latitude, longitude, phone, email, website,
         languages, insurers, is_active, is_verified)
       select bench_id('hospital', i), ${name},
         'A hospital of the benchmark with clinics, laboratory and imaging in one house. Interpreters come on request, and every visit ends with a written plan that the doctor at home can follow.',
         ${pick(words(NAME_WORDS.join(' ')), "'s' || i")} || ' Caddesi ' || i % 200, ${pick(words(DISTRICTS), "'t' || i")},
         ${pick(cities, "'c' || i")}, 'Türkiye', 36 + bench_number('la' || i) % 6000 / 1000.0, 26 + bench_number('lo' || i) % 18000 / 1000.0,
         '+90 212 000 00 00', 'info@hospital' || i || '.example', 'https://hospital' || i || '.example',
         array['Turkish', ${pick(list(SPOKEN_LANGUAGES), "'l' || i")}], array['Turna Sigorta'], i % 50 <> 0, i % 3 <> 0
       from generate_series(1, ${hospitals}) i`,
    ],
    [
      'opening_hours',
      `insert into opening_hours (hospital_id, weekday, start_time)
       select bench_id('hospital', i), weekday, start_time from generate_series(1, ${hospitals}) i, (values ${times.join(', ')}) t (weekday, start_time)`,
    ],
    [
      'hospital_services',
      `insert into hospital_services (hospital_id, service_id, price, currency)
       select bench_id('hospital', i), service, case when cheap then null else 40 + bench_number('p' || i || service) % 900 end,
         case when cheap then null else 'USD' end
       from generate_series(1, ${hospitals}) i, lateral (select distinct bench_service(i, n) as service from generate_series(1, 13) n) o,
         lateral (select bench_number('own' || i || service) % 3 = 0 as cheap) c`,
    ],
    [
      'doctors',
      `insert into doctors (id, hospital_id, full_name, specialty, experience_years, languages_spoken, description, consultation_fee,
         hospital_name, hospital_city, is_active, is_listed)
       select bench_id('doctor', i), h.id,
         'Dr. ' || ${pick(words(GIVEN), "'g' || i")} || ' ' || ${pick(words(FAMILIES), "'f' || i")},
         ${pick(list(SPECIALTIES), "'sp' || i")}, bench_number('e' || i) % 40, array['Turkish', ${pick(list(SPOKEN_LANGUAGES), "'dl' || i")}],
         'Listens first, explains on paper, and writes to the doctor at home.', 40 + bench_number('fee' || i) % 400,
         h.name, h.city, i % 100 <> 0, i % 100 <> 0 and h.is_active
       from generate_series(1, ${doctors}) i join hospitals h on h.id = bench_id('hospital', i % ${hospitals} + 1)`,
    ],
    [
      'doctor_services',
      `insert into doctor_services (doctor_id, service_id)
       select d.id, s.service_id from doctors d join hospital_services s on s.hospital_id = d.hospital_id
       where bench_number('does' || d.id || s.service_id) % 4 = 0
         or s.service_id = (select min(o.service_id::text)::uuid from hospital_services o where o.hospital_id = d.hospital_id)`,
    ],
    [
      'users',
      `insert into users (id, email, email_confirmed_at, password_hash, first_name, last_name, role, phone)
       select bench_id('user', i), 'user' || i || '@bench.example', now(), '${passwordHash}', ${pick(words(GIVEN), "'ug' || i")},
         ${pick(words(FAMILIES), "'uf' || i")}, 'user', '+44 20 7946 0000'
       from generate_series(1, ${users}) i`,
    ],
    [
      'appointments',
      `insert into appointments (id, booking_id, hospital_id, service_id, doctor_id, patient_id, patient_first_name, patient_last_name,
         patient_email, patient_phone, date, time, duration_minutes, status, created_at)
       select bench_id('appointment', i), 'BN-' || i, bench_id('hospital', i % ${doctors} % ${hospitals} + 1),
         bench_service(i % ${doctors} % ${hospitals} + 1, 1 + (i % 3)::int), bench_id('doctor', i % ${doctors}),
         bench_id('user', case when ${coming} then i / 20 else bench_number('u' || i) % ${users} end + 1), 'Ada', 'Söğüt', 'ada@mail.example', '+44 20 7946 0000',
         case when extract(isodow from day) = 7 then day + 1 else day end, make_time((9 + i % 3)::int, 0, 0), 30 + 15 * (i % 3)::int,
         case when ${coming} then case when i % 40 = 0 then 'pending' else 'confirmed' end when i % 8 = 0 then 'cancelled' else 'completed' end,
         day - interval '10 days'
       from generate_series(1, ${appointments}) i, lateral (select ${day} as day) d
       where i % ${doctors} > 0`,
    ],
    [
      'reviews',
      `insert into reviews (id, appointment_id, hospital_id, service_id, doctor_id, patient_id, author_name, rating, comment, language, created_at)
       select bench_id('review', row_number() over ()), id, hospital_id, service_id, doctor_id, patient_id, 'Ada S.',
         -- Some hospitals are better liked than others.
         least(5, greatest(1, 2 + bench_number('h' || hospital_id::text) % 4 + bench_number('r' || id::text) % 3 - 1)),
         'Everything was explained before it was done, and the report was ready when I left.', 'en', created_at + interval '12 days'
       from (select * from appointments where status = 'completed' order by md5(id::text) limit ${reviews}) a`,
    ],
  ]
}

const derived = [
  ...[
    ['hospitals', 'hospital_id'],
    ['doctors', 'doctor_id'],
    ['health_services', 'service_id'],
  ].map(
    ([table, key]) => `update ${table} t set rating_sum = r.stars, review_count = r.n
      from (select ${key} as id, sum(rating) as stars, count(*) as n from reviews group by 1) r where r.id = t.id`,
  ),
  'select refresh_dollars()',
  `update health_services s set hospital_count = n.count from (select hs.service_id, count(*) from hospital_services hs
     join hospitals h on h.id = hs.hospital_id and h.is_active group by 1) n where n.service_id = s.id`,
  ...Object.entries({ hospital: 'hospitals', doctor: 'doctors', health_service: 'health_services' }).map(
    ([kind, table]) =>
      `insert into search_words (kind, word) select distinct '${kind}', word from ${table}, words_of(search_text) word`,
  ),
]

/**
 * Drops the indexes that no constraint needs, because filling is faster without them. Returns the
 * statements that create them again.
 */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [GROWING],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/**
 * Fills a migrated, empty database. Triggers are disabled meanwhile, and the values that they
 * maintain (ratings, lowest prices, names of hospitals) are computed for whole tables. Needs
 * superuser rights.
 */
export async function fill(client: pg.Client, size: Size, tell: (what: string) => void): Promise<void> {
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    tell(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  for (const setting of [
    "session_replication_role = 'replica'",
    "maintenance_work_mem = '512MB'",
    "work_mem = '256MB'",
    'synchronous_commit = off',
  ])
    await client.query(`set ${setting}`)
  await client.query(functions)
  const definitions = await dropIndexes(client)
  for (const [table, text] of tables(size, await bcrypt.hash(PASSWORD, 10)))
    await timed(table, () => client.query(text))
  await timed('ratings, prices, counts, words', async () => {
    for (const text of derived) await client.query(text)
  })
  await timed('indexes', async () => {
    for (const definition of definitions) await client.query(definition)
  })
  await timed('vacuum analyze', () => client.query('vacuum (analyze, freeze)'))
  await client.query('checkpoint')
}
