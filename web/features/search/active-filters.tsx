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

type Active = { key: string; label: string; icon?: ReactNode; tone?: 'plain'; next: SearchState }

type ActiveFiltersProps = {
  state: SearchState
  services: readonly ServiceOption[]
  onChange: (next: SearchState) => void
}

/** The words, the place and every other filter as chips that take themselves away. */
export function ActiveFilters({ state, services, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const active: Active[] = []
  const add = (key: string, label: string, next: SearchState, icon?: ReactNode) =>
    active.push({ key, label, next, icon, ...(key !== 'q' && key !== 'place' && { tone: 'plain' as const }) })
  const pin = <MapPin aria-hidden="true" />

  if (state.q !== undefined) add('q', `“${state.q}”`, without(state, 'q'))
  if (state.location !== undefined)
    add('place', findProvince(state.location)?.name ?? state.location, without(state, 'location'), pin)
  if (hasPosition(state)) add('position', t('My position'), without(state, 'latitude', 'longitude'), pin)
  if (state.urgency) add('urgency', t(URGENCY_LABELS[state.urgency]), without(state, 'urgency'))
  if (state.rating !== undefined)
    add('rating', t('{{rating}}+ stars', { rating: formatNumber(state.rating) }), without(state, 'rating'))
  for (const range of state.priceRange ?? [])
    add(`price ${range}`, `${range} (${t(PRICE_NOTES[range])})`, {
      ...state,
      priceRange: toggled(state.priceRange, range, false),
    })
  for (const one of state.availability ?? [])
    add(`free ${one}`, t(AVAILABILITY_LABELS[one]), {
      ...state,
      availability: toggled(state.availability, one, false),
    })
  for (const one of chosenServices(state))
    add(
      `service ${one}`,
      services.find((option) => isService(option, one))?.name ?? one,
      withService(state, services, one, false),
    )
  for (const one of state.specialties ?? [])
    add(`specialty ${one}`, t(one), { ...state, specialties: toggled(state.specialties, one, false) })
  if (state.experience !== undefined)
    add('experience', t('{{count}}+ years', { count: state.experience }), without(state, 'experience'))
  for (const one of state.languages ?? [])
    add(`language ${one}`, t(one), { ...state, languages: toggled(state.languages, one, false) })
  if (state.acceptsInsurance) add('insurance', t('Accepts insurance'), without(state, 'acceptsInsurance'))

  if (active.length === 0) return null
  return (
    <ul className={styles.filters} aria-label={t('Active filters')}>
      {active.map(({ key, label, icon, tone, next }) => (
        <li key={key}>
          <Chip
            {...(tone && { tone })}
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
