import {
  ALL,
  DEFAULT_SERVICE_SORT,
  SERVICE_SORT_LABELS,
  SERVICE_SORTS,
  type ServiceFilters,
} from '#web/features/catalogue/health-services/filter.ts'
import { BrowseTop } from '#web/features/catalogue/search/browse-top.tsx'
import { InlineSelect } from '#web/features/catalogue/search/inline-select.tsx'
import type { View } from '#web/features/catalogue/search/use-view.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ViewToggle } from '#web/ui/choice.tsx'
import { Input } from '#web/ui/field.tsx'
import { Search } from '#web/ui/icons/search.ts'
import styles from './service-bar.module.css'

type ServiceBarProps = {
  filters: ServiceFilters
  onChange: (change: Partial<ServiceFilters>) => void
  categories: readonly string[]
  /** Number of services per category. */
  counts: Readonly<Record<string, number>>
  view: View
  onView: (view: View) => void
}

/** Shows text, category, order and view of the services. */
export function ServiceBar({ filters, onChange, categories, counts, view, onView }: ServiceBarProps) {
  const { t } = useTranslation()
  // A removed category in an old address stays selectable until another is chosen.
  const choices = [...new Set([ALL, ...categories, filters.category])]
  const labelOf = (category: string) =>
    counts[category] === undefined
      ? t(category, { context: 'category' })
      : t('{{category}} ({{size}})', { category: t(category, { context: 'category' }), size: counts[category] })
  return (
    <BrowseTop title={t('Browse Health Services')}>
      <search>
        <form action={paths.services} className={styles.bar} onSubmit={(event) => event.preventDefault()}>
          <Input
            type="search"
            name="q"
            className={styles.words}
            label={t('Search services')}
            hideLabel
            icon={<Search aria-hidden="true" />}
            placeholder={t('Search name, description or category')}
            autoComplete="off"
            maxLength={200}
            value={filters.q}
            onChange={({ target }) => onChange({ q: target.value })}
          />
          <InlineSelect
            className={styles.category}
            label={t('Category:')}
            name="category"
            value={filters.category}
            onChange={({ target }) => onChange({ category: target.value })}
            options={choices.map((value) => ({ value, label: labelOf(value) }))}
          />
          <InlineSelect
            className={styles.sort}
            label={t('Sort:')}
            name="sort"
            value={filters.sort}
            onChange={({ target }) =>
              onChange({ sort: SERVICE_SORTS.find((sort) => sort === target.value) ?? DEFAULT_SERVICE_SORT })
            }
            options={SERVICE_SORTS.map((value) => ({ value, label: t(SERVICE_SORT_LABELS[value]) }))}
          />
          <ViewToggle value={view} onChange={onView} />
        </form>
      </search>
    </BrowseTop>
  )
}
