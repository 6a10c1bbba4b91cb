/** Team of a hospital, as its owners manage it. */
import { z } from 'zod'
import { HOSPITAL_ROLES } from './portal-access.ts'
import { email, MESSAGES, personName, uuid } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'

/** Maximum number of staff accounts of a hospital. */
export const MAX_TEAM = 100
/** Maximum number of invitations of one hospital in 24 hours. */
export const MAX_INVITATIONS_PER_DAY = 30

export const CHOOSE_ROLE = 'Please choose owner, coordinator, viewer or doctor'
const hospitalRole = z.enum(HOSPITAL_ROLES, CHOOSE_ROLE)

export const DOCTOR_REQUIRED = 'Please choose the doctor'
/** Record of the doctor, for the role doctor. Dropped for other roles. */
export const accountDoctor = z.preprocess(
  (value) => (value === '' ? null : value),
  uuid(DOCTOR_REQUIRED).nullish().meta({ description: 'Record of the doctor, for the role doctor.' }),
)

type DoctorAccount = { hospitalRole?: string | null | undefined; doctorId?: string | null | undefined }
/** Returns true unless a doctor's account lacks its doctor. */
export const isDoctorNamed = ({ hospitalRole: role, doctorId }: DoctorAccount): boolean =>
  role !== 'doctor' || Boolean(doctorId)
export const doctorNotNamed = {
  path: ['doctorId'],
  error: DOCTOR_REQUIRED,
  // Checked at once, even if other fields are wrong.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/** New member, who sets the password by the link of a mail. */
export const teamInvitation = z
  .object({
    firstName: personName(MESSAGES.firstNameRequired),
    lastName: personName(MESSAGES.lastNameRequired),
    email: email(),
    hospitalRole,
    doctorId: accountDoctor,
    language: z.enum(UI_LANGUAGES, 'Please choose en, tr, ru or ar').default('tr'),
  })
  .refine(isDoctorNamed, doctorNotNamed)

export const teamRole = z
  .object({
    hospitalRole: hospitalRole.meta({ description: 'New role.' }),
    doctorId: accountDoctor,
  })
  .refine(isDoctorNamed, doctorNotNamed)
