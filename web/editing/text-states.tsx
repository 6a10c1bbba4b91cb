/**
 * TextStates({ texts }) — languages in which a record has a text, languages without one, and texts
 * older than the English one.
 */

import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, Chips } from '#web/ui/badge.tsx'

const NAMES = { tr: sentence('Turkish'), ru: sentence('Russian'), ar: sentence('Arabic') } as const

export function TextStates({ texts }: { texts: readonly { language: string; isOutdated: boolean }[] }) {
  const { t } = useTranslation()
  return (
    <Chips>
      {TRANSLATED_LANGUAGES.map((language) => {
        const text = texts.find((candidate) => candidate.language === language)
        const name = t(NAMES[language])
        if (!text)
          return (
            <Badge key={language} tone="warn">
              {t('{{language}}: missing', { language: name })}
            </Badge>
          )
        if (text.isOutdated)
          return (
            <Badge key={language} tone="warn">
              {t('{{language}}: older than the English text', { language: name })}
            </Badge>
          )
        return (
          <Badge key={language} tone="ok">
            {name}
          </Badge>
        )
      })}
    </Chips>
  )
}
