/**
 * Options of a search. A separate file, so that a page with a select does not load the validator.
 */
export const SEARCH_TYPES = ['hospitals', 'doctors'] as const
export type SearchType = (typeof SEARCH_TYPES)[number]

export const SORTS = ['relevance', 'distance', 'rating', 'availability', 'price_low', 'price_high'] as const
export type Sort = (typeof SORTS)[number]
export const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Most Relevant',
  distance: 'Nearest',
  rating: 'Highest Rated',
  availability: 'Soonest Available',
  price_low: 'Price: Low to High',
  price_high: 'Price: High to Low',
}

export const URGENCIES = ['immediate', 'urgent', 'soon', 'routine'] as const
export type Urgency = (typeof URGENCIES)[number]
export const URGENCY_LABELS: Record<Urgency, string> = {
  immediate: 'Immediate',
  urgent: 'Urgent (24h)',
  soon: 'Soon (3 days)',
  routine: 'Routine',
}
/** Hours within which an urgency requires a free time. Routine has no limit. */
export const URGENCY_HOURS: Record<Urgency, number | null> = { immediate: 12, urgent: 24, soon: 72, routine: null }

export const AVAILABILITIES = ['today', 'tomorrow', 'week', '24h'] as const
export type Availability = (typeof AVAILABILITIES)[number]
export const AVAILABILITY_LABELS: Record<Availability, string> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  '24h': 'Within 24h',
}

export const RATING_CHOICES = [4.5, 4, 3.5, 3] as const
export const EXPERIENCE_CHOICES = [5, 10, 15, 20] as const

/** Maximum price of a filter, in any currency. */
export const MOST_PRICE = 1_000_000_000
