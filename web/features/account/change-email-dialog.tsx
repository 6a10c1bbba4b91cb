import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { emailChange } from '#domain/users.ts'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, PasswordInput } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AccountFields } from './account.ts'

const RequestEmailChange = graphql(
  `mutation RequestEmailChange($email: String!, $password: String!) {
    requestEmailChange(email: $email, password: $password) { ...AccountFields }
  }`,
  [AccountFields],
)

type Form = z.input<typeof emailChange>

function ChangeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [request, { loading }] = useMutation(RequestEmailChange)
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<Form>({
    resolver: zodResolver(emailChange),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const send = handleSubmit(async (variables) => {
    try {
      await request({ variables })
    } catch (error) {
      const { message, fields } = refusalOf(error)
      const name = (['email', 'password'] as const).find((one) => fields[one])
      setError(name ?? 'root', { message: (name && fields[name]) ?? message }, { shouldFocus: true })
      return
    }
    toast({ text: t('We have sent a link to {{email}}.', { email: variables.email }) })
    onClose()
  })
  return (
    <form className="stack" noValidate onSubmit={send}>
      <p>{t('A link goes to the new address. Until you open it, everything stays as it is.')}</p>
      {errors.root?.message && <Banner tone="stop">{t(errors.root.message)}</Banner>}
      <Input
        label={t('New email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { onChange: () => clearErrors() })}
      />
      <PasswordInput
        label={t('Your password')}
        dir="ltr"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { onChange: () => clearErrors() })}
      />
      <div className="acts">
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" busy={loading}>
          {t('Send the link')}
        </Button>
      </div>
    </form>
  )
}

export function ChangeEmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('Change email')}>
      <ChangeForm onClose={onClose} />
    </Dialog>
  )
}
