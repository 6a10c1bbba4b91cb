import { useId } from 'react'
import { isNamedBy, nearestPages, wordsOfAddress } from '#domain/nearest-pages.ts'
import { PAGES } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHydrated } from '#web/rendering/first-render.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link, useLocation } from '#web/routing/router.tsx'
import { WallPage } from '../layouts/wall-page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { Container, Eyebrow, Row, Stack } from '../ui/layout.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import text from '../ui/text.module.css'
import styles from './not-found.module.css'

const NearAddress = graphql(`
  query NearAddress($q: String!) {
    hospitals(search: { q: $q }, limit: 3) {
      items {
        id
        name
      }
    }
    doctors(search: { q: $q }, limit: 3) {
      items {
        id
        fullName
      }
    }
    healthServices(search: { q: $q }, limit: 3) {
      items {
        id
        name
      }
    }
  }
`)

/** Returns hospitals, doctors and treatments that the words of the address match. */
function useNearRecords(words: string) {
  // Bots request thousands of guessed addresses, so only a hydrated page queries.
  const hydrated = useHydrated()
  const { data } = useFreshQuery(NearAddress, {
    variables: { q: words },
    ttl: TTL.search,
    skip: !hydrated || words === '',
  })
  if (!data) return []
  return [
    ...data.hospitals.items.map((hospital) => ({ to: paths.hospital(hospital), name: hospital.name })),
    ...data.doctors.items.map((doctor) => ({ to: paths.doctor(doctor), name: doctor.fullName })),
    ...data.healthServices.items.map(({ name }) => ({ to: paths.search({ q: name }), name })),
  ].filter(({ name }) => isNamedBy(name, words))
}

function Nearest({ pathname }: { pathname: string }) {
  const { t } = useTranslation()
  const words = wordsOfAddress(pathname)
  const records = useNearRecords(words)
  const pages = nearestPages(pathname)
  const id = useId()
  if (pages.length === 0 && records.length === 0) return null
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{t('Perhaps you meant')}</h2>
      <ul className={styles.nearest}>
        {pages.map((name) => (
          <li key={name}>
            <Link className={text.link} to={PAGES[name].address}>
              {t(PAGES[name].title ?? '', { product: PRODUCT_NAME })}
            </Link>
          </li>
        ))}
        {records.map(({ to, name }) => (
          <li key={to}>
            <Link className={text.link} to={to}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <>
      <WallPage
        fallen
        actions={
          <>
            <ButtonLink size="lg" to={paths.home}>
              {t('Go to homepage')}
            </ButtonLink>
            <ButtonLink size="lg" variant="secondary" to={paths.services}>
              {t('Browse Services')}
            </ButtonLink>
          </>
        }
      >
        <PageTitle>{t('Page Not Found')}</PageTitle>
        <Eyebrow>404</Eyebrow>
        <h1>{t('Page Not Found')}</h1>
        <p className={text.lead}>
          {t("Sorry, we couldn't find the page you're looking for. The page may have been moved or deleted.")}
        </p>
      </WallPage>
      <Container className={styles.further}>
        <Nearest pathname={pathname} />
        <search>
          <form action={PAGES.search.address} className={styles.search}>
            <Row align="end" wrap>
              <Input label={t('Search hospitals and doctors')} name="q" type="search" className={styles.field ?? ''} />
              <Button type="submit">{t('Search')}</Button>
            </Row>
          </form>
        </search>
      </Container>
    </>
  )
}
