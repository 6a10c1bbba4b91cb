/**
 * Invitation({ hospitalId? }) — creates an account whose owner sets the password through a mailed
 * link. With a hospital, the account belongs to its staff.
 */
import { useMutation, useQuery } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { invitationInput } from '#domain/managed-users.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { EditForm } from '#web/editing/edit-form.tsx'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Select } from '#web/ui/field.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { ManagedUserFields } from './managed-user.ts'
import { useUserActions } from './user-actions.ts'
import styles from './user-card.module.css'
import { UserFields, type UserForm, useUserParts } from './user-fields.tsx'

const InviteUser = graphql(
  `mutation InviteUser($input: InvitationInput!) { inviteUser(input: $input) { ...ManagedUserFields } }`,
  [ManagedUserFields],
)

const InvitingHospital = graphql(`
  query InvitingHospital($id: ID!) { hospital(id: $id, includeInactive: true) { id name } }
`)
type InvitingHospital = NonNullable<ResultOf<typeof InvitingHospital>['hospital']>

export function Invitation({ hospitalId }: { hospitalId: string | undefined }) {
  const { data, loading } = useQuery(InvitingHospital, { variables: { id: hospitalId ?? '' }, skip: !hospitalId })
  if (loading && !data)
    return (
      <Loading>
        <Skeleton size="panel" />
      </Loading>
    )
  return <InvitationForm key={data?.hospital?.id} hospital={data?.hospital ?? undefined} />
}

type Form = Omit<UserForm, 'status'> & { language: string }

function InvitationForm({ hospital }: { hospital: InvitingHospital | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { refresh } = useUserActions()
  const [invite] = useMutation(InviteUser)
  const parts = useUserParts()
  const form = useForm<Form, unknown, z.output<typeof invitationInput>>({
    resolver: formResolver(invitationInput),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      role: 'hospital',
      hospitalId: hospital?.id ?? '',
      hospitalRole: 'owner',
      doctorId: '',
      language: 'tr',
    },
    ...JUDGED_WHEN_SENT,
  })
  const editing = useEditing(form, {
    record: 'user.invitation',
    fields: () => [...parts(), { path: 'language', label: t('Language of the email') }],
    otherwise: t('Failed to create user'),
    send: async (input) => {
      await invite({ variables: { input } })
      return undefined
    },
    onSaved: async () => {
      toast({ text: t('We have sent an invitation to {{email}}.', { email: form.getValues('email') }) })
      await refresh()
      navigate(paths.adminUsers)
    },
  })
  const [role, hospitalId, hospitalRole] = form.watch(['role', 'hospitalId', 'hospitalRole'])
  return (
    <EditForm
      editing={editing}
      saveLabel={t('Send invitation')}
      savingLabel={t('Sending...')}
      onCancel={() => navigate(paths.adminUsers)}
    >
      <UserFields
        field={editing.field}
        typed={{ role, hospitalId, hospitalRole }}
        clearErrors={form.clearErrors}
        set={editing.set}
        hospitalName={hospital?.name ?? null}
      />
      <Card pad as="section">
        <CardHeading className={styles.heading}>{t('Invitation')}</CardHeading>
        <Select
          app
          label={t('Language of the email')}
          hint={t('The email has a link to choose a password. You can resend it until the first sign-in.')}
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
