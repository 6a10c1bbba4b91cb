import { describe, expect, test } from 'vitest'
import { deliveredIn, deliveredTemplates } from '#domain/delivered-templates.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { fillTemplate, TEMPLATE_BLANKS, templateInput } from '#domain/message-templates.ts'

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
