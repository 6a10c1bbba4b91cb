import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { profileInput } from '#domain/users.ts'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { useSession } from '#web/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, Textarea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Account, AccountFields } from './account.ts'
import { EmailState } from './email-state.tsx'

const UpdateProfile = graphql(
  `mutation UpdateProfile($input: ProfileInput!) { updateProfile(input: $input) { ...AccountFields } }`,
  [AccountFields],
)

const FIELDS = ['firstName', 'lastName', 'phone', 'address', 'birthDate', 'bio'] as const
type Form = Record<(typeof FIELDS)[number], string>

const today = () => new Date().toLocaleDateString('sv-SE')

type Props = { account: Account; onChangeEmail: () => void; onClose: () => void }

export function ProfileForm({ account, onChangeEmail, onClose }: Props) {
  const { t } = useTranslation()
  const { refresh } = useSession()
  const [update, { loading }] = useMutation(UpdateProfile)
  const { register, handleSubmit, setError, setFocus, clearErrors, formState } = useForm<Form>({
    resolver: zodResolver(profileInput) as never,
    defaultValues: Object.fromEntries(FIELDS.map((name) => [name, account[name] ?? ''])),
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  useEffect(() => setFocus('firstName'), [setFocus])
  const field = (name: keyof Form) => ({
    error: errors[name]?.message,
    ...register(name, { onChange: () => clearErrors(name) }),
  })
  const save = handleSubmit(async (input) => {
    try {
      await update({ variables: { input } })
    } catch (error) {
      const { message, fields } = refusalOf(error)
      for (const name of FIELDS) if (fields[name]) setError(name, { message: fields[name] }, { shouldFocus: true })
      if (!FIELDS.some((name) => fields[name])) setError('root', { message })
      return
    }
    // The name in the header comes from the session.
    void refresh()
    toast({ text: t('Your profile is saved.') })
    onClose()
  })
  return (
    <form className="stack profile-form" noValidate onSubmit={save}>
      {errors.root?.message && <Banner tone="stop">{t(errors.root.message)}</Banner>}
      <div className="grid2">
        <Input label={t('First name')} autoComplete="given-name" {...field('firstName')} />
        <Input label={t('Last name')} autoComplete="family-name" {...field('lastName')} />
      </div>
      <div>
        <Input label={t('Email')} type="email" dir="ltr" readOnly value={account.email} />
        <EmailState account={account} onChange={onChangeEmail} />
      </div>
      <div className="grid2">
        <Input label={t('Phone')} optional type="tel" dir="ltr" autoComplete="tel" {...field('phone')} />
        <Input
          label={t('Birth date')}
          optional
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={today()}
          {...field('birthDate')}
        />
      </div>
      <Textarea label={t('Address')} optional rows={2} autoComplete="street-address" {...field('address')} />
      <Textarea
        label={t('Bio')}
        optional
        rows={3}
        hint={t('Only you see this. Health details belong into the messages to your hospital.')}
        {...field('bio')}
      />
      <div className="row wrap">
        <Button type="submit" busy={loading}>
          {t('Save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}
