import type { ROLES, UserStatus } from '#domain/access.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const ManagedUserFields = graphql(`
  fragment ManagedUserFields on ManagedUser {
    id
    firstName
    lastName
    email
    role
    status
    hospitalId
    hospitalRole
    doctorId
    hospitalName
    phone
    createdAt
    updatedAt
    lastLoginAt
    emailConfirmed
    twoFactorEnabled
    mustUseTwoFactor
    invited
    deletesAt
  }
`)
export type ManagedUser = ResultOf<typeof ManagedUserFields>

export const ManagedUserById = graphql(`query ManagedUserById($id: ID!) { user(id: $id) { ...ManagedUserFields } }`, [
  ManagedUserFields,
])

export const UserSummary = graphql(`
  query UserSummary {
    userSummary { total active admins newThisMonth newLastMonth staff suspended adminsWithoutTwoFactor }
  }
`)

export const UpdateManagedUser = graphql(
  `mutation UpdateManagedUser($id: ID!, $input: UserUpdate!) { updateUser(id: $id, input: $input) { ...ManagedUserFields } }`,
  [ManagedUserFields],
)

export const fullName = ({ firstName, lastName }: Pick<ManagedUser, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

export const STATUS_LABELS: Record<UserStatus, string> = {
  active: sentence('Active'),
  inactive: sentence('Inactive'),
  suspended: sentence('Suspended'),
}
export const STATUS_TONES: Record<UserStatus, Tone> = { active: 'ok', inactive: 'done', suspended: 'stop' }
export const ROLE_TONES: Record<(typeof ROLES)[number], Tone> = { user: 'done', hospital: 'warn', admin: 'info' }
