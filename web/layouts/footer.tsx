import { clsx } from 'clsx'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { ResultOf } from '#web/data/graphql.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { SiteSettings } from '#web/data/site-settings.ts'
import { useWide } from '#web/device/wide.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Frieze } from '../art/art.tsx'
import { Container } from '../ui/layout.tsx'
import text from '../ui/text.module.css'
import { Brand } from './brand.tsx'
import { Certificates, Company } from './company.tsx'
import styles from './footer.module.css'
import { FooterLinks, Group } from './footer-links.tsx'
import { Newsletter } from './newsletter.tsx'
import { SiteSelectors } from './site-selectors.tsx'

function Rights() {
  const { t } = useTranslation()
  const { now } = useClock()
  return (
    <p className={styles.rights}>
      <bdi dir="ltr">
        © {now().getUTCFullYear()} {PRODUCT_NAME}
      </bdi>
      . {t('All rights reserved.')}
    </p>
  )
}

/** Shows one line, for pages of a process such as booking. */
export function ShortFooter() {
  const { t } = useTranslation()
  return (
    <footer className={clsx(styles.footer, text.screenOnly)}>
      <Container className={styles.line}>
        <Rights />
        <nav className={styles.shortLinks} aria-label={t('Footer')}>
          <Link to={paths.help}>{t('Help')}</Link>
          <Link to={paths.document('privacy')}>{t('Privacy')}</Link>
          <Link to={paths.document('terms')}>{t('Terms')}</Link>
        </nav>
        <SiteSelectors />
      </Container>
    </footer>
  )
}

type Site = ResultOf<typeof SiteSettings>['siteSettings']

/** On phones the details of the operator are folded. */
function AboutCompany({ site }: { site: Site }) {
  const { t } = useTranslation()
  return (
    <Group title={t('Company details and certificates')}>
      <Company site={site} />
      <Certificates certificates={site.certificates} />
    </Group>
  )
}

export function Footer() {
  const { t } = useTranslation()
  const wide = useWide()
  const { data } = useFreshQuery(SiteSettings, { ttl: TTL.catalogue })
  const site = data?.siteSettings
  return (
    <>
      <div className={clsx(styles.frieze, text.screenOnly)} aria-hidden="true">
        <Frieze seed="footer" lazy />
      </div>
      <footer className={clsx(styles.footer, text.screenOnly)}>
        <Container className={styles.inside}>
          <div className={styles.upper}>
            <div>
              <Brand onBand />
              <p className={styles.about}>
                {t(
                  '{{product}} helps international patients find hospitals, doctors and health services in Türkiye and book appointments.',
                  { product: PRODUCT_NAME },
                )}
              </p>
              <Newsletter />
            </div>
            <FooterLinks className={styles.columns} statusPageUrl={site?.statusPageUrl} />
          </div>
          {site && (wide ? <Company site={site} /> : <AboutCompany site={site} />)}
          {site?.footerNote && <p className={styles.note}>{site.footerNote}</p>}
          <div className={styles.end}>
            {site && wide && <Certificates certificates={site.certificates} />}
            <SiteSelectors />
            <Rights />
          </div>
        </Container>
      </footer>
    </>
  )
}
