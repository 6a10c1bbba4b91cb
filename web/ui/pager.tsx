/**
 * Pager({ page, pageCount, label? }) — first, previous, next, last: links that change `page` in the
 * address and keep the rest.
 */

import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link, useLocation } from '#web/routing/router.tsx'
import { ChevronFirst } from '#web/ui/icons/chevron-first.ts'
import { ChevronLast } from '#web/ui/icons/chevron-last.ts'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import button from './button.module.css'
import styles from './pager.module.css'
import text from './text.module.css'

type StepProps = { to: number; reachable: boolean; label: string; children: ReactNode }

function Step({ to, reachable, label, children }: StepProps) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  if (to > 1) query.set('page', String(to))
  else query.delete('page')
  if (!reachable)
    return (
      <span className={button.iconButton} aria-hidden="true">
        {children}
      </span>
    )
  return (
    <Link className={button.iconButton} to={{ pathname, search: query.toString() }} aria-label={label} title={label}>
      {children}
    </Link>
  )
}

type PagerProps = { page: number; pageCount: number; label?: string }

export function Pager({ page, pageCount, label }: PagerProps) {
  const { t } = useTranslation()
  if (pageCount <= 1) return null
  const before = page > 1
  const after = page < pageCount
  return (
    <nav className={styles.pager} aria-label={label ?? t('Pages')}>
      <Step to={1} reachable={before} label={t('First page')}>
        <ChevronFirst className={text.flip} aria-hidden="true" />
      </Step>
      <Step to={page - 1} reachable={before} label={t('Previous page')}>
        <ChevronLeft className={text.flip} aria-hidden="true" />
      </Step>
      <p className={text.num} aria-current="page">
        {t('Page {{page}} of {{pages}}', { page, pages: pageCount })}
      </p>
      <Step to={page + 1} reachable={after} label={t('Next page')}>
        <ChevronRight className={text.flip} aria-hidden="true" />
      </Step>
      <Step to={pageCount} reachable={after} label={t('Last page')}>
        <ChevronLast className={text.flip} aria-hidden="true" />
      </Step>
    </nav>
  )
}
