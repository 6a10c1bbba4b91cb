import type { ReactNode } from 'react'
import { AVAILABILITY_LABELS, URGENCY_LABELS } from '#domain/search-choices.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Chip } from '#web/ui/badge.tsx'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import styles from './active-filters.module.css'
import { usePriceNotes, usePriceSpan } from './price-notes.ts'
import type { Filters, SearchState } from '#domain/search-address.ts'
import {
  chosenServices,
  hasPosition,
  isService,
  type ServiceOption,
  toggled,
  without,
  withService,
} from './search-state.ts'

/** Filters with prominent chips: text and place. */
const PROMINENT = new Set(['q', 'location'])

/** `filter` and `value` belong to the search. `next` is the search without them. */
export type ActiveFilter = {
  filter: keyof Filters
  value?: string
  label: string
  icon?: ReactNode
  next: SearchState
}

type ActiveFiltersProps = {
  state: SearchState
  services: readonly ServiceOption[]
  /** Name of the searched place in the reader's language. */
  placeName?: string | null | undefined
  /** True if the text was read by meaning: its parts are chips then, not the whole. */
  isTextRead: boolean
  onChange: (next: SearchState) => void
}

/** Returns the active filters with their names and the search without each. */
export function useActiveFilters({
  state,
  services,
  placeName,
}: Pick<ActiveFiltersProps, 'state' | 'services' | 'placeName'>): ActiveFilter[] {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const priceNote = usePriceNotes()
  const priceSpan = usePriceSpan()
  const pin = <MapPin aria-hidden="true" />
  const active: ActiveFilter[] = []
  const { q, location, urgency, rating, experience } = state

  if (q !== undefined)
    active.push({ filter: 'q', label: t('“{{words}}”', { words: q }), next: without(state, 'q', 'asText') })
  for (const value of chosenServices(state))
    active.push({
      filter: 'services',
      value,
      label: services.find((option) => isService(option, value))?.name ?? value,
      next: withService(state, services, value, false),
    })
  if (location !== undefined) {
    active.push({
      filter: 'location',
      label: placeName ?? location,
      icon: pin,
      next: without(state, 'location'),
    })
  }
  if (hasPosition(state))
    active.push({
      filter: 'latitude',
      label: t('My location'),
      icon: pin,
      next: without(state, 'latitude', 'longitude'),
    })
  if (urgency) active.push({ filter: 'urgency', label: t(URGENCY_LABELS[urgency]), next: without(state, 'urgency') })
  if (rating !== undefined)
    active.push({
      filter: 'rating',
      label: t('{{rating}}+ stars', { rating: formatNumber(rating) }),
      next: without(state, 'rating'),
    })
  const span = priceSpan(state)
  if (span)
    active.push({ filter: 'priceFrom', label: span, next: without(state, 'priceFrom', 'priceTo', 'priceCurrency') })
  for (const value of state.priceRange ?? [])
    active.push({
      filter: 'priceRange',
      value,
      label: `${value} (${priceNote(value)})`,
      next: { ...state, priceRange: toggled(state.priceRange, value, false) },
    })
  for (const value of state.availability ?? [])
    active.push({
      filter: 'availability',
      value,
      label: t(AVAILABILITY_LABELS[value]),
      next: { ...state, availability: toggled(state.availability, value, false) },
    })
  for (const value of state.specialties ?? [])
    active.push({
      filter: 'specialties',
      value,
      label: t(value, { context: 'specialty' }),
      next: { ...state, specialties: toggled(state.specialties, value, false) },
    })
  for (const value of state.subspecialties ?? [])
    active.push({
      filter: 'subspecialties',
      value,
      label: t(value, { context: 'specialty' }),
      next: { ...state, subspecialties: toggled(state.subspecialties, value, false) },
    })
  if (experience !== undefined)
    active.push({
      filter: 'experience',
      label: t('{{count}}+ years', { count: experience }),
      next: without(state, 'experience'),
    })
  for (const value of state.languages ?? [])
    active.push({
      filter: 'languages',
      value,
      label: t(value),
      next: { ...state, languages: toggled(state.languages, value, false) },
    })
  if (state.acceptsInsurance)
    active.push({
      filter: 'acceptsInsurance',
      label: t('Accepts insurance'),
      next: without(state, 'acceptsInsurance'),
    })
  return active
}

/** Shows text, place and every other filter as removable chips. */
export function ActiveFilters({ onChange, isTextRead, ...search }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const active = useActiveFilters(search).filter(({ filter }) => filter !== 'q' || !isTextRead)
  if (active.length === 0) return null
  return (
    <ul className={styles.filters} aria-label={t('Active filters')}>
      {active.map(({ filter, value, label, icon, next }) => (
        <li key={`${filter} ${value}`}>
          <Chip
            tone={PROMINENT.has(filter) ? 'prompt' : 'plain'}
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
