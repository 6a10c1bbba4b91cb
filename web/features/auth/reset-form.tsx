import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { newPasswordForm, passwordStrength } from '#domain/users.ts'
import { graphql } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { refusalOf } from '#web/refusal.ts'
import { useSession } from '#web/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PasswordInput, PasswordMeter } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'

const ResetPassword = graphql(`
  mutation ResetPassword($token: String!, $newPassword: String!) {
    resetPassword(token: $token, newPassword: $newPassword)
  }
`)

type Form = z.input<typeof newPasswordForm>

/** A link that does not work, and where to get another. */
export function BrokenLink({ sentence }: { sentence: string }) {
  const { t } = useTranslation()
  return (
    <div className="stack">
      <Banner tone="stop">{t(sentence)}</Banner>
      <ButtonLink size="lg" block to={paths.forgotPassword}>
        {t('Ask for a new link')}
      </ButtonLink>
    </div>
  )
}

export function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { authenticated, logout } = useSession()
  const [reset, { loading }] = useMutation(ResetPassword)
  const { register, handleSubmit, watch, clearErrors, setError, formState } = useForm<Form>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const typed = watch('newPassword')
  const strength = passwordStrength(typed)
  const send = handleSubmit(async ({ newPassword }) => {
    try {
      await reset({ variables: { token, newPassword } })
    } catch (error) {
      const { message, fields } = refusalOf(error)
      if (fields.newPassword) setError('newPassword', { message: fields.newPassword }, { shouldFocus: true })
      else setError('root', { type: fields.token ? 'link' : 'server', message })
      return
    }
    // Every session has ended with the old password, that of this browser too.
    if (authenticated) await logout()
    toast({ text: t('Password updated successfully') })
    navigate(paths.login, { replace: true })
  })
  if (errors.root?.type === 'link' && errors.root.message) return <BrokenLink sentence={errors.root.message} />
  return (
    <form className="stack" noValidate onSubmit={send}>
      {errors.root?.message && <Banner tone="stop">{t(errors.root.message)}</Banner>}
      <PasswordInput
        label={t('New password')}
        dir="ltr"
        autoComplete="new-password"
        meter={typed ? <PasswordMeter points={strength.points} label={t(strength.label)} /> : undefined}
        hint={t('At least 6 characters')}
        error={errors.newPassword?.message}
        {...register('newPassword', { onChange: () => clearErrors() })}
      />
      <PasswordInput
        label={t('Confirm new password')}
        dir="ltr"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', { onChange: () => clearErrors() })}
      />
      <Button type="submit" size="lg" block busy={loading}>
        {t('Set the new password')}
      </Button>
    </form>
  )
}
