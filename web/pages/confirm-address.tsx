import { AddressConfirmation } from '#web/features/accounts/auth/address-confirmation.tsx'
import { AuthFrame } from '#web/features/accounts/auth/auth-shell.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSearchParams } from '#web/routing/router.tsx'

export function Page() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  return (
    <AuthFrame eyebrow={t('For hospitals')} title={t('Confirm this address')} seed="confirm-address">
      <AddressConfirmation token={query.get('token') ?? ''} />
    </AuthFrame>
  )
}
