/**
 * Frame({ header, side?, footer?, children? }) — shared by all layouts: the skip link, and the page
 * with its loading and error states.
 */
import { clsx } from 'clsx'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Outlet, useLocation } from '#web/routing/router.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Container } from '../ui/layout.tsx'
import { RouteChanges } from '../ui/page-title.tsx'
import skeleton from '../ui/skeleton.module.css'
import { Spinner } from '../ui/spinner.tsx'
import text from '../ui/text.module.css'
import styles from './frame.module.css'
import { PageFailed } from './page-failed.tsx'

type FrameProps = {
  header?: ReactNode
  /** Shown beside header and page, for instance the menu of a panel. */
  side?: ReactNode
  footer?: ReactNode
  /** Replaces the page of the address. */
  children?: ReactNode
}

/** Shown until the script of a page or of its layout has loaded. */
export function PageLoading() {
  const { t } = useTranslation()
  return (
    <Container section className={skeleton.late}>
      <Spinner label={t('Loading...')} />
    </Container>
  )
}

function Content({ children }: Pick<FrameProps, 'children'>) {
  const { pathname } = useLocation()
  return (
    <main id="content" className={styles.content} tabIndex={-1}>
      <ErrorBoundary resetKey={pathname} fallback={() => <PageFailed />}>
        <Suspense fallback={<PageLoading />}>{children ?? <Outlet />}</Suspense>
      </ErrorBoundary>
    </main>
  )
}

export function Frame({ header, side, footer, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <>
      <a className={clsx(styles.skip, text.screenOnly)} href="#content">
        {t('Skip to content')}
      </a>
      <RouteChanges />
      {side ? (
        <div className={styles.beside}>
          {side}
          <div className={styles.panel}>
            {header}
            <Content>{children}</Content>
          </div>
        </div>
      ) : (
        <>
          {header}
          <Content>{children}</Content>
        </>
      )}
      {footer}
    </>
  )
}
