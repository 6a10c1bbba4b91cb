import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { UnsavedQuestion } from '#web/editing/unsaved-question.tsx'
import { useLeaving } from '#web/editing/use-leaving.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'

type WrittenFormProps = {
  /** Schema of an object with this single field. */
  schema: z.ZodType<Record<string, string>>
  field: string
  label: string
  hint?: string
  button: string
  saved: string
  rows?: number
  send: (written: string) => Promise<unknown>
}

/**
 * Shows a text field and a button. Sent text is cleared. Unsent text triggers the question before
 * leaving.
 */
export function WrittenForm({ schema, field, label, hint, button, saved, rows = 4, send }: WrittenFormProps) {
  const { t } = useTranslation()
  const form = useForm<Record<string, string>, unknown, Record<string, string>>({
    resolver: formResolver(schema),
    defaultValues: { [field]: '' },
  })
  const { save, saving, refused } = useSave(form, {
    send: (input) => send(input[field] ?? ''),
    saved,
    onSaved: () => form.reset(),
    otherwise: t('Something went wrong. Please try again.'),
  })
  const leaving = useLeaving(form.formState.isDirty)
  return (
    <Form onSubmit={save}>
      <Textarea
        label={label}
        hint={hint}
        rows={rows}
        dir="auto"
        error={form.formState.errors[field]?.message}
        {...form.register(field)}
      />
      <Refused>{refused}</Refused>
      <div>
        <Button type="submit" busy={saving}>
          {button}
        </Button>
      </div>
      <UnsavedQuestion leaving={leaving} />
    </Form>
  )
}
