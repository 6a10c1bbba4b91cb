import { describe, expect, test } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import { emptyLine, type LineForm, netOf } from '#web/features/visits/quotes/portal/builder/line-form.ts'
import { quoteContent } from '#web/features/visits/quotes/portal/builder/quote-content.ts'
import { type QuoteForm, quoteForm } from '#web/features/visits/quotes/portal/builder/quote-form.ts'
import { quoteResolver } from '#web/features/visits/quotes/portal/builder/quote-resolver.ts'
import { readNumber, writeNumber } from '#web/features/visits/quotes/portal/typed-number.ts'
import type { QuoteRequest, QuoteVersion } from '#web/features/visits/quotes/portal/request-fields.ts'
import { versionChanges } from '#web/features/visits/quotes/portal/version-changes.ts'

describe('a typed number', () => {
  test.each<[string, UiLanguage, number | null]>([
    ['', 'en', null],
    ['2,800', 'en', 2800],
    ['1,234.50', 'en', 1234.5],
    ['1,5', 'en', 1.5],
    ['0.35', 'tr', 0.35],
    ['0,35', 'tr', 0.35],
    ['2.800', 'tr', 2800],
    ['1.234,50', 'tr', 1234.5],
    ['12 000,5', 'ru', 12_000.5],
    ['٢٨٠٠', 'ar', 2800],
    ['-3', 'en', -3],
    ['12.345', 'en', 12.345],
  ])('%s in %s', (typed, language, value) => {
    expect(readNumber(typed, language)).toBe(value)
  })

  test.each(['abc', '1.2.3', '12 €'])('%s is no number', (typed) => {
    expect(readNumber(typed, 'en')).toBeNaN()
  })

  test('is written in the format of the language', () => {
    expect([writeNumber(0.35, 'tr'), writeNumber(0.35, 'en'), writeNumber(null, 'en')]).toEqual(['0,35', '0.35', ''])
  })
})

const request = { patient: { languages: ['ar', 'en'] }, currency: 'EUR' } as unknown as QuoteRequest
const line = (changes: Partial<LineForm>): LineForm => ({ ...emptyLine('surgeon'), ...changes })
const form = (changes: Partial<QuoteForm>): QuoteForm => ({ ...quoteForm(request, null, { typing: 'en' }), ...changes })

describe('the price of a line', () => {
  const pricing = { language: 'en', currency: 'EUR' } as const

  test('is the quantity times the price of one, in whole cents', () => {
    expect(netOf(line({ quantity: '2,800', each: '0.35' }), pricing)).toBe(980)
    expect(netOf(line({ quantity: '1.5', each: '0.01' }), pricing)).toBe(0.02)
    expect(netOf(line({ quantity: '3', each: '19.99' }), pricing)).toBe(59.97)
  })

  test('of a saved line stays without input', () => {
    const saved = { quantity: '3', each: '33.33', net: 100 }
    expect(netOf(line({ ...saved, saved }), pricing)).toBe(100)
    expect(netOf(line({ ...saved, quantity: '2', saved }), pricing)).toBe(66.66)
  })
})

describe('the form of a quote', () => {
  const judge = (changes: Partial<QuoteForm>) => quoteResolver('en')(form(changes), undefined, { fields: {} } as never)

  test('begins in the language and the currency of the patient', () => {
    expect(form({})).toMatchObject({ language: 'ar', currency: 'EUR', lines: [] })
  })

  test('states nothing while it is empty', () => {
    expect(quoteContent(form({}), 'en')).toMatchObject({
      complications: null,
      deposit: null,
      priceMayChange: null,
      careAtHome: null,
      nightsInHospital: null,
      earliestFlight: null,
    })
  })

  test('distinguishes "none" from "not stated"', () => {
    expect(quoteContent(form({ depositKind: 'none', changeKind: 'none', nightsInHospital: '0' }), 'en')).toMatchObject({
      deposit: { amount: 0, refundableUntil: null },
      priceMayChange: [],
      nightsInHospital: 0,
    })
  })

  test('refuses an amount with too many decimals at the price of its line', async () => {
    const labels = { en: 'Grafts', tr: '', ru: '', ar: '' }
    const { errors } = await judge({ lines: [line({ labels, each: '12.345' })] })
    expect(errors.lines).toMatchObject([{ each: { message: expect.stringContaining('decimals') } }])
  })

  test("refuses a missing text at the field of the quote's language", async () => {
    const { errors } = await judge({ lines: [line({ each: '1' })] })
    expect(errors.lines).toMatchObject([{ labels: { ar: { message: 'Please write what this line is for' } } }])
  })

  test('refuses half of a term at its other half', async () => {
    const { errors } = await judge({ complicationsWhere: 'Here', careWho: 'Dr Bell', depositKind: 'asked' })
    expect(Object.keys(errors).sort()).toEqual(['careHow', 'complicationsPays', 'depositAmount'])
  })
})

test('versions are compared by total, lines, terms and attachments', () => {
  const version = (totalIncluded: number, lines: { label: string; net: number }[], attached: string[]) =>
    ({
      totalIncluded,
      nights: '2',
      attachments: attached.map((name) => ({ id: name, name, size: 3 })),
      lines: lines.map((at) => ({ kind: 'other', ...at })),
    }) as unknown as QuoteVersion
  const words = {
    factsOf: (of: QuoteVersion) => [{ term: 'Nights', value: (of as unknown as { nights: string }).nights }],
    lineWords: ({ net }: { net: number }) => String(net),
    totalTerm: 'Total',
    totalWords: (of: QuoteVersion) => String(of.totalIncluded),
    attachmentTerm: ({ name }: { name: string }) => name,
    attachmentWords: ({ size }: { size: number }) => `${size} bytes`,
  }
  const before = version(
    30,
    [
      { label: 'Hotel', net: 10 },
      { label: 'Tests', net: 20 },
    ],
    ['implant.pdf', 'consent.pdf'],
  )
  const now = version(
    45,
    [
      { label: 'Hotel', net: 15 },
      { label: 'Transfer', net: 30 },
    ],
    ['implant.pdf', 'plan.png'],
  )
  expect(versionChanges(before, now, words)).toEqual([
    { term: 'Total', before: '30', now: '45' },
    { term: 'Hotel', before: '10', now: '15' },
    { term: 'Tests', before: '20', now: null },
    { term: 'Transfer', before: null, now: '30' },
    { term: 'consent.pdf', before: '3 bytes', now: null },
    { term: 'plan.png', before: null, now: '3 bytes' },
  ])
})
