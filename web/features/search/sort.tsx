import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SORT_LABELS, SORTS, type Sort } from '#domain/search-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices, Radio } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import filters from './filters.module.css'
import { InlineSelect } from './inline-select.tsx'

type SortProps = { value: Sort | undefined; onChange: (sort: Sort) => void }

export function SortSelect({ value, onChange, className }: SortProps & { className?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <InlineSelect
      app
      className={className}
      label={t('Sort:')}
      value={value ?? 'relevance'}
      onChange={({ target }) => onChange(SORTS.find((sort) => sort === target.value) ?? 'relevance')}
      options={SORTS.map((sort) => ({ value: sort, label: t(SORT_LABELS[sort]) }))}
    />
  )
}

/** The same choice as a sheet, for the bar at the foot of a phone. */
export function SortSheet({ value, onChange, open, onClose }: SortProps & { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Sort')}
      actions={<Button onClick={onClose}>{t('Show Results')}</Button>}
    >
      <Choices legend={t('Sort')} hideLegend className={filters.list}>
        {SORTS.map((sort) => (
          <Radio
            key={sort}
            name={name}
            label={t(SORT_LABELS[sort])}
            checked={(value ?? 'relevance') === sort}
            onChange={() => onChange(sort)}
          />
        ))}
      </Choices>
    </Dialog>
  )
}
