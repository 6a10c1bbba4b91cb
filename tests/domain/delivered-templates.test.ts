import { describe, expect, test } from 'vitest'
import { deliveredIn, deliveredTemplates, repliesIn } from '#domain/delivered-templates.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { fillTemplate, TEMPLATE_BLANKS, templateInput } from '#domain/message-templates.ts'
import { reviewReply } from '#domain/reviews.ts'

const values = { name: 'Ada', date: '4 March 2026', time: '10:00', hospital: 'Yedi', address: 'Gül Street 1' }

describe.each(UI_LANGUAGES)('delivered templates in %s', (language) => {
  const delivered = deliveredTemplates(language)

  test('are at least four that a hospital could have written, with every placeholder filled', () => {
    expect(delivered.length).toBeGreaterThanOrEqual(4)
    expect(new Set(delivered.map(({ title }) => title)).size).toBe(delivered.length)
    for (const template of delivered) {
      expect(templateInput.parse({ language, ...template })).toEqual({ language, ...template })
      expect(fillTemplate(template.body, values)).not.toContain('{{')
    }
    const used = TEMPLATE_BLANKS.filter((blank) => delivered.some(({ body }) => body.includes(`{{${blank}}}`)))
    expect(used).toEqual([...TEMPLATE_BLANKS])
  })

  test('have the same order and placeholders as in English', () => {
    const blanksOf = ({ body }: { body: string }) => [...new Set(body.match(/\{\{\w+\}\}/g))].sort()
    expect(delivered.map(blanksOf)).toEqual(deliveredTemplates('en').map(blanksOf))
  })

  test('give way to one of the hospital with the same title', () => {
    const [first] = delivered
    const own = [{ language, title: first?.title ?? '' }]
    expect(deliveredIn(language, own)).toEqual(delivered.slice(1))
    expect(deliveredIn(language, [{ language: 'de', title: first?.title ?? '' }])).toEqual(delivered)
  })
})

test.each(UI_LANGUAGES)('answers to reviews in %s address the author and are valid', (language) => {
  const replies = repliesIn(language, 'Ingrid')
  expect(replies.map(({ body }) => body.match(/Ingrid/g)?.length)).toEqual([1, 1, 1])
  for (const { body } of replies) {
    expect(body).not.toMatch(/[{}]/)
    expect(reviewReply.safeParse({ reply: body }).success).toBe(true)
  }
})
