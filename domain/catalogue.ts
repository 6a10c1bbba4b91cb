/** Numbers of catalogue records on a screen. */

/** Services on a hospital card, before "+N more". */
export const CARD_SERVICES = 3
export const FEATURED_HOSPITALS = 3
export const POPULAR_SERVICES = 6
/** Results per page of the search. */
export const SEARCH_PAGE = 12

/** Maximum number of saved hospitals, and of saved doctors, per user. */
export const MAX_FAVOURITES = 100
