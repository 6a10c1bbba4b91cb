import { AuthFrame } from '#web/features/accounts/auth/auth-shell.tsx'
import { Confirmation, NotConfirmed } from '#web/features/accounts/auth/confirmation.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSearchParams } from '#web/routing/router.tsx'

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
