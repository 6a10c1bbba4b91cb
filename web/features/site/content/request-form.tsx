import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type RequestKind, requestForms } from '#domain/requests.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { tabMemory } from '#web/device/tab-memory.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldHint, Input, Select, Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import text from '#web/ui/text.module.css'
import { useFacts } from './facts.ts'
import { FORM_BUTTONS, FORM_FIELDS, type FormField } from './form-fields.ts'
import { keptFormKey, useKeptForm } from './kept-form.ts'
import styles from './request-form.module.css'
import { type SentRequest, useRequest } from './use-request.ts'

export type Values = Record<string, string>
type FieldsForm = UseFormReturn<Values, unknown, Values>

function FormControl({ field, form }: { field: FormField; form: FieldsForm }) {
  const { t } = useTranslation()
  const { name, label, hint, type, options = [], optional = false, autoComplete } = field
  const control = {
    label: t(label),
    hint: hint && t(hint),
    optional,
    error: form.formState.errors[name]?.message,
    autoComplete,
    ...form.register(name),
  }
  if (type === 'long') return <Textarea {...control} rows={5} dir="auto" />
  if (type === 'choice') {
    const choices = options.map((option) => ({ value: option.value, label: t(option.label) }))
    return <Select {...control} options={choices} placeholder={t('Please choose')} />
  }
  return <Input {...control} type={type ?? 'text'} dir={type ? 'ltr' : 'auto'} />
}

type RequestSubmission = SentRequest & { name: string; email: string }

/**
 * Shows the confirmation above the emptied form. It takes the focus, because the pressed button is
 * far below.
 */
function Confirmation({ name, email, number, answerBy }: RequestSubmission) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.confirmation}>
      <Banner tone="ok" title={t('Thank you, {{name}}', { name })}>
        {t('We have received your request {{number}} and will reply to {{email}} by {{day}}.', {
          number,
          email,
          day: formatDate(answerBy),
        })}
      </Banner>
    </div>
  )
}

type RequestFormProps = {
  kind: RequestKind
  /** Values that the page adds to the input. */
  fixed?: Values
  /** Name that distinguishes several forms of one kind. */
  name?: string
  /** Further fields. */
  children?: (form: FieldsForm) => ReactNode
}

/**
 * Shows a public form. Input is stored in the tab during typing, sent to the request desk,
 * confirmed, and cleared.
 */
export function RequestForm({ kind, fixed = {}, name = kind, children }: RequestFormProps) {
  const { t } = useTranslation()
  const { company } = useFacts()
  const send = useRequest(kind)
  const [sent, setSent] = useState<RequestSubmission | null>(null)
  const fields = FORM_FIELDS[kind]
  const empty = Object.fromEntries(
    [...fields.map((field) => field.name), 'homepage', 'file', 'fileName'].map((fieldName) => [fieldName, '']),
  )
  const schema = (requestForms[kind] as z.ZodObject<Record<string, z.ZodType<string>>>).omit({
    form: true,
    kind: true,
    language: true,
  })
  const form = useForm<Values, unknown, Values>({
    resolver: formResolver(schema),
    defaultValues: { ...empty, ...fixed },
  })
  const key = keptFormKey(name)
  useKeptForm(form, key)
  const { save, saving, refused } = useSave<Values, Values, RequestSubmission>(form, {
    send: async (input) => {
      setSent(null)
      const answer = await send(input)
      return { ...answer, name: input.company || input.name || '', email: input.email ?? '' }
    },
    onSaved: (answer) => {
      setSent(answer)
      form.reset({ ...empty, ...fixed })
      tabMemory.removeItem(key)
    },
    otherwise: 'Your request could not be sent. What you wrote is still here. Please try again.',
  })
  return (
    <Card pad className={styles.card}>
      {sent && <Confirmation {...sent} />}
      <Form onSubmit={save} className={styles.fields}>
        {fields.map((field) => (
          <FormControl key={field.name} field={field} form={form} />
        ))}
        {children?.(form)}
        {/* Honeypot: invisible to users, filled by bots. */}
        <div className={text.visuallyHidden} aria-hidden="true">
          <input tabIndex={-1} autoComplete="off" {...form.register('homepage')} />
        </div>
        <Refused>{refused}</Refused>
        <FieldHint>
          {t('Only {{company}} receives what you write. We keep it for a year at most.', { company })}
        </FieldHint>
        <div>
          <Button type="submit" size="lg" busy={saving}>
            {t(FORM_BUTTONS[kind])}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
