import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SPECIALTIES } from '#domain/doctors.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { PRICE_RANGES } from '#domain/money.ts'
import { AVAILABILITIES, AVAILABILITY_LABELS, RATING_CHOICES } from '#domain/search-choices.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Disclosure } from '#web/ui/card.tsx'
import { Checkbox, Choices, Pill, Radio, Switch } from '#web/ui/choice.tsx'
import { Select } from '#web/ui/field.tsx'
import { PRICE_NOTES } from './active-filters.tsx'
import { LocationFilter } from './location-filter.tsx'
import { type SearchState, toggled, without } from './search-state.ts'
import { type ServiceChoice, ServiceFilter } from './service-filter.tsx'

const EXPERIENCES = [5, 10, 15, 20] as const

type FiltersProps = {
  state: SearchState
  onChange: (next: SearchState) => void
  services: ServiceChoice
  onLocate: () => void
  locating: boolean
}

export function Filters({ state, onChange, services, onLocate, locating }: FiltersProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const name = useId()
  return (
    <>
      <Disclosure title={t('Location')} open>
        <LocationFilter
          value={state.location}
          onChange={(location) => onChange({ ...without(state, 'latitude', 'longitude'), location })}
          onLocate={onLocate}
          locating={locating}
        />
      </Disclosure>
      <Disclosure title={t('Rating')} open>
        <Choices legend={t('Rating')} hideLegend className="">
          {RATING_CHOICES.map((rating) => (
            <Radio
              key={rating}
              name={name}
              label={
                <span className="rate font-normal">
                  <i aria-hidden="true" />
                  {t('{{rating}}+ stars', { rating: formatNumber(rating) })}
                </span>
              }
              checked={state.rating === rating}
              onChange={() => onChange({ ...state, rating })}
            />
          ))}
        </Choices>
      </Disclosure>
      <Disclosure title={t('Price')} open>
        <Choices legend={t('Price')} hideLegend className="pill-grid">
          {PRICE_RANGES.map((range) => (
            <Pill
              key={range}
              label={<bdi dir="ltr">{range}</bdi>}
              note={<bdi>{t(PRICE_NOTES[range])}</bdi>}
              checked={state.priceRange?.includes(range) ?? false}
              onChange={({ target }) =>
                onChange({ ...state, priceRange: toggled(state.priceRange, range, target.checked) })
              }
            />
          ))}
        </Choices>
      </Disclosure>
      <Disclosure title={t('Availability')} open>
        <Choices legend={t('Availability')} hideLegend className="pill-grid">
          {AVAILABILITIES.map((one) => (
            <Pill
              key={one}
              label={t(AVAILABILITY_LABELS[one])}
              checked={state.availability?.includes(one) ?? false}
              onChange={({ target }) =>
                onChange({ ...state, availability: toggled(state.availability, one, target.checked) })
              }
            />
          ))}
        </Choices>
      </Disclosure>
      <Disclosure title={t('Services')} open>
        <ServiceFilter state={state} onChange={onChange} choice={services} />
      </Disclosure>
      <Disclosure title={t('Specialties')} open={state.specialties !== undefined || state.type === 'doctors'}>
        <Choices legend={t('Specialties')} hideLegend className="">
          {SPECIALTIES.map((one) => (
            <Checkbox
              key={one}
              label={t(one)}
              checked={state.specialties?.includes(one) ?? false}
              onChange={({ target }) =>
                onChange({ ...state, specialties: toggled(state.specialties, one, target.checked) })
              }
            />
          ))}
        </Choices>
      </Disclosure>
      {state.type === 'doctors' && (
        <Disclosure title={t('Experience')} open>
          <Select
            app
            label={t('Experience')}
            hideLabel
            placeholder={t('Any')}
            options={EXPERIENCES.map((years) => ({
              value: String(years),
              label: t('{{count}}+ years', { count: years }),
            }))}
            value={state.experience === undefined ? '' : String(state.experience)}
            onChange={({ target }) =>
              onChange({ ...state, experience: target.value ? Number(target.value) : undefined })
            }
          />
        </Disclosure>
      )}
      <Disclosure title={t('Languages')} open>
        <Choices legend={t('Languages')} hideLegend className="">
          {SPOKEN_LANGUAGES.map((one) => (
            <Checkbox
              key={one}
              label={t(one)}
              checked={state.languages?.includes(one) ?? false}
              onChange={({ target }) =>
                onChange({ ...state, languages: toggled(state.languages, one, target.checked) })
              }
            />
          ))}
        </Choices>
      </Disclosure>
      <div className="insured">
        <Switch
          label={t('Accepts insurance')}
          checked={state.acceptsInsurance ?? false}
          onChange={({ target }) => onChange({ ...state, acceptsInsurance: target.checked || undefined })}
        />
      </div>
    </>
  )
}
