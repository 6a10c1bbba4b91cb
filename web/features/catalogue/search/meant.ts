/** How the text of a search was read, for its chips and the ticks of its filters. */
import { type Filters, readFilters, type SearchState } from '#domain/search-address.ts'
import { chosenServices, type ServiceOption, without } from './search-state.ts'
import type { Help } from './use-search-help.ts'

/** Returns whether the text was read by meaning, so that chips show its parts. */
export const isTextRead = (help: Help | undefined, { q, asText }: SearchState): boolean =>
  help !== undefined && q !== undefined && !asText && (help.understood.length > 0 || help.requirements.length > 0)

/** Returns whether there is something to say about the words of the text. */
export const hasNotes = (
  { leftOut, unlisted, searchedFor, didYouMean }: Help,
  { q, asText }: SearchState,
  corrected: string | null,
): boolean =>
  q !== undefined &&
  !asText &&
  (leftOut.length > 0 || unlisted.length > 0 || Boolean(corrected ?? searchedFor ?? didYouMean))

/** Returns the treatments that the text means, unless others are chosen. */
export const treatmentsMeant = (help: Help | undefined, state: SearchState): readonly ServiceOption[] =>
  help?.areServicesMeant && isTextRead(help, state) && chosenServices(state).length === 0 ? help.services : []

/** Returns the requirements of the text as filters, with the search whose text lacks each. */
export const requirementsOf = (help: Help | undefined, state: SearchState): { filters: Filters; next: SearchState }[] =>
  (help?.requirements ?? []).map(({ filters, without: q }) => ({
    filters: readFilters(state.type, new URLSearchParams(filters)),
    next: { ...state, q: q || undefined },
  }))

/** Returns the requirements of the text as filters. */
export const requiredFilters = (help: Help | undefined, state: SearchState): Filters =>
  Object.assign({}, ...requirementsOf(help, state).map(({ filters }) => filters))

/** Returns the search in another city, also if its text names one. */
export const inCity = (help: Help | undefined, state: SearchState, city: string): SearchState => {
  const place = requirementsOf(help, state).find(({ filters }) => filters.location !== undefined)
  return { ...without(place?.next ?? state, 'distance'), location: city }
}

/** Returns the search without its text, whose requirements become filters. */
export const withoutText = (help: Help | undefined, state: SearchState): SearchState => ({
  ...requiredFilters(help, state),
  ...without(state, 'q', 'asText'),
})
