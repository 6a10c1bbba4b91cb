import { AuthShell } from '#web/features/accounts/auth/auth-shell.tsx'
import { originFrom } from '#web/features/accounts/auth/redirect.ts'
import { RegisterForm } from '#web/features/accounts/auth/register-form.tsx'
import { KeptRequest, useKeptRequest } from '#web/features/visits/booking/kept-request.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useLocation } from '#web/routing/router.tsx'

export function Page() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const request = useKeptRequest(originFrom(state))
  return (
    <AuthShell
      eyebrow={t('Free, in one minute')}
      title={t('Create your account')}
      seed="register"
      waiting={request && <KeptRequest request={request} />}
    >
      <RegisterForm prefilled={request?.details} />
    </AuthShell>
  )
}
