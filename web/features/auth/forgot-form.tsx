import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { passwordForgotten } from '#domain/users.ts'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'

const RequestPasswordReset = graphql(
  `mutation RequestPasswordReset($email: String!) { requestPasswordReset(email: $email) }`,
)

/** Asks for a link by mail. What it says afterwards does not tell whether the address has an account. */
export function ForgotForm() {
  const { t } = useTranslation()
  const [request, { loading }] = useMutation(RequestPasswordReset)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, clearErrors, setError, formState } = useForm<z.input<typeof passwordForgotten>>({
    resolver: zodResolver(passwordForgotten),
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const send = handleSubmit(async ({ email }) => {
    setSentTo(null)
    try {
      await request({ variables: { email } })
      setSentTo(email)
    } catch (error) {
      setError('root', { message: refusalOf(error).message })
    }
  })
  return (
    <form className="stack" noValidate onSubmit={send}>
      {sentTo && (
        <Banner tone="ok" title={t('Please look into your mailbox')}>
          {t(
            'If there is an account for {{email}}, a link to set a new password is on its way. It works for one hour.',
            {
              email: sentTo,
            },
          )}
        </Banner>
      )}
      {errors.root?.message && <Banner tone="stop">{t(errors.root.message)}</Banner>}
      <Input
        label={t('Email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { onChange: () => clearErrors() })}
      />
      <Button type="submit" size="lg" block busy={loading}>
        {t('Send the link')}
      </Button>
    </form>
  )
}
