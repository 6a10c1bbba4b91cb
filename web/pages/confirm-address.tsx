import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AddressConfirmation } from '#web/features/auth/address-confirmation.tsx'
import { AuthFrame } from '#web/features/auth/auth-shell.tsx'

export function Page() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  return (
    <AuthFrame eyebrow={t('For hospitals')} title={t('Confirm this address')} seed="confirm-address">
      <AddressConfirmation token={query.get('token') ?? ''} />
    </AuthFrame>
  )
}
