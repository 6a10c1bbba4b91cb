/**
 * Skeleton({ size?: 'line'|'title'|'control'|'row'|'card'|'panel', className }) — one shimmering
 * box as wide as its container. A class of the caller's module gives it another width, height or
 * margin.
 * Loading({ label?, children }) — skeletons that appear after 150 ms, read as one "Loading...".
 */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './skeleton.module.css'
import text from './text.module.css'

/** Heights in rem: 1.25, 1.75, 2.75, 6, 13, 24. */
type Size = 'line' | 'title' | 'control' | 'row' | 'card' | 'panel'

export function Skeleton({ size, className }: { size?: Size; className?: string | undefined }) {
  return <span className={clsx(styles.skeleton, size && styles[size], className)} />
}

type LoadingProps = { label?: string; className?: string | undefined; children: ReactNode }

export function Loading({ label, className, children }: LoadingProps) {
  const { t } = useTranslation()
  return (
    <div className={className} aria-busy="true">
      <p className={text.visuallyHidden} role="status">
        {label ?? t('Loading...')}
      </p>
      <div className={styles.late} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}
