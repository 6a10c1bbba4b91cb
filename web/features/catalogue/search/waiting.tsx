import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { BrowseTop } from './browse-top.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import styles from './waiting.module.css'

/** The search page while its script is on its way: its head, and where the results will stand. */
export function SearchWaiting() {
  const { t } = useTranslation()
  return (
    <>
      <BrowseTop title={t('Search hospitals and doctors')} hideTitle>
        <Skeleton className={styles.bar} />
      </BrowseTop>
      <Container className={styles.columns}>
        <Skeleton className={styles.panel} />
        <Loading>
          <ResultSkeleton view="list" />
        </Loading>
      </Container>
    </>
  )
}

/** The services page while its script is on its way. */
export function ServicesWaiting() {
  const { t } = useTranslation()
  return (
    <>
      <BrowseTop title={t('Browse Health Services')}>
        <Skeleton className={styles.bar} />
      </BrowseTop>
      <Container className={styles.list}>
        <Loading>
          <ResultSkeleton view="list" />
        </Loading>
      </Container>
    </>
  )
}
