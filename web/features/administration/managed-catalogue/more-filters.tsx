/**
 * MoreFilters({ names, values, children }) — filters that are used less often, in a panel under one
 * button, so that the toolbar stays in one row. The button counts the active ones.
 */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import button from '#web/ui/button.module.css'
import { Dropdown } from '#web/ui/dropdown.tsx'
import { SlidersHorizontal } from '#web/ui/icons/sliders-horizontal.ts'
import type { Filters } from './list-address.ts'
import styles from './more-filters.module.css'

type MoreFiltersProps = {
  /** Names of the filters in the panel, as in the address. */
  names: readonly string[]
  values: Filters
  children: ReactNode
}

export function MoreFilters({ names, values, children }: MoreFiltersProps) {
  const { t } = useTranslation()
  const count = names.filter((name) => values[name]).length
  return (
    <Dropdown
      fromStart
      className={styles.more ?? ''}
      label={t('More Filters')}
      trigger={(aria) => (
        <button type="button" className={clsx(button.button, button.secondary)} {...aria}>
          <SlidersHorizontal aria-hidden="true" />
          {count > 0 ? t('More Filters ({{number}})', { number: count }) : t('More Filters')}
        </button>
      )}
    >
      <div className={styles.panel}>{children}</div>
    </Dropdown>
  )
}
