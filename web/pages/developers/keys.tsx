import { KeyList } from '#web/features/developers/api-keys/key-list.tsx'
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
      <PageHead title={t('API keys')} lead={t('A key is shown once. We keep only its fingerprint.')}>
        <ButtonLink variant="secondary" className={styles.other} to={paths.webhooks}>
          {t('Webhooks')}
        </ButtonLink>
      </PageHead>
      <Container className={styles.page}>
        <KeyList />
      </Container>
    </>
  )
}
