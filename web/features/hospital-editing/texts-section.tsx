import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/languages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Row } from '#web/ui/layout.tsx'
import type { EditedHospital } from './hospital-edit.ts'
import { LABELS, TEXT_LABELS } from './hospital-values.ts'
import { Section } from './section.tsx'
import styles from './texts-section.module.css'
import type { SectionParts } from './use-hospital-form.ts'

type TextsSectionProps = SectionParts & { saved: EditedHospital['settings']['texts'] }

/** What the hospital says about itself: the English text, and beside it the others, with what is missing or older than it. */
export function TextsSection({ editing, control, saved }: TextsSectionProps) {
  const { t } = useTranslation()
  return (
    <Section
      name="texts"
      note={t('Patients read the text in their language, and the English one where there is none.')}
      className={styles.texts}
    >
      <Textarea
        app
        optional
        rows={7}
        lang="en"
        dir="ltr"
        label={t(LABELS.description)}
        hint={t('In English: the others are written from it.')}
        {...editing.field('description')}
      />
      {TRANSLATED_LANGUAGES.map((language) => (
        <Translated
          key={language}
          language={language}
          editing={editing}
          control={control}
          wasOutdated={saved.find((text) => text.language === language)?.isOutdated ?? false}
        />
      ))}
    </Section>
  )
}

type TranslatedProps = SectionParts & { language: TranslatedLanguage; wasOutdated: boolean }

function Translated({ editing, control, language, wasOutdated }: TranslatedProps) {
  const { t } = useTranslation()
  const path = `texts.${language}` as const
  const { description, isCurrent } = useWatch({ control, name: path })
  const source = useWatch({ control, name: 'description' })
  const isMissing = !String(description ?? '').trim() && Boolean(source.trim())
  const isRewritten = editing.isChanged(path) && !isCurrent
  const isOutdated =
    !isMissing && Boolean(description) && (wasOutdated || editing.isChanged('description')) && !isRewritten
  return (
    <div className={styles.text}>
      <Textarea
        app
        optional
        rows={7}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        label={t(TEXT_LABELS[language])}
        {...editing.field(`${path}.description`)}
        changed={isRewritten}
      />
      {isMissing && <Badge tone="warn">{t('Missing: the English text is shown')}</Badge>}
      {isOutdated && (
        <Row wrap gap="small">
          <Badge tone="warn">{t('Older than the English text')}</Badge>
          <Checkbox
            label={t('It still says the same')}
            checked={isCurrent}
            onChange={(event) => editing.write(`${path}.isCurrent`, event.target.checked)}
          />
        </Row>
      )}
    </div>
  )
}
