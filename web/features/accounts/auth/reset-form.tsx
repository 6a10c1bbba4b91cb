import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { newPasswordForm } from '#domain/users.ts'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { useStrength } from '#web/session/password-strength.ts'
import { useSession } from '#web/session/session.tsx'
import { SessionUserFields } from '#web/session/session-user.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PasswordInput, PasswordMeter } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { afterLogin } from './redirect.ts'

/** Signs in with the first password of an invitation. Null after a reset. */
const RedeemPasswordLink = graphql(
  `mutation RedeemPasswordLink($token: String!, $newPassword: String!) {
    redeemPasswordLink(token: $token, newPassword: $newPassword) { token user { ...SessionUserFields } }
  }`,
  [SessionUserFields],
)

/** Shows that a link does not work, and how to get another. */
export function BrokenLink({ sentence }: { sentence: string }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Banner tone="stop">{t(sentence)}</Banner>
      <ButtonLink size="lg" block to={paths.forgotPassword}>
        {t('Ask for a new link')}
      </ButtonLink>
    </Stack>
  )
}

export function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { authenticated, enter, logout } = useSession()
  const [redeem] = useMutation(RedeemPasswordLink)
  const [broken, setBroken] = useState<string | null>(null)
  const form = useForm<z.input<typeof newPasswordForm>>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: ({ newPassword }) =>
      redeem({ variables: { token, newPassword } }).catch((error) => {
        setBroken(refusalOf(error).fields.token ?? null)
        throw error
      }),
    saved: t('Password updated successfully'),
    onSaved: async ({ data }) => {
      const session = data?.redeemPasswordLink
      if (session) {
        await enter(session.user, session.token)
        return navigate(afterLogin(null, session.user), { replace: true })
      }
      // The reset has ended every session, including this browser's.
      if (authenticated) await logout()
      navigate(paths.login, { replace: true })
    },
  })
  const typed = form.watch('newPassword')
  const strength = useStrength(typed)
  if (broken) return <BrokenLink sentence={broken} />
  return (
    <Form onSubmit={save}>
      <PasswordInput
        label={t('New password')}
        dir="ltr"
        autoComplete="new-password"
        meter={typed ? <PasswordMeter points={strength.points} label={t(strength.label)} /> : undefined}
        hint={t('At least 6 characters')}
        error={errors.newPassword?.message}
        {...form.register('newPassword', { onChange: () => form.clearErrors() })}
      />
      <PasswordInput
        label={t('Confirm new password')}
        dir="ltr"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', { onChange: () => form.clearErrors() })}
      />
      <Refused>{refused}</Refused>
      <Button type="submit" size="lg" block busy={saving}>
        {t('Set the new password')}
      </Button>
    </Form>
  )
}
