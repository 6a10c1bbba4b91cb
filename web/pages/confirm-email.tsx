import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AuthFrame } from '#web/features/auth/auth-shell.tsx'
import { Confirmation, NotConfirmed } from '#web/features/auth/confirmation.tsx'

export function Page() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <AuthFrame eyebrow={t('Your account')} title={t('Confirm your email address')} seed="confirm-email">
      {token ? <Confirmation key={token} token={token} /> : <NotConfirmed sentence="The link is incomplete" />}
    </AuthFrame>
  )
}
