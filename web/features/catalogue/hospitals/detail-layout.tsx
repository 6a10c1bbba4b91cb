import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { BackLink, Button } from '#web/ui/button.tsx'
import { Container, Row, Stack } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './detail-layout.module.css'
import type { Place } from './lead-to.ts'

type DetailPageProps = {
  /** Above the columns, across the whole width. */
  top: ReactNode
  /** Name and facts. On phones the aside follows them. */
  head: ReactNode
  aside: ReactNode
  children: ReactNode
}

/** Lays out the page of a hospital or a doctor, with the booking card beside the details. */
export function DetailPage({ top, head, aside, children }: DetailPageProps) {
  return (
    <>
      {top}
      <Container className={styles.columns}>
        <div className={styles.head}>{head}</div>
        <div className={styles.aside}>{aside}</div>
        <div>{children}</div>
      </Container>
    </>
  )
}

/** Shows the back link and the page's actions if there is no picture above. */
export function DetailTop({ back, actions }: { back: ReactNode; actions: ReactNode }) {
  return (
    <Container>
      <Row between wrap className={styles.top}>
        {back}
        <Row as="span">{actions}</Row>
      </Row>
    </Container>
  )
}

type DetailSectionProps = { place: Place; title: ReactNode; end?: ReactNode; children: ReactNode }

export function DetailSection({ place, title, end, children }: DetailSectionProps) {
  return (
    <section id={place} tabIndex={-1} aria-labelledby={`${place}-title`} className={styles.section}>
      <Row between wrap className={styles.title}>
        <h2 id={`${place}-title`}>{title}</h2>
        {end}
      </Row>
      {children}
    </section>
  )
}

/** Shows the description of a hospital or a doctor. */
export function Description({ children }: { children: ReactNode }) {
  return <p className={styles.description}>{children}</p>
}

/**
 * Returns whether the visit has an earlier page. The router numbers its history entries, and the
 * first entry of a visit has the number 0.
 */
const cameFromHere = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0
const never = () => () => undefined

/** Goes back in history, or to the list of hospitals if the visitor came from outside. */
export function ReturnLink({ children }: { children: ReactNode }) {
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
  /** Only set if the server did not answer. */
  onRetry?: (() => void) | undefined
  children: ReactNode
}

export function DetailNotFound({ icon, title, onRetry, children }: DetailNotFoundProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Container section>
      <PageTitle>{title}</PageTitle>
      <DocumentFacts missing={onRetry === undefined} />
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

/** Shows placeholder boxes of a detail page while it loads. */
export function DetailSkeleton({ band = false }: { band?: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle>{t('Loading...')}</PageTitle>
      {band && <Skeleton className={styles.bandSkeleton} />}
      <Container className={styles.columns}>
        <Stack className={styles.head}>
          <Skeleton className={styles.nameSkeleton} />
          <Skeleton className={styles.metaSkeleton} />
          <Skeleton size="row" />
        </Stack>
        <Skeleton className={clsx(styles.aside, styles.asideSkeleton)} />
        <Stack className={styles.section}>
          <Skeleton size="row" />
          <Skeleton size="row" />
          <Skeleton size="row" />
        </Stack>
      </Container>
    </>
  )
}
