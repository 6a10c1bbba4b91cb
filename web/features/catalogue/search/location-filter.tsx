import { type SyntheticEvent, useState } from 'react'
import { provinceNames } from '#domain/provinces.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { LocateFixed } from '#web/ui/icons/locate-fixed.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import styles from './location-filter.module.css'
import { useProvinceNames } from './province-names.ts'

export type LocationFilterProps = {
  value: string | undefined
  onChange: (location: string | undefined) => void
  onLocate: () => void
  locating: boolean
}

/** Applies a province at once, and other text (a district, a former name) on Enter or blur. */
export function LocationFilter({ value, onChange, onLocate, locating }: LocationFilterProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value ?? '')
  const [lastValue, setLastValue] = useState(value)
  const { nameOf, options, provinceOf, spellingsOf, wake } = useProvinceNames(text)
  if (lastValue !== value) {
    setLastValue(value)
    setText(value ?? '')
  }

  const commit = (typed: string) => {
    const next = provinceOf(typed.trim()) || undefined
    if (next !== value) onChange(next)
  }
  /** Reads the field itself, because a list that has just filled it may be ahead of the state. */
  const commitField = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) commit(target.value)
  }
  const type = (next: string) => {
    setText(next)
    if (next.trim() === '' || options.includes(next) || provinceNames.includes(next)) commit(next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the field inside
    <div onFocus={wake} onBlur={commitField} onKeyUp={(event) => event.key === 'Enter' && commitField(event)}>
      <Combobox
        label={t('City')}
        hideLabel
        app
        placeholder={t('Any of 81 provinces')}
        icon={<MapPin aria-hidden="true" />}
        options={options}
        spellingsOf={spellingsOf}
        value={provinceNames.includes(text) ? nameOf(text) : text}
        onChange={type}
      />
      <Button
        variant="ghost"
        size="sm"
        className={styles.locate}
        busy={locating}
        icon={<LocateFixed aria-hidden="true" />}
        onClick={onLocate}
      >
        {t('Use my location')}
      </Button>
    </div>
  )
}
