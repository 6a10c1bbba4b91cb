import { z } from 'zod'
import { type Break, doctorCalendarInput } from '#domain/doctor-calendars.ts'
import { doctorInput, doctorUpdate, SPECIALTIES } from '#domain/doctors.ts'
import { price } from '#domain/health-services.ts'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import type { Picture } from '#domain/pictures.ts'
import { descriptionsByLanguage } from '#domain/texts.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import type { EditedField, Edition } from '#web/editing/edition.ts'
import { type ChosenHospital, hospitalLabel } from '#web/editing/hospital-choice.tsx'
import { DAYS, type Span, showSpans, spanInput, weekSpans, weekTimes } from '#web/editing/spans.ts'
import { descriptionsOf, type EditedTexts, showText, TEXT_LABELS, textsOf } from '#web/editing/translated.tsx'
import type { Translate } from '#web/i18n/translation.ts'

export const EditedDoctorFields = graphql(`
  fragment EditedDoctorFields on Doctor {
    id
    fullName
    specialty
    experienceYears
    languagesSpoken
    phone
    email
    website
    profileImageUrl
    profileImageAlt
    consultationFee
    currency
    isActive
    hospitalId
    hospitalName
    hospitalCity
    updatedAt
    settings {
      description
      texts { language description isOutdated }
    }
    services(limit: 100) {
      id
      ownPrice
      price
      currency
      service { id name }
    }
    calendar {
      id
      hours { weekday times }
      breaks { weekday from to }
      leave { id startsOn endsOn }
      hasFeed
      updatedAt
    }
  }
`)
export type EditedDoctor = ResultOf<typeof EditedDoctorFields>

/** A treatment that the doctor does; without an own price the hospital's counts. */
export type DoneService = { name: string; price: string; currency: Currency; usual: number | null }

export type DoctorForm = {
  fullName: string
  specialty: string
  hospitalId: ChosenHospital | null
  experienceYears: string
  languagesSpoken: string[]
  phone: string
  email: string
  website: string
  description: string
  texts: EditedTexts
  /** At most one. */
  pictures: Picture[]
  consultationFee: string
  currency: string
  isActive: boolean
  services: Record<string, DoneService | undefined>
  /** Else the hours of the hospital hold. */
  hasOwnHours: boolean
  hours: Record<string, Span[]>
  breaks: Break[]
}

export const NEW_DOCTOR: DoctorForm = {
  fullName: '',
  specialty: '',
  hospitalId: null,
  experienceYears: '',
  languagesSpoken: [''],
  phone: '',
  email: '',
  website: '',
  description: '',
  texts: textsOf([]),
  pictures: [],
  consultationFee: '',
  currency: DEFAULT_CURRENCY,
  isActive: true,
  services: {},
  hasOwnHours: false,
  hours: {},
  breaks: [],
}

const asText = (value: number | null) => (value === null ? '' : String(value))

/** A record as the form holds it. */
export function editionOf(doctor: EditedDoctor): Edition<DoctorForm> {
  const { hospitalId, hospitalName: name, hospitalCity: city, languagesSpoken, calendar } = doctor
  const services = doctor.services.map(({ service, ownPrice, price: asked, currency }) => [
    service.id,
    { name: service.name, price: asText(ownPrice), currency, usual: ownPrice === null ? asked : null },
  ])
  return {
    version: doctor.updatedAt,
    values: {
      fullName: doctor.fullName,
      specialty: doctor.specialty,
      hospitalId: hospitalId ? { id: hospitalId, label: hospitalLabel({ name, city }) } : null,
      experienceYears: String(doctor.experienceYears),
      languagesSpoken: languagesSpoken.length > 0 ? [...languagesSpoken] : [''],
      phone: doctor.phone ?? '',
      email: doctor.email ?? '',
      website: doctor.website ?? '',
      description: doctor.settings.description ?? '',
      texts: textsOf(doctor.settings.texts),
      pictures: doctor.profileImageUrl ? [{ url: doctor.profileImageUrl, alt: doctor.profileImageAlt ?? '' }] : [],
      consultationFee: asText(doctor.consultationFee),
      currency: doctor.currency,
      isActive: doctor.isActive,
      services: Object.fromEntries(services),
      hasOwnHours: calendar.hours !== null,
      hours: weekSpans(calendar.hours ?? []),
      breaks: calendar.breaks.map((one) => ({ ...one })),
    },
  }
}

/** Empty fields are sent as null; what is no number stays one that the schema refuses. */
export const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.replace(',', '.')))

const toInput = (form: unknown) => {
  const { hospitalId, experienceYears, consultationFee, pictures, texts, ...rest } = form as DoctorForm
  const [picture] = pictures
  return {
    ...rest,
    texts: Object.fromEntries(descriptionsOf(texts).map((text) => [text.language, text])),
    hospitalId: hospitalId?.id ?? null,
    experienceYears: numberOf(experienceYears) ?? 0,
    consultationFee: numberOf(consultationFee),
    profileImageUrl: picture?.url ?? null,
    profileImageAlt: picture ? picture.alt : null,
  }
}
export const newDoctorSchema = z.preprocess(toInput, doctorInput.extend({ texts: descriptionsByLanguage }))
const doneServices = z.record(
  z.string(),
  z
    .object({
      price: z.preprocess((text) => numberOf(String(text ?? '')), price.nullable()),
      currency: z.enum(CURRENCIES),
    })
    .optional(),
)
const week = z.object({
  hasOwnHours: z.boolean(),
  hours: z.record(z.string(), z.array(spanInput)),
  breaks: doctorCalendarInput.shape.breaks,
})
export const doctorSchema = z.preprocess(
  toInput,
  doctorUpdate
    .extend({ services: doneServices, texts: descriptionsByLanguage })
    .extend(week.shape)
    .refine(({ hasOwnHours, hours }) => !hasOwnHours || Object.values(hours).some((spans) => spans.length > 0), {
      path: ['hasOwnHours'],
      error: 'Please name the hours of at least one day, or let the hours of the hospital hold',
    }),
)
export type DoctorChange = z.output<typeof doctorSchema>

/** Weekly hours for sending. */
export const weekOf = ({ hasOwnHours, hours, breaks }: Pick<DoctorChange, 'hasOwnHours' | 'hours' | 'breaks'>) => ({
  hours: hasOwnHours ? weekTimes(hours) : null,
  breaks,
})

/** Services for sending. Missing ones are removed. */
export const linksOf = (services: DoctorChange['services']) =>
  Object.entries(services).flatMap(([serviceId, done]) =>
    done ? [{ serviceId, price: done.price, currency: done.price === null ? null : done.currency }] : [],
  )

/** Every part of the form that is compared by itself. */
export function doctorFields(t: Translate, forms: readonly DoctorForm[]): EditedField[] {
  const serviceIds = [...new Set(forms.flatMap(({ services }) => Object.keys(services)))]
  const nameOf = (id: string) => forms.map(({ services }) => services[id]?.name).find(Boolean) ?? id
  return [
    { path: 'fullName', label: t('Full name') },
    {
      path: 'specialty',
      label: t('Specialty'),
      show: (value) => (value ? t(String(value), { context: 'specialty' }) : ''),
    },
    {
      path: 'hospitalId',
      label: t('Hospital'),
      show: (value) => (value as ChosenHospital | null)?.label ?? t('Independent'),
    },
    { path: 'experienceYears', label: t('Years of experience') },
    { path: 'languagesSpoken', label: t('Languages spoken') },
    { path: 'phone', label: t('Phone') },
    { path: 'email', label: t('Email') },
    { path: 'website', label: t('Website') },
    { path: 'description', label: t('Description') },
    ...TRANSLATED_LANGUAGES.map((language) => ({
      path: `texts.${language}`,
      label: t(TEXT_LABELS[language]),
      show: showText,
    })),
    {
      path: 'pictures',
      label: t('Picture'),
      show: (value) => (value as Picture[]).map(({ url, alt }) => alt || url).join(', '),
    },
    { path: 'consultationFee', label: t('Consultation fee') },
    { path: 'currency', label: t('Currency') },
    { path: 'isActive', label: t('Active'), show: (value) => (value ? t('Yes') : t('No')) },
    { path: 'hasOwnHours', label: t('Own hours'), show: (value) => (value ? t('Yes') : t('No')) },
    ...DAYS.map(({ day, label }) => ({
      path: `hours.${day}`,
      label: t(label),
      show: (value: unknown) => showSpans((value ?? []) as Span[]) || t('Closed'),
    })),
    {
      path: 'breaks',
      label: t('Breaks'),
      show: (value) =>
        (value as Break[]).map(({ weekday, from, to }) => `${t(dayLabel(weekday))} ${from}–${to}`).join(', '),
    },
    ...serviceIds.map((id) => ({
      path: `services.${id}`,
      label: t(nameOf(id)),
      show: (value: unknown) => shownService(t, value as DoneService | undefined),
    })),
  ]
}

export const dayLabel = (weekday: number) => DAYS.find(({ day }) => day === String(weekday))?.label ?? ''

const shownService = (t: Translate, done: DoneService | undefined) => {
  if (!done) return t('not offered')
  return done.price ? `${done.price} ${done.currency}` : t("at the hospital's price")
}

export const specialtyOptions = (t: Translate) =>
  SPECIALTIES.map((value) => ({ value, label: t(value, { context: 'specialty' }) }))
