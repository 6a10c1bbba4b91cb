import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { BackLink, Button } from '#web/ui/button.tsx'
import { Container, Stack } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './detail-layout.module.css'

type DetailPageProps = {
  back: ReactNode
  /** Across the whole width, above the columns. */
  banner?: ReactNode
  aside: ReactNode
  children: ReactNode
}

/** The page of a hospital or a doctor: what there is to know, and beside it how to book. */
export function DetailPage({ back, banner, aside, children }: DetailPageProps) {
  return (
    <Container className={styles.page}>
      <ReturnLink>{back}</ReturnLink>
      {banner}
      <div className={styles.columns}>
        <div>{children}</div>
        {aside}
      </div>
    </Container>
  )
}

export function DetailSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** What a hospital or a doctor says about itself. */
export function Description({ children }: { children: ReactNode }) {
  return (
    <p className={styles.description} dir="auto">
      {children}
    </p>
  )
}

/** The router numbers its entries; the first one of a visit has the number 0 and nothing before it. */
const cameFromHere = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0
const never = () => () => undefined

/** Back to where the visitor came from; who came in from outside goes to the list of hospitals. */
function ReturnLink({ children }: { children: ReactNode }) {
  const canGoBack = useSyncExternalStore(never, cameFromHere, () => false)
  return canGoBack ? (
    <BackLink>{children}</BackLink>
  ) : (
    <BackLink to={paths.search({ type: 'hospitals' })}>{children}</BackLink>
  )
}

type DetailNotFoundProps = {
  icon: ReactNode
  title: string
  /** Only where the server did not answer. */
  onRetry?: (() => void) | undefined
  children: ReactNode
}

export function DetailNotFound({ icon, title, onRetry, children }: DetailNotFoundProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Container section>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        icon={icon}
        title={title}
        action={
          <>
            <Button onClick={() => navigate(-1)}>{t('Go Back')}</Button>
            {onRetry && (
              <Button variant="secondary" onClick={onRetry}>
                {t('Try Again')}
              </Button>
            )}
          </>
        }
      >
        {children}
      </EmptyState>
    </Container>
  )
}

/** The boxes of a detail page while it loads. */
export function DetailSkeleton() {
  const { t } = useTranslation()
  return (
    <Container className={styles.page}>
      <PageTitle>{t('Loading...')}</PageTitle>
      <Skeleton className={styles.bannerSkeleton} />
      <div className={styles.columns}>
        <Stack>
          <Skeleton className={styles.nameSkeleton} />
          <Skeleton className={styles.metaSkeleton} />
          <Skeleton size="row" className={styles.partSkeleton} />
          <Skeleton size="row" className={styles.partSkeleton} />
          <Skeleton size="row" />
          <Skeleton size="row" />
        </Stack>
        <Skeleton className={styles.asideSkeleton} />
      </div>
    </Container>
  )
}
