import { WebhookList } from '#web/features/developers/webhooks/webhook-list.tsx'
import { useReaderKey } from '#web/features/developers/developers/reference/reader-key.ts'
import { ModeSwitch, useViewingMode } from '#web/features/developers/developers/viewing-mode.tsx'
import { TestModePart } from '#web/features/developers/test-mode/test-mode-view.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Container, Row } from '#web/ui/layout.tsx'
import styles from './own.module.css'

export function Page() {
  const { t } = useTranslation()
  const mode = useViewingMode('live')
  const [, remember] = useReaderKey()
  return (
    <>
      <PageHead
        title={t('Webhooks')}
        lead={
          mode.isTest
            ? t('Webhooks of your test mode, and events fired by hand.')
            : t('Signed, retried with increasing delays, and kept for 30 days so they can be sent again.')
        }
      >
        <Row wrap className={styles.other}>
          <ButtonLink variant="secondary" to={paths.apiKeys}>
            {t('API keys')}
          </ButtonLink>
          <ModeSwitch mode={mode} />
        </Row>
      </PageHead>
      <Container className={styles.page}>
        {mode.isTest ? <TestModePart part="webhooks" onKey={remember} /> : <WebhookList />}
      </Container>
    </>
  )
}
