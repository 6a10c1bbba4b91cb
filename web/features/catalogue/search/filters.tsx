import { type ReactNode, useState } from 'react'
import { SPOKEN_LANGUAGES } from '#domain/languages.ts'
import type { SearchState } from '#domain/search-address.ts'
import { AVAILABILITIES, AVAILABILITY_LABELS, EXPERIENCE_CHOICES, RATING_CHOICES } from '#domain/search-choices.ts'
import { SPECIALTIES } from '#domain/specialties.ts'
import { TravelButton } from '#web/data/travel-note.tsx'
import { useWide } from '#web/device/wide.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import { Disclosure } from '#web/ui/card.tsx'
import { Choices, Joined, Pill, Switch } from '#web/ui/choice.tsx'
import type { Counts, FilterChoices } from './choices.ts'
import text from '#web/ui/text.module.css'
import styles from './filters.module.css'
import type { LocationFilterProps } from './location-filter.tsx'
import { NamesFilter } from './names-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { hasPosition, type ServiceOption, toggled, without } from './search-state.ts'
import { ServiceFilter } from './service-filter.tsx'
import { SkipToResults } from './skip-to-results.tsx'
import type { SubspecialtyFilterProps } from './subspecialty-filter.tsx'

/** Loaded lazily, because their sections are folded. */
const LocationFilter = later<LocationFilterProps>(() =>
  import('./location-filter.tsx').then((file) => file.LocationFilter),
)

const SubspecialtyFilter = later<SubspecialtyFilterProps>(() =>
  import('./subspecialty-filter.tsx').then((file) => file.SubspecialtyFilter),
)

type FilterProps = { state: SearchState; onChange: (next: SearchState) => void; counts: Counts }
type FiltersProps = Omit<FilterProps, 'counts'> & {
  choices: FilterChoices
  /** Treatments that the text means, which are ticked until others are chosen. */
  recognised: readonly ServiceOption[]
  withoutText: SearchState
  /** Searched treatment, to whose price the price filter applies. */
  treatment: string | undefined
  /** Requests the numbers of groups that are folded at first. */
  onUnfold: () => void
  onLocate: () => void
  locating: boolean
}

/** Shows the filters, treatments first. Rarely used filters are collapsed unless active. */
export function Filters({
  state,
  onChange,
  choices,
  recognised,
  withoutText,
  treatment,
  onUnfold,
  onLocate,
  locating,
}: FiltersProps) {
  const { t } = useTranslation()
  const { counts } = choices
  const isWide = useWide()
  const [changed, setChanged] = useState<string>()
  /** Follows the group that was used last with a way past the others. A drawer has a button. */
  const group = (name: string, filters: ReactNode) => (
    <div onChange={() => setChanged(name)}>
      {filters}
      {isWide && changed === name && <SkipToResults />}
    </div>
  )
  return (
    <>
      {group(
        'treatments',
        <Disclosure title={t('Treatments')} open>
          <ServiceFilter
            state={state}
            onChange={onChange}
            choices={choices}
            recognised={recognised}
            withoutText={withoutText}
          />
        </Disclosure>,
      )}
      {group(
        'price',
        <Disclosure title={treatment ? t('Price of {{treatment}}', { treatment }) : t('Price')} open>
          <PriceFilter state={state} onChange={onChange} counts={counts} treatment={treatment} />
        </Disclosure>,
      )}
      {group('rating', <RatingFilter state={state} onChange={onChange} counts={counts} />)}
      {group('availability', <AvailabilityFilter state={state} onChange={onChange} counts={counts} />)}
      {group('city', <CityFilter state={state} onChange={onChange} onLocate={onLocate} locating={locating} />)}
      {group(
        'specialties',
        <NamesFilter
          title={t('Specialties')}
          open={state.specialties !== undefined}
          names={SPECIALTIES}
          context="specialty"
          counts={counts.specialties}
          chosen={state.specialties}
          onChange={(specialties) => onChange({ ...state, specialties })}
          onUnfold={onUnfold}
        />,
      )}
      {group(
        'subspecialties',
        <SubspecialtyDisclosure state={state} onChange={onChange} choices={choices} onUnfold={onUnfold} />,
      )}
      {state.type === 'doctors' &&
        group('experience', <ExperienceFilter state={state} onChange={onChange} counts={counts} />)}
      {group(
        'languages',
        <NamesFilter
          title={t('Languages')}
          open={state.languages !== undefined}
          names={SPOKEN_LANGUAGES}
          counts={counts.languages}
          chosen={state.languages}
          onChange={(languages) => onChange({ ...state, languages })}
          onUnfold={onUnfold}
        />,
      )}
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

type SubspecialtyProps = Pick<FiltersProps, 'state' | 'onChange' | 'choices' | 'onUnfold'>

/** Shows the sub-specialties once their section is open. */
function SubspecialtyDisclosure({ state, onChange, choices, onUnfold }: SubspecialtyProps) {
  const { t } = useTranslation()
  const { counts, failed } = choices
  const isChosen = state.subspecialties !== undefined
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setWasOpen(true)
    onUnfold()
  }
  return (
    <Disclosure title={t('Sub-specialties')} open={isChosen} onToggle={open}>
      {wasOpen && !counts.subspecialties && !failed && <p className={text.note}>{t('Loading...')}</p>}
      {(isChosen || wasOpen) && (counts.subspecialties || failed) && (
        <SubspecialtyFilter
          options={counts.subspecialties ?? []}
          chosen={state.subspecialties}
          onChange={(subspecialties) => onChange({ ...state, subspecialties })}
        />
      )}
    </Disclosure>
  )
}

type CityProps = Pick<FiltersProps, 'state' | 'onChange' | 'onLocate' | 'locating'>

/** Shows the field for a place once its section is open. */
function CityFilter({ state, onChange, onLocate, locating }: CityProps) {
  const { t } = useTranslation()
  const isChosen = state.location !== undefined || hasPosition(state)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <Disclosure title={t('City')} open={isChosen} onToggle={() => setWasOpen(true)}>
      {(isChosen || wasOpen) && (
        <LocationFilter
          value={state.location}
          onChange={(location) => onChange({ ...without(state, 'latitude', 'longitude'), location })}
          onLocate={onLocate}
          locating={locating}
        />
      )}
    </Disclosure>
  )
}

function RatingFilter({ state, onChange, counts }: FilterProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  return (
    <Disclosure title={t('Rating')} open>
      <Joined
        legend={t('Rating')}
        value={String(state.rating ?? '')}
        onChange={(rating) => onChange(rating ? { ...state, rating: Number(rating) } : without(state, 'rating'))}
        options={[
          { value: '', label: t('Any') },
          ...RATING_CHOICES.toReversed().map((rating) => ({
            value: String(rating),
            label: t('{{rating}}+ stars', { rating: formatNumber(rating) }),
            name: t('{{rating}}+ stars', { rating: formatNumber(rating) }),
            note: counts.ratings?.[rating],
          })),
        ]}
      />
    </Disclosure>
  )
}

function AvailabilityFilter({ state, onChange, counts }: FilterProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  return (
    <Disclosure title={t('First free time')} open>
      <Choices legend={t('First free time')} hideLegend className={styles.pills}>
        {AVAILABILITIES.map((availability) => {
          const count = counts.availability?.[availability]
          return (
            <Pill
              key={availability}
              label={t(AVAILABILITY_LABELS[availability])}
              note={count === undefined ? undefined : formatNumber(count)}
              checked={state.availability?.includes(availability) ?? false}
              onChange={({ target }) =>
                onChange({ ...state, availability: toggled(state.availability, availability, target.checked) })
              }
            />
          )
        })}
      </Choices>
      <TravelButton />
    </Disclosure>
  )
}

function ExperienceFilter({ state, onChange, counts }: FilterProps) {
  const { t } = useTranslation()
  return (
    <Disclosure title={t('Experience')} open={state.experience !== undefined}>
      <Joined
        legend={t('Experience')}
        value={String(state.experience ?? '')}
        onChange={(years) => onChange(years ? { ...state, experience: Number(years) } : without(state, 'experience'))}
        options={[
          { value: '', label: t('Any') },
          ...EXPERIENCE_CHOICES.map((count) => ({
            value: String(count),
            label: t('{{years}}+', { years: count }),
            name: t('{{count}}+ years', { count }),
            note: counts.experience?.[count],
          })),
        ]}
      />
    </Disclosure>
  )
}
