import { describe, expect, test } from 'vitest'
import { healthServiceInput, healthServiceUpdate, hospitalServiceInput } from '#domain/health-services.ts'

const input = { name: 'Check-up', description: 'Blood, heart and lungs.', category: 'Diagnostics' }
const fieldsOf = (raw: object) => healthServiceInput.safeParse(raw).error?.issues.map(({ path }) => path[0]) ?? []

describe('a new service', () => {
  test('is active and in dollars by default', () => {
    expect(healthServiceInput.parse(input)).toEqual({ ...input, currency: 'USD', isActive: true })
  })

  test.each([0, 0.01, 99.99, 99_999_999.99, null])('may cost %j', (price) => {
    expect(healthServiceInput.parse({ ...input, price }).price).toBe(price)
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ description: '' }, 'description'],
    [{ category: 'Magic' }, 'category'],
    [{ iconKey: 'skull' }, 'iconKey'],
    [{ price: -0.01 }, 'price'],
    [{ price: 0.001 }, 'price'],
    [{ price: 100_000_000 }, 'price'],
    [{ price: '5' }, 'price'],
    [{ duration: 0 }, 'duration'],
    [{ duration: 1441 }, 'duration'],
    [{ duration: 1.5 }, 'duration'],
    [{ currency: 'BTC' }, 'currency'],
  ])('%j is refused', (sent, field) => {
    expect(fieldsOf({ ...input, ...sent })).toEqual([field])
  })
})

test('an edit contains only what is sent', () => {
  expect(healthServiceUpdate.parse({})).toEqual({})
  expect(healthServiceUpdate.parse({ price: null })).toEqual({ price: null })
})

test("a hospital's own price may be absent, null or a price", () => {
  for (const own of [{}, { price: null }, { price: 12.5, currency: 'EUR' }])
    expect(hospitalServiceInput.parse(own)).toEqual(own)
  expect(hospitalServiceInput.safeParse({ price: -1 }).success).toBe(false)
})
