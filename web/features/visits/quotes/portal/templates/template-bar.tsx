import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { dateIn } from '#domain/days.ts'
import { quoteTemplateInput } from '#domain/quotes/templates.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Save } from '#web/ui/icons/save.ts'
import { toast } from '#web/ui/toast.tsx'
import { useBuilder } from '../builder/builder-context.ts'
import { emptyForm, type QuoteForm } from '../builder/quote-form.ts'
import { fieldOf } from '../builder/quote-resolver.ts'
import styles from './template-bar.module.css'
import { FittingTemplates } from './template-fields.ts'
import { compareTemplate, templateContent } from './template-values.ts'

/**
 * Fills the form from a template, and saves the form as one. Templates of the request's treatments
 * come first. Replacing typed text needs a confirmation.
 */
export function TemplateBar() {
  const { t } = useTranslation()
  const { now } = useClock()
  const { hospitalId } = useWorkplace()
  const { form, request, typing, fill, askTemplate } = useBuilder()
  const [chosen, setChosen] = useState<string | null>(null)
  const treatmentIds = request.treatments.map(({ id }) => id)
  const query = useQuery(FittingTemplates, {
    variables: { hospitalId, treatmentIds },
    fetchPolicy: 'cache-and-network',
  })
  const templates = query.data?.quoteTemplates ?? []
  const fitting = templates.filter(({ fits }) => fits)
  const template = templates.find(({ id }) => id === (chosen ?? fitting[0]?.id))
  const days = { typing, today: dateIn(now()) }

  function use() {
    if (!template) return
    const use = compareTemplate(template.content, { ...days, typed: form.getValues(), empty: emptyForm(request) })
    if (use.conflicts.length > 0) return askTemplate({ kind: 'use', name: template.name, use })
    fill(use.replaced)
    toast({ text: t('“{{name}}” is filled in. Please check every line.', { name: template.name }) })
  }

  /** Shows errors that prevent a template at their fields, else asks for a name. */
  function keep() {
    const content = templateContent(form.getValues(), days)
    const parsed = quoteTemplateInput.shape.content.safeParse(content)
    if (parsed.success) return askTemplate({ kind: 'save', content: parsed.data, templates: fitting })
    const language = form.getValues('language')
    for (const [at, { path, message }] of parsed.error.issues.entries())
      form.setError(fieldOf(path.join('.'), language) as FieldPath<QuoteForm>, { message }, { shouldFocus: at === 0 })
  }

  const optionOf = ({ id, name }: (typeof templates)[number]) => ({ value: id, label: name })
  const others = templates.filter(({ fits }) => !fits)
  return (
    <div className={styles.bar}>
      {templates.length > 0 && (
        <div className={styles.use}>
          <Select
            app
            label={t('Template')}
            value={template?.id ?? ''}
            placeholder={t('Choose a template')}
            options={[
              ...fitting.map(optionOf),
              ...others.map((other) => ({
                value: other.id,
                label: t('{{name}} (other treatment)', { name: other.name }),
              })),
            ]}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button variant="secondary" icon={<FileText aria-hidden="true" />} disabled={!template} onClick={use}>
            {t('Use this template')}
          </Button>
        </div>
      )}
      <Button variant="ghost" icon={<Save aria-hidden="true" />} onClick={keep}>
        {t('Save as a template')}
      </Button>
    </div>
  )
}
