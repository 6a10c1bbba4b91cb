import { fold } from '#domain/fold.ts'
import { sentence } from '#domain/sentences.ts'

export const SERVICE_SORTS = ['name-asc', 'name-desc'] as const
export type ServiceSort = (typeof SERVICE_SORTS)[number]
export const SERVICE_SORT_LABELS: Record<ServiceSort, string> = { 'name-asc': 'Name A-Z', 'name-desc': 'Name Z-A' }
export const ALL = sentence('All')

export type ServiceFilters = { q: string; category: string; sort: ServiceSort }

export const readServiceFilters = (params: URLSearchParams): ServiceFilters => ({
  q: params.get('q') ?? '',
  category: params.get('category') || ALL,
  sort: SERVICE_SORTS.find((known) => known === params.get('sort')) ?? 'name-asc',
})

export function writeServiceFilters({ q, category, sort }: ServiceFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (q.trim()) params.set('q', q)
  if (category !== ALL) params.set('category', category)
  if (sort !== 'name-asc') params.set('sort', sort)
  return params
}

type Filterable = { name: string; description: string; category: string }

/** Every word of the text somewhere in name, description or category, then the category, then by name. */
export function filterServices<T extends Filterable>(
  all: readonly T[],
  { q, category, sort }: ServiceFilters,
  locale: string,
) {
  const words = fold(q).trim().split(/\s+/)
  const byName = new Intl.Collator(locale).compare
  const matching = all.filter((service) => {
    const text = fold(`${service.name} ${service.description} ${service.category}`)
    return (category === ALL || service.category === category) && words.every((word) => text.includes(word))
  })
  return matching.sort((a, b) => (sort === 'name-asc' ? byName(a.name, b.name) : byName(b.name, a.name)))
}
