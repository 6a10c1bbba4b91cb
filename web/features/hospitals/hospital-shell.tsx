import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Back to where the visitor came from; who came in from outside goes to the list of hospitals. */
export function ReturnLink({ children }: { children: ReactNode }) {
  const cameFromHere = ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0
  return cameFromHere ? (
    <BackLink>{children}</BackLink>
  ) : (
    <BackLink to={paths.search({ type: 'hospitals' })}>{children}</BackLink>
  )
}

/** The boxes of a detail page while it loads. */
export function DetailSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="page pt-3">
      <PageTitle>{t('Loading...')}</PageTitle>
      <Skeleton className="h-[15.5rem] lg:h-[27rem] w-full mt-13 mb-9" />
      <div className="hosp">
        <div className="stack">
          <Skeleton className="h-12 w-3/5" />
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-28 w-full mt-8" />
          <Skeleton className="h-24 w-full mt-8" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
        <Skeleton className="h-[22rem] w-full mt-9" />
      </div>
    </div>
  )
}
