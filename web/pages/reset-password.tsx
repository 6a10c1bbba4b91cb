import { AuthFrame } from '#web/features/accounts/auth/auth-shell.tsx'
import { BrokenLink, ResetForm } from '#web/features/accounts/auth/reset-form.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSearchParams } from '#web/routing/router.tsx'

export function Page() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <AuthFrame eyebrow={t('Your account')} title={t('Set a new password')} seed="reset-password">
      {token ? <ResetForm key={token} token={token} /> : <BrokenLink sentence="The link is incomplete" />}
    </AuthFrame>
  )
}
