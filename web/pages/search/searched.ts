import type { FilterChoices } from '#web/features/catalogue/search/choices.ts'
import type { SearchState } from '#domain/search-address.ts'
import { chosenServices, isService } from '#web/features/catalogue/search/search-state.ts'
import { isWorded, type useSearchHelp } from '#web/features/catalogue/search/use-search-help.ts'

/** Searched treatments, likeliest first. `ready` is true once they are known. */
export type SearchOutcome = { ids: string[]; ready: boolean }

/**
 * Returns the searched treatments. Those chosen in the filters are known at once, and the server
 * interprets text and addresses.
 */
export function searchedServices(
  state: SearchState,
  { services }: FilterChoices,
  { data, failed }: ReturnType<typeof useSearchHelp>,
): SearchOutcome {
  if (!isWorded(state) || state.asText) return { ids: [], ready: true }
  const chosen = chosenServices(state).map((entry) => services.find((option) => isService(option, entry))?.id)
  const ids = chosen.filter((id) => id !== undefined)
  if (state.q === undefined && ids.length === chosen.length) return { ids, ready: true }
  return { ids: data?.services.map(({ id }) => id) ?? [], ready: data !== undefined || failed }
}
