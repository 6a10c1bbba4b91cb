import { z } from 'zod'
import { DEFAULT_BOOKING_RULES } from '#domain/availability.ts'
import { EDITED_LABELS } from '#domain/edited-labels.ts'
import { text as textInput } from '#domain/fields.ts'
import { closureInput, hospitalSettingsInput } from '#domain/hospital-settings.ts'
import { hospitalInput } from '#domain/hospitals.ts'
import type { Picture } from '#domain/pictures.ts'
import { sentence } from '#domain/sentences.ts'
import { MAX_DESCRIPTION } from '#domain/texts.ts'
import type { Edition } from '#web/editing/edition.ts'
import {
  comparedFields,
  emptyForm,
  type FieldDefinition,
  type FormOf,
  formFrom,
  numberText,
  schemaOf,
  showYesNo,
  type TextNames,
} from '#web/editing/field-table.ts'
import { dayEntries, spanInput, weekSpans } from '#web/editing/spans.ts'
import { textEntries, textsOf } from '#web/editing/translated.tsx'
import { uploadedPicture } from '#web/editing/uploaded-picture.ts'
import type { Translate } from '#web/i18n/translation.ts'
import type { EditedHospital, Offer } from './hospital-edit.ts'
import { degrees, ownPrice, rulesForm } from './hospital-schemas.ts'

/** Sections of the form. */
export const SECTIONS = {
  facts: sentence('Facts'),
  texts: sentence('Texts'),
  contact: sentence('Contact'),
  hours: sentence('Opening hours'),
  closures: sentence('Closures'),
  languages: sentence('Languages and insurers'),
  services: sentence('Services'),
  notified: sentence('Notification emails'),
  doctors: sentence('Doctors'),
  images: sentence('Images'),
  verification: sentence('Verification'),
} as const
export type SectionName = keyof typeof SECTIONS

const { shape } = hospitalInput

const field = <Value, Schema extends z.ZodType>(
  section: SectionName,
  definition: FieldDefinition<EditedHospital, Value, Schema>,
): FieldDefinition<EditedHospital, Value, Schema> & { section: SectionName } => ({ section, ...definition })

type TextName = TextNames<EditedHospital, typeof shape> & keyof typeof EDITED_LABELS

/** Returns a text field whose form value is sent unchanged. */
const text = <Schema extends z.ZodType>(name: TextName, section: SectionName, schema: Schema) =>
  field(section, { label: EDITED_LABELS[name], empty: '', read: (hospital) => hospital[name] ?? '', schema })

const picturesOf = (urls: readonly (string | null)[], alts: readonly (string | null)[]): Picture[] =>
  urls.flatMap((url, at) => (url === null ? [] : [{ url, alt: alts[at] ?? '' }]))
const showPictures = (pictures: readonly Picture[]) => pictures.map(({ alt, url }) => alt || url).join(', ')

export const ownPriceOf = ({ price, currency, listCurrency, onRequest }: Offer) => ({
  price: numberText(price),
  currency: currency ?? listCurrency,
  onRequest,
})
type OwnPrice = ReturnType<typeof ownPriceOf>

function showOwnPrice(value: unknown, t: Translate) {
  const { price, currency, onRequest } = (value ?? {}) as Partial<OwnPrice>
  if (onRequest) return t('On request')
  return price ? `${currency} ${price}` : t('List price')
}

// Formats minutes as hours. Four decimals are enough to convert back to the same minute.
const hoursOf = (minutes: number) => String(Number((minutes / 60).toFixed(4)))

const rulesOf = ({
  noticeMinutes,
  procedureNoticeMinutes,
  horizonDays,
  bufferMinutes,
  confirmation,
}: EditedHospital['settings']['bookingRules']) => ({
  noticeHours: hoursOf(noticeMinutes),
  procedureNoticeHours: hoursOf(procedureNoticeMinutes),
  horizonDays: String(horizonDays),
  bufferMinutes: String(bufferMinutes),
  confirmation: confirmation === 'instant' ? ('instant' as const) : ('on_request' as const),
})

const RULES = {
  noticeHours: sentence('Notice'),
  procedureNoticeHours: sentence('Notice before a procedure'),
  horizonDays: sentence('Days ahead'),
  bufferMinutes: sentence('Break after each visit'),
  confirmation: sentence('Confirmation'),
} as const

type Closure = { startsOn: string; endsOn: string; startsAt: string | null; endsAt: string | null; reason: string }
const showClosures = (closures: readonly Closure[]) =>
  closures
    .map(({ startsOn, endsOn, startsAt, endsAt }) => {
      const days = startsOn === endsOn ? startsOn : `${startsOn} – ${endsOn}`
      return startsAt ? `${days} ${startsAt}–${endsAt}` : days
    })
    .join(', ')

const translated = z.object({ name: z.string(), description: textInput(MAX_DESCRIPTION), isCurrent: z.boolean() })

/** Fields of the form, in the order of the table of conflicts. */
export const HOSPITAL_FIELDS = {
  name: field('facts', {
    label: sentence('Hospital name'),
    empty: '',
    read: ({ name }) => name,
    schema: shape.name,
  }),
  description: field('texts', {
    label: EDITED_LABELS.description,
    empty: '',
    read: ({ settings }) => settings.description ?? '',
    schema: shape.description,
  }),
  address: text('address', 'facts', shape.address),
  district: text('district', 'facts', shape.district),
  city: text('city', 'facts', shape.city),
  // Most hospitals of the catalogue are in Türkiye.
  country: { ...text('country', 'facts', shape.country), empty: 'Türkiye' },
  latitude: field('facts', {
    label: EDITED_LABELS.latitude,
    empty: '',
    read: ({ latitude }) => numberText(latitude),
    schema: degrees(90, 'Please enter degrees between -90 and 90'),
  }),
  longitude: field('facts', {
    label: EDITED_LABELS.longitude,
    empty: '',
    read: ({ longitude }) => numberText(longitude),
    schema: degrees(180, 'Please enter degrees between -180 and 180'),
  }),
  isActive: field('facts', {
    label: EDITED_LABELS.isActive,
    empty: true,
    read: ({ isActive }) => isActive,
    schema: z.boolean(),
    show: showYesNo,
  }),
  phone: text('phone', 'contact', shape.phone),
  email: text('email', 'contact', shape.email),
  website: text('website', 'contact', shape.website),
  googleMapsUrl: text('googleMapsUrl', 'contact', shape.googleMapsUrl),
  googlePlacesUrl: text('googlePlacesUrl', 'contact', shape.googlePlacesUrl),
  languages: field('languages', {
    label: EDITED_LABELS.languages,
    empty: [],
    read: ({ languages }): string[] => languages,
    schema: z.array(z.string()),
  }),
  insurers: field('languages', {
    label: EDITED_LABELS.insurers,
    empty: [],
    read: ({ insurers }): string[] => insurers,
    schema: z.array(z.string()),
  }),
  closures: field('closures', {
    label: EDITED_LABELS.closures,
    empty: [],
    read: ({ settings }): Closure[] =>
      settings.closures.map(({ reason, ...closure }) => ({ ...closure, reason: reason ?? '' })),
    schema: z.array(closureInput),
    show: showClosures,
  }),
  holidays: field('closures', {
    label: EDITED_LABELS.holidays,
    empty: [],
    read: ({ settings }): string[] => settings.holidays.map(({ date }) => date),
    schema: z.array(z.string()),
  }),
  notifiedEmails: field('notified', {
    label: sentence('Addresses for notifications'),
    empty: [],
    read: ({ settings }): string[] => settings.notifiedEmails,
    schema: hospitalSettingsInput.shape.notifiedEmails,
  }),
  logo: field('images', {
    label: EDITED_LABELS.logoUrl,
    empty: [],
    read: ({ logoUrl, logoAlt }) => picturesOf([logoUrl], [logoAlt]),
    schema: z.array(uploadedPicture),
    show: showPictures,
  }),
  images: field('images', {
    label: EDITED_LABELS.imageUrls,
    empty: [],
    read: ({ imageUrls, imageAlts }) => picturesOf(imageUrls, imageAlts),
    schema: z.array(uploadedPicture),
    show: showPictures,
  }),
  hours: field('hours', {
    label: SECTIONS.hours,
    empty: {},
    read: ({ settings }) => weekSpans(settings.openingHours),
    schema: z.record(z.string(), z.array(spanInput)),
    entries: dayEntries,
  }),
  texts: field('texts', {
    label: SECTIONS.texts,
    empty: textsOf([]),
    read: ({ settings }) => textsOf(settings.texts),
    schema: z.object({ tr: translated, ru: translated, ar: translated }),
    entries: textEntries,
  }),
  rules: field('hours', {
    label: EDITED_LABELS.bookingRules,
    empty: rulesOf(DEFAULT_BOOKING_RULES),
    read: ({ settings }) => rulesOf(settings.bookingRules),
    schema: rulesForm,
    entries: ({ t }) => Object.entries(RULES).map(([key, label]) => ({ key, label: t(label) })),
  }),
  prices: field('services', {
    label: EDITED_LABELS.prices,
    empty: {},
    read: ({ settings }): Record<string, OwnPrice> =>
      Object.fromEntries(settings.offers.map((offer) => [offer.serviceId, ownPriceOf(offer)])),
    schema: z.record(z.string(), ownPrice),
    entries: ({ values, t, nameOf }) =>
      [...new Set(values.flatMap((prices) => Object.keys(prices)))].map((key) => ({
        key,
        label: t('Price of {{service}}', { service: nameOf(key) }),
        show: (value: unknown) => showOwnPrice(value, t),
      })),
  }),
}
export type HospitalForm = FormOf<typeof HOSPITAL_FIELDS>

export const NEW_HOSPITAL = emptyForm(HOSPITAL_FIELDS)

/** Converts a hospital to its form. */
export const editionOf = (hospital: EditedHospital): Edition<HospitalForm> => ({
  version: hospital.updatedAt,
  values: formFrom(HOSPITAL_FIELDS, hospital),
})

export const hospitalSchema = schemaOf(HOSPITAL_FIELDS).refine(
  ({ latitude, longitude }) => (latitude === null) === (longitude === null),
  { path: ['longitude'], error: 'Please give both latitude and longitude' },
)
export type HospitalSent = z.output<typeof hospitalSchema>

/** Returns the fields of a section. */
export const fieldsIn = (section: SectionName) =>
  Object.entries(HOSPITAL_FIELDS).flatMap(([name, definition]) => (definition.section === section ? [name] : []))

/** Returns the compared parts of these forms. Offers supply the names of the services. */
export const hospitalFields = (t: Translate, offers: readonly Offer[]) => (forms: readonly HospitalForm[]) =>
  comparedFields(HOSPITAL_FIELDS, forms, {
    t,
    nameOf: (id) => offers.find(({ serviceId }) => serviceId === id)?.name ?? id,
  })
