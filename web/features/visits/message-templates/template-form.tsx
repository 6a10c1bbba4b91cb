import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { TEMPLATE_BLANKS, templateInput } from '#domain/message-templates.ts'
import { sentence } from '#domain/sentences.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, Select, Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './templates.module.css'
import { CreateTemplate, type Template, UpdateTemplate } from './templates.ts'

export const LANGUAGE_NAMES: Record<UiLanguage, string> = {
  en: sentence('English'),
  tr: sentence('Turkish'),
  ru: sentence('Russian'),
  ar: sentence('Arabic'),
}
const BLANK_NAMES = {
  name: sentence('Name of the patient'),
  date: sentence('Day of the appointment'),
  time: sentence('Time of the appointment'),
  hospital: sentence('Name of the hospital'),
  address: sentence('Address of the hospital'),
} as const

export type TemplateInput = z.output<typeof templateInput>
type Props = {
  hospitalId: string
  template: Template | null
  /** Texts that a new template begins with. */
  draft?: TemplateInput | undefined
  onDone: () => Promise<unknown> | undefined
}

/**
 * Creates or edits a template. Buttons insert the placeholders, so users need not know their
 * syntax.
 */
export function TemplateForm({ hospitalId, template, draft, onDone }: Props) {
  const { t, i18n } = useTranslation()
  const [create] = useMutation(CreateTemplate)
  const [update] = useMutation(UpdateTemplate)
  const language = UI_LANGUAGES.find((code) => code === i18n.language) ?? 'en'
  const form = useForm<z.input<typeof templateInput>, unknown, TemplateInput>({
    resolver: zodResolver(templateInput),
    defaultValues: template ?? draft ?? { language, title: '', body: '' },
  })
  const { register, formState, getValues, setValue, setFocus } = form
  const { save, saving, refused } = useSave(form, {
    send: ({ language, title, body }: TemplateInput): Promise<unknown> => {
      const input = { language, title, body }
      return template
        ? update({ variables: { hospitalId, id: template.id, input: { ...input, basedOn: template.updatedAt } } })
        : create({ variables: { hospitalId, input } })
    },
    saved: t('Saved.'),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={save} className={styles.form}>
      <Select
        app
        label={t('Language')}
        options={UI_LANGUAGES.map((value) => ({ value, label: t(LANGUAGE_NAMES[value]) }))}
        {...register('language')}
      />
      <Input app label={t('Title')} dir="auto" error={formState.errors.title?.message} {...register('title')} />
      <Textarea
        app
        rows={5}
        label={t('Text')}
        dir="auto"
        hint={t('Placeholders are filled in when you choose the template.')}
        error={formState.errors.body?.message}
        {...register('body')}
      />
      <Row wrap gap="small">
        <span className={text.note}>{t('Insert a placeholder:')}</span>
        {TEMPLATE_BLANKS.map((blank) => (
          <Button
            key={blank}
            size="sm"
            variant="secondary"
            onClick={() => {
              setValue('body', `${getValues('body')}{{${blank}}}`, { shouldDirty: true })
              setFocus('body')
            }}
          >
            {t(BLANK_NAMES[blank])}
          </Button>
        ))}
      </Row>
      <Refused>{refused}</Refused>
      <Row>
        <Button type="submit" busy={saving}>
          {t('Save')}
        </Button>
        <Button variant="ghost" onClick={() => void onDone()}>
          {t('Cancel')}
        </Button>
      </Row>
    </Form>
  )
}
