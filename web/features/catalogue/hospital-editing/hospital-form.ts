import { z } from 'zod'
import { type BookingRules, CONFIRMATIONS, MAX_DAYS_AHEAD } from '#domain/availability.ts'
import { text } from '#domain/fields.ts'
import { hospitalServiceInput } from '#domain/health-services.ts'
import { closureInput, hospitalSettingsInput, MAX_BUFFER_MINUTES } from '#domain/hospital-settings.ts'
import { hospitalInput } from '#domain/hospitals.ts'
import { CURRENCIES } from '#domain/money.ts'
import { altText } from '#domain/pictures.ts'
import { MAX_DESCRIPTION } from '#domain/texts.ts'
import { spanInput, weekTimes } from '#web/editing/spans.ts'
import { descriptionsOf } from '#web/editing/translated.tsx'

const degrees = (most: number, message: string) =>
  z
    .string()
    .trim()
    .transform((typed) => (typed === '' ? null : Number(typed.replace(',', '.'))))
    .refine((value) => value === null || (Number.isFinite(value) && Math.abs(value) <= most), message)

const minutes = (most: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, message)
    .transform(Number)
    .refine((value) => value <= most, message)

/** Hours that make whole minutes: 1.5 is an hour and a half. */
const hours = (most: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}([.,]\d{1,4})?$/, message)
    .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 60) / 60)
    .refine((value) => value <= most, message)

/** A picture that is still on its way is no address yet. */
const picture = z.object({ url: z.string(), alt: altText }).refine(({ url }) => !url.startsWith('blob:'), {
  path: ['url'],
  error: 'Please wait until the picture is uploaded.',
})

const ownPrice = z
  .object({ price: z.string().trim(), currency: z.enum(CURRENCIES), onRequest: z.boolean() })
  .transform(({ price, ...terms }) => ({
    ...terms,
    price: terms.onRequest || price === '' ? null : Number(price.replace(',', '.')),
  }))
  .refine(({ price }) => hospitalServiceInput.shape.price.safeParse(price).success, {
    path: ['price'],
    error: 'Please enter a price of at least 0 with at most two decimals',
  })

const { shape } = hospitalInput
const translated = z.object({ name: z.string(), description: text(MAX_DESCRIPTION), isCurrent: z.boolean() })

/** How bookings are taken, as it is typed. */
export const rulesForm = z.object({
  noticeHours: hours(720, 'Please enter 0 to 720 hours'),
  procedureNoticeHours: hours(720, 'Please enter 0 to 720 hours'),
  horizonDays: minutes(MAX_DAYS_AHEAD, 'Please enter 1 to 365 days').refine(
    (days) => days >= 1,
    'Please enter 1 to 365 days',
  ),
  bufferMinutes: minutes(MAX_BUFFER_MINUTES, 'Please enter 0 to 480 minutes'),
  confirmation: z.enum(CONFIRMATIONS),
})

export const hospitalForm = z
  .object({
    name: shape.name,
    description: shape.description,
    address: shape.address,
    district: shape.district,
    city: shape.city,
    country: shape.country,
    latitude: degrees(90, 'Please enter degrees between -90 and 90'),
    longitude: degrees(180, 'Please enter degrees between -180 and 180'),
    phone: shape.phone,
    email: shape.email,
    website: shape.website,
    googleMapsUrl: shape.googleMapsUrl,
    googlePlacesUrl: shape.googlePlacesUrl,
    isActive: z.boolean(),
    languages: z.array(z.string()),
    insurers: z.array(z.string()),
    hours: z.record(z.string(), z.array(spanInput)),
    rules: rulesForm,
    texts: z.object({ tr: translated, ru: translated, ar: translated }),
    notifiedEmails: hospitalSettingsInput.shape.notifiedEmails,
    closures: z.array(closureInput),
    holidays: z.array(z.string()),
    prices: z.record(z.string(), ownPrice),
    logo: z.array(picture),
    images: z.array(picture),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ['longitude'],
    error: 'Please give both latitude and longitude',
  })

export type HospitalForm = z.input<typeof hospitalForm> & Record<TextField, string>
type TextField =
  | 'name'
  | 'description'
  | 'address'
  | 'district'
  | 'city'
  | 'country'
  | 'phone'
  | 'email'
  | 'website'
  | 'googleMapsUrl'
  | 'googlePlacesUrl'
export type HospitalSent = z.output<typeof hospitalForm>

/** Fields of a new hospital; the rest is edited after creation. */
export function newHospital({
  logo,
  hours,
  rules,
  closures,
  holidays,
  prices,
  texts,
  notifiedEmails,
  insurers,
  ...facts
}: HospitalSent) {
  return {
    ...facts,
    description: facts.description ?? null,
    insurers: insurers.length > 0 ? insurers : null,
    logoUrl: logo[0]?.url ?? null,
    logoAlt: logo[0]?.alt ?? null,
  }
}

export const bookingRulesOf = ({
  noticeHours,
  procedureNoticeHours,
  horizonDays,
  bufferMinutes,
  confirmation,
}: HospitalSent['rules']): BookingRules => ({
  noticeMinutes: Math.round(noticeHours * 60),
  procedureNoticeMinutes: Math.round(procedureNoticeHours * 60),
  horizonDays,
  bufferMinutes,
  confirmation,
})

export const editOfHospital = (sent: HospitalSent) => ({
  ...newHospital(sent),
  openingHours: weekTimes(sent.hours),
  bookingRules: bookingRulesOf(sent.rules),
  closures: sent.closures,
  holidays: sent.holidays,
  texts: descriptionsOf(sent.texts),
  notifiedEmails: sent.notifiedEmails,
  prices: Object.entries(sent.prices).map(([serviceId, terms]) => ({ serviceId, ...terms })),
})

/**
 * Fields that staff may edit. Name, place and status follow the licence and are reserved for
 * administrators.
 */
export function staffEditOf(sent: HospitalSent) {
  const { name, address, district, city, country, latitude, longitude, isActive, ...edit } = editOfHospital(sent)
  return edit
}
