import { useState } from 'react'
import { convert, DEFAULT_CURRENCY, PRICE_RANGES } from '#domain/money.ts'
import { useRates } from '#web/data/rates.tsx'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Choices, Pill } from '#web/ui/choice.tsx'
import { Input } from '#web/ui/field.tsx'
import type { Counts } from './choices.ts'
import filters from './filters.module.css'
import styles from './price-filter.module.css'
import { usePriceNotes } from './price-notes.ts'
import type { SearchState } from '#domain/search-address.ts'
import { toggled, without } from './search-state.ts'

type PriceFilterProps = {
  state: SearchState
  onChange: (next: SearchState) => void
  counts: Counts
  treatment: string | undefined
}

/**
 * Filters by price from and to if a treatment is searched. Otherwise bands are enough, because
 * prices of different treatments are hardly comparable.
 */
export function PriceFilter({ state, onChange, counts, treatment }: PriceFilterProps) {
  const spanned = state.priceFrom !== undefined || state.priceTo !== undefined
  if (treatment || spanned) return <PriceSpan state={state} onChange={onChange} />
  return <PriceBands state={state} onChange={onChange} counts={counts} />
}

function PriceBands({ state, onChange, counts }: Omit<PriceFilterProps, 'treatment'>) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const noteOf = usePriceNotes()
  return (
    <Choices legend={t('Price')} hideLegend className={filters.pills}>
      {PRICE_RANGES.map((range) => {
        const count = counts.priceRanges?.[range]
        return (
          <Pill
            key={range}
            // Without the sign, which screen readers would read as dollars.
            aria-label={noteOf(range)}
            label={<bdi dir="ltr">{range}</bdi>}
            note={
              <>
                <bdi>{noteOf(range)}</bdi>
                {count !== undefined && ` · ${formatNumber(count)}`}
              </>
            }
            checked={state.priceRange?.includes(range) ?? false}
            onChange={({ target }) =>
              onChange({ ...state, priceRange: toggled(state.priceRange, range, target.checked) })
            }
          />
        )
      })}
    </Choices>
  )
}

function PriceSpan({ state, onChange }: Pick<PriceFilterProps, 'state' | 'onChange'>) {
  const { t } = useTranslation()
  const { currency } = usePreferences()
  const rates = useRates()?.rates
  const addressCurrency = state.priceCurrency ?? DEFAULT_CURRENCY
  const inOwn = (amount: number) => {
    if (addressCurrency === currency) return String(amount)
    return rates ? String(Math.round(convert(amount, addressCurrency, { to: currency, rates }))) : ''
  }
  const shown = (amount: number | undefined) => (amount === undefined ? '' : inOwn(amount))
  const from = shown(state.priceFrom)
  const to = shown(state.priceTo)
  const commit = (lowest: string, highest: string) => {
    if (lowest === from && highest === to) return
    const rest = without(state, 'priceFrom', 'priceTo', 'priceCurrency', 'priceRange')
    if (!lowest && !highest) return onChange(rest)
    onChange({
      ...rest,
      priceCurrency: currency,
      ...(lowest && { priceFrom: Number(lowest) }),
      ...(highest && { priceTo: Number(highest) }),
    })
  }
  return (
    <div className={styles.span}>
      <Amount label={t('From, {{currency}}', { currency })} value={from} onCommit={(lowest) => commit(lowest, to)} />
      <span aria-hidden="true">–</span>
      <Amount label={t('To, {{currency}}', { currency })} value={to} onCommit={(highest) => commit(from, highest)} />
    </div>
  )
}

type AmountProps = { label: string; value: string; onCommit: (value: string) => void }

/** Edits an amount in whole units, applied on Enter or blur. */
function Amount({ label, value, onCommit }: AmountProps) {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (lastValue !== value) {
    setLastValue(value)
    setText(value)
  }
  return (
    <Input
      app
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={text}
      onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
      onBlur={() => onCommit(text)}
      onKeyDown={({ key }) => key === 'Enter' && onCommit(text)}
    />
  )
}
