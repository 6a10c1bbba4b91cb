import { z } from 'zod'
import { type Break, doctorCalendarInput } from '#domain/doctor-calendars.ts'
import { doctorInput, SPECIALTIES } from '#domain/doctors.ts'
import { EDITED_LABELS } from '#domain/edited-labels.ts'
import { price } from '#domain/health-services.ts'
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import type { Picture } from '#domain/pictures.ts'
import { sentence } from '#domain/sentences.ts'
import { descriptionsByLanguage } from '#domain/texts.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import type { Edition } from '#web/editing/edition.ts'
import {
  comparedFields,
  emptyForm,
  type FormOf,
  fieldOf,
  formFrom,
  numberText,
  schemaOf,
  showYesNo,
  type TextNames,
  typedNumber,
} from '#web/editing/field-table.ts'
import { type ChosenHospital, hospitalLabel } from '#web/editing/hospital-choice.tsx'
import { DAYS, dayEntries, spanInput, weekSpans, weekTimes } from '#web/editing/spans.ts'
import { namedTextsOf, textEntries, textsOf } from '#web/editing/translated.tsx'
import { uploadedPicture } from '#web/editing/uploaded-picture.ts'
import type { Translate } from '#web/i18n/translation.ts'

export const EditedDoctorFields = graphql(`
  fragment EditedDoctorFields on Doctor {
    id
    fullName
    specialty
    subspecialties
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
      meetingUrl
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

/** A treatment that the doctor performs. Without an own price the hospital's price applies. */
export type DoneService = { name: string; price: string; currency: Currency; usual: number | null }

const doneService = ({ service, ownPrice, price: usual, currency }: EditedDoctor['services'][number]): DoneService => ({
  name: service.name,
  price: numberText(ownPrice),
  currency,
  usual: ownPrice === null ? usual : null,
})

const shownService = (t: Translate, done: DoneService | undefined) => {
  if (!done) return t('not offered')
  return done.price ? `${done.price} ${done.currency}` : t("at the hospital's price")
}

export const dayLabel = (weekday: number) => DAYS.find(({ day }) => day === String(weekday))?.label ?? ''

const doneServices = z.record(
  z.string(),
  z.object({ price: typedNumber(price.nullable()), currency: z.enum(CURRENCIES) }).optional(),
)

const { shape } = doctorInput
const field = fieldOf<EditedDoctor>()

type TextName = TextNames<EditedDoctor, typeof shape> & keyof typeof EDITED_LABELS

/** Returns a text field whose form value is sent unchanged. */
const text = <Schema extends z.ZodType>(name: TextName, schema: Schema) =>
  field({ label: EDITED_LABELS[name], empty: '', read: (doctor) => doctor[name] ?? '', schema })

const chosenId = (hospital: unknown) => (hospital as ChosenHospital | null)?.id ?? null

/** Fields of the form, in the order of the table of conflicts. */
export const DOCTOR_FIELDS = {
  fullName: text('fullName', shape.fullName),
  specialty: field({
    label: EDITED_LABELS.specialty,
    empty: '',
    read: ({ specialty }): string => specialty,
    schema: shape.specialty,
    show: (specialty, t) => (specialty ? t(specialty, { context: 'specialty' }) : ''),
  }),
  subspecialties: field({
    label: EDITED_LABELS.subspecialties,
    empty: [],
    read: ({ subspecialties }): string[] => [...subspecialties],
    schema: shape.subspecialties,
    show: (names, t) => names.map((name) => t(name, { context: 'specialty' })).join(', '),
  }),
  hospitalId: field({
    label: EDITED_LABELS.hospitalId,
    empty: null,
    read: ({ hospitalId, hospitalName: name, hospitalCity: city }): ChosenHospital | null =>
      hospitalId ? { id: hospitalId, label: hospitalLabel({ name, city }) } : null,
    schema: z.preprocess(chosenId, shape.hospitalId.nullable()),
    show: (hospital, t) => hospital?.label ?? t('Independent'),
  }),
  experienceYears: field({
    label: EDITED_LABELS.experienceYears,
    empty: '',
    read: ({ experienceYears }) => String(experienceYears),
    schema: typedNumber(shape.experienceYears),
  }),
  languagesSpoken: field({
    label: EDITED_LABELS.languagesSpoken,
    // One empty input row.
    empty: [''],
    read: ({ languagesSpoken }) => (languagesSpoken.length > 0 ? [...languagesSpoken] : ['']),
    schema: shape.languagesSpoken,
  }),
  phone: text('phone', shape.phone),
  email: text('email', shape.email),
  website: text('website', shape.website),
  description: field({
    label: EDITED_LABELS.description,
    empty: '',
    read: ({ settings }) => settings.description ?? '',
    schema: shape.description,
  }),
  texts: field({
    label: sentence('Texts'),
    empty: textsOf([]),
    read: ({ settings }) => textsOf(settings.texts),
    schema: z.preprocess(namedTextsOf, descriptionsByLanguage),
    entries: textEntries,
  }),
  /** At most one picture. */
  pictures: field({
    label: EDITED_LABELS.profileImageUrl,
    empty: [],
    read: ({ profileImageUrl: url, profileImageAlt: alt }): Picture[] => (url ? [{ url, alt: alt ?? '' }] : []),
    schema: z.array(uploadedPicture),
    show: (pictures) => pictures.map(({ url, alt }) => alt || url).join(', '),
  }),
  meetingUrl: field({
    label: EDITED_LABELS.meetingUrl,
    empty: '',
    read: ({ settings }) => settings.meetingUrl ?? '',
    schema: shape.meetingUrl,
  }),
  consultationFee: field({
    label: EDITED_LABELS.consultationFee,
    empty: '',
    read: ({ consultationFee }) => numberText(consultationFee),
    schema: typedNumber(shape.consultationFee),
  }),
  currency: field({
    label: EDITED_LABELS.currency,
    empty: DEFAULT_CURRENCY,
    read: ({ currency }): string => currency,
    schema: shape.currency,
  }),
  isActive: field({
    label: EDITED_LABELS.isActive,
    empty: true,
    read: ({ isActive }) => isActive,
    schema: shape.isActive,
    show: showYesNo,
  }),
  /** If false, the hours of the hospital apply. */
  hasOwnHours: field({
    label: sentence('Own hours'),
    empty: false,
    read: ({ calendar }) => calendar.hours !== null,
    schema: z.boolean(),
    show: showYesNo,
  }),
  hours: field({
    label: sentence('Weekly hours'),
    empty: {},
    read: ({ calendar }) => weekSpans(calendar.hours ?? []),
    schema: z.record(z.string(), z.array(spanInput)),
    entries: dayEntries,
  }),
  breaks: field({
    label: sentence('Breaks'),
    empty: [],
    read: ({ calendar }): Break[] => calendar.breaks.map((pause) => ({ ...pause })),
    schema: doctorCalendarInput.shape.breaks,
    show: (breaks, t) => breaks.map(({ weekday, from, to }) => `${t(dayLabel(weekday))} ${from}–${to}`).join(', '),
  }),
  services: field({
    label: EDITED_LABELS.services,
    empty: {},
    read: ({ services }): Record<string, DoneService | undefined> =>
      Object.fromEntries(services.map((link) => [link.service.id, doneService(link)])),
    schema: doneServices,
    entries: ({ values, t }) =>
      [...new Set(values.flatMap((services) => Object.keys(services)))].map((key) => ({
        key,
        label: t(values.map((services) => services[key]?.name).find(Boolean) ?? key),
        show: (value: unknown) => shownService(t, value as DoneService | undefined),
      })),
  }),
}
export type DoctorForm = FormOf<typeof DOCTOR_FIELDS>

export const NEW_DOCTOR = emptyForm(DOCTOR_FIELDS)

/** Converts a record to its form. */
export const editionOf = (doctor: EditedDoctor): Edition<DoctorForm> => ({
  version: doctor.updatedAt,
  values: formFrom(DOCTOR_FIELDS, doctor),
})

const withPortrait = <Input extends { pictures: readonly Picture[] }>({ pictures: [picture], ...input }: Input) => ({
  ...input,
  profileImageUrl: picture?.url ?? null,
  profileImageAlt: picture?.alt ?? null,
})

const doctorForm = schemaOf(DOCTOR_FIELDS)
/** Schema of a new doctor. Services and weekly hours are edited after creation. */
export const newDoctorSchema = doctorForm
  .omit({ services: true, hasOwnHours: true, hours: true, breaks: true })
  .extend({ hospitalId: z.preprocess(chosenId, shape.hospitalId) })
  .transform(withPortrait)
export const doctorSchema = doctorForm
  .refine(({ hasOwnHours, hours }) => !hasOwnHours || Object.values(hours).some((spans) => spans.length > 0), {
    path: ['hasOwnHours'],
    error: 'Please enter hours for at least one day, or use the hospital’s hours',
  })
  .transform(withPortrait)
export type DoctorChange = z.output<typeof doctorSchema>

/** Converts the weekly hours for sending. */
export const weekOf = ({ hasOwnHours, hours, breaks }: Pick<DoctorChange, 'hasOwnHours' | 'hours' | 'breaks'>) => ({
  hours: hasOwnHours ? weekTimes(hours) : null,
  breaks,
})

/** Converts the services for sending. The server removes missing ones. */
export const linksOf = (services: DoctorChange['services']) =>
  Object.entries(services).flatMap(([serviceId, done]) =>
    done ? [{ serviceId, price: done.price, currency: done.price === null ? null : done.currency }] : [],
  )

/** Returns every part of the form that is compared separately. */
export const doctorFields = (t: Translate, forms: readonly DoctorForm[]) => comparedFields(DOCTOR_FIELDS, forms, { t })

export const specialtyOptions = (t: Translate) =>
  SPECIALTIES.map((value) => ({ value, label: t(value, { context: 'specialty' }) }))
