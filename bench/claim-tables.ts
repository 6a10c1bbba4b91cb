/**
 * `npx tsx bench/claim-tables.ts`: processor time of the database for the insert of a booking, with
 * the exclusion constraints of `appointments`, and with claim tables instead. Each claim table is
 * keyed by one subject (calendar, doctor, patient) and has its own exclusion constraint, so that a
 * distributed database could place it by that key. Needs Linux.
 */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { createDb, createPool } from '#server/database/client.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { createLogger } from '#server/http/log.ts'
import { insertDoctor, insertHealthService, insertHospital, makeUser } from '#server/seed/factories.ts'
import { Random } from '#server/seed/random.ts'
import { openBenchDatabase } from './database.ts'

const CLINICS = 100
const PATIENTS = 1000
const ROUNDS = 7
const BOOKINGS = 2000
/** Linux counts in hundredths of a second. */
const TICK_MS = 10
/** Processor time of a whole booking in last-run.md: server and database, in milliseconds. */
const WHOLE_BOOKING_MS = 2.77 + 3.84

const CLAIM_TABLES = `
alter table appointments drop constraint appointments_doctor_slot, drop constraint appointments_service_slot,
  drop constraint appointments_patient_slot;
create table calendar_claims (hospital_id uuid not null, service_id uuid not null, appointment_id uuid not null,
  during tstzrange not null, primary key (hospital_id, appointment_id),
  exclude using gist (hospital_id with =, service_id with =, during with &&));
create table doctor_claims (doctor_id uuid not null, appointment_id uuid not null, during tstzrange not null,
  primary key (doctor_id, appointment_id), exclude using gist (doctor_id with =, during with &&));
create table patient_claims (patient_id uuid not null, appointment_id uuid not null, during tstzrange not null,
  primary key (patient_id, appointment_id), exclude using gist (patient_id with =, during with &&));
create function claim_times() returns trigger language plpgsql as $$ begin
  if new.doctor_id is null then
    insert into calendar_claims values (new.hospital_id, new.service_id, new.id, tstzrange(new.starts_at, new.blocked_until));
  else
    insert into doctor_claims values (new.doctor_id, new.id, tstzrange(new.starts_at, new.blocked_until));
  end if;
  if new.patient_id is not null then
    insert into patient_claims values (coalesce(new.person_id, new.patient_id), new.id, tstzrange(new.starts_at, new.ends_at));
  end if;
  return null;
end $$;
create trigger claim_times after insert on appointments for each row execute function claim_times();
`

const BOOKING = `do $$ declare n int; slot int; day int; begin
  for n in FROM..TO loop
    slot := n / ${CLINICS}; day := slot / 8;
    insert into appointments (id, booking_id, hospital_id, service_id, doctor_id, patient_id, patient_first_name, patient_last_name,
        patient_email, patient_phone, date, time, duration_minutes, created_at, updated_at)
      select gen_random_uuid(), 'AN-' || n, hospital_id, service_id, case when slot % 2 = 0 then doctor_id end, patient_id, 'Ada', 'Söğüt',
        'ada@mail.example', '+44 20 7946 0100', date '2040-01-02' + 7 * (day / 6) + day % 6, time '09:00' + (slot % 8) * interval '1 hour',
        60, now(), now()
      from bench_clinics, bench_patients where clinic = n % ${CLINICS} and patient = n % ${PATIENTS};
  end loop;
end $$`

async function connect(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const processor = () => {
    const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }
  return { client, processor }
}

async function fillSubjects(url: string): Promise<void> {
  const pool = createPool(url, createLogger('warn', false), { patient: true, max: 4 })
  const db = createDb(pool)
  await pool.query(
    'create table bench_clinics (clinic int primary key, hospital_id uuid, service_id uuid, doctor_id uuid)',
  )
  await pool.query('create table bench_patients (patient int primary key, patient_id uuid)')
  for (let clinic = 0; clinic < CLINICS; clinic++) {
    const hospital = await insertHospital(db, { city: 'İzmir', district: 'Konak' })
    const service = await insertHealthService(db, { duration: 60 }, [hospital.id])
    const doctor = await insertDoctor(db, { hospitalId: hospital.id }, [service.id])
    await pool.query('insert into bench_clinics values ($1, $2, $3, $4)', [clinic, hospital.id, service.id, doctor.id])
  }
  const random = new Random(1)
  const patients = Array.from({ length: PATIENTS }, () => makeUser(random))
  await db.insert(users).values(patients)
  await pool.query('insert into bench_patients select n - 1, id from unnest($1::uuid[]) with ordinality as t(id, n)', [
    patients.map(({ id }) => id),
  ])
  await pool.end()
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const server = process.env.BENCH_DATABASE_URL
const database = await openBenchDatabase({ factor: 0.05, ...(server && { server }) }, () => undefined)
await fillSubjects(database.url)
const copyUrl = new URL(database.url)
const name = copyUrl.pathname.slice(1)
copyUrl.pathname = `/${name}_claims`
const admin = await connect(database.url.replace(/\/[^/]*$/, '/postgres'))
await admin.client.query(`create database ${name}_claims template ${name}`)
const sides = { constraints: await connect(database.url), claims: await connect(copyUrl.href) }
await sides.claims.client.query(CLAIM_TABLES)
const costs = { constraints: [] as number[], claims: [] as number[] }
for (let round = 0; round < ROUNDS; round++)
  for (const side of ['constraints', 'claims'] as const) {
    const { client, processor } = sides[side]
    const from = round * BOOKINGS
    const before = processor()
    await client.query(BOOKING.replace('FROM', String(from)).replace('TO', String(from + BOOKINGS - 1)))
    // Caches of the connection fill in the first round.
    if (round > 0) costs[side].push((processor() - before) / BOOKINGS)
  }
const [constraints, claims] = [median(costs.constraints), median(costs.claims)]
process.stdout.write(
  `insert with constraints ${constraints.toFixed(3)} ms, with claim tables ${claims.toFixed(3)} ms of processor: ` +
    `${(((claims - constraints) / constraints) * 100).toFixed(1)} % of the insert, ` +
    `${(((claims - constraints) / WHOLE_BOOKING_MS) * 100).toFixed(1)} % of a whole booking\n`,
)
for (const { client } of Object.values(sides)) await client.end()
await admin.client.query(`drop database ${name}_claims with (force)`)
await admin.client.end()
await database.close()
process.exit(0)
