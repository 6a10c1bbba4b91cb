import { describe, expect, test } from 'vitest'
import { withoutRevealing, withoutWithheld } from '#domain/rules/fields.ts'
import { CONSENT_RULES, RULES_OF_THE_LAND } from '#domain/rules/land.ts'
import { RULE_AUDIENCES, type RuleAudience, rulesFor, topicsOf } from '#domain/rules/rules.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'

const ALL = ['prices', 'comparison', 'reviews', 'statements']
const hidden = (audience: RuleAudience, language: UiLanguage, date = '2026-03-01', switches = {}) =>
  topicsOf(rulesFor(RULES_OF_THE_LAND, { audience, language, date }, switches))

describe('the rules of the land', () => {
  test.each<[RuleAudience, UiLanguage, string, string[]]>([
    ['visitor_abroad', 'en', '2026-03-01', []],
    ['visitor_abroad', 'ar', '2026-03-01', []],
    ['visitor_abroad', 'tr', '2026-03-01', ALL],
    ['patient', 'ru', '2026-03-01', []],
    ['patient', 'tr', '2026-03-01', ALL],
    ['visitor_in_turkiye', 'en', '2026-03-01', ALL],
    ['staff', 'tr', '2026-03-01', []],
    // The day before the regulation of 2025, and before that of 2023.
    ['visitor_abroad', 'tr', '2025-11-11', []],
    ['visitor_in_turkiye', 'tr', '2025-11-11', ['statements']],
    ['visitor_in_turkiye', 'tr', '2025-11-12', ALL],
    ['visitor_in_turkiye', 'tr', '2023-07-28', []],
  ])('hide from %s reading %s on %s: %j', (audience, language, date, topics) => {
    expect(hidden(audience, language, date)).toEqual(topics)
  })

  test('follow the decisions of administrators', () => {
    expect(hidden('visitor_abroad', 'tr', '2026-03-01', { 'tr-2025-turkish': false })).toEqual([])
    expect(hidden('visitor_abroad', 'en', '2026-03-01', { 'tr-2025-authorisation': true })).toEqual(ALL)
  })

  test('never apply to staff, have unique IDs, an address of their source and dates in order', () => {
    const rules = [...RULES_OF_THE_LAND, ...CONSENT_RULES]
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const { source, from } of rules) {
      expect(source.url).toMatch(/^https:\/\//)
      expect(from).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
    for (const { audiences, languages, from, until } of RULES_OF_THE_LAND) {
      expect(audiences).not.toContain('staff')
      expect(RULE_AUDIENCES).toEqual(expect.arrayContaining([...audiences]))
      expect(UI_LANGUAGES).toEqual(expect.arrayContaining([...(languages ?? [])]))
      if (until) expect(until > from).toBe(true)
    }
  })
})

describe('withheld fields', () => {
  const record = {
    id: 'a',
    price: 5,
    priceRanges: [1],
    averageRating: 4,
    reviewCount: 2,
    visit: { price: 3, minutes: 30 },
  }

  test('are replaced in copies, because records are shared', () => {
    expect(withoutWithheld(['prices', 'reviews'], [record])).toEqual([
      {
        id: 'a',
        price: null,
        priceRanges: [],
        averageRating: null,
        reviewCount: null,
        visit: { price: null, minutes: 30 },
      },
    ])
    expect(record.price).toBe(5)
    expect(withoutWithheld([], record)).toBe(record)
  })

  test('cannot be learnt from filters and orders', () => {
    const search = { q: 'knee', priceTo: 100, rating: 4, sortBy: 'price_low' }
    expect(withoutRevealing(['prices', 'reviews'], search)).toEqual({ q: 'knee' })
    expect(withoutRevealing(['reviews'], search)).toEqual({ q: 'knee', priceTo: 100, sortBy: 'price_low' })
  })
})
