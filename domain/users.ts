import { z } from 'zod'
import {
  date,
  email,
  MESSAGES,
  optionalPhone,
  optionalText,
  password,
  personName,
  requiredText,
  text,
} from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'
import { isTimeZone } from './time-zones.ts'
import { TRAVEL_REFUSED, travelDatesIn } from './travel-dates.ts'

const language = z.enum(UI_LANGUAGES, 'Please choose en, tr, ru or ar')

export const loginInput = z.object({
  email: email(),
  password,
  /** Six digits of the authenticator app or a recovery code, if two-factor sign-in is on. */
  code: text(40).nullish(),
})
export type LoginInput = z.input<typeof loginInput>

/** Repeated password. Forms require it, other callers may omit it. */
const onceMore = z.string().nullish()
/** Repeated password in forms, where it is required. */
export const askedOnceMore = z.string({ error: 'Please confirm your password' }).min(1, 'Please confirm your password')

type Passwords = { password?: string; newPassword?: string; confirmPassword?: string | null }
/** Returns true if `confirmPassword` is absent or matches. */
export const isRepeated = ({ password: chosen, newPassword, confirmPassword }: Passwords): boolean =>
  confirmPassword == null || confirmPassword === (chosen ?? newPassword)
const differs = (error: string) => ({
  path: ['confirmPassword'],
  error,
  // Checked at once, even if other fields are wrong.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

const registration = z.object({
  firstName: personName(MESSAGES.firstNameRequired),
  lastName: personName(MESSAGES.lastNameRequired),
  email: email(),
  password,
  /** Language of the mails, English by default. */
  language: language.nullish(),
})
export const passwordsDiffer = differs('Passwords do not match')

/** Input of a registration. Other fields (role, roles, isAdmin …) are dropped. */
export const registerInput = registration.extend({ confirmPassword: onceMore }).refine(isRepeated, passwordsDiffer)
export type RegisterInput = z.input<typeof registerInput>

export const registerForm = registration.extend({ confirmPassword: askedOnceMore }).refine(isRepeated, passwordsDiffer)

/** Returns true for a possible birth date: from 1900 to today in the earliest time zone. */
export const isBirthDate = (value: string) =>
  value >= '1900-01-01' && value <= new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)

export const profileInput = z
  .object({
    firstName: personName(MESSAGES.firstNameRequired),
    lastName: personName(MESSAGES.lastNameRequired),
    phone: optionalPhone,
    address: optionalText(400),
    birthDate: z.preprocess(
      (value) => (value === '' ? null : value),
      date('Please enter a valid date').refine(isBirthDate, 'Please enter a valid date').nullish(),
    ),
    bio: optionalText(2000),
  })
  .partial()

const newPassword = z.object({ newPassword: password })
/** Code of the authenticator app or a recovery code, required if two-factor sign-in is on. */
const secondFactor = text(40).nullish()
const withCurrentPassword = newPassword.extend({
  currentPassword: z.string().min(1, MESSAGES.passwordRequired),
  code: secondFactor,
  /** True by default: also revokes the API keys of the account. */
  endApiKeys: z.boolean().nullish(),
})
const withLink = newPassword.extend({ token: z.string().min(1).max(200) })
const newPasswordsDiffer = differs('New passwords do not match')

export const passwordChange = withCurrentPassword
  .extend({ confirmPassword: onceMore })
  .refine(isRepeated, newPasswordsDiffer)
export const passwordReset = withLink.extend({ confirmPassword: onceMore }).refine(isRepeated, newPasswordsDiffer)

/** Form for a new password by the link of a mail, whose token is in the address. */
export const newPasswordForm = newPassword
  .extend({ confirmPassword: askedOnceMore })
  .refine(isRepeated, newPasswordsDiffer)
/** Form for a new password in the profile, which also requires the current one. */
export const passwordChangeForm = withCurrentPassword
  .extend({ confirmPassword: askedOnceMore })
  .refine(isRepeated, newPasswordsDiffer)

const PASSWORD_STRENGTHS = ['Weak', 'Medium', 'Strong'] as const

/**
 * Returns the strength: one point each for 6 and 8 characters, an upper-case letter, a lower-case
 * letter, a digit and a symbol.
 */
export const passwordStrength = (value: string): { points: number; label: (typeof PASSWORD_STRENGTHS)[number] } => {
  const points = [
    value.length >= 6,
    value.length >= 8,
    /\p{Lu}/u.test(value),
    /\p{Ll}/u.test(value),
    /\d/u.test(value),
    /[^\p{L}\d\s]/u.test(value),
  ].filter(Boolean).length
  return { points, label: points <= 2 ? 'Weak' : points <= 4 ? 'Medium' : 'Strong' }
}

export const passwordForgotten = z.object({ email: email() })
/** Password and second factor, required again before a change that could take over the account. */
export const identityProof = z.object({
  password: z.string({ error: MESSAGES.passwordRequired }).min(1, MESSAGES.passwordRequired).max(200),
  code: secondFactor,
})
export type IdentityProof = z.output<typeof identityProof>
export const emailChange = identityProof.extend({ email: email() })
/** First code of a new authenticator app, with the password. */
export const twoFactorSetup = identityProof.extend({
  code: requiredText('Please enter the six digits of your authenticator app', 20).transform((code) =>
    code.replace(/\s/gu, ''),
  ),
})

export const languageInput = z.object({ language })
export const travelDatesInput = z.object({
  dates: z
    .string()
    .max(30)
    .refine((dates) => travelDatesIn(dates), TRAVEL_REFUSED)
    .nullable(),
})
export const timeZoneInput = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, 'Please choose').nullable(),
})
export const linkInput = z.object({ token: z.string({ error: 'The link is incomplete' }).min(1).max(200) })
