import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SORT_LABELS, SORTS, type Sort } from '#domain/search-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices, Radio } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import filters from './filters.module.css'
import { InlineSelect } from './inline-select.tsx'

type SortProps = {
  value: Sort | undefined
  onChange: (sort: Sort) => void
  /** Whether distance can be measured. */
  hasPlace: boolean
}

/** "Nearest" says what it needs, where it has no place to measure from. */
function useSortOptions(hasPlace: boolean) {
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

/** The same choice as a sheet, for the bar at the foot of a phone. */
export function SortSheet({
  value,
  onChange,
  hasPlace,
  open,
  onClose,
}: SortProps & { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const name = useId()
  const options = useSortOptions(hasPlace)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Sort')}
      actions={<Button onClick={onClose}>{t('Show Results')}</Button>}
    >
      <Choices legend={t('Sort')} hideLegend className={filters.list}>
        {options.map(({ value: sort, label, disabled }) => (
          <Radio
            key={sort}
            name={name}
            label={label}
            disabled={disabled}
            checked={(value ?? 'relevance') === sort}
            onChange={() => onChange(sort)}
          />
        ))}
      </Choices>
    </Dialog>
  )
}
