import { useApolloClient, useMutation } from '@apollo/client/react'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { sentence } from '#domain/sentences.ts'
import { profileInput } from '#domain/users.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChangedFields } from '#web/ui/changed-fields.tsx'
import { Input, Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Row } from '#web/ui/layout.tsx'
import { type Account, AccountFields, Profile } from './account.ts'
import { BirthDate } from './birth-date.tsx'
import { EmailState } from './email-state.tsx'
import styles from './profile-form.module.css'

const UpdateProfile = graphql(
  `mutation UpdateProfile($input: ProfileInput!) { updateProfile(input: $input) { ...AccountFields } }`,
  [AccountFields],
)

/** Labels of the fields. */
const LABELS = {
  firstName: sentence('First name'),
  lastName: sentence('Last name'),
  phone: sentence('Phone'),
  birthDate: sentence('Birth date'),
  address: sentence('Address'),
  bio: sentence('Bio'),
}
type Name = keyof typeof LABELS
const NAMES = Object.keys(LABELS) as Name[]
const isName = (field: string): field is Name => field in LABELS

type Props = { account: Account; onChangeEmail: () => void; onClose: () => void }

export function ProfileForm({ account, onChangeEmail, onClose }: Props) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const { refresh } = useSession()
  const [update] = useMutation(UpdateProfile)
  const form = useForm<Record<Name, string>, unknown, z.output<typeof profileInput>>({
    resolver: formResolver(profileInput),
    defaultValues: Object.fromEntries(NAMES.map((name) => [name, account[name] ?? ''])),
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('firstName'), [setFocus])
  const { save, saving, refused, changed, take } = useSave(form, {
    send: (input, basedOn) => update({ variables: { input: { ...input, basedOn: basedOn ?? null } } }),
    saved: t('Your profile is saved.'),
    onSaved: () => {
      // The header takes the name from the session.
      void refresh()
      onClose()
    },
    edited: {
      version: account.updatedAt,
      reload: async () => {
        const { data } = await client.query({ query: Profile, fetchPolicy: 'network-only' })
        return data?.viewer ? { version: data.viewer.updatedAt } : undefined
      },
    },
  })
  const field = (name: Name) => ({
    label: t(LABELS[name]),
    error: errors[name]?.message,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  })
  const changes = changed.flatMap(({ field: name, now }) =>
    isName(name)
      ? [{ field: name, label: t(LABELS[name]), yours: form.getValues(name), now: typeof now === 'string' ? now : '' }]
      : [],
  )
  return (
    <Form onSubmit={save}>
      <div className={styles.pair}>
        <Input autoComplete="given-name" {...field('firstName')} />
        <Input autoComplete="family-name" {...field('lastName')} />
      </div>
      <div>
        <Input label={t('Email')} type="email" dir="ltr" readOnly value={account.email} />
        <EmailState account={account} onChange={onChangeEmail} />
      </div>
      <Input optional type="tel" dir="ltr" autoComplete="tel" {...field('phone')} />
      <Controller
        name="birthDate"
        control={form.control}
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <BirthDate ref={ref} value={value} onChange={onChange} error={fieldState.error?.message} />
        )}
      />
      <Textarea optional rows={2} autoComplete="street-address" {...field('address')} />
      <Textarea
        optional
        rows={3}
        hint={t('Only you see this. Health details belong in the messages to your hospital.')}
        {...field('bio')}
      />
      <Refused>{refused}</Refused>
      <ChangedFields changes={changes} onTake={take} />
      <Row wrap>
        <Button type="submit" busy={saving}>
          {t('Save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Row>
    </Form>
  )
}
