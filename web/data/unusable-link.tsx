import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'

/** The link could not be used: it is broken, or the proposal could not be loaded. */
export function UnusableLink({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Banner tone="stop">{t(message)}</Banner>
      {onRetry && (
        <Button size="lg" block onClick={onRetry}>
          {t('Try Again')}
        </Button>
      )}
      <ButtonLink size="lg" block variant={onRetry ? 'secondary' : 'primary'} to={paths.myAppointments}>
        {t('View my appointments')}
      </ButtonLink>
    </Stack>
  )
}
