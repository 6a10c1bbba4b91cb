import { z } from 'zod'
import {
  imageUrl,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalUrl,
  requiredName,
  requiredText,
  text,
} from './fields.ts'
import { hospitalSettingsInput } from './hospital-settings.ts'
import { altText, pictureInput } from './pictures.ts'
import { languagesInput } from './spoken-languages.ts'

const list = (max: number) =>
  z
    .array(text(max))
    .max(40)
    .transform((items) => [...new Set(items.filter((item) => item !== ''))])

export const MAX_IMAGES = 20

const fields = {
  name: requiredName('Hospital name is required', 200),
  address: requiredText('Address is required', 400),
  city: requiredText('City is required', 100),
  country: requiredText('Country is required', 100),
  district: optionalText(100),
  description: optionalText(8000),
  phone: optionalPhone,
  email: optionalEmail,
  website: optionalUrl,
  googleMapsUrl: optionalUrl,
  googlePlacesUrl: optionalUrl,
  logoUrl: z.preprocess((value) => (value === '' ? null : value), imageUrl.nullish()),
  /** Null for the text of the uploader. */
  logoAlt: altText.nullish(),
  imageUrls: z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((item) => typeof item !== 'string' || item.trim() !== '') : value),
    z.array(imageUrl).max(MAX_IMAGES),
  ),
  /** Pictures with their text alternatives. They take precedence over `imageUrls`. */
  images: z.array(pictureInput).max(MAX_IMAGES).nullish(),
  languages: languagesInput,
  /** Null if unknown. */
  insurers: list(120).nullable(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
}

export const hospitalInput = z.object({
  ...fields,
  imageUrls: fields.imageUrls.default([]),
  languages: fields.languages.default([]),
  insurers: fields.insurers.default(null),
  isActive: fields.isActive.default(true),
  isVerified: fields.isVerified.default(false),
})
export type HospitalInput = z.input<typeof hospitalInput>

/** Input of a PUT. Omitted fields stay unchanged. */
export const hospitalUpdate = z.object(fields).extend(hospitalSettingsInput.shape).partial()

/** Fields of the licence and the public state, reserved for administrators. Staff edit the rest. */
const ADMIN_FIELDS = [
  'name',
  'address',
  'district',
  'city',
  'country',
  'latitude',
  'longitude',
  'isActive',
] as const satisfies (keyof typeof fields)[]

export const isForStaff = (edit: object): boolean => !ADMIN_FIELDS.some((field) => field in edit)

type AdminField = (typeof ADMIN_FIELDS)[number]
const isAdminField = (name: string) => ADMIN_FIELDS.some((field) => field === name)

/** Removes the fields that are reserved for administrators. */
export const withoutAdminFields = <Edit extends object>(edit: Edit) =>
  Object.fromEntries(Object.entries(edit).filter(([name]) => !isAdminField(name))) as Omit<Edit, AdminField>
