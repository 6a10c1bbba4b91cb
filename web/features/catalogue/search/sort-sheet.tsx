import { useId } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices, Radio } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import filters from './filters.module.css'
import { type SortProps, useSortOptions } from './sort.tsx'

/** Shows the sort choice as a sheet, for the bar at the foot of a phone. */
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
