import { z } from 'zod'
import { date, email, MESSAGES, optionalPhone, optionalText, password, requiredText, text } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'

const language = z.enum(UI_LANGUAGES, 'Please choose en, tr, ru or ar')

export const loginInput = z.object({
  email: email(),
  password,
  /** Six digits of the authenticator app or a recovery code, once two-factor sign-in is on. */
  code: text(40).nullish(),
})
export type LoginInput = z.input<typeof loginInput>

/** Anything else that is sent (role, roles, isAdmin …) is dropped. */
export const registerInput = z.object({
  firstName: requiredText(MESSAGES.firstNameRequired, 100),
  lastName: requiredText(MESSAGES.lastNameRequired, 100),
  email: email(),
  password,
  /** Of the mails; English unless told. */
  language: language.nullish(),
})
export type RegisterInput = z.input<typeof registerInput>

/** The registration form asks for the password twice; the second is never sent. */
export const registerForm = registerInput
  .extend({
    confirmPassword: z.string({ error: 'Please confirm your password' }).min(1, 'Please confirm your password'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    when: () => true,
  })

/** Nobody alive was born before 1900, nor tomorrow, wherever on earth today is. */
const isBirthDate = (value: string) =>
  value >= '1900-01-01' && value <= new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)

export const profileInput = z
  .object({
    firstName: requiredText(MESSAGES.firstNameRequired, 100),
    lastName: requiredText(MESSAGES.lastNameRequired, 100),
    phone: optionalPhone,
    address: optionalText(400),
    birthDate: z.preprocess(
      (value) => (value === '' ? null : value),
      date('Please enter a valid date').refine(isBirthDate, 'Please enter a valid date').nullish(),
    ),
    bio: optionalText(2000),
  })
  .partial()

export const passwordChange = z.object({
  currentPassword: z.string().min(1, MESSAGES.passwordRequired),
  newPassword: password,
})

const newPasswordTwice = z.object({
  newPassword: password,
  confirmPassword: z.string({ error: 'Please confirm your password' }).min(1, 'Please confirm your password'),
})
const agrees = (form: { newPassword: string; confirmPassword: string }) => form.newPassword === form.confirmPassword
const differs = { path: ['confirmPassword'], error: 'New passwords do not match', when: () => true }

/** A new password by the link of a mail; the second is never sent. */
export const newPasswordForm = newPasswordTwice.refine(agrees, differs)
/** A new password in the profile, which asks for the current one too. */
export const passwordChangeForm = newPasswordTwice.extend(passwordChange.shape).refine(agrees, differs)

export const PASSWORD_STRENGTHS = ['Weak', 'Medium', 'Strong'] as const

/** One point each for 6 and 8 characters, an upper-case letter, a lower-case letter, a digit and a symbol. */
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
export const passwordReset = z.object({ token: z.string().min(1).max(200), newPassword: password })
export const emailChange = z.object({
  email: email(),
  password: z.string({ error: MESSAGES.passwordRequired }).min(1, MESSAGES.passwordRequired),
})
/** A password typed again to do something that matters. */
export const passwordProof = z.object({
  password: z.string({ error: MESSAGES.passwordRequired }).min(1, MESSAGES.passwordRequired).max(200),
})
export const twoFactorCode = z.object({
  code: requiredText('Please enter the six digits of your authenticator app', 20).transform((code) =>
    code.replace(/\s/gu, ''),
  ),
})

export const languageInput = z.object({ language })
export const linkInput = z.object({ token: z.string({ error: 'The link is incomplete' }).min(1).max(200) })
