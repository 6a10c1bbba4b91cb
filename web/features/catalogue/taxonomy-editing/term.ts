import { z } from 'zod'
import { TRANSLATED_LANGUAGES, UI_LANGUAGES } from '#domain/languages.ts'
import { formKey } from '#domain/sentences.ts'
import { termUpdate } from '#domain/taxonomy.ts'
import { termTextsByLanguage } from '#domain/texts.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import type { EditedField, Edition } from '#web/editing/edition.ts'
import { type EditedTexts, namedTextsOf, showText, TEXT_LABELS, textsOf } from '#web/editing/translated.tsx'
import { nameTerms } from '#web/i18n/i18n.ts'
import type { Translate } from '#web/i18n/translation.ts'

export const EditedTermFields = graphql(`
  fragment EditedTermFields on ManagedTerm {
    id kind value name description updatedAt
    texts { language name description isOutdated }
  }
`)
export type EditedTerm = ResultOf<typeof EditedTermFields>

export type TermForm = { name: string; description: string; texts: EditedTexts }

/** Converts a term to its form. */
export const editionOf = ({ updatedAt, name, description, texts }: EditedTerm): Edition<TermForm> => ({
  version: updatedAt,
  values: { name, description, texts: textsOf(texts) },
})

export const termSchema = z.preprocess(
  ({ texts, ...rest }: TermForm) => ({ ...rest, texts: namedTextsOf(texts) }),
  termUpdate.required().extend({ texts: termTextsByLanguage }),
)
export type TermInput = z.output<typeof termSchema>

/** Returns every part of the form that is compared separately. */
export const termFields = (t: Translate): EditedField[] => [
  { path: 'name', label: t('Name') },
  { path: 'description', label: t('Description') },
  ...TRANSLATED_LANGUAGES.map((language) => ({
    path: `texts.${language}`,
    label: t(TEXT_LABELS[language]),
    show: showText,
  })),
]

/** Shows the new name at once on every page of this browser. */
export function showNames({ kind, value, name, texts }: EditedTerm): void {
  const key = formKey(value, kind)
  for (const language of UI_LANGUAGES)
    nameTerms(language, { [key]: texts.find((text) => text.language === language)?.name ?? name })
}
