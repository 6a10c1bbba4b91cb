/**
 * WrittenDialog({ open, onClose, title, lead, label, optional?, button, danger?, schema, name,
 * send }) — a dialog with one text for the other side. Its button names the effect.
 */
import type { ReactNode } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'

type Values = Record<string, string>

type WrittenFormProps = {
  /** Field name in the input of the server. */
  name: string
  most: number
  lead: ReactNode
  label: string
  /** Whether the text may be left out. */
  optional?: boolean
  button: ReactNode
  danger?: boolean
  /** Suggested texts. */
  suggestions?: readonly string[]
  saved: string
  send: (text: string) => Promise<unknown>
  onClose: () => void
}

type WrittenForm = UseFormReturn<Values, unknown, Values>

function WrittenFields({ form, ...props }: WrittenFormProps & { form: WrittenForm }) {
  const { name, most, lead, label, optional = false, button, danger, suggestions = [], saved, send, onClose } = props
  const { t } = useTranslation()
  const { save, saving, refused } = useSave(form, {
    send: (input: Values) => send(input[name] ?? ''),
    saved,
    onSaved: () => {
      form.reset()
      onClose()
    },
  })
  const take = (text: string) => {
    form.setValue(name, text, { shouldDirty: true })
    form.setFocus(name)
  }
  return (
    <Form onSubmit={save}>
      <p>{lead}</p>
      {suggestions.map((suggestion) => (
        <Button key={suggestion} variant="tonal" size="sm" onClick={() => take(t(suggestion))}>
          {t(suggestion)}
        </Button>
      ))}
      <Textarea
        app
        rows={4}
        dir="auto"
        maxLength={most}
        label={label}
        optional={optional}
        error={form.formState.errors[name]?.message}
        {...form.register(name)}
      />
      <Refused>{refused}</Refused>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={saving}>
          {button}
        </Button>
      </DialogActions>
    </Form>
  )
}

type WrittenDialogProps = WrittenFormProps & { open: boolean; title: ReactNode; schema: z.ZodType<Values> }

export function WrittenDialog({ open, title, schema, ...fields }: WrittenDialogProps) {
  // The form outlives the dialog, so text stays when it is closed and opened again.
  const form = useForm<Values, unknown, Values>({
    resolver: formResolver(schema),
    defaultValues: { [fields.name]: '' },
  })
  return (
    <Dialog open={open} onClose={fields.onClose} title={title}>
      <WrittenFields form={form} {...fields} />
    </Dialog>
  )
}
