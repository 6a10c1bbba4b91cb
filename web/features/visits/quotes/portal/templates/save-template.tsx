import { useMutation } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { MAX_TEMPLATE_NAME, type QuoteTemplateContent, quoteTemplateInput } from '#domain/quotes/templates.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { SubmitActions } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import text from '#web/ui/text.module.css'
import { useBuilder } from '../builder/builder-context.ts'
import { useRequestWords } from '../request-words.ts'
import { CreateTemplate, FittingTemplates, type QuoteTemplate, UpdateTemplate } from './template-fields.ts'

const schema = quoteTemplateInput.pick({ name: true, treatmentId: true }).extend({
  /** ID of the replaced template. Empty for a new one. */
  replaces: z.string(),
})
type Values = z.output<typeof schema>

type Props = { content: QuoteTemplateContent; templates: readonly QuoteTemplate[]; onClose: () => void }

/** Saves lines and terms as a new template or in place of an older one. */
export function SaveTemplate({ content, templates, onClose }: Props) {
  const { t } = useTranslation()
  const { hospitalId } = useWorkplace()
  const { request } = useBuilder()
  const words = useRequestWords()
  const [create] = useMutation(CreateTemplate, { refetchQueries: [FittingTemplates] })
  const [update] = useMutation(UpdateTemplate)
  const form = useForm<Values, unknown, Values>({
    resolver: formResolver(schema),
    defaultValues: { name: '', treatmentId: request.treatments[0]?.id ?? '', replaces: '' },
  })
  const { errors } = form.formState
  const replaced = (id: string) => templates.find((template) => template.id === id)
  const { save, saving, refused } = useSave(form, {
    send: ({ replaces, ...named }: Values): Promise<unknown> => {
      const older = replaced(replaces)
      const input = { ...named, content }
      return older
        ? update({ variables: { hospitalId, id: older.id, input: { ...input, basedOn: older.updatedAt } } })
        : create({ variables: { hospitalId, input } })
    },
    saved: ({ name }) => t('The template “{{name}}” is saved.', { name }),
    onSaved: onClose,
  })
  const { onChange, ...replaces } = form.register('replaces')
  return (
    <Form onSubmit={save}>
      <p className={text.note}>
        {t('Lines and terms are kept. The plan, the doctor and the dates belong to one patient and are left out.')}
      </p>
      {templates.length > 0 && (
        <Select
          app
          label={t('Save as')}
          options={[
            { value: '', label: t('A new template') },
            ...templates.map(({ id, name }) => ({ value: id, label: t('Instead of “{{name}}”', { name }) })),
          ]}
          {...replaces}
          onChange={(event) => {
            const older = replaced(event.target.value)
            if (older) form.setValue('name', older.name)
            if (older?.treatment) form.setValue('treatmentId', older.treatment.id)
            return onChange(event)
          }}
        />
      )}
      <Input
        app
        dir="auto"
        maxLength={MAX_TEMPLATE_NAME}
        label={t('Name of the template')}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Select
        app
        label={t('Treatment')}
        options={treatmentsOf(request.treatments, templates).map((treatment) => ({
          value: treatment.id,
          label: words.treatmentNames([treatment]),
        }))}
        error={errors.treatmentId?.message}
        {...form.register('treatmentId')}
      />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Save the template')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

type Treatment = NonNullable<QuoteTemplate['treatment']>

/** Returns the treatments of the request and of replaceable templates. */
function treatmentsOf(requested: readonly Treatment[], templates: readonly QuoteTemplate[]): Treatment[] {
  const all = [...requested, ...templates.flatMap(({ treatment }) => treatment ?? [])]
  return [...new Map(all.map((treatment) => [treatment.id, treatment])).values()]
}
