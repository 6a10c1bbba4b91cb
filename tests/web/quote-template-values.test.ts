import { describe, expect, test } from 'vitest'
import { quoteTemplateInput } from '#domain/quotes/templates.ts'
import { emptyLine } from '#web/features/visits/quotes/portal/builder/line-form.ts'
import { emptyForm, type QuoteForm } from '#web/features/visits/quotes/portal/builder/quote-form.ts'
import type { QuoteRequest } from '#web/features/visits/quotes/portal/request-fields.ts'
import type { TemplateContent } from '#web/features/visits/quotes/portal/templates/template-fields.ts'
import { compareTemplate, templateContent } from '#web/features/visits/quotes/portal/templates/template-values.ts'

const request = { patient: { languages: ['ar'] }, currency: 'EUR' } as unknown as QuoteRequest
const empty = emptyForm(request)
const days = { typing: 'en', today: '2026-03-02' } as const
const form = (changes: Partial<QuoteForm> = {}): QuoteForm => ({ ...empty, ...changes })

const line = { ...emptyLine('surgeon'), labels: { en: 'Surgeon', tr: '', ru: '', ar: '' }, each: '700' }
/** A complete quote for one patient. */
const written = form({
  language: 'en',
  lines: [line],
  doctorId: 'f0000000-0000-4000-8000-000000000000',
  plan: 'Adam gets 2,800 grafts.',
  alternatives: 'Wait a year, Adam.',
  dates: [{ day: '2026-04-01' }],
  nightsInHospital: '2',
  validUntil: '2026-04-01',
  depositKind: 'asked',
  depositAmount: '200',
  depositUntil: '2026-03-16',
  complicationsWhere: 'Here',
  complicationsPays: 'The hospital',
})

const kept = quoteTemplateInput.shape.content.parse(templateContent(written, days))
/** Template as the server answers it. */
const template = {
  ...kept,
  lines: kept.lines.map((at) => ({ ...at, each: at.net / at.quantity })),
  notIncluded: kept.notIncluded ?? [],
} as unknown as TemplateContent
const compare = (typed: QuoteForm) => compareTemplate(template, { ...days, typed, empty })

describe('a template', () => {
  test('contains lines and terms, and nothing about the patient', () => {
    expect(JSON.stringify(kept)).not.toMatch(/Adam|f0000000|2026-/)
    expect(kept).toMatchObject({
      validDays: 30,
      nightsInHospital: 2,
      deposit: { amount: 200, refundableDays: 14 },
      lines: [{ kind: 'surgeon', net: 700 }],
    })
  })

  test('leaves out a past expiry', () => {
    expect(templateContent(form({ validUntil: '2026-01-01' }), days).validDays).toBeNull()
  })

  test('fills an empty form without a question, with days counted from today', () => {
    const { conflicts, replaced } = compareTemplate(template, {
      typing: 'en',
      today: '2026-05-01',
      typed: form(),
      empty,
    })
    expect(conflicts).toEqual([])
    expect(replaced).toMatchObject({
      language: 'en',
      nightsInHospital: '2',
      validUntil: '2026-05-31',
      depositUntil: '2026-05-15',
      lines: [{ kind: 'surgeon', each: '700' }],
    })
    expect(Object.keys(replaced)).not.toEqual(expect.arrayContaining(['plan']))
    expect(replaced).not.toHaveProperty('doctorId')
  })

  test('has no conflict with a form that it has filled', () => {
    expect(compare(form({ ...compare(form()).replaced, language: 'en' })).conflicts).toEqual([])
  })

  test('asks about each part with different text, and keeps the text', () => {
    const { conflicts, filled, replaced } = compare(form({ language: 'en', nightsInHospital: '5', careWho: 'A nurse' }))
    expect(conflicts).toEqual(['nightsInHospital'])
    expect(filled).not.toHaveProperty('nightsInHospital')
    expect(filled).toMatchObject({ validUntil: '2026-04-01', lines: [{ each: '700' }] })
    expect(replaced).toMatchObject({ nightsInHospital: '2' })
    expect(replaced).not.toHaveProperty('careWho')
  })

  test('does not mix its amounts with typed ones of another currency', () => {
    const { conflicts, filled } = compare(
      form({ language: 'en', currency: 'USD', depositKind: 'asked', depositAmount: '5' }),
    )
    expect(conflicts).toEqual(['currency', 'depositKind'])
    expect(filled).not.toHaveProperty('currency')
    expect(filled).not.toHaveProperty('lines')
    expect(filled).toMatchObject({ nightsInHospital: '2' })
  })

  test('keeps the language of typed text', () => {
    const { conflicts, filled } = compare(form({ plan: 'خطة' }))
    expect(conflicts).toEqual(['language'])
    expect(filled).not.toHaveProperty('language')
  })
})
