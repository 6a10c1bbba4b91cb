/**
 * Texts({ english?, control, editing, sources, outdated, named? }) — the English text, either a
 * field here or one elsewhere in the form, beside its translations in the fields
 * `texts.<language>`. Each translation shows whether it is missing or older than the English fields
 * in `sources`. `named` adds the record's name. `outdated`: languages whose text was older when the
 * form was filled.
 * TextsCard(…) — Texts in a card.
 * EditedTexts: the part of the form that holds the texts. TEXT_LABELS, NAME_LABELS — labels of its
 * fields.
 */
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/languages.ts'
import { sentence } from '#domain/sentences.ts'
import type { Translate } from '#web/i18n/translation.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Input, Textarea } from '#web/ui/field.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { EditCard } from './edit-card.tsx'
import styles from './translated.module.css'

export const TEXT_LABELS = {
  tr: sentence('Description in Turkish'),
  ru: sentence('Description in Russian'),
  ar: sentence('Description in Arabic'),
} as const

const NAME_LABELS = {
  tr: sentence('Name in Turkish'),
  ru: sentence('Name in Russian'),
  ar: sentence('Name in Arabic'),
} as const

/** `isCurrent` confirms that the translation still matches the English text. */
export type EditedText = { name: string; description: string; isCurrent: boolean }
export type EditedTexts = Record<TranslatedLanguage, EditedText>

type SavedText = { language: string; description: string; name?: string }

/** Returns the texts of all languages. Missing ones are empty. */
export function textsOf(saved: readonly SavedText[]): EditedTexts {
  const of = (language: string): EditedText => {
    const text = saved.find((candidate) => candidate.language === language)
    return { name: text?.name ?? '', description: text?.description ?? '', isCurrent: false }
  }
  return { tr: of('tr'), ru: of('ru'), ar: of('ar') }
}

const orNull = (words: string) => words.trim() || null

/** Returns all texts for sending, with empty ones as null. */
export const descriptionsOf = (texts: EditedTexts) =>
  TRANSLATED_LANGUAGES.map((language) => ({
    language,
    description: orNull(texts[language].description),
    isCurrent: texts[language].isCurrent,
  }))

/** Returns all texts with names for sending, by language. */
export const namedTextsOf = (texts: EditedTexts) =>
  Object.fromEntries(
    descriptionsOf(texts).map((sent) => [sent.language, { ...sent, name: orNull(texts[sent.language].name) }]),
  )

export const showText = (value: unknown) => {
  const { name, description } = (value ?? {}) as Partial<EditedText>
  return [name, description].filter(Boolean).join('\n')
}

/** Returns the texts as entries that are compared separately, one per language. */
export const textEntries = ({ t }: { t: Translate }) =>
  TRANSLATED_LANGUAGES.map((language) => ({ key: language, label: t(TEXT_LABELS[language]), show: showText }))

/** Shows the English text of the form beside its translations. */
function Source({ control, sources }: { control: unknown; sources: readonly string[] }) {
  const { t } = useTranslation()
  const written = useWatch({ control: control as Control<FieldValues>, name: [...sources] }) as unknown[]
  return (
    <div className={styles.text}>
      <Badge tone="done">{t('English')}</Badge>
      {written.map((words, at) => (
        <p key={sources[at]} lang="en" dir="ltr" className={clsx(text.written, at < written.length - 1 && text.strong)}>
          {String(words ?? '')}
        </p>
      ))}
    </div>
  )
}

/** Path of a text in the forms that hold `EditedTexts`. */
type TextPath = `texts.${TranslatedLanguage}.${'name' | 'description'}`

type TranslatedProps = {
  language: TranslatedLanguage
  control: unknown
  editing: {
    field: (path: TextPath) => object
    isChanged: (path: string) => boolean
    set: (path: string, value: unknown) => void
  }
  sources: readonly string[]
  wasOutdated: boolean
  named?: boolean | undefined
  rows?: number | undefined
}

function Translated({ language, control, editing, sources, wasOutdated, named = false, rows = 7 }: TranslatedProps) {
  const { t } = useTranslation()
  const path = `texts.${language}`
  const form = control as Control<FieldValues>
  const { name, description, isCurrent } = useWatch({ control: form, name: path }) as EditedText
  const source = useWatch({ control: form, name: [...sources] }) as unknown[]
  const isThere = Boolean(`${name ?? ''}${description ?? ''}`.trim())
  const isMissing = !isThere && source.some((text) => String(text ?? '').trim())
  const isRewritten = editing.isChanged(path) && !isCurrent
  const isOutdated = isThere && (wasOutdated || sources.some(editing.isChanged)) && !isRewritten
  const written = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', changed: isRewritten } as const
  const fieldOf = (part: 'name' | 'description') => editing.field(`texts.${language}.${part}`)
  return (
    <div className={styles.text}>
      {named && <Input app optional label={t(NAME_LABELS[language])} {...fieldOf('name')} {...written} />}
      <Textarea app optional rows={rows} label={t(TEXT_LABELS[language])} {...fieldOf('description')} {...written} />
      {isMissing && <Badge tone="warn">{t('Missing: the English text is shown')}</Badge>}
      {isOutdated && (
        <Row wrap gap="small">
          <Badge tone="warn">{t('Older than the English text')}</Badge>
          <Checkbox
            label={t('It still says the same')}
            checked={isCurrent}
            onChange={(event) => editing.set(`${path}.isCurrent`, event.target.checked)}
          />
        </Row>
      )}
    </div>
  )
}

type TextsProps = Omit<TranslatedProps, 'language' | 'wasOutdated'> & {
  english?: ReactNode
  outdated: readonly string[]
}

export function Texts({ english, outdated, ...shown }: TextsProps) {
  return (
    <div className={styles.texts}>
      {english ?? <Source control={shown.control} sources={shown.sources} />}
      {TRANSLATED_LANGUAGES.map((language) => (
        <Translated key={language} language={language} wasOutdated={outdated.includes(language)} {...shown} />
      ))}
    </div>
  )
}

export function TextsCard(props: TextsProps) {
  const { t } = useTranslation()
  return (
    <EditCard
      title={t('Texts')}
      note={t('Patients read the text in their language, or in English where there is none.')}
    >
      <Texts {...props} />
    </EditCard>
  )
}
