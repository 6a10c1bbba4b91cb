import { WebhookList } from '#web/features/developers/webhooks/webhook-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Container } from '#web/ui/layout.tsx'
import styles from './own.module.css'

export function Page() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead
        title={t('Webhooks')}
        lead={t('Signed, retried with increasing delays, and kept for 30 days so they can be sent again.')}
      >
        <ButtonLink variant="secondary" className={styles.other} to={paths.apiKeys}>
          {t('API keys')}
        </ButtonLink>
      </PageHead>
      <Container className={styles.page}>
        <WebhookList />
      </Container>
    </>
  )
}
