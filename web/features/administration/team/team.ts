import { useApolloClient } from '@apollo/client/react'
import { graphql, type ResultOf, type VariablesOf } from '#web/data/graphql.ts'

const TeamMemberFields = graphql(`
  fragment TeamMemberFields on TeamMember {
    id
    firstName
    lastName
    email
    hospitalRole
    doctorId
    doctorName
    doctorIsActive
    status
    twoFactorEnabled
    lastLoginAt
  }
`)
export type TeamMember = ResultOf<typeof TeamMemberFields>

export const HospitalTeam = graphql(
  `query HospitalTeam($hospitalId: ID!) { team(hospitalId: $hospitalId) { ...TeamMemberFields } }`,
  [TeamMemberFields],
)

const Invite = graphql(
  `mutation InviteTeamMember($hospitalId: ID!, $input: TeamInvitation!) {
    inviteTeamMember(hospitalId: $hospitalId, input: $input) { ...TeamMemberFields }
  }`,
  [TeamMemberFields],
)
const InviteAgain = graphql(`
  mutation InviteTeamMemberAgain($hospitalId: ID!, $id: ID!) { inviteTeamMemberAgain(hospitalId: $hospitalId, id: $id) { id } }
`)
const ChangeRole = graphql(
  `mutation UpdateTeamMember($hospitalId: ID!, $id: ID!, $hospitalRole: HospitalRole!, $doctorId: ID) {
    updateTeamMember(hospitalId: $hospitalId, id: $id, hospitalRole: $hospitalRole, doctorId: $doctorId) { ...TeamMemberFields }
  }`,
  [TeamMemberFields],
)
const Remove = graphql(`
  mutation RemoveTeamMember($hospitalId: ID!, $id: ID!) { removeTeamMember(hospitalId: $hospitalId, id: $id) }
`)

export const nameOf = ({ firstName, lastName }: Pick<TeamMember, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** Returns the team actions of owners. They refetch changed members. */
export function useTeam(hospitalId: string) {
  const client = useApolloClient()
  const awaited = { refetchQueries: [HospitalTeam], awaitRefetchQueries: true }
  return {
    invite: (input: VariablesOf<typeof Invite>['input']) =>
      client.mutate({ mutation: Invite, variables: { hospitalId, input }, ...awaited }),
    inviteAgain: (id: string) => client.mutate({ mutation: InviteAgain, variables: { hospitalId, id } }),
    changeRole: (id: string, hospitalRole: TeamMember['hospitalRole'], doctorId: string | null = null) =>
      client.mutate({ mutation: ChangeRole, variables: { hospitalId, id, hospitalRole, doctorId } }),
    remove: (id: string) => client.mutate({ mutation: Remove, variables: { hospitalId, id }, ...awaited }),
  }
}
