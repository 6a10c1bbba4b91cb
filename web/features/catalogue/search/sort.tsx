import { SORT_LABELS, SORTS, type Sort } from '#domain/search-choices.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { InlineSelect } from './inline-select.tsx'

export type SortProps = {
  value: Sort | undefined
  onChange: (sort: Sort) => void
  /** Whether distance can be measured. */
  hasPlace: boolean
}

/** Returns the sort options. "Nearest" explains that it needs a place to measure from. */
export function useSortOptions(hasPlace: boolean) {
  const { t } = useTranslation()
  return SORTS.map((sort) => {
    const needsPlace = sort === 'distance' && !hasPlace
    return {
      value: sort,
      label: needsPlace ? t('Nearest (choose a city first)') : t(SORT_LABELS[sort]),
      disabled: needsPlace,
    }
  })
}

export function SortSelect({ value, onChange, hasPlace, className }: SortProps & { className?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <InlineSelect
      app
      className={className}
      label={t('Sort:')}
      value={value ?? 'relevance'}
      onChange={({ target }) => onChange(SORTS.find((sort) => sort === target.value) ?? 'relevance')}
      options={useSortOptions(hasPlace)}
    />
  )
}
