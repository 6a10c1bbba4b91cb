import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SPECIALTIES } from '#domain/doctors.ts'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import { PRICE_RANGES } from '#domain/money.ts'
import { AVAILABILITIES, AVAILABILITY_LABELS, EXPERIENCE_CHOICES, RATING_CHOICES } from '#domain/search-choices.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Disclosure } from '#web/ui/card.tsx'
import { Choices, Pill, Radio, Switch } from '#web/ui/choice.tsx'
import { Select } from '#web/ui/field.tsx'
import { PRICE_NOTES } from './active-filters.tsx'
import styles from './filters.module.css'
import { LocationFilter } from './location-filter.tsx'
import { NamesFilter } from './names-filter.tsx'
import { type SearchState, toggled, without } from './search-state.ts'
import { type ServiceChoice, ServiceFilter } from './service-filter.tsx'

type FilterProps = { state: SearchState; onChange: (next: SearchState) => void }
type FiltersProps = FilterProps & { services: ServiceChoice; onLocate: () => void; locating: boolean }

export function Filters({ state, onChange, services, onLocate, locating }: FiltersProps) {
  const { t } = useTranslation()
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
      <RatingFilter state={state} onChange={onChange} />
      <PriceFilter state={state} onChange={onChange} />
      <AvailabilityFilter state={state} onChange={onChange} />
      <Disclosure title={t('Services')} open>
        <ServiceFilter state={state} onChange={onChange} choice={services} />
      </Disclosure>
      <NamesFilter
        title={t('Specialties')}
        open={state.specialties !== undefined || state.type === 'doctors'}
        names={SPECIALTIES}
        chosen={state.specialties}
        onChange={(specialties) => onChange({ ...state, specialties })}
      />
      {state.type === 'doctors' && <ExperienceFilter state={state} onChange={onChange} />}
      <NamesFilter
        title={t('Languages')}
        open
        names={SPOKEN_LANGUAGES}
        chosen={state.languages}
        onChange={(languages) => onChange({ ...state, languages })}
      />
      <div className={styles.insurance}>
        <Switch
          label={t('Accepts insurance')}
          checked={state.acceptsInsurance ?? false}
          onChange={({ target }) => onChange({ ...state, acceptsInsurance: target.checked || undefined })}
        />
      </div>
    </>
  )
}

function RatingFilter({ state, onChange }: FilterProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const name = useId()
  return (
    <Disclosure title={t('Rating')} open>
      <Choices legend={t('Rating')} hideLegend className={styles.list}>
        {RATING_CHOICES.map((rating) => (
          <Radio
            key={rating}
            name={name}
            label={
              <span className={styles.rating}>
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
  )
}

function PriceFilter({ state, onChange }: FilterProps) {
  const { t } = useTranslation()
  return (
    <Disclosure title={t('Price')} open>
      <Choices legend={t('Price')} hideLegend className={styles.pills}>
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
  )
}

function AvailabilityFilter({ state, onChange }: FilterProps) {
  const { t } = useTranslation()
  return (
    <Disclosure title={t('Availability')} open>
      <Choices legend={t('Availability')} hideLegend className={styles.pills}>
        {AVAILABILITIES.map((availability) => (
          <Pill
            key={availability}
            label={t(AVAILABILITY_LABELS[availability])}
            checked={state.availability?.includes(availability) ?? false}
            onChange={({ target }) =>
              onChange({ ...state, availability: toggled(state.availability, availability, target.checked) })
            }
          />
        ))}
      </Choices>
    </Disclosure>
  )
}

function ExperienceFilter({ state, onChange }: FilterProps) {
  const { t } = useTranslation()
  return (
    <Disclosure title={t('Experience')} open>
      <Select
        app
        label={t('Experience')}
        hideLabel
        placeholder={t('Any')}
        options={EXPERIENCE_CHOICES.map((count) => ({ value: String(count), label: t('{{count}}+ years', { count }) }))}
        value={state.experience === undefined ? '' : String(state.experience)}
        onChange={({ target }) => onChange({ ...state, experience: target.value ? Number(target.value) : undefined })}
      />
    </Disclosure>
  )
}
