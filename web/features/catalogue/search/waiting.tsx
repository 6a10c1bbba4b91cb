import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { BrowseTop } from './browse-top.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import styles from './waiting.module.css'

/** Shows the head of the search page and placeholders of results while its script loads. */
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

/** Shows a placeholder of the services page while its script loads. */
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
