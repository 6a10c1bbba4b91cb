import type pg from 'pg'

/** Number of requests over two years, each at three hospitals. The last twentieth is open. */
export const QUOTE_REQUESTS = 100_000
const HOSPITALS_EACH = 3
const DAYS = 730
const LINES = 8

const TERMS = `'{"earliestFlight":{"days":7,"ruleId":null,"reason":"After general anaesthesia"},"dates":["2026-12-01"],"companionStay":"In the room, free of charge","deposit":null,"payment":{"when":"On the day","how":"By card at the desk"},"priceMayChange":[{"cause":"More grafts","atMost":300}],"complications":{"who":null,"where":"In our hospital","whoPays":"The hospital"},"revision":null,"careAtHome":null,"notIncluded":["Flight"]}'::jsonb`

/** SQL of the time of request i. Later requests are newer. */
const at = `now() - (${QUOTE_REQUESTS} - i) * interval '${DAYS} days' / ${QUOTE_REQUESTS}`
const isOpen = `i > ${QUOTE_REQUESTS} * 0.95`

/** Numbers of hospitals and users in the filled database. */
type People = { hospitals: number; users: number }

const tables = ({ hospitals, users }: People): string[] => [
  `insert into quote_requests (id, number, patient_id, state, treatments, goal, questionnaire_id, questionnaire_version, answers, health,
     from_country, languages, consent_version, sent_at, closes_at, created_at, updated_at)
   select bench_id('request', i), 'QR-' || lpad(i::text, 8, '0'), bench_id('user', i % ${users} + 1),
     case when ${isOpen} then 'sent' when i % 4 = 0 then 'withdrawn' when i % 4 = 1 then 'expired' else 'accepted' end,
     array[bench_service(i % ${hospitals} + 1, 1)::text], 'I wish to know the price and the days before I travel.', 'general', 1,
     '[{"question":"problem","values":["Since spring"]}]', '{"birthYear":1985,"sex":null,"heightCm":null,"weightKg":null,"pregnancy":null,"smoking":null,"conditions":["Asthma"],"medicines":[],"allergies":[],"operations":null}',
     'GB', '{en}', 1, ${at}, ${at} + interval '120 days', ${at}, ${at}
   from generate_series(1, ${QUOTE_REQUESTS}) i`,
  `insert into quote_recipients (id, request_id, hospital_id, position, state, consented_at, sent_at, is_unread, running_since, due_at,
     answered_minutes, answered_at, remind_at, decline_reason, ended_at, removal_at, removed_at, updated_at)
   select bench_id('recipient', i * ${HOSPITALS_EACH} + n), bench_id('request', i), bench_id('hospital', (i + n * 7) % ${hospitals} + 1), n, state, ${at}, ${at},
     state = 'sent', case when runs then ${at} end, case when runs then ${at} + interval '2 days' end,
     case when state = 'quoted' or not ${isOpen} then 600 + i % 2000 end, case when state = 'quoted' or not ${isOpen} then ${at} + interval '1 day' end,
     case when runs then now() + interval '1 day' end, case when state = 'declined' then 'No bed this month.' end,
     case when not ${isOpen} then ${at} + interval '9 days' end, case when not ${isOpen} and state <> 'accepted' then ${at} + interval '39 days' end,
     case when not ${isOpen} and state <> 'accepted' then ${at} + interval '39 days' end, ${at} + interval '1 day'
   from generate_series(1, ${QUOTE_REQUESTS}) i, generate_series(0, ${HOSPITALS_EACH - 1}) n,
     lateral (select case when ${isOpen} then (array['sent', 'seen', 'question', 'quoted', 'quoted', 'quoted'])[(i + n) % 6 + 1]
       when i % 4 = 0 then 'withdrawn' when i % 4 = 1 then 'expired' when n = 0 then 'accepted' when n = 1 then 'not_chosen'
       else (array['not_chosen', 'declined'])[i % 2 + 1] end as state) s, lateral (select state in ('sent', 'seen') as runs) r`,
  `insert into quotes (id, recipient_id, version, doctor_id, plan, currency, total_included, total_with_options, valid_until, anaesthesia,
     nights_in_hospital, days_in_country, terms, sent_at, hash, updated_at)
   select bench_id('quote', i), bench_id('recipient', i), 1, d.id, 'One session under local anaesthesia, then two checks.', 'EUR', 3400, 3700,
     (r.sent_at + interval '60 days')::date, 'local', 1, 5, ${TERMS}, r.answered_at, repeat('0', 64), r.answered_at
   from generate_series(${HOSPITALS_EACH}, ${(QUOTE_REQUESTS + 1) * HOSPITALS_EACH - 1}) i
     join quote_recipients r on r.id = bench_id('recipient', i)
     cross join lateral (select id from doctors where hospital_id = r.hospital_id limit 1) d
   where r.answered_at is not null`,
  // Every tenth quote has a second version.
  `insert into quotes (id, recipient_id, version, doctor_id, plan, currency, total_included, total_with_options, valid_until, anaesthesia,
     nights_in_hospital, days_in_country, terms, sent_at, hash, updated_at)
   select gen_random_uuid(), recipient_id, 2, doctor_id, plan, currency, 3500, 3800, valid_until, anaesthesia, nights_in_hospital, days_in_country,
     terms, sent_at + interval '1 day', hash, updated_at from (select *, row_number() over (order by id) as n from quotes) q where n % 20 = 0`,
  `insert into quote_lines (id, quote_id, position, kind, labels, quantity, unit, net, status)
   select gen_random_uuid(), q.id, n, (array['surgeon', 'anaesthesia', 'theatre', 'stay', 'test', 'medicine', 'transfer', 'other'])[n],
     jsonb_build_object('en', 'Line ' || n, 'tr', 'Satır ' || n), 1, 'each', 400, case when n = 8 then 'optional' else 'included' end
   from quotes q, generate_series(1, ${LINES}) n`,
  // Every second hospital has put a question. It is open in the state "question".
  `insert into quote_questions (id, recipient_id, asker, text, asked_at, answer, answered_at)
   select gen_random_uuid(), id, 'hospital', 'Do you take blood thinners?', sent_at + interval '1 hour',
     case when state <> 'question' then 'No, none.' end, case when state <> 'question' then sent_at + interval '2 hours' end
   from quote_recipients where state = 'question' or position = 1 or (position = 0 and get_byte(uuid_send(id), 0) < 128)`,
  // Every quote has a question of the patient. Those of a twentieth of the open requests wait.
  `insert into quote_questions (id, recipient_id, asker, point, text, asked_at, answer, answered_at)
   select gen_random_uuid(), id, 'patient', 'interpreter', '', answered_at + interval '1 hour',
     case when not waits then 'Eight hours.' end, case when not waits then answered_at + interval '2 hours' end
   from quote_recipients, lateral (select ended_at is null and get_byte(uuid_send(id), 0) < 13 as waits) w where answered_at is not null`,
  `update quote_recipients set asked_at = q.asked_at from quote_questions q
   where q.recipient_id = quote_recipients.id and q.asker = 'patient' and q.answered_at is null`,
]

/** Every accepted request has a confirmed final bill. */
const bills = `insert into quote_charges (id, recipient_id, quoted, charged, recorded_at, answer_by, agreed, answered_at)
   select gen_random_uuid(), id, 3400, 3400 + position, ended_at, ended_at, true, ended_at from quote_recipients where state = 'accepted'`

/**
 * Adds requests and quotes to a filled database (`fill.ts`), with one staff member per hospital.
 * Needs superuser rights. Does nothing on a second run.
 */
export async function fillQuotes(client: pg.Client, people: People, tell: (what: string) => void): Promise<void> {
  const { rowCount } = await client.query('select from quote_requests limit 1')
  if (rowCount) return
  await client.query('begin')
  await client.query("set session_replication_role = 'replica'")
  await client.query("set work_mem = '256MB'")
  await client.query(
    `insert into users (id, email, email_confirmed_at, password_hash, first_name, last_name, role, hospital_id, hospital_role)
     select bench_id('staff', i), 'staff' || i || '@bench.example', now(), 'x', 'Suna', 'Ak', 'hospital', bench_id('hospital', i), 'owner'
     from generate_series(1, ${people.hospitals}) i`,
  )
  for (const text of [...tables(people), bills]) {
    const start = performance.now()
    const { rowCount: rows } = await client.query(text)
    tell(
      `${/(?:into|update) (\w+)/.exec(text)?.[1]}: ${rows} rows, ${((performance.now() - start) / 1000).toFixed(1)} s`,
    )
  }
  await client.query("set session_replication_role = 'origin'")
  await client.query('commit')
  await client.query('vacuum (analyze, freeze)')
}
