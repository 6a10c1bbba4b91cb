/** Team of a hospital, as its owners manage it. */
import { z } from 'zod'
import { HOSPITAL_ROLES } from './access.ts'
import { email, MESSAGES, personName } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'

/** Maximum number of staff accounts of a hospital. */
export const MAX_TEAM = 100
/** Maximum number of invitations of one hospital in 24 hours. */
export const MAX_INVITATIONS_PER_DAY = 30

const hospitalRole = z.enum(HOSPITAL_ROLES, 'Please choose owner, coordinator or viewer')

/** New member, who sets the password by the link of a mail. */
export const teamInvitation = z.object({
  firstName: personName(MESSAGES.firstNameRequired),
  lastName: personName(MESSAGES.lastNameRequired),
  email: email(),
  hospitalRole,
  language: z.enum(UI_LANGUAGES, 'Please choose en, tr, ru or ar').default('tr'),
})

export const teamRole = z.object({
  hospitalRole: hospitalRole.meta({ description: 'New role.' }),
})
