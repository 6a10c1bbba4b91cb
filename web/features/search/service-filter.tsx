import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import filters from './filters.module.css'
import { chosenServices, isService, type SearchState, type ServiceOption, withService } from './search-state.ts'
import styles from './service-filter.module.css'

const FIRST = 5

export type ServiceChoice = { services: readonly ServiceOption[]; failed: boolean; retry: () => void }

type ServiceFilterProps = {
  state: SearchState
  onChange: (next: SearchState) => void
  choice: ServiceChoice
}

/** Services with the number of results each would leave; the chosen ones always show. */
export function ServiceFilter({ state, onChange, choice }: ServiceFilterProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const [all, showAll] = useState(false)
  const chosen = chosenServices(state)
  const isChosen = (option: ServiceOption) => chosen.some((entry) => isService(option, entry))
  const ordered = [...choice.services].sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const shown = all ? ordered : ordered.filter((option, at) => at < FIRST || isChosen(option))

  return (
    <>
      <Choices legend={t('Services')} hideLegend className={filters.list}>
        {shown.map((option) => (
          <Checkbox
            key={option.id}
            label={option.name}
            count={option.count === undefined ? undefined : formatNumber(option.count)}
            checked={isChosen(option)}
            onChange={({ target }) => onChange(withService(state, choice.services, option.id, target.checked))}
          />
        ))}
        {ordered.length > shown.length && (
          <Button variant="ghost" size="sm" className={styles.more} onClick={() => showAll(true)}>
            {t('Show {{count}} more', { count: ordered.length - shown.length })}
          </Button>
        )}
      </Choices>
      {choice.failed && (
        <Banner
          tone="warn"
          action={
            <button type="button" onClick={choice.retry}>
              {t('Try Again')}
            </button>
          }
        >
          {t('The services could not be loaded.')}
        </Banner>
      )}
    </>
  )
}
