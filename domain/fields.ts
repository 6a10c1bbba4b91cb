/**
 * Field atoms shared by every input schema. The sentences are what people read beside the field.
 */
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
  nameUnsafe: 'Please write the name without line breaks and signs such as : @ < >',
  invisible: 'Please leave out invisible characters',
  unstorable: 'This text contains characters that cannot be stored',
} as const

const tooLong = (max: number) => sentence('Please use at most {{count}} characters', { count: max })

/** Any text from outside: storable, trimmed, with a limit in characters. */
export const text = (max = 200, error = tooLong(max)) =>
  z.string().refine(isStorable, MESSAGES.unstorable).trim().max(max, error)

export const requiredText = (message: string, max = 200) =>
  z.string({ error: message }).refine(isStorable, MESSAGES.unstorable).trim().min(1, message).max(max, tooLong(max))

/** A name of anything: people read it in lists, so it shows every character that it holds. */
export const requiredName = (message: string, max = 200) =>
  requiredText(message, max).refine((name) => !hasInvisible(name), MESSAGES.invisible)

/**
 * A person's name. It stands in mails and lists, so nothing in it may be taken for a link, an
 * address or markup.
 */
export const personName = (message: string) =>
  requiredName(message, 60).regex(/^[^\p{Cc}\p{Zl}\p{Zp}/:@<>]*$/u, MESSAGES.nameUnsafe)

/** Absent, null and empty all become null: "not given". */
export const optionalText = (max = 200) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), text(max).nullish())

/** A parameter of a search: an empty one is an absent one. */
export const emptyAsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

/** Yes or no as an address says it. */
export const yesOrNo = emptyAsAbsent(
  z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean()),
)

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u
const isEmail = (text: string) => EMAIL.test(text) && !hasUnprintable(text)

/** An address as typed; compared without regard to letter case by the database (citext). */
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
 * bcrypt reads 72 bytes and ignores the rest, so a longer password would be a weaker one than its
 * owner believes.
 */
export const password = z
  .string({ error: MESSAGES.passwordRequired })
  .min(1, MESSAGES.passwordRequired)
  .refine(isStorable, MESSAGES.unstorable)
  .refine((value) => value.length === 0 || value.length >= 6, MESSAGES.passwordShort)
  .refine((value) => new TextEncoder().encode(value).length <= 72, MESSAGES.passwordLong)

/**
 * Arabic, Persian and full-width digits as Western ones: a keyboard decides which of them somebody
 * types.
 */
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

/** A web address; `https://` is added when the scheme is missing. Never javascript: or data:. */
export const optionalUrl = z.preprocess((value) => {
  if (typeof value !== 'string') return value
  const trimmed = value.trim()
  if (trimmed === '') return null
  return /^[a-z][a-z\d+.-]*:/iu.test(trimmed) ? trimmed : `https://${trimmed}`
}, text(500).refine(isWebUrl, 'Please enter a valid web address').nullish())

/** As above, encrypted only. */
export const optionalHttps = optionalUrl.refine(
  (value) => value == null || new URL(value).protocol === 'https:',
  'Please enter an address that begins with https://',
)

/** A document: a web address or a path on this server. */
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

/** An image: a web address or a path on this server. */
export const imageUrl = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() : value),
  text(500).refine((value) => /^\/(?!\/)/u.test(value) || isWebUrl(value), 'Please enter a valid image address'),
)

export const uuid = (message: string) => z.string({ error: message }).regex(UUID, message).meta({ format: 'uuid' })

/** yyyy-mm-dd that exists in the calendar. */
export const date = (message = 'Please choose a date') =>
  z.string({ error: message }).refine(isDate, message).meta({ format: 'date' })

/** HH:mm */
export const time = (message = 'Please choose a time') => z.string({ error: message }).regex(TIME, message)
