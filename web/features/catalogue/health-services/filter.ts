import { fold } from '#domain/fold.ts'
import { sentence } from '#domain/sentences.ts'

export const SERVICE_SORTS = ['name-asc', 'name-desc', 'popular'] as const
export const DEFAULT_SERVICE_SORT = 'name-asc'
export type ServiceSort = (typeof SERVICE_SORTS)[number]
export const SERVICE_SORT_LABELS: Record<ServiceSort, string> = {
  'name-asc': 'Name A-Z',
  'name-desc': 'Name Z-A',
  popular: sentence('Most offered'),
}
export const ALL = sentence('All')

export type ServiceFilters = { q: string; category: string; sort: ServiceSort }

export const readServiceFilters = (params: URLSearchParams): ServiceFilters => ({
  q: params.get('q') ?? '',
  category: params.get('category') || ALL,
  sort: SERVICE_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SERVICE_SORT,
})

export function writeServiceFilters({ q, category, sort }: ServiceFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (q.trim()) params.set('q', q)
  if (category !== ALL) params.set('category', category)
  if (sort !== DEFAULT_SERVICE_SORT) params.set('sort', sort)
  return params
}

type Filterable = { name: string; description: string; category: string; hospitalCount: number }

/**
 * Returns the services of the category that have every word of the text in name, description or
 * category, sorted by number of hospitals or by name.
 */
export function filterServices<T extends Filterable>(
  all: readonly T[],
  { q, category, sort }: ServiceFilters,
  { locale, categoryName = (own) => own }: { locale: string; categoryName?: (category: string) => string },
) {
  const words = fold(q).trim().split(/\s+/)
  const byName = new Intl.Collator(locale).compare
  const matching = all.filter((service) => {
    const text = fold(`${service.name} ${service.description} ${service.category} ${categoryName(service.category)}`)
    return (category === ALL || service.category === category) && words.every((word) => text.includes(word))
  })
  const order: Record<ServiceSort, (a: T, b: T) => number> = {
    popular: (a, b) => b.hospitalCount - a.hospitalCount || byName(a.name, b.name),
    'name-asc': (a, b) => byName(a.name, b.name),
    'name-desc': (a, b) => byName(b.name, a.name),
  }
  return matching.sort(order[sort])
}

/**
 * Groups the services by category and keeps their order. The category of the first service comes
 * first.
 */
export function byCategory<T extends { category: string }>(services: readonly T[]): [category: string, T[]][] {
  // Map.groupBy is missing in the oldest Node version that renders pages.
  const groups = new Map<string, T[]>()
  for (const service of services) {
    const group = groups.get(service.category)
    if (group) group.push(service)
    else groups.set(service.category, [service])
  }
  return [...groups]
}
