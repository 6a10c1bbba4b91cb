import { DEFAULT_BOOKING_RULES } from '#domain/availability.ts'
import type { Picture } from '#domain/pictures.ts'
import { sentence } from '#domain/sentences.ts'
import type { EditedField } from '#web/editing/edition.ts'
import { DAYS, type Span, showSpans, weekSpans } from '#web/editing/spans.ts'
import { showText, TEXT_LABELS, textsOf } from '#web/editing/translated.tsx'
import type { Translate } from '#web/i18n/translation.ts'
import type { EditedHospital, Offer } from './hospital-edit.ts'
import type { HospitalForm } from './hospital-form.ts'

const picturesOf = (urls: readonly (string | null)[], alts: readonly (string | null)[]): Picture[] =>
  urls.flatMap((url, at) => (url === null ? [] : [{ url, alt: alts[at] ?? '' }]))

export const ownPriceOf = ({ price, currency, listCurrency, onRequest }: Offer) => ({
  price: price === null ? '' : String(price),
  currency: currency ?? listCurrency,
  onRequest,
})

// Four digits are enough to come back to the same minute.
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

/** A hospital as its form holds it. */
function valuesOf(hospital: EditedHospital): HospitalForm {
  const { settings } = hospital
  const text = (value: string | null) => value ?? ''
  return {
    name: hospital.name,
    description: text(settings.description),
    address: hospital.address,
    district: text(hospital.district),
    city: hospital.city,
    country: hospital.country,
    latitude: hospital.latitude === null ? '' : String(hospital.latitude),
    longitude: hospital.longitude === null ? '' : String(hospital.longitude),
    phone: text(hospital.phone),
    email: text(hospital.email),
    website: text(hospital.website),
    googleMapsUrl: text(hospital.googleMapsUrl),
    googlePlacesUrl: text(hospital.googlePlacesUrl),
    isActive: hospital.isActive,
    languages: hospital.languages,
    insurers: hospital.insurers,
    hours: weekSpans(settings.openingHours),
    rules: rulesOf(settings.bookingRules),
    closures: settings.closures.map(({ reason, ...closure }) => ({ ...closure, reason: text(reason) })),
    texts: textsOf(settings.texts),
    notifiedEmails: settings.notifiedEmails,
    holidays: settings.holidays.map(({ date }) => date),
    prices: Object.fromEntries(settings.offers.map((offer) => [offer.serviceId, ownPriceOf(offer)])),
    logo: picturesOf([hospital.logoUrl], [hospital.logoAlt]),
    images: picturesOf(hospital.imageUrls, hospital.imageAlts),
  }
}

export const editionOf = (hospital: EditedHospital) => ({ version: hospital.updatedAt, values: valuesOf(hospital) })

/** A hospital that is to be made: in Türkiye, where most of them are, and shown at once. */
export const NEW_HOSPITAL: HospitalForm = {
  name: '',
  description: '',
  address: '',
  district: '',
  city: '',
  country: 'Turkey',
  latitude: '',
  longitude: '',
  phone: '',
  email: '',
  website: '',
  googleMapsUrl: '',
  googlePlacesUrl: '',
  isActive: true,
  languages: [],
  insurers: [],
  hours: {},
  rules: rulesOf(DEFAULT_BOOKING_RULES),
  closures: [],
  texts: textsOf([]),
  notifiedEmails: [],
  holidays: [],
  prices: {},
  logo: [],
  images: [],
}

/**
 * The parts of the form that are changed, kept and compared by themselves, by the section in which
 * they stand.
 */
export const SECTIONS = {
  facts: {
    title: sentence('Facts'),
    paths: ['name', 'address', 'district', 'city', 'country', 'latitude', 'longitude', 'isActive'],
  },
  texts: { title: sentence('Texts'), paths: ['description', 'texts'] },
  contact: { title: sentence('Contact'), paths: ['phone', 'email', 'website', 'googleMapsUrl', 'googlePlacesUrl'] },
  hours: { title: sentence('Opening hours'), paths: ['hours', 'rules'] },
  closures: { title: sentence('Closures'), paths: ['closures', 'holidays'] },
  languages: { title: sentence('Languages and insurers'), paths: ['languages', 'insurers'] },
  services: { title: sentence('Services'), paths: ['prices'] },
  notified: { title: sentence('Notification emails'), paths: ['notifiedEmails'] },
  doctors: { title: sentence('Doctors'), paths: [] },
  images: { title: sentence('Images'), paths: ['logo', 'images'] },
  verification: { title: sentence('Verification'), paths: [] },
} as const
export type SectionName = keyof typeof SECTIONS

export const LABELS = {
  name: sentence('Hospital name'),
  description: sentence('Description'),
  address: sentence('Address'),
  district: sentence('District'),
  city: sentence('City'),
  country: sentence('Country'),
  latitude: sentence('Latitude'),
  longitude: sentence('Longitude'),
  isActive: sentence('Active'),
  phone: sentence('Phone'),
  email: sentence('Email'),
  website: sentence('Website'),
  googleMapsUrl: sentence('Google Maps URL'),
  googlePlacesUrl: sentence('Google Places URL'),
  languages: sentence('Languages spoken'),
  insurers: sentence('Insurers'),
  closures: sentence('Closures'),
  holidays: sentence('Public holidays'),
  notifiedEmails: sentence('Addresses for notifications'),
  logo: sentence('Logo'),
  images: sentence('Images'),
} as const

const RULES = {
  noticeHours: sentence('Notice'),
  procedureNoticeHours: sentence('Notice before a procedure'),
  horizonDays: sentence('Days ahead'),
  bufferMinutes: sentence('Kept free after each visit'),
  confirmation: sentence('Confirmation'),
} as const

type Closures = HospitalForm['closures']
const showClosures = (closures: Closures) =>
  closures
    .map(({ startsOn, endsOn, startsAt, endsAt }) => {
      const days = startsOn === endsOn ? startsOn : `${startsOn} – ${endsOn}`
      return startsAt ? `${days} ${startsAt}–${endsAt}` : days
    })
    .join(', ')
const showPictures = (pictures: Picture[]) => pictures.map(({ alt, url }) => alt || url).join(', ')

/** How parts read that are no text. */
const SHOWN: Partial<Record<keyof typeof LABELS, (value: never, t: Translate) => string>> = {
  isActive: (active: boolean, t) => (active ? t('Yes') : t('No')),
  closures: showClosures,
  logo: showPictures,
  images: showPictures,
}

/** Every part of these forms; the name of a service is asked for where its price changed. */
export const fieldsOf =
  (t: Translate, offers: readonly Offer[]) =>
  (forms: readonly HospitalForm[]): EditedField[] => {
    const ids = [...new Set(forms.flatMap(({ prices }) => Object.keys(prices)))]
    const nameOf = (id: string) => offers.find(({ serviceId }) => serviceId === id)?.name ?? id
    return [
      ...Object.entries(LABELS).map(([path, label]) => {
        const show = SHOWN[path as keyof typeof LABELS]
        return { path, label: t(label), ...(show && { show: (value: unknown) => show(value as never, t) }) }
      }),
      ...DAYS.map(({ day, label }) => ({
        path: `hours.${day}`,
        label: t(label),
        show: (value: unknown) => showSpans((value ?? []) as Span[]) || t('Closed'),
      })),
      ...Object.entries(TEXT_LABELS).map(([language, label]) => ({
        path: `texts.${language}`,
        label: t(label),
        show: showText,
      })),
      ...Object.entries(RULES).map(([name, label]) => ({ path: `rules.${name}`, label: t(label) })),
      ...ids.map((id) => ({
        path: `prices.${id}`,
        label: t('Price of {{service}}', { service: nameOf(id) }),
        show: (value: unknown) => {
          const { price, currency, onRequest } = (value ?? {}) as Partial<HospitalForm['prices'][string]>
          if (onRequest) return t('On request')
          return price ? `${currency} ${price}` : t('List price')
        },
      })),
    ]
  }
