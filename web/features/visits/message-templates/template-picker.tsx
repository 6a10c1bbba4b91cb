import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { LOCALES, UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { deliveredIn } from '#domain/delivered-templates.ts'
import { fillTemplate } from '#domain/message-templates.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { BareSelect } from '#web/ui/bare-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { NotebookText } from '#web/ui/icons/notebook-text.ts'
import { TemplateDrawer } from './template-drawer.tsx'
import { LANGUAGE_NAMES } from './template-form.tsx'
import styles from './templates.module.css'
import { MessageTemplates, type TemplateValues, type TemplateVisit, templateValuesOf } from './templates.ts'

/** Formats the day in the language of the template. */
const inWords = (values: TemplateValues, language: UiLanguage): TemplateValues => ({
  ...values,
  date: new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${values.date}T00:00:00Z`),
  ),
})

type Props = {
  hospitalId: string
  /** Appointment of the conversation. Templates in the language of its patient come first. */
  visit: TemplateVisit
  /** Receives the filled text. The user reviews it before sending. */
  onChoose: (message: string) => void
}

/** Inserts a template into the message field, and links to the list of templates. */
export function TemplatePicker({ hospitalId, visit, onChoose }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const query = useQuery(MessageTemplates, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const templates = query.data?.messageTemplates ?? []
  const groups = [...UI_LANGUAGES]
    .sort((a, b) => Number(b === visit.patientLanguage) - Number(a === visit.patientLanguage))
    .map((code) => ({
      code,
      choices: [
        ...templates.filter((template) => template.language === code),
        ...deliveredIn(code, templates).map((template) => ({ ...template, id: `${code} ${template.title}` })),
      ],
    }))
  const choose = (id: string) => {
    for (const { code, choices } of groups)
      for (const template of choices)
        if (template.id === id) onChoose(fillTemplate(template.body, inWords(templateValuesOf(visit), code)))
  }
  return (
    <div className={styles.bar}>
      <div className={styles.choice}>
        <BareSelect aria-label={t('Choose a template')} value="" onChange={({ target }) => choose(target.value)}>
          <option value="">{t('Choose a template')}</option>
          {groups.map(({ code, choices }) => (
            <optgroup key={code} label={t(LANGUAGE_NAMES[code])}>
              {choices.map(({ id, title }) => (
                <option key={id} value={id} lang={code}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </BareSelect>
      </div>
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
