import { useState } from 'react'
import { fold } from '#domain/fold.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import { Input } from '#web/ui/field.tsx'
import { Search } from '#web/ui/icons/search.ts'
import text from '#web/ui/text.module.css'
import type { FilterChoices } from './choices.ts'
import filters from './filters.module.css'
import type { SearchState } from '#domain/search-address.ts'
import { chosenServices, isService, type ServiceOption, withRecognised, without, withService } from './search-state.ts'
import styles from './service-filter.module.css'

const FIRST = 5

type ServiceFilterProps = {
  state: SearchState
  onChange: (next: SearchState) => void
  choices: FilterChoices
  /** Treatments that the text means, which are ticked until others are chosen. */
  recognised: readonly ServiceOption[]
  /** The search without its text, for when the last of these is no longer ticked. */
  withoutText: SearchState
}

/**
 * Lists treatments with their numbers of results. Chosen ones come first and are always shown.
 * Those without results are only found by name.
 */
export function ServiceFilter({ state, onChange, choices, recognised, withoutText }: ServiceFilterProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const [all, showAll] = useState(false)
  const [typed, setTyped] = useState('')
  const ticked = withRecognised(state, recognised)
  const chosen = chosenServices(ticked)
  const change = (option: ServiceOption, on: boolean) => {
    const next = withService(ticked, choices.services, option.id, on)
    onChange(chosenServices(next).length === 0 ? without(withoutText, 'service', 'services') : next)
  }
  const chosenOptions = new Set(choices.services.filter((option) => chosen.some((entry) => isService(option, entry))))
  const isChosen = (option: ServiceOption) => chosenOptions.has(option)
  const key = fold(typed).trim()
  const ordered = choices.services.toSorted(
    (a, b) => Number(isChosen(b)) - Number(isChosen(a)) || (b.count ?? 0) - (a.count ?? 0),
  )
  const matches = ordered.filter((option) =>
    key ? fold(option.name).includes(key) : option.count !== 0 || isChosen(option),
  )
  const shown = all || key ? matches : matches.filter((option, at) => at < FIRST || isChosen(option))

  return (
    <>
      <Input
        app
        type="search"
        className={styles.find}
        label={t('Find in {{count}} treatments', { count: ordered.length })}
        hideLabel
        placeholder={t('Find in {{count}} treatments', { count: ordered.length })}
        icon={<Search aria-hidden="true" />}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {key && matches.length === 0 && <p className={text.note}>{t('No results found')}</p>}
      <Choices legend={t('Treatments')} hideLegend className={filters.list}>
        {shown.map((option) => (
          <Checkbox
            key={option.id}
            label={option.name}
            count={option.count === undefined ? undefined : formatNumber(option.count)}
            checked={isChosen(option)}
            onChange={({ target }) => change(option, target.checked)}
          />
        ))}
        {matches.length > shown.length && (
          <Button variant="ghost" size="sm" className={styles.more} onClick={() => showAll(true)}>
            {t('Show {{count}} more', { count: matches.length - shown.length })}
          </Button>
        )}
      </Choices>
      {choices.failed && (
        <Banner
          tone="warn"
          action={
            <button type="button" onClick={choices.retry}>
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
