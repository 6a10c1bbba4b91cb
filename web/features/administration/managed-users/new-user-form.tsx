/** NewUserForm() — creates an account with its first password. */
import { useMutation } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { newUserForm } from '#domain/managed-users.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql } from '#web/data/graphql.ts'
import { EditForm } from '#web/editing/edit-form.tsx'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { useStrength } from '#web/session/password-strength.ts'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { PasswordInput, PasswordMeter } from '#web/ui/field.tsx'
import { Columns } from '#web/ui/layout.tsx'
import { toast } from '#web/ui/toast.tsx'
import { ManagedUserFields } from './managed-user.ts'
import { useUserActions } from './user-actions.ts'
import styles from './user-card.module.css'
import { UserFields, type UserForm, useUserParts } from './user-fields.tsx'

const CreateUser = graphql(
  `mutation CreateUser($input: UserInput!) { createUser(input: $input) { ...ManagedUserFields } }`,
  [ManagedUserFields],
)

type Form = UserForm & { password: string; confirmPassword: string }
const EMPTY: Form = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  role: 'user',
  status: 'active',
  hospitalId: '',
  hospitalRole: 'owner',
  doctorId: '',
  password: '',
  confirmPassword: '',
}

export function NewUserForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { refresh } = useUserActions()
  const [create] = useMutation(CreateUser)
  const parts = useUserParts()
  const form = useForm<Form, unknown, z.output<typeof newUserForm>>({
    resolver: formResolver(newUserForm),
    defaultValues: EMPTY,
    ...JUDGED_WHEN_SENT,
  })
  const editing = useEditing(form, {
    record: 'user.new',
    fields: () => [...parts(), { path: 'password', label: t('Password') }],
    secrets: ['password', 'confirmPassword'],
    otherwise: t('Failed to create user'),
    send: async (input) => {
      await create({ variables: { input } })
      return undefined
    },
    onSaved: async () => {
      toast({
        text: t('{{name}} has an account now.', {
          name: `${form.getValues('firstName')} ${form.getValues('lastName')}`,
        }),
      })
      await refresh()
      navigate(paths.adminUsers)
    },
  })
  const password = form.watch('password')
  const [role, status, hospitalId, hospitalRole] = form.watch(['role', 'status', 'hospitalId', 'hospitalRole'])
  const strength = useStrength(password)
  return (
    <EditForm
      editing={editing}
      saveLabel={t('Create User')}
      savingLabel={t('Creating...')}
      onCancel={() => navigate(paths.adminUsers)}
    >
      <UserFields
        field={editing.field}
        statusField={editing.field('status')}
        typed={{ role, status, hospitalId, hospitalRole }}
        clearErrors={form.clearErrors}
        set={editing.set}
      />
      <Card pad as="section">
        <CardHeading className={styles.heading}>{t('First password')}</CardHeading>
        <Columns>
          <PasswordInput
            app
            label={t('Password')}
            dir="ltr"
            autoComplete="new-password"
            hint={t('At least 6 characters')}
            meter={password ? <PasswordMeter points={strength.points} label={t(strength.label)} /> : undefined}
            {...editing.field('password')}
          />
          <PasswordInput
            app
            label={t('Confirm password')}
            dir="ltr"
            autoComplete="new-password"
            {...editing.field('confirmPassword')}
          />
        </Columns>
      </Card>
    </EditForm>
  )
}
