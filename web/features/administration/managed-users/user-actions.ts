import { useApolloClient, useMutation } from '@apollo/client/react'
import type { UserStatus } from '#domain/access.ts'
import { graphql } from '#web/data/graphql.ts'
import { refetchShown } from '#web/data/refetch.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { fullName, type ManagedUser, ManagedUserFields, UpdateManagedUser, UserSummary } from './managed-user.ts'
import { UserList } from './user-list-query.ts'

const RepeatInvitation = graphql(
  `mutation RepeatInvitation($id: ID!) { repeatInvitation(id: $id) { ...ManagedUserFields } }`,
  [ManagedUserFields],
)
const SendLink = graphql(`mutation SendLink($email: String!) { requestPasswordReset(email: $email) }`)
const DeleteUser = graphql(`mutation DeleteUser($id: ID!) { deleteUser(id: $id) }`)

/** Returns the actions on a whole account. They refetch visible lists and counts. */
export function useUserActions() {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [update] = useMutation(UpdateManagedUser)
  const [invite] = useMutation(RepeatInvitation)
  const [sendLink] = useMutation(SendLink)
  const [erase] = useMutation(DeleteUser)
  const refresh = async () => {
    await Promise.all([refetchShown(client, UserList), refetchShown(client, UserSummary)])
  }
  return {
    refresh,
    setStatus: async ({ id, updatedAt }: ManagedUser, status: UserStatus) => {
      await update({ variables: { id, input: { status, basedOn: updatedAt } } })
      await refresh()
    },
    sendPasswordLink: ({ email }: ManagedUser) => sendLink({ variables: { email } }),
    requireTwoFactor: ({ id, updatedAt }: ManagedUser, mustUseTwoFactor: boolean) =>
      update({ variables: { id, input: { mustUseTwoFactor, basedOn: updatedAt } } }),
    repeatInvitation: ({ id }: ManagedUser) => invite({ variables: { id } }),
    remove: async ({ id }: ManagedUser) => {
      await erase({ variables: { id } })
      // Cached pages of the list may still contain the deleted account.
      client.cache.evict({ fieldName: 'users' })
      await refresh()
    },
    /** Confirmation message. */
    said: (user: ManagedUser, status: UserStatus) =>
      status === 'active'
        ? t('{{name}} can sign in again.', { name: fullName(user) })
        : t('{{name}} was signed out and cannot sign in.', { name: fullName(user) }),
  }
}
