import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#domain/product.ts'
import { Frieze } from '../art/art.tsx'
import { TTL, useFreshQuery } from '../freshness.ts'
import { graphql } from '../graphql.ts'
import { Container } from '../ui/layout.tsx'
import text from '../ui/text.module.css'
import { Brand } from './brand.tsx'
import { Company } from './company.tsx'
import styles from './footer.module.css'
import { FooterLinks } from './footer-links.tsx'
import { Newsletter } from './newsletter.tsx'
import { SiteSelectors } from './site-selectors.tsx'

const SiteSettings = graphql(`
  query SiteSettings {
    siteSettings {
      companyName
      tradeRegistry
      mersis
      phone
      email
      statusPageUrl
      certificates
      offices {
        name
        lines
      }
    }
  }
`)

export function Footer() {
  const { t } = useTranslation()
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
                  '{{product}} helps international patients find hospitals, doctors and health services in Turkey and book appointments.',
                  { product: PRODUCT_NAME },
                )}
              </p>
              <Newsletter />
            </div>
            <FooterLinks className={styles.columns} statusPageUrl={site?.statusPageUrl} />
          </div>
          <div className={styles.company}>{site && <Company site={site} />}</div>
          <div className={styles.end}>
            <div className={styles.certificates}>
              {site?.certificates.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </div>
            <SiteSelectors />
            <p className={styles.rights}>
              <bdi dir="ltr">
                © {new Date().getFullYear()} {PRODUCT_NAME}.
              </bdi>{' '}
              {t('All rights reserved.')}
            </p>
          </div>
        </Container>
      </footer>
    </>
  )
}
