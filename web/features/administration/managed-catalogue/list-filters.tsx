import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Select } from '#web/ui/field.tsx'
import type { Filters } from './list-address.ts'
import styles from './managed-list.module.css'

export type ListFilter = {
  /** Name in the address and in the API. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

type ListFiltersProps = {
  filters: readonly ListFilter[]
  values: Filters
  onChange: (changes: Record<string, string | undefined>) => void
}

/** Shows the filters. A filter without a choice shows its label. */
export function ListFilters({ filters, values, onChange }: ListFiltersProps) {
  return filters.map(({ name, label, options }) => (
    <Select
      key={name}
      app
      className={styles.filter ?? ''}
      label={label}
      hideLabel
      placeholder={label}
      options={options}
      value={values[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value || undefined })}
    />
  ))
}

/** Returns the status filter, which every list has. */
export function useStatusFilter(): ListFilter {
  const { t } = useTranslation()
  return {
    name: 'status',
    label: t('All statuses'),
    options: [
      { value: 'active', label: t('Active', { context: 'record' }) },
      { value: 'inactive', label: t('Inactive', { context: 'record' }) },
    ],
  }
}
