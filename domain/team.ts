/** The people who work at a hospital, as its owners manage them. */
import { z } from 'zod'
import { HOSPITAL_ROLES } from './access.ts'
import { email, MESSAGES, personName } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'

/** A hospital has no more people with an account. */
export const MAX_TEAM = 100
/** Invitations of one hospital in 24 hours. */
export const MAX_INVITATIONS_PER_DAY = 30

const hospitalRole = z.enum(HOSPITAL_ROLES, 'Please choose owner, coordinator or viewer')

/** Somebody new, who chooses the password by a link of a mail. */
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
