import { AuthFrame } from '#web/features/accounts/auth/auth-shell.tsx'
import { LinkedProposal } from '#web/features/visits/appointments/linked-proposal.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSearchParams } from '#web/routing/router.tsx'

export function Page() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  return (
    <AuthFrame eyebrow={t('Your appointment')} title={t('Another time for your appointment')} seed="answer-proposal">
      <LinkedProposal token={query.get('token') ?? ''} />
    </AuthFrame>
  )
}
