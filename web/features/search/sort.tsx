import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SORT_LABELS, SORTS, type Sort } from '#domain/search-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices, Radio } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'

type SortProps = { value: Sort | undefined; onChange: (sort: Sort) => void }

export function SortSelect({ value, onChange }: SortProps) {
  const { t } = useTranslation()
  return (
    <Select
      app
      className="inbox"
      label={t('Sort:')}
      value={value ?? 'relevance'}
      onChange={({ target }) => onChange(SORTS.find((one) => one === target.value) ?? 'relevance')}
      options={SORTS.map((one) => ({ value: one, label: t(SORT_LABELS[one]) }))}
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
      <Choices legend={t('Sort')} hideLegend className="">
        {SORTS.map((one) => (
          <Radio
            key={one}
            name={name}
            label={t(SORT_LABELS[one])}
            checked={(value ?? 'relevance') === one}
            onChange={() => onChange(one)}
          />
        ))}
      </Choices>
    </Dialog>
  )
}
