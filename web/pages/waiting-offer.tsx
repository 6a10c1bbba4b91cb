import { AuthFrame } from '#web/features/accounts/auth/auth-shell.tsx'
import { LinkedOffer } from '#web/features/visits/waiting-list/linked-offer.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSearchParams } from '#web/routing/router.tsx'

export function Page() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  return (
    <AuthFrame eyebrow={t('Waiting list')} title={t('A time has opened for you')} seed="waiting-offer">
      <LinkedOffer token={query.get('token') ?? ''} />
    </AuthFrame>
  )
}
