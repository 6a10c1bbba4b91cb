import { describe, expect, test } from 'vitest'
import { hospitalServiceInput, refuseTerms } from '#domain/health-services.ts'
import { isIncluded, PRICE_PARTS, type PricePart, restated } from '#domain/price-parts.ts'
import { QUOTE_LINE_KINDS } from '#domain/quotes/lines.ts'

const before = { priceIncludes: ['surgeon', 'hotel'], priceExcludes: ['transfer'] } satisfies Record<
  string,
  PricePart[]
>

describe('parts of a price', () => {
  test('have the names of lines of a quote', () => {
    expect(QUOTE_LINE_KINDS).toEqual(expect.arrayContaining([...PRICE_PARTS]))
  })

  test('are included, not included or not stated', () => {
    expect((['hotel', 'transfer', 'implant'] as const).map((part) => isIncluded(part, before))).toEqual([
      true,
      false,
      null,
    ])
  })

  test.each([
    ['moves a part to the other list', { priceExcludes: ['transfer', 'hotel'] }, ['surgeon'], ['transfer', 'hotel']],
    ['keeps a list that is not sent', { priceIncludes: ['hotel'] }, ['hotel'], ['transfer']],
    ['empties a list by null', { priceIncludes: null }, [], ['transfer']],
    [
      'puts parts in order',
      { priceIncludes: ['hotel', 'anaesthesia', 'hotel'] },
      ['anaesthesia', 'hotel'],
      ['transfer'],
    ],
  ] as const)('a change %s', (_name, sent, priceIncludes, priceExcludes) => {
    expect(restated(before, sent)).toEqual({ priceIncludes, priceExcludes })
  })

  test('cannot be both included and not included, and are chosen from the list', () => {
    const both = hospitalServiceInput.parse({ priceIncludes: ['hotel'], priceExcludes: ['transfer', 'hotel'] })
    expect(refuseTerms('procedure', both)?.field).toBe('priceExcludes')
    expect(refuseTerms('examination', { ...both, priceExcludes: ['transfer'] })).toBeNull()
    expect(hospitalServiceInput.safeParse({ priceIncludes: ['breakfast'] }).success).toBe(false)
  })
})
