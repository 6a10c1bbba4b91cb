import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container, SectionHead } from '#web/ui/layout.tsx'
import styles from '../developers.module.css'

/** Shows what test mode is, and the way to it. */
export function TestModeSection() {
  const { t } = useTranslation()
  return (
    <Container section className={styles.close}>
      <SectionHead
        id="test-mode"
        title={t('Test mode')}
        lead={t('Try everything against a hospital of your own. No real hospital is asked, and no email is sent.')}
      >
        <ButtonLink variant="secondary" to={paths.testMode}>
          {t('Open test mode')}
        </ButtonLink>
      </SectionHead>
    </Container>
  )
}
