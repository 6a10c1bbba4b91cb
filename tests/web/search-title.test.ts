import { expect, test } from 'vitest'
import { readSearch } from '#domain/search-address.ts'
import { canonicalSearch } from '#web/features/catalogue/search/search-title.ts'

test.each([
  ['', 1, '/search'],
  ['type=hospitals&q=knee&rating=4&sortBy=price&view=grid', 1, '/search?q=knee'],
  [
    'type=doctors&specialties=Cardiology&location=izmir&availability=today',
    1,
    '/search?type=doctors&location=izmir&specialties=Cardiology',
  ],
  ['q=knee&asText=true&latitude=41&longitude=29', 3, '/search?q=knee&page=3'],
])('the canonical address ignores filters and orders: %s', (query, page, canonical) => {
  expect(canonicalSearch(readSearch(new URLSearchParams(query)), page)).toBe(canonical)
})
