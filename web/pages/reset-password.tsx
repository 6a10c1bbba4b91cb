import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AuthFrame } from '#web/features/auth/auth-shell.tsx'
import { BrokenLink, ResetForm } from '#web/features/auth/reset-form.tsx'

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
