/**
 * Skeleton({ className }) — one shimmering box; give it the height and width of what comes, e.g. className="h-5 w-40".
 * Loading({ label?, children }) — skeletons that appear after 150 ms, read as one "Loading...".
 */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export function Skeleton({ className = '' }: { className?: string }) {
  return <span className={`skel ${className}`} />
}

export function Loading({ label, className, children }: { label?: string; className?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={className} aria-busy="true">
      <p className="sr-only" role="status">
        {label ?? t('Loading...')}
      </p>
      <div className="late" aria-hidden="true">
        {children}
      </div>
    </div>
  )
}
