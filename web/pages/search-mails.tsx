import { StopSearchMails } from '#web/features/accounts/account/stop-search-mails.tsx'
import { AuthFrame } from '#web/features/accounts/auth/auth-shell.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSearchParams } from '#web/routing/router.tsx'

export function Page() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  return (
    <AuthFrame eyebrow={t('Saved searches')} title={t('Stop the weekly email?')} seed="search-mails">
      <StopSearchMails token={query.get('token') ?? ''} />
    </AuthFrame>
  )
}
