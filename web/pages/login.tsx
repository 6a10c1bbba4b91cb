import { PRODUCT_NAME } from '#domain/product.ts'
import { AuthShell } from '#web/features/accounts/auth/auth-shell.tsx'
import { LoginForm } from '#web/features/accounts/auth/login-form.tsx'
import { originFrom } from '#web/features/accounts/auth/redirect.ts'
import { KeptRequest, useKeptRequest } from '#web/features/visits/booking/kept-request.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useLocation } from '#web/routing/router.tsx'

export function Page() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const request = useKeptRequest(originFrom(state))
  return (
    <AuthShell
      eyebrow={t('Welcome back')}
      title={t('Sign in to {{product}}', { product: PRODUCT_NAME })}
      seed="login"
      waiting={request && <KeptRequest request={request} />}
    >
      <LoginForm email={request?.details.email ?? ''} />
    </AuthShell>
  )
}
