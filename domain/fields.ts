/** Field schemas shared by all input schemas. Their sentences are shown beside the field. */
import { z } from 'zod'
import { hasInvisible, hasUnprintable, isDate, isStorable, TIME, UUID } from './checks.ts'
import { sentence } from './sentences.ts'

export { isStorable, isUuid } from './checks.ts'

export const MESSAGES = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: 'Password must be at most 72 bytes long',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  nameUnsafe: 'Please write the name without line breaks or symbols such as : @ < >',
  invisible: 'Please leave out invisible characters',
  unstorable: 'This text contains characters that cannot be stored',
} as const

const tooLong = (max: number) => sentence('Please use at most {{count}} characters', { count: max })

/** Returns a schema for text: storable, trimmed, with a limit in characters. */
export const text = (max = 200, error = tooLong(max)) =>
  z.string().refine(isStorable, MESSAGES.unstorable).trim().max(max, error)

export const requiredText = (message: string, max = 200) =>
  z.string({ error: message }).refine(isStorable, MESSAGES.unstorable).trim().min(1, message).max(max, tooLong(max))

/** Returns a schema for a name in lists, without invisible characters. */
export const requiredName = (message: string, max = 200) =>
  requiredText(message, max).refine((name) => !hasInvisible(name), MESSAGES.invisible)

/**
 * Returns a schema for a person's name. It occurs in mails and lists, so it must not look like a
 * link, an address or markup.
 */
export const personName = (message: string) =>
  requiredName(message, 60).regex(/^[^\p{Cc}\p{Zl}\p{Zp}/:@<>]*$/u, MESSAGES.nameUnsafe)

/** Returns a schema for optional text. Absent, null and empty all become null. */
export const optionalText = (max = 200) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), text(max).nullish())

/** Returns a schema for a search parameter. An empty value counts as absent. */
export const emptyAsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

/** Boolean in an address. */
export const yesOrNo = emptyAsAbsent(
  z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean()),
)

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u
const isEmail = (text: string) => EMAIL.test(text) && !hasUnprintable(text)

/**
 * Returns a schema for a mail address as typed. The database compares it case-insensitively
 * (citext).
 */
export const email = (invalid: string = MESSAGES.emailInvalid) =>
  z
    .string({ error: MESSAGES.emailRequired })
    .refine(isStorable, MESSAGES.unstorable)
    .trim()
    .min(1, MESSAGES.emailRequired)
    .max(254, invalid)
    .refine(isEmail, invalid)

export const optionalEmail = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  z.string().refine(isStorable, MESSAGES.unstorable).trim().max(254).refine(isEmail, MESSAGES.emailInvalid).nullish(),
)

/**
 * Password. bcrypt reads 72 bytes and ignores the rest, so a longer password would be weaker than
 * it seems.
 */
export const password = z
  .string({ error: MESSAGES.passwordRequired })
  .min(1, MESSAGES.passwordRequired)
  .refine(isStorable, MESSAGES.unstorable)
  .refine((value) => value.length === 0 || value.length >= 6, MESSAGES.passwordShort)
  .refine((value) => new TextEncoder().encode(value).length <= 72, MESSAGES.passwordLong)

/** Converts Arabic, Persian and full-width digits to Western ones, because keyboards differ. */
const westernDigits = (value: string): string =>
  value.replace(/\p{Nd}/gu, (digit) => {
    const at = DIGITS.indexOf(digit)
    return at < 0 ? digit : String(at % 10)
  })
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９'

export const phone = (message = 'Phone is required') =>
  requiredText(message, 40)
    .overwrite(westernDigits)
    .regex(/^[+\d][\d\s().\-/]{4,}$/u, 'Please enter a valid phone number')

export const optionalPhone = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  text(40)
    .overwrite(westernDigits)
    .regex(/^[+\d][\d\s().\-/]{4,}$/u, 'Please enter a valid phone number')
    .nullish(),
)

const isWebUrl = (value: string): boolean => {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol)
  } catch {
    return false
  }
}

/** Web address. `https://` is added if the scheme is missing. javascript: and data: are refused. */
export const optionalUrl = z.preprocess((value) => {
  if (typeof value !== 'string') return value
  const trimmed = value.trim()
  if (trimmed === '') return null
  return /^[a-z][a-z\d+.-]*:/iu.test(trimmed) ? trimmed : `https://${trimmed}`
}, text(500).refine(isWebUrl, 'Please enter a valid web address').nullish())

/** Web address that must be encrypted. */
export const optionalHttps = optionalUrl.refine(
  (value) => value == null || new URL(value).protocol === 'https:',
  'Please enter an address that begins with https://',
)

/** Document: a web address or a path on this server. */
export const documentUrl = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value
    const trimmed = value.trim()
    if (trimmed === '') return null
    return /^(\/(?!\/)|[a-z][a-z\d+.-]*:)/iu.test(trimmed) ? trimmed : `https://${trimmed}`
  },
  text(500)
    .refine((value) => value.startsWith('/') || isWebUrl(value), 'Please enter a valid web address')
    .nullish(),
)

/** Image: a web address or a path on this server. */
export const imageUrl = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() : value),
  text(500).refine((value) => /^\/(?!\/)/u.test(value) || isWebUrl(value), 'Please enter a valid image address'),
)

export const uuid = (message: string) => z.string({ error: message }).regex(UUID, message).meta({ format: 'uuid' })

/** Returns a schema for a yyyy-mm-dd that exists in the calendar. */
export const date = (message = 'Please choose a date') =>
  z.string({ error: message }).refine(isDate, message).meta({ format: 'date' })

/** Returns a schema for HH:mm. */
export const time = (message = 'Please choose a time') => z.string({ error: message }).regex(TIME, message)
