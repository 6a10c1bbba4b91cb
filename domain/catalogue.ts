/** How much of the catalogue a screen shows at once. */

/** Hospital card shows this many services and then "+N more". */
export const CARD_SERVICES = 3
export const FEATURED_HOSPITALS = 3
export const POPULAR_SERVICES = 6
/** Results on one page of the search. */
export const SEARCH_PAGE = 12

/** Maximum number of saved hospitals, and of saved doctors, per person. */
export const MAX_FAVOURITES = 100
