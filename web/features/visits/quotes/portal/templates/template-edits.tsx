import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { MAX_TEMPLATE_NAME, quoteTemplateInput } from '#domain/quotes/templates.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ConfirmDialog, Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.tsx'
import { DeleteTemplate, type QuoteTemplate, QuoteTemplates, UpdateTemplate } from './template-fields.ts'

const schema = quoteTemplateInput.pick({ name: true })
type Values = z.output<typeof schema>
type Props = { hospitalId: string; template: QuoteTemplate; onClose: () => void }

function RenameForm({ hospitalId, template, onClose }: Props) {
  const { t } = useTranslation()
  const [update] = useMutation(UpdateTemplate)
  const form = useForm<Values, unknown, Values>({
    resolver: formResolver(schema),
    defaultValues: { name: template.name },
  })
  const { save, saving, refused } = useSave(form, {
    send: (input: Values) =>
      update({ variables: { hospitalId, id: template.id, input: { ...input, basedOn: template.updatedAt } } }),
    saved: t('Saved.'),
    onSaved: onClose,
  })
  return (
    <Form onSubmit={save}>
      <Input
        app
        dir="auto"
        maxLength={MAX_TEMPLATE_NAME}
        label={t('Name of the template')}
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Save')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

/** Renames a template. */
export function RenameTemplate({ template, ...props }: Omit<Props, 'template'> & { template: QuoteTemplate | null }) {
  const { t } = useTranslation()
  return (
    <Dialog open={template !== null} onClose={props.onClose} title={t('Rename the template')}>
      {template && <RenameForm template={template} {...props} />}
    </Dialog>
  )
}

function DeleteQuestion({ hospitalId, template, onClose }: Props) {
  const { t } = useTranslation()
  const [remove] = useMutation(DeleteTemplate, { refetchQueries: [QuoteTemplates], awaitRefetchQueries: true })
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  async function act() {
    setBusy(true)
    try {
      await remove({ variables: { hospitalId, id: template.id } })
      toast({ text: t('The template is deleted.') })
      onClose()
    } catch (error) {
      setRefused(t(refusalOf(error).message))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t('Delete “{{name}}”?', { name: template.name })}
      confirmLabel={t('Delete the template')}
      cancelLabel={t('Cancel')}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      <p>{t('Quotes that were written with it stay as they are.')}</p>
      <Refused>{refused}</Refused>
    </ConfirmDialog>
  )
}

/** Confirms the deletion of a template. */
export function DeleteTemplateQuestion({
  template,
  ...props
}: Omit<Props, 'template'> & { template: QuoteTemplate | null }) {
  return template && <DeleteQuestion key={template.id} template={template} {...props} />
}
