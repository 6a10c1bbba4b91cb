import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PriceRange } from '#domain/money.ts'
import { findProvince } from '#domain/places.ts'
import { AVAILABILITY_LABELS, URGENCY_LABELS } from '#domain/search-choices.ts'
import { sentence } from '#domain/sentences.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Chip } from '#web/ui/badge.tsx'
import styles from './active-filters.module.css'
import {
  chosenServices,
  hasPosition,
  isService,
  type SearchState,
  type ServiceOption,
  toggled,
  without,
  withService,
} from './search-state.ts'

/** The bands are of the number itself, whatever its currency. */
export const PRICE_NOTES: Record<PriceRange, string> = {
  $: sentence('under 100'),
  $$: sentence('100–300'),
  $$$: sentence('300–500'),
  $$$$: sentence('500+'),
}

/** The words and the place stand out. */
const PROMINENT = new Set(['q', 'location'])

type ActiveFilter = { key: string; label: string; icon?: ReactNode; next: SearchState }

type ActiveFiltersProps = {
  state: SearchState
  services: readonly ServiceOption[]
  onChange: (next: SearchState) => void
}

/** What each filter is called, and what is left without it. */
function useActiveFilters({ state, services }: Omit<ActiveFiltersProps, 'onChange'>): ActiveFilter[] {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const pin = <MapPin aria-hidden="true" />
  const active: ActiveFilter[] = []
  const { q, location, urgency, rating, experience } = state

  if (q !== undefined) active.push({ key: 'q', label: `“${q}”`, next: without(state, 'q') })
  if (location !== undefined) {
    const name = findProvince(location)?.name ?? location
    active.push({ key: 'location', label: name, icon: pin, next: without(state, 'location') })
  }
  if (hasPosition(state))
    active.push({ key: 'position', label: t('My position'), icon: pin, next: without(state, 'latitude', 'longitude') })
  if (urgency) active.push({ key: 'urgency', label: t(URGENCY_LABELS[urgency]), next: without(state, 'urgency') })
  if (rating !== undefined)
    active.push({
      key: 'rating',
      label: t('{{rating}}+ stars', { rating: formatNumber(rating) }),
      next: without(state, 'rating'),
    })
  for (const range of state.priceRange ?? [])
    active.push({
      key: `price ${range}`,
      label: `${range} (${t(PRICE_NOTES[range])})`,
      next: { ...state, priceRange: toggled(state.priceRange, range, false) },
    })
  for (const availability of state.availability ?? [])
    active.push({
      key: `free ${availability}`,
      label: t(AVAILABILITY_LABELS[availability]),
      next: { ...state, availability: toggled(state.availability, availability, false) },
    })
  for (const chosen of chosenServices(state))
    active.push({
      key: `service ${chosen}`,
      label: services.find((option) => isService(option, chosen))?.name ?? chosen,
      next: withService(state, services, chosen, false),
    })
  for (const specialty of state.specialties ?? [])
    active.push({
      key: `specialty ${specialty}`,
      label: t(specialty),
      next: { ...state, specialties: toggled(state.specialties, specialty, false) },
    })
  if (experience !== undefined)
    active.push({
      key: 'experience',
      label: t('{{count}}+ years', { count: experience }),
      next: without(state, 'experience'),
    })
  for (const language of state.languages ?? [])
    active.push({
      key: `language ${language}`,
      label: t(language),
      next: { ...state, languages: toggled(state.languages, language, false) },
    })
  if (state.acceptsInsurance)
    active.push({ key: 'insurance', label: t('Accepts insurance'), next: without(state, 'acceptsInsurance') })
  return active
}

/** The words, the place and every other filter as chips that take themselves away. */
export function ActiveFilters({ onChange, ...search }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const active = useActiveFilters(search)
  if (active.length === 0) return null
  return (
    <ul className={styles.filters} aria-label={t('Active filters')}>
      {active.map(({ key, label, icon, next }) => (
        <li key={key}>
          <Chip
            tone={PROMINENT.has(key) ? 'prompt' : 'plain'}
            removeLabel={t('Remove {{filter}}', { filter: label })}
            onRemove={() => onChange(next)}
          >
            {icon}
            <bdi>{label}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
