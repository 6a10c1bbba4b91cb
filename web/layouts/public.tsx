import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { RouteChanges } from '../ui/page-title.tsx'
import { LoadFailed } from '../ui/query-view.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export function PublicLayout() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <>
      <a className="skip" href="#content">
        {t('Skip to content')}
      </a>
      <Header />
      <RouteChanges />
      <main id="content" className="content" tabIndex={-1}>
        <ErrorBoundary
          resetKey={pathname}
          fallback={() => (
            <div className="page section">
              <LoadFailed onRetry={() => location.reload()} />
            </div>
          )}
        >
          <Suspense
            fallback={
              <div className="page section late">
                <Spinner label={t('Loading...')} />
              </div>
            }
          >
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  )
}
