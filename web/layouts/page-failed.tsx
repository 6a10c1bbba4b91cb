import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Container } from '../ui/layout.tsx'
import { LoadFailed } from '../ui/query-view.tsx'

/** Replaces a page that threw an error or could not be loaded. */
export function PageFailed() {
  const { t } = useTranslation()
  return (
    <Container section>
      <LoadFailed label={t('Reload')} onRetry={() => location.reload()} />
    </Container>
  )
}
