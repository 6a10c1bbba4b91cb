import { clsx } from 'clsx'
import { Niche, TileWall } from '#web/art/art.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { publisher } from '#web/rendering/statements.ts'
import { paths } from '#web/routing/paths.ts'
import { Container, Eyebrow } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import text from '#web/ui/text.module.css'
import styles from './hero.module.css'
import { Promises } from './promises.tsx'

/** Introduces the product beside the tile wall with its niche. */
export function Hero() {
  const { t } = useTranslation()
  const lead = t(
    'Compare hospitals, clinics and doctors by quality, wait times and patient reviews, then request an appointment in a few minutes.',
  )
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <PageTitle>{t('Find the right care')}</PageTitle>
      <DocumentFacts canonical={paths.home} description={lead} statements={import.meta.env.SSR && publisher} />
      <div className={styles.picture} aria-hidden="true">
        <TileWall className={styles.wall} seed="hero" width={1700} height={935} period={85} />
        <Niche className={styles.niche} seed="star" lift={112} />
      </div>
      <Container className={styles.container}>
        <div className={styles.copy}>
          <Eyebrow>{t('Hospitals, clinics and doctors in Türkiye')}</Eyebrow>
          <h1 className={clsx(text.display, styles.title)} id="hero">
            {t('Find the right care, right when you need it')}
          </h1>
          <p className={clsx(text.lead, styles.lead)}>{lead}</p>
          <div className={styles.promises}>
            <Promises />
          </div>
        </div>
      </Container>
    </section>
  )
}
