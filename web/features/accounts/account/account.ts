import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** Fields of the signed-in user that the profile shows and edits. */
export const AccountFields = graphql(`
  fragment AccountFields on User {
    id
    firstName
    lastName
    email
    role
    phone
    address
    birthDate
    bio
    createdAt
    lastLoginAt
    emailConfirmed
    pendingEmail
    twoFactorEnabled
    twoFactorRequired
    notifications {
      appointments
      reminders
      messages
      quotes
    }
    language
    hasCalendarFeed
    deletesAt
    updatedAt
  }
`)
export type Account = ResultOf<typeof AccountFields>

export const Profile = graphql(`query Profile { viewer { ...AccountFields } }`, [AccountFields])
