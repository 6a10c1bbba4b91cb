/** Users as administrators manage them. */
import { z } from 'zod'
import { ROLES, USER_STATUSES } from './access.ts'
import { HOSPITAL_ROLES } from './portal-access.ts'
import { email, emptyAsAbsent, MESSAGES, optionalPhone, password, personName, text, uuid } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'
import { DIRECTIONS } from './record-lists.ts'
import { accountDoctor, CHOOSE_ROLE, doctorNotNamed, isDoctorNamed } from './team.ts'
import { askedOnceMore, isRepeated, passwordsDiffer } from './users.ts'

export const USER_SORTS = ['name', 'email', 'created', 'lastLogin'] as const
export type UserSort = (typeof USER_SORTS)[number]

export const userSearch = z.object({
  q: emptyAsAbsent(text(200)).meta({ description: 'Search text, matched against name and e-mail address.' }),
  role: emptyAsAbsent(z.enum(ROLES, 'Please choose user, hospital or admin')).meta({
    description: 'Only accounts with this role.',
  }),
  status: emptyAsAbsent(z.enum(USER_STATUSES, 'Please choose active, inactive or suspended')).meta({
    description: 'Only accounts with this status.',
  }),
  hospitalId: emptyAsAbsent(uuid('Please choose a hospital')).meta({ description: 'Only staff of this hospital.' }),
  sortBy: emptyAsAbsent(z.enum(USER_SORTS, 'Please choose name, email, created or lastLogin')).meta({
    description: 'Sort column, name by default.',
  }),
  direction: emptyAsAbsent(z.enum(DIRECTIONS, 'Please choose asc or desc')).meta({
    description: 'Sort direction, asc by default.',
  }),
})
export type UserSearch = z.output<typeof userSearch>

export const HOSPITAL_REQUIRED = 'Hospital selection is required'
const EMAIL_INVALID = 'Email is invalid'

const fields = {
  firstName: personName(MESSAGES.firstNameRequired),
  lastName: personName(MESSAGES.lastNameRequired),
  email: email(EMAIL_INVALID),
  role: z.enum(ROLES, 'Please choose user, hospital or admin').default('user'),
  status: z.enum(USER_STATUSES, 'Please choose active, inactive or suspended').default('active'),
  phone: optionalPhone,
  hospitalId: z.preprocess((value) => (value === '' ? null : value), uuid(HOSPITAL_REQUIRED).nullish()),
  hospitalRole: z.preprocess((value) => (value === '' ? null : value), z.enum(HOSPITAL_ROLES, CHOOSE_ROLE).nullish()),
  doctorId: accountDoctor,
}

/** Returns true if staff have a hospital. The hospital of other users is dropped. */
const isPlaced = ({ role, hospitalId }: { role?: string; hospitalId?: string | null }) =>
  role !== 'hospital' || Boolean(hospitalId)
/** Returns true unless a doctor's account at a hospital lacks its doctor. */
const isTied = (input: { role?: string; hospitalRole?: string | null; doctorId?: string | null }) =>
  input.role !== 'hospital' || isDoctorNamed(input)
const notPlaced = {
  path: ['hospitalId'],
  error: HOSPITAL_REQUIRED,
  // Checked at once, even if other fields are wrong.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

const withPassword = z.object({ ...fields, password })
/** Account created by an administrator, with its first password. */
export const userInput = withPassword
  .extend({ confirmPassword: z.string().nullish() })
  .refine(isRepeated, passwordsDiffer)
  .refine(isPlaced, notPlaced)
  .refine(isTied, doctorNotNamed)
export const newUserForm = withPassword
  .extend({ confirmPassword: askedOnceMore })
  .refine(isRepeated, passwordsDiffer)
  .refine(isPlaced, notPlaced)
  .refine(isTied, doctorNotNamed)

/** Account whose owner sets the password by the link of a mail. */
export const invitationInput = z
  .object({ ...fields, language: z.enum(UI_LANGUAGES, 'Please choose en, tr, ru or ar').default('en') })
  .omit({ status: true })
  .refine(isPlaced, notPlaced)
  .refine(isTied, doctorNotNamed)

/** Form of an existing account: all fields except the password. */
export const userEdit = z
  .object({ ...fields, role: fields.role.unwrap(), status: fields.status.unwrap() })
  .refine(isPlaced, notPlaced)
  .refine(isTied, doctorNotNamed)

/** Input of an edit. Omitted fields stay unchanged. */
export const userUpdate = z
  .object({
    ...fields,
    role: fields.role.unwrap(),
    status: fields.status.unwrap(),
    mustUseTwoFactor: z.boolean('Please choose yes or no'),
  })
  .partial()
export type UserUpdate = z.output<typeof userUpdate>
