import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { requiredText } from '#domain/fields.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'

export type Question = {
  title: string
  /** Explanation of the effect. */
  lead?: ReactNode
  label: string
  confirm: string
  danger?: boolean
  /** Error message for a missing reason. Without it the reason is optional. */
  required?: string
  /** Schema of the reason, if it has rules of its own. */
  schema?: z.ZodType<string, string>
  hint?: string
  /** Name of this field in errors of the server. */
  field: string
  most?: number
  /** Success message, unless `send` shows one. */
  saved?: string
  send: (reason: string) => Promise<unknown>
}

function Asked({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation()
  const { field, required, most = 500 } = question
  const plain = required ? requiredText(required, most) : z.string().trim().max(most)
  const schema = z.object({ [field]: question.schema ?? plain })
  const form = useForm<Record<string, string>, unknown, Record<string, string>>({
    resolver: formResolver(schema),
    defaultValues: { [field]: '' },
  })
  const { save, saving, refused } = useSave(form, {
    send: (input) => question.send(input[field] ?? ''),
    ...(question.saved && { saved: question.saved }),
    onSaved: onClose,
  })
  return (
    <Form onSubmit={save}>
      {question.lead && <p>{question.lead}</p>}
      <Textarea
        label={question.label}
        hint={question.hint}
        optional={!required}
        rows={4}
        dir="auto"
        error={form.formState.errors[field]?.message}
        {...form.register(field)}
      />
      <Refused>{refused}</Refused>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant={question.danger ? 'danger' : 'primary'} busy={saving}>
          {question.confirm}
        </Button>
      </DialogActions>
    </Form>
  )
}

/** Asks for a reason before an action. Closed while the question is null. */
export function ReasonDialog({ question, onClose }: { question: Question | null; onClose: () => void }) {
  return (
    <Dialog open={question !== null} onClose={onClose} title={question?.title}>
      {question && <Asked question={question} onClose={onClose} />}
    </Dialog>
  )
}
