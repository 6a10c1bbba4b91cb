import { describe, expect, test } from 'vitest'
import { doctorSearch, healthServiceSearch, hospitalSearch } from '#domain/search.ts'

describe('a search in an address', () => {
  test.each([
    [{ services: 'a, b,c' }, { services: ['a', 'b', 'c'] }],
    [{ services: '' }, {}],
    [{ q: '' }, {}],
    [{ rating: '4.5' }, { rating: 4.5 }],
    [{ priceRange: '$,$$' }, { priceRange: ['$', '$$'] }],
    [{ acceptsInsurance: 'true' }, { acceptsInsurance: true }],
    [{ specialties: 'cardiology,NEUROLOGY' }, { specialties: ['Cardiology', 'Neurology'] }],
  ])('%j means %j', (raw, search) => {
    expect(hospitalSearch.parse(raw)).toEqual(search)
  })

  test('GraphQL accepts lists, and null for missing values', () => {
    expect(hospitalSearch.parse({ services: ['a', 'b'], q: null, rating: null })).toEqual({ services: ['a', 'b'] })
  })

  test.each([
    [{ rating: 6 }, 'rating'],
    [{ rating: 'good' }, 'rating'],
    [{ latitude: 91 }, 'latitude'],
    [{ distance: -1 }, 'distance'],
    [{ sortBy: 'best' }, 'sortBy'],
    [{ urgency: 'never' }, 'urgency'],
    [{ availability: 'someday' }, 'availability'],
    [{ specialties: ['Magic'] }, 'specialties'],
    [{ acceptsInsurance: 'maybe' }, 'acceptsInsurance'],
  ])('%j is refused', (raw, field) => {
    expect(hospitalSearch.safeParse(raw).error?.issues[0]?.path[0]).toBe(field)
  })
})

test.each(['Cardiology', 'cardiology', 'CARDIOLOGY', 'CARDİOLOGY', ' cardiology '])('the specialty %j', (specialty) => {
  expect(doctorSearch.parse({ specialty })).toEqual({ specialty: 'Cardiology' })
})

test.each(['all', 'ALL', 'Dental Care', 'dental care'])('the category %j', (category) => {
  const { category: read } = healthServiceSearch.parse({ category })
  expect(read?.toLowerCase()).toBe(category.toLowerCase())
  expect(healthServiceSearch.safeParse({ category: 'Magic' }).success).toBe(false)
})
