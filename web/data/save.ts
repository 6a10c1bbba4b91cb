import { useState } from 'react'
import type { FieldPath, FieldValues, PathValue, SubmitErrorHandler, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refusalOf } from './refusal.ts'

const changedField = z.object({ field: z.string(), yours: z.unknown(), now: z.unknown() })
const changedFields = z.array(changedField).catch([])
/** A field that another user has changed since the form was filled. */
export type ChangedField = z.output<typeof changedField>

/** The record that a form edits. */
type EditedRecord<Form> = {
  /** The record's `updatedAt` when the form was filled. */
  version: string
  /** Reloads the record: its current version, plus form values if the form compares them itself. */
  reload: () => Promise<{ version: string; values?: Form } | undefined>
  /** Shows the values that another user has saved. Returns false if the form edits none of them. */
  onStale?: (stale: { values: Form; version: string; details: Record<string, unknown> }) => boolean
}

type Save<Form extends FieldValues, Sent, Answer> = {
  /**
   * Sends the values of the form, with `basedOn` for an edit. A thrown error is shown and the form
   * stays.
   */
  send: (input: Sent, basedOn: string | undefined) => Promise<Answer>
  /** Translated text of the notification. */
  saved?: string | ((input: Sent) => string)
  onSaved?: (answer: Answer) => unknown
  onInvalid?: SubmitErrorHandler<Form> | undefined
  /** Message used when the server gives no reason. */
  otherwise?: string
  edited?: EditedRecord<Form> | undefined
}

const asTyped = (value: unknown) => value ?? ''

/**
 * Saves a form. A refusal goes to the fields it names and focuses the first of them. Without fields
 * it becomes the message beside the button. If another user has edited the record meanwhile, the
 * form shows the changes and saving again overwrites them.
 */
export function useSave<Form extends FieldValues, Sent, Answer>(
  form: UseFormReturn<Form, unknown, Sent>,
  { send, saved, onSaved, onInvalid, otherwise, edited }: Save<Form, Sent, Answer>,
) {
  const { t } = useTranslation()
  const [version, setVersion] = useState(edited?.version)
  const [changed, setChanged] = useState<readonly ChangedField[]>([])
  const { errors, isSubmitting, defaultValues } = form.formState

  function refuse(error: unknown) {
    const { message, code, fields } = refusalOf(error, otherwise)
    const wrong = Object.keys(form.getValues()).filter((name) => fields[name])
    wrong.forEach((name, at) => {
      form.setError(name as FieldPath<Form>, { message: fields[name] ?? '' }, { shouldFocus: at === 0 })
    })
    if (wrong.length === 0) form.setError('root', { message, type: code ?? 'refused' })
  }

  /**
   * Sends an edit. Sends it again with the new version if the other change does not touch this
   * form's fields, for instance another setting of the same person.
   */
  async function sendEdit(input: Sent, basedOn = version): Promise<Answer> {
    try {
      return await send(input, basedOn)
    } catch (error) {
      const { code, details } = refusalOf(error)
      if (code !== 'stale_edit' || !edited) throw error
      const now = await edited.reload()
      setVersion(now?.version)
      if (now?.values && edited.onStale) {
        const { values, version: savedVersion } = now
        if (!edited.onStale({ values, version: savedVersion, details }) && savedVersion !== basedOn)
          return send(input, savedVersion)
        throw error
      }
      const before: FieldValues = defaultValues ?? {}
      const theirs = changedFields
        .parse(details.changed)
        .filter((change) => asTyped(change.now) !== asTyped(before[change.field]))
      if (theirs.length === 0 && now?.version !== basedOn) return send(input, now?.version)
      setChanged(theirs)
      throw error
    }
  }

  const save = form.handleSubmit(async (input) => {
    setChanged([])
    let answer: Answer
    try {
      answer = await sendEdit(input)
    } catch (error) {
      return refuse(error)
    }
    if (saved) toast({ text: typeof saved === 'string' ? saved : saved(input) })
    await onSaved?.(answer)
  }, onInvalid)

  /** Takes over another user's value of a field. */
  function take(field: string) {
    const change = changed.find((candidate) => candidate.field === field)
    const name = field as FieldPath<Form>
    form.setValue(name, asTyped(change?.now) as PathValue<Form, FieldPath<Form>>)
    setChanged(changed.filter((candidate) => candidate !== change))
  }

  const refused = errors.root?.message
  return { save, saving: isSubmitting, refused: refused ? t(refused) : null, changed, take, version, setVersion }
}

type Attempt = { done?: string; otherwise?: string }

/** Runs an action of a button without a form, then reports success or the reason of the failure. */
export function useAttempt() {
  const { t } = useTranslation()
  return async (work: () => Promise<unknown>, { done, otherwise }: Attempt = {}): Promise<void> => {
    try {
      await work()
      if (done) toast({ text: done })
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error, otherwise).message) })
    }
  }
}
