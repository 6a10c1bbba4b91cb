/**
 * Columns of the answers as selected by the floor and the peer on `pg`: `h` hospitals, `d` doctors,
 * `o` offers, `s` services.
 */
const priceRange = (price: string) =>
  `case when ${price} is null then null when ${price} < 100 then '$' when ${price} < 300 then '$$' when ${price} < 500 then '$$$' else '$$$$' end as "priceRange"`

const anyFree = `(select n.at from next_free_times n where n.id = h.id) as "nextFreeAt", null as "nextFreeServiceId"`

/** Selects the next free time of a hospital for one service, given the SQL of its ID. */
const freeFor = (
  serviceId: string,
) => `(select case when x.id is null then n.at else x.at end from next_free_times n left join next_free_of_services x
    on x.id = n.id and x.service_id = ${serviceId} where n.id = h.id) as "nextFreeAt", ${serviceId} as "nextFreeServiceId"`

const hospitalWith = (
  nextFree: string,
) => `h.id, h.name, h.description, case when h.description is not null then 'en' end as "textLanguage", h.address, h.district, h.city, h.country, h.latitude, h.longitude,
  h.location_approximate as "locationApproximate", h.phone, h.email, h.website, h.google_maps_url as "googleMapsUrl",
  h.google_places_url as "googlePlacesUrl", h.logo_url as "logoUrl", h.logo_alt as "logoAlt",
  h.image_urls as "imageUrls", h.image_alts as "imageAlts", h.languages,
  coalesce(h.insurers, '{}') as insurers, cardinality(h.insurers) > 0 as "acceptsInsurance", h.is_active as "isActive",
  h.is_verified as "isVerified", nullif(h.rating_key, 0) as "averageRating", h.review_count as "reviewCount", h.price_from as "priceFrom",
  ${priceRange('h.price_typical')}, ${nextFree},
  h.created_at as "createdAt", h.updated_at as "updatedAt"`

export const hospital = hospitalWith(anyFree)

/** Selects a hospital in a search for one service. */
export const hospitalFor = (serviceId: string) => hospitalWith(freeFor(serviceId))

export const card = `h.id, h.name, h.city, h.country, h.logo_url as "logoUrl", h.image_urls as "imageUrls", h.is_verified as "isVerified",
  nullif(h.rating_key, 0) as "averageRating", h.review_count as "reviewCount"`

export const doctor = `d.id, d.full_name as "fullName", d.specialty, d.subspecialties, d.experience_years as "experienceYears", d.languages_spoken as "languagesSpoken",
  d.phone, d.email, d.website, d.description, case when d.description is not null then 'en' end as "textLanguage", d.profile_image_url as "profileImageUrl", d.profile_image_alt as "profileImageAlt", d.consultation_fee as "consultationFee", d.currency,
  d.price_from as "priceFrom", ${priceRange('coalesce(d.price_from, d.fee_usd)')}, d.is_active as "isActive", d.hospital_id as "hospitalId", d.hospital_name as "hospitalName",
  d.hospital_city as "hospitalCity", nullif(d.rating_key, 0) as "averageRating", d.review_count as "reviewCount",
  (select n.at from next_free_times n where n.id = d.id) as "nextFreeAt", null as "nextFreeServiceId", d.created_at as "createdAt", d.updated_at as "updatedAt"`

export const offers = 'hospital_services o join health_services s on s.id = o.service_id and s.is_active'
export const price =
  'case when o.on_request then null else coalesce(o.price, s.price) end as price, coalesce(o.currency, s.currency) as currency'
const count = `(select count(*) from ${offers} where o.hospital_id = h.id) as "serviceCount"`

/** Translated descriptions of a hospital, only for a single hospital. */
export const texts = `(select coalesce(json_agg(json_build_object('language', t.language, 'description', t.description) order by t.language), '[]')
  from hospital_texts t where t.hospital_id = h.id) as texts`

export const services = (limit: number) => `${count}, (select coalesce(json_agg(x), '[]') from (
  select s.id, s.name, s.description, 'en' as "textLanguage", s.name as "sourceName", s.category, s.icon_key as "iconKey", ${price}, s.duration,
    o.price_includes as "priceIncludes", o.price_excludes as "priceExcludes"
  from ${offers} where o.hospital_id = h.id order by s.name_key, s.id limit ${limit}) x) as services`

export const service = `json_build_object('id', s.id, 'name', s.name) as service`
export const cardServices = `${count}, (select coalesce(json_agg(x), '[]') from (select o.hospital_id || ':' || o.service_id as id, ${service}
  from ${offers} where o.hospital_id = h.id order by s.name_key, s.id limit 3) x) as services`
