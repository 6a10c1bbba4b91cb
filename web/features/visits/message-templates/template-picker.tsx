import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { LOCALES, UI_LANGUAGES } from '#domain/languages.ts'
import { fillTemplate, type TemplateBlank } from '#domain/message-templates.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { BareSelect } from '#web/ui/bare-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { NotebookText } from '#web/ui/icons/notebook-text.ts'
import { TemplateDrawer } from './template-drawer.tsx'
import { LANGUAGE_NAMES } from './template-form.tsx'
import styles from './templates.module.css'
import { MessageTemplates, type Template } from './templates.ts'

/** Values of the placeholders. The day is yyyy-mm-dd. */
export type TemplateValues = Record<TemplateBlank, string>

/** Formats the day in the language of the template. */
const inWords = (values: TemplateValues, { language }: Template): TemplateValues => ({
  ...values,
  date: new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${values.date}T00:00:00Z`),
  ),
})

type Props = {
  hospitalId: string
  values: TemplateValues
  /** Receives the filled text. The user reviews it before sending. */
  onChoose: (message: string) => void
}

/** Inserts a template into the message field, and links to the list of templates. */
export function TemplatePicker({ hospitalId, values, onChoose }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const query = useQuery(MessageTemplates, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const templates = query.data?.messageTemplates ?? []
  const languages = UI_LANGUAGES.filter((language) => templates.some((template) => template.language === language))
  const choose = (id: string) => {
    const template = templates.find((candidate) => candidate.id === id)
    if (template) onChoose(fillTemplate(template.body, inWords(values, template)))
  }
  return (
    <div className={styles.bar}>
      {templates.length > 0 && (
        <div className={styles.choice}>
          <BareSelect aria-label={t('Choose a template')} value="" onChange={({ target }) => choose(target.value)}>
            <option value="">{t('Choose a template')}</option>
            {languages.map((language) => (
              <optgroup key={language} label={t(LANGUAGE_NAMES[language])}>
                {templates
                  .filter((template) => template.language === language)
                  .map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </BareSelect>
        </div>
      )}
      <Button variant="ghost" icon={<NotebookText aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('Message templates')}
      </Button>
      <TemplateDrawer
        open={open}
        onClose={() => setOpen(false)}
        hospitalId={hospitalId}
        templates={templates}
        reload={() => query.refetch()}
      />
    </div>
  )
}
