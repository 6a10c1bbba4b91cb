import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import { chosenServices, isService, type SearchState, type ServiceOption, withService } from './search-state.ts'

const FIRST = 5

type ServiceFilterProps = {
  state: SearchState
  onChange: (next: SearchState) => void
  services: readonly ServiceOption[]
}

/** Services with the number of results each would leave; the chosen ones always show. */
export function ServiceFilter({ state, onChange, services }: ServiceFilterProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const [all, showAll] = useState(false)
  const chosen = chosenServices(state)
  const isChosen = (option: ServiceOption) => chosen.some((one) => isService(option, one))
  const ordered = [...services].sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const shown = all ? ordered : ordered.filter((option, at) => at < FIRST || isChosen(option))

  return (
    <Choices legend={t('Services')} hideLegend className="">
      {shown.map((option) => (
        <Checkbox
          key={option.id}
          label={option.name}
          count={option.count === undefined ? undefined : formatNumber(option.count)}
          checked={isChosen(option)}
          onChange={({ target }) => onChange(withService(state, services, option.id, target.checked))}
        />
      ))}
      {ordered.length > shown.length && (
        <Button variant="ghost" size="sm" className="-ms-3" onClick={() => showAll(true)}>
          {t('Show {{count}} more', { count: ordered.length - shown.length })}
        </Button>
      )}
    </Choices>
  )
}
