import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { type SearchState, writeSearch } from '#domain/search-address.ts'
import { chosenServices, isService, type ServiceOption } from './search-state.ts'

/**
 * Returns subject and place of a search. Filters and orders are no separate pages for search
 * engines.
 */
const subjectOf = ({
  type,
  q,
  service,
  services,
  specialties,
  subspecialties,
  location,
}: SearchState): SearchState => ({
  type,
  q,
  service,
  services,
  specialties,
  subspecialties,
  location,
})

/** Returns the canonical address of a search. */
export function canonicalSearch(state: SearchState, page: number): string {
  const params = writeSearch(subjectOf(state))
  if (state.type === 'hospitals') params.delete('type')
  if (page > 1) params.set('page', String(page))
  return paths.search(Object.fromEntries(params))
}

/** Returns the title of a search for the tab and search engines. */
export function useSearchTitle(
  state: SearchState,
  services: readonly ServiceOption[],
  { page, placeName }: { page: number; placeName: string | null | undefined },
): string {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const { type, q, specialties = [], subspecialties = [], location = '' } = state
  const nameOf = (chosen: string) => services.find((option) => isService(option, chosen))?.name ?? chosen
  const treatments = chosenServices(state).map(nameOf)
  const subjects = [...specialties, ...subspecialties].map((name) => t(name, { context: 'specialty' }))
  const wish = formatList([q ?? [], treatments, subjects].flat())
  const place = location && (placeName ?? location)
  const doctors = type === 'doctors'
  const titleOf = () => {
    if (wish && place)
      return doctors
        ? t('Doctors for {{wish}} in {{place}}', { wish, place })
        : t('Hospitals for {{wish}} in {{place}}', { wish, place })
    if (wish) return doctors ? t('Doctors for {{wish}}', { wish }) : t('Hospitals for {{wish}}', { wish })
    if (place) return doctors ? t('Doctors in {{place}}', { place }) : t('Hospitals in {{place}}', { place })
    return doctors ? t('Search doctors') : t('Search hospitals and doctors')
  }
  const title = titleOf()
  return page > 1 ? t('{{title}}, page {{page}}', { title, page }) : title
}
