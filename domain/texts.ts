/** Translations of a record, whose source is English: their input, and the resulting changes. */
import { z } from 'zod'
import { optionalText } from './fields.ts'
import { TRANSLATED_LANGUAGES, type TranslatedLanguage, type UiLanguage } from './languages.ts'
import { sentence } from './sentences.ts'

export const MAX_DESCRIPTION = 8000
export const MAX_SERVICE_NAME = 120
export const MAX_SERVICE_DESCRIPTION = 4000
export const MAX_TERM_NAME = 80
export const MAX_TERM_DESCRIPTION = 400

const written = (max: number) => optionalText(max).transform((text) => text ?? null)

const description = z.object({
  language: z.enum(TRANSLATED_LANGUAGES, { error: 'Please choose tr, ru or ar' }),
  description: written(MAX_DESCRIPTION),
  isCurrent: z.boolean().nullish().meta({ description: 'Whether the text still matches the English one.' }),
})

const HALF = sentence('Please write both the name and the description, or neither')

/** Returns a schema for a translation with both name and description, or neither. */
const namedText = (most: { name: number; description: number }) =>
  description.extend({ name: written(most.name), description: written(most.description) }).superRefine((text, ctx) => {
    if ((text.name === null) === (text.description === null)) return
    ctx.addIssue({ code: 'custom', path: [text.name === null ? 'name' : 'description'], message: HALF })
  })
const serviceText = namedText({ name: MAX_SERVICE_NAME, description: MAX_SERVICE_DESCRIPTION })
const termText = namedText({ name: MAX_TERM_NAME, description: MAX_TERM_DESCRIPTION })

const onceEach = <Text extends z.ZodType<{ language: TranslatedLanguage }>>(text: Text) =>
  z.array(text).refine((texts) => new Set(texts.map(({ language }) => language)).size === texts.length, {
    error: 'Please enter each language once',
  })

const THOSE = 'in languages other than English. Omitted languages stay unchanged.'
/** Descriptions of hospitals and doctors. */
export const descriptionsInput = onceEach(description).meta({ description: `Description ${THOSE}` })
/** Names and descriptions of services. */
export const namedTextsInput = onceEach(serviceText).meta({
  description: `Name and description ${THOSE}`,
})
/** Names and descriptions of specialties and categories. */
export const termTextsInput = onceEach(termText).meta({ description: `Name and description ${THOSE}` })

const byLanguage = <Text extends z.ZodType>(text: Text) =>
  z.object({ tr: text, ru: text, ar: text }).transform((texts) => Object.values(texts) as z.output<Text>[])
/** Translations by language, in the form of forms, so that an error appears beside its field. */
export const descriptionsByLanguage = byLanguage(description)
export const namedTextsByLanguage = byLanguage(serviceText)
export const termTextsByLanguage = byLanguage(termText)

export type SentText = {
  language: TranslatedLanguage
  description: string | null
  name?: string | null
  isCurrent?: boolean | null | undefined
}
export type KnownText = { language: TranslatedLanguage; description: string; name?: string }

/**
 * Returns the changes caused by the sent texts. An empty text is removed. A changed text counts as
 * matching the current English one, and so does one marked as current.
 */
export function textChanges<Text extends SentText>(before: readonly KnownText[], sent: readonly Text[]) {
  const isKept = ({ language, description, name, isCurrent }: Text) =>
    !isCurrent &&
    before.some(
      (text) => text.language === language && text.description === description && text.name === (name ?? undefined),
    )
  return {
    emptied: sent.filter(({ description }) => description === null).map(({ language }) => language),
    written: sent.filter((text) => text.description !== null && !isKept(text)),
  }
}

/** Returns the text in a language, if there is one. */
export const textIn = <Text extends { language: UiLanguage }>(texts: readonly Text[], language: UiLanguage) =>
  texts.find((text) => text.language === language)

/**
 * Fallback languages of a text, in this order. Few readers of another language read Russian or
 * Arabic, so a text in only these is not shown to them.
 */
const FALLBACK_LANGUAGES = ['en', 'tr'] as const satisfies readonly UiLanguage[]

/** Returns the text in the reader's language, else in the first available fallback language. */
export const readableText = <Text extends { language: UiLanguage }>(texts: readonly Text[], language: UiLanguage) =>
  [language, ...FALLBACK_LANGUAGES].map((candidate) => textIn(texts, candidate)).find((text) => text !== undefined)
