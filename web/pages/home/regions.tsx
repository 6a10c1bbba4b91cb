import { Panorama } from '#web/art/art.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { Container, SectionHead } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './regions.module.css'

export function Regions() {
  const { t } = useTranslation()
  return (
    <section className={styles.regions} aria-labelledby="regions">
      <Container>
        <SectionHead
          id="regions"
          className={styles.head}
          title={t('All of Türkiye, one place to plan your care')}
          lead={t(
            'From the Aegean coast to the highlands of the east, see what each part of the country is known for.',
          )}
        >
          <ButtonLink variant="secondary" to={paths.whyTurkey}>
            {t('Why Türkiye')}
            <ArrowRight className={text.flip} aria-hidden="true" />
          </ButtonLink>
        </SectionHead>
        <div className={styles.arcade}>
          <Panorama className={styles.panorama} seed="home" width={1240} height={290} />
        </div>
      </Container>
    </section>
  )
}
