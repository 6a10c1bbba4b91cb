import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '#domain/fold.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Choices } from '../../ui/choice.tsx'
import { chosenServices, type SearchState, serviceKey, toggled, without } from './search-state.ts'

export type ServiceOption = { id: string; name: string; count?: number | undefined }

const FIRST = 5

/** Addresses name a service by name, in any spelling, or by id. */
export const isService = (option: ServiceOption, chosen: string) =>
  option.id === chosen || fold(option.name) === fold(chosen)

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

  const toggle = (option: ServiceOption, on: boolean) => {
    const others = chosen.filter((one) => !isService(option, one))
    onChange({ ...without(state, 'service'), services: toggled(others, serviceKey(option), on) })
  }
  return (
    <Choices legend={t('Services')} hideLegend className="">
      {shown.map((option) => (
        <Checkbox
          key={option.id}
          label={option.name}
          count={option.count === undefined ? undefined : formatNumber(option.count)}
          checked={isChosen(option)}
          onChange={({ target }) => toggle(option, target.checked)}
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
