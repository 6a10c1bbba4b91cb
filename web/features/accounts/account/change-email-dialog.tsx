import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { emailChange } from '#domain/users.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { SecondFactor } from '#web/session/second-factor.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input, PasswordInput } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { AccountFields } from './account.ts'

const RequestEmailChange = graphql(
  `mutation RequestEmailChange($email: String!, $password: String!, $code: String) {
    requestEmailChange(email: $email, password: $password, code: $code) { ...AccountFields }
  }`,
  [AccountFields],
)

function ChangeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [request] = useMutation(RequestEmailChange)
  const form = useForm<z.input<typeof emailChange>>({
    resolver: zodResolver(emailChange),
    defaultValues: { email: '', password: '', code: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: (variables) => request({ variables }),
    saved: ({ email }) => t('We have sent a link to {{email}}.', { email }),
    onSaved: onClose,
  })
  return (
    <Form onSubmit={save}>
      <p>{t('We send a link to the new address. Nothing changes until you open it.')}</p>
      <Input
        label={t('New email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', { onChange: () => form.clearErrors() })}
      />
      <PasswordInput
        label={t('Your password')}
        dir="ltr"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { onChange: () => form.clearErrors() })}
      />
      <SecondFactor error={errors.code?.message} {...form.register('code', { onChange: () => form.clearErrors() })} />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Send the link')} busy={saving} onCancel={onClose} />
    </Form>
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
