import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldError, type FieldPath, type FieldValues, get, type UseFormReturn, useWatch } from 'react-hook-form'
import { useSave } from '#web/data/save.ts'
import { differing, type Edition, type FieldsOf, same, valueAt } from './edition.ts'
import { usePendingParts } from './pending-parts.ts'
import { useConflict } from './use-conflict.ts'
import { useDraft } from './use-draft.ts'
import { useLeaving } from './use-leaving.ts'
import { usePassing } from './use-passing.ts'
import { useSaveKeys } from './use-save-keys.ts'

export type EditingOptions<Form, Sent> = {
  /** Name of the record among the drafts: `doctor.new`, `doctor.<id>`. */
  record: string
  /** The record's `updatedAt` when the form was filled. Absent for a new record. */
  version?: string
  fields: FieldsOf<Form>
  /** Saves the form. Resolves to the saved record if the form stays open. */
  send: (input: Sent, basedOn: string | undefined) => Promise<Edition<Form> | undefined>
  /** Reloads the record after a conflict. */
  reload?: () => Promise<Edition<Form> | undefined>
  /** Translated message that is shown for three seconds. */
  saved?: string
  onSaved?: () => unknown
  /** Message used when the server gives no reason. */
  otherwise?: string
  /** Fields that a draft must not hold, such as passwords. */
  secrets?: readonly string[]
}

const NONE: readonly string[] = []

/**
 * Options for a record's useForm: it is validated on submit, and <EditForm> focuses the first
 * invalid field.
 */
export const JUDGED_WHEN_SENT = { reValidateMode: 'onSubmit', shouldFocusError: false } as const

/**
 * Returns the state of an editing form that loses no work: changed parts, a draft on this device,
 * the question before leaving, Ctrl S, and concurrent edits. <EditForm> renders it.
 */
export function useEditing<Form extends FieldValues, Sent>(
  form: UseFormReturn<Form, unknown, Sent>,
  options: EditingOptions<Form, Sent>,
) {
  const { fields, reload } = options
  const typed = useWatch({ control: form.control }) as Form
  const { errors, defaultValues } = form.formState
  const before = defaultValues as Form
  const unsaved = !same(before, typed)
  const changed = unsaved ? differing(fields, before, typed) : []
  const isChanged = (path: string) => changed.some((part) => part.path === path || part.path.startsWith(`${path}.`))

  const latest = useRef(before)
  useEffect(() => {
    latest.current = before
  })

  const { conflict, compare, follow, ...parts } = useConflict(form, fields)
  const [done, say] = usePassing()
  const { pending, labels, isPending, takeAll, dropAll } = usePendingParts()
  const leaving = useLeaving(unsaved || labels.length > 0)

  const {
    save: submit,
    saving,
    refused,
    version,
    setVersion,
  } = useSave(form, {
    send: async (input, basedOn) => {
      const sent = structuredClone(form.getValues())
      return { sent, edition: await options.send(input, basedOn) }
    },
    onSaved: ({ sent, edition }) => {
      leaving.release()
      draft.drop()
      parts.close()
      if (edition) rebaseOn(edition, sent)
      if (options.saved) say(options.saved)
      return options.onSaved?.()
    },
    ...(options.otherwise && { otherwise: options.otherwise }),
    ...(options.version &&
      reload && {
        edited: {
          version: options.version,
          reload,
          onStale: ({ values, version: at, details }) => {
            const by = typeof details.savedBy === 'string' ? details.savedBy : null
            return compare({ before, yours: form.getValues(), theirs: values, by, at })
          },
        },
      }),
  })

  /** Rebases the form on the saved values. Input typed during the request stays. */
  function rebaseOn({ version: now, values }: Edition<Form>, sent: Form) {
    const since = form.getValues()
    const late = differing(fields, sent, since).map(({ path }) => [path, valueAt(since, path)] as const)
    form.reset(values)
    for (const [path, value] of late) parts.set(path, value)
    setVersion(now)
  }

  const draft = useDraft({
    record: options.record,
    version: version ?? null,
    before,
    typed,
    unsaved,
    secrets: options.secrets ?? NONE,
  })
  // The values of a part are in the form, and among its changes, after the next render.
  const [takenParts, setTakenParts] = useState(0)
  const [stops, setStops] = useState(0)
  const taking = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that parts are taken
  useEffect(() => {
    if (takenParts > 0) void submit()
  }, [takenParts])
  /** Saves the form with its pending parts. */
  async function save(event?: FormEvent<HTMLFormElement>) {
    event?.preventDefault()
    if (!isPending()) return submit()
    // A second press while parts are being saved takes none twice.
    if (taking.current) return
    taking.current = true
    const isTaken = await takeAll().finally(() => {
      taking.current = false
    })
    if (isTaken) setTakenParts(takenParts + 1)
    else setStops(stops + 1)
  }
  // A new record is validated by the keys too, like by the button.
  const isEnabled = () => !saving && (unsaved || isPending() || !reload)
  useSaveKeys(save, { isEnabled })

  return {
    save,
    saving,
    /** Reason of the server's refusal. A conflict has its own display. */
    refused: conflict ? null : refused,
    /** Number of submissions since the form was filled, also of those that a part has stopped. */
    attempts: form.formState.submitCount + stops,
    done,
    say,
    unsaved: unsaved || labels.length > 0,
    changed,
    /** Translated names of all unsaved parts. */
    changedLabels: [...new Set([...changed.map(({ label }) => label), ...labels])],
    isChanged,
    pending,
    /** Returns the props of an input except its label. The next edit clears its error. */
    field: (path: FieldPath<Form>) => ({
      error: (get(errors, path) as FieldError | undefined)?.message,
      changed: isChanged(path),
      ...form.register(path, { onChange: () => form.clearErrors(path) }),
    }),
    /**
     * Rebases the form after an action beside it has saved a part of the record. Typed input stays.
     */
    rebase({ version: now, values }: Edition<Form>) {
      follow({ before: latest.current, yours: form.getValues(), theirs: values, by: null, at: now })
      latest.current = values
      setVersion(now)
    },
    /** Sets a part of the form that has no input of its own. */
    set: parts.set,
    conflict: conflict && { by: conflict.by, at: conflict.at, rows: parts.rows(typed) },
    draft: {
      offer: draft.offer,
      keptAt: draft.keptAt,
      drop: draft.drop,
      restore() {
        const { offer } = draft
        if (!offer) return
        draft.accept()
        const [theirs, yours] = [offer.before as Form, offer.values as Form]
        compare({ before: theirs, yours, theirs: before, by: null, at: version ?? null })
      },
    },
    leaving: {
      question: leaving.question,
      stay: leaving.stay,
      leave() {
        draft.drop()
        leaving.leave()
      },
    },
    /** Restores the saved values, after the question. */
    discard: () =>
      leaving.askFirst(() => {
        draft.drop()
        parts.close()
        dropAll()
        form.reset()
      }),
    /** Leaves the page, after the question. */
    cancel: (go: () => void) => leaving.askFirst(go),
  }
}

export type Editing = Omit<ReturnType<typeof useEditing>, 'field'>
