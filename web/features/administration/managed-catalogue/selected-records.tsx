import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { CirclePause } from '#web/ui/icons/circle-pause.ts'
import { SelectionBar } from '#web/ui/toolbar.tsx'
import type { Selection } from './use-selection.ts'

type SelectedRecordsProps = {
  selection: Selection
  /** Number of matches of the search. */
  total: number
  busy: boolean
  onAsk: (isActive: boolean) => void
}

/** Shows the actions for the selected rows. */
export function SelectedRecords({ selection, total, busy, onAsk }: SelectedRecordsProps) {
  const { t } = useTranslation()
  const count = selection.isAll ? total : selection.ids.size
  if (count === 0) return null
  return (
    <SelectionBar count={count} onClear={selection.clear}>
      {!selection.isAll && selection.isWholePage && total > count && (
        <Button variant="ghost" size="sm" onClick={selection.chooseAll}>
          {t('Select all {{count}}', { count: total })}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        icon={<CircleCheck aria-hidden="true" />}
        onClick={() => onAsk(true)}
      >
        {t('Activate')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        icon={<CirclePause aria-hidden="true" />}
        onClick={() => onAsk(false)}
      >
        {t('Deactivate')}
      </Button>
    </SelectionBar>
  )
}
