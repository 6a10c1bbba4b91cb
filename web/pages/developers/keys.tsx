import { KeyList } from '#web/features/developers/api-keys/key-list.tsx'
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
        title={t('API keys')}
        lead={
          mode.isTest
            ? t('Keys of your test mode. They reach only your test hospital.')
            : t('A key is shown once. We keep only its fingerprint.')
        }
      >
        <Row wrap className={styles.other}>
          <ButtonLink variant="secondary" to={paths.webhooks}>
            {t('Webhooks')}
          </ButtonLink>
          <ModeSwitch mode={mode} />
        </Row>
      </PageHead>
      <Container className={styles.page}>
        {mode.isTest ? <TestModePart part="keys" onKey={remember} /> : <KeyList />}
      </Container>
    </>
  )
}
