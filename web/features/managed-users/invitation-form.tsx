/** InvitationForm() — an account whose owner chooses the password by a link of a mail. */
import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { invitationInput } from '#domain/managed-users.ts'
import { EditForm } from '#web/editing/edit-form.tsx'
import { useEditing } from '#web/editing/use-editing.ts'
import { graphql } from '#web/graphql.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { paths } from '#web/paths.ts'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Select } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { ManagedUserFields } from './managed-user.ts'
import { useUserActions } from './user-actions.ts'
import styles from './user-card.module.css'
import { UserFields, type UserForm, useUserParts } from './user-fields.tsx'

const InviteUser = graphql(
  `mutation InviteUser($input: InvitationInput!) { inviteUser(input: $input) { ...ManagedUserFields } }`,
  [ManagedUserFields],
)

type Form = Omit<UserForm, 'status'> & { language: string }

export function InvitationForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { refresh } = useUserActions()
  const [invite] = useMutation(InviteUser)
  const parts = useUserParts()
  const form = useForm<Form, unknown, Form>({
    resolver: zodResolver(invitationInput) as never,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      role: 'hospital',
      hospitalId: '',
      hospitalRole: 'owner',
      language: 'tr',
    },
    reValidateMode: 'onSubmit',
  })
  const editing = useEditing(form, {
    record: 'user.invitation',
    fields: () => [...parts(), { path: 'language', label: t('Language of the mail') }],
    otherwise: t('Failed to create user'),
    send: async (input) => {
      await invite({ variables: { input: input as never } })
      return undefined
    },
    onSaved: async () => {
      toast({ text: t('An invitation is on its way to {{email}}.', { email: form.getValues('email') }) })
      await refresh()
      navigate(paths.adminUsers)
    },
  })
  return (
    <EditForm
      editing={editing}
      saveLabel={t('Send invitation')}
      savingLabel={t('Sending...')}
      onCancel={() => navigate(paths.adminUsers)}
    >
      <UserFields form={form as never} field={editing.field as never} set={editing.set} />
      <Card pad as="section">
        <CardHeading className={styles.heading}>{t('Invitation')}</CardHeading>
        <Select
          app
          label={t('Language of the mail')}
          hint={t('The mail has a link to choose a password. It can be sent again until the first sign-in.')}
          options={UI_LANGUAGES.map((language) => ({
            value: language,
            label: LANGUAGE_NAMES[language],
            lang: language,
          }))}
          {...editing.field('language')}
        />
      </Card>
    </EditForm>
  )
}
