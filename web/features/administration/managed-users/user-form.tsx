/** EditUserForm({ user, isOwn }) — edits an existing account. */
import { useApolloClient, useMutation } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { userEdit } from '#domain/managed-users.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { EditForm } from '#web/editing/edit-form.tsx'
import type { Edition } from '#web/editing/edition.ts'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { type ManagedUser, ManagedUserById, UpdateManagedUser } from './managed-user.ts'
import { useUserActions } from './user-actions.ts'
import { UserFields, type UserForm, useUserParts } from './user-fields.tsx'

const editionOf = (user: ManagedUser): Edition<UserForm> => ({
  version: user.updatedAt,
  values: {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone ?? '',
    role: user.role,
    status: user.status,
    hospitalId: user.hospitalId ?? '',
    hospitalRole: user.hospitalRole ?? 'owner',
    doctorId: user.doctorId ?? '',
  },
})

export function EditUserForm({ user, isOwn }: { user: ManagedUser; isOwn: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useApolloClient()
  const { refresh } = useUserActions()
  const [update] = useMutation(UpdateManagedUser)
  const parts = useUserParts()
  const form = useForm<UserForm, unknown, z.output<typeof userEdit>>({
    resolver: formResolver(userEdit),
    defaultValues: editionOf(user).values,
    ...JUDGED_WHEN_SENT,
  })
  const editing = useEditing(form, {
    record: `user.${user.id}`,
    version: user.updatedAt,
    fields: parts,
    saved: t('Changes saved successfully.'),
    otherwise: t('Failed to update user'),
    send: async (input, basedOn) => {
      const { data } = await update({
        variables: { id: user.id, input: { ...input, basedOn: basedOn ?? null } },
      })
      return data ? editionOf(data.updateUser) : undefined
    },
    reload: async () => {
      const { data } = await client.query({
        query: ManagedUserById,
        variables: { id: user.id },
        fetchPolicy: 'network-only',
      })
      return data?.user ? editionOf(data.user) : undefined
    },
    onSaved: refresh,
  })
  const [role, status, hospitalId, hospitalRole] = form.watch(['role', 'status', 'hospitalId', 'hospitalRole'])
  return (
    <EditForm
      editing={editing}
      saveLabel={t('Save Changes')}
      savingLabel={t('Saving...')}
      onCancel={() => navigate(paths.adminUsers)}
    >
      <UserFields
        field={editing.field}
        statusField={editing.field('status')}
        typed={{ role, status, hospitalId, hospitalRole }}
        clearErrors={form.clearErrors}
        set={editing.set}
        hospitalName={user.hospitalName}
        isOwn={isOwn}
        status={user.status}
      />
    </EditForm>
  )
}
