/**
 * Templates of messages that a hospital writes often, with placeholders that are filled when one is
 * chosen.
 */
import { z } from 'zod'
import { requiredText } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'
import { sentence } from './sentences.ts'

/** Placeholders of a template, filled from the appointment of the conversation. */
export const TEMPLATE_BLANKS = ['name', 'date', 'time', 'hospital', 'address'] as const
export type TemplateBlank = (typeof TEMPLATE_BLANKS)[number]

export const MAX_TEMPLATES = 100

const BLANK = /\{\{\s*([^{}]*?)\s*\}\}/gu
const isBlank = (name: string): name is TemplateBlank => TEMPLATE_BLANKS.some((blank) => blank === name)

/** Returns the text with its placeholders filled. */
export const fillTemplate = (text: string, values: Record<TemplateBlank, string>): string =>
  text.replace(BLANK, (blank, name: string) => (isBlank(name) ? values[name] : blank))

const body = requiredText('Please write the text of the template', 2000).superRefine((text, issues) => {
  const unknown = [...text.matchAll(BLANK)].map(([, name = '']) => name).find((name) => !isBlank(name))
  if (unknown !== undefined)
    issues.addIssue({
      code: 'custom',
      message: sentence('There is no placeholder called {{name}}', { name: unknown.slice(0, 40) || '…' }),
    })
})

export const templateInput = z.object({
  language: z.enum(UI_LANGUAGES, { error: 'Please choose a language' }),
  title: requiredText('Please name the template', 80),
  body,
})
export const templateUpdate = templateInput.partial()
