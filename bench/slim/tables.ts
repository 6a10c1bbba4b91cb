/**
 * The slim floor's own tables: the same records with only the columns of its answers, and only the
 * indexes that its statements use.
 */
import type pg from 'pg'

const TABLES = `
  create schema slim;
  create table slim.services as select id, name, name_key, category, price_usd as price from health_services where is_active;
  alter table slim.services add primary key (id);
  create table slim.hospitals as select h.id, h.name, h.name_key, h.city, h.city_key, h.country, h.address, h.phone, h.description,
      h.logo_url, h.image_urls, h.is_verified, h.rating_key as rating, h.review_count, h.price_from, h.search_text, n.at as next_free
    from hospitals h left join next_free_times n on n.id = h.id where h.is_active order by h.rating_key desc, h.id;
  alter table slim.hospitals add primary key (id);
  create index on slim.hospitals using gin (search_text gin_trgm_ops);
  create index on slim.hospitals (city_key, rating);
  create table slim.offers as select o.hospital_id, o.service_id, o.price_usd as price
    from hospital_services o join slim.services s on s.id = o.service_id;
  alter table slim.offers add primary key (hospital_id, service_id);
  create index on slim.offers (service_id, hospital_id);
  create table slim.doctors as select d.id, d.full_name as name, d.name_key, d.specialty, d.hospital_id, d.hospital_name, d.hospital_city, d.city_key,
      d.profile_image_url, d.experience_years, d.price_from, d.rating_key as rating, d.review_count, d.search_text, n.at as next_free
    from doctors d left join next_free_times n on n.id = d.id where d.is_listed;
  alter table slim.doctors add primary key (id);
  create index on slim.doctors using gin (search_text gin_trgm_ops);
  create index on slim.doctors (city_key, specialty, rating desc);
  create table slim.appointments (id uuid primary key, code text not null unique, hospital_id uuid not null, service_id uuid not null,
    doctor_id uuid not null, patient_id uuid not null, patient jsonb not null, date date not null, time time not null,
    notes text, status text not null default 'pending', created_at timestamptz not null default now(), unique (doctor_id, date, time));
  create index on slim.appointments (patient_id, date);
  create index on slim.appointments (hospital_id, date);`

/** Creates the tables unless an earlier run has, and deletes that run's bookings. */
export async function makeSlimTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('slim.appointments') is not null as exists",
  )
  if (rows[0]?.exists) await client.query('truncate slim.appointments')
  else {
    await client.query(TABLES)
    await client.query('vacuum analyze slim.services, slim.hospitals, slim.offers, slim.doctors')
  }
}
