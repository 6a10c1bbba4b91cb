import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { RecordKind } from '#domain/record-lists.ts'
import { graphql, type ResultOf, type VariablesOf } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { toast } from '#web/ui/toast.tsx'

const PreviewActivation = graphql(`
  query PreviewActivation($input: ActivationInput!) {
    previewActivation(input: $input) { selected changing appointmentsAhead }
  }
`)
const ChangeActivation = graphql(`
  mutation ChangeActivation($input: ActivationInput!) {
    changeActivation(input: $input) { id kind isActive changed isUndone }
  }
`)
const UndoActivation = graphql(`
  mutation UndoActivation($id: ID!) { undoActivation(id: $id) { id kind isActive changed isUndone } }
`)

export type Activation = ResultOf<typeof ChangeActivation>['changeActivation']
type Input = VariablesOf<typeof ChangeActivation>['input']
export type ActivationQuestion = ResultOf<typeof PreviewActivation>['previewActivation'] & { input: Input }

/** Selected records by ID, or all matches of the list's filters. */
export type RecordSelection = { ids: string[] } | { search: Record<string, unknown> }

type Options = { kind: RecordKind; onDone: () => Promise<unknown> }

/**
 * Activates or deactivates the selected records: previews the effect, runs once confirmed, and can
 * undo it.
 */
export function useActivation({ kind, onDone }: Options) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<ActivationQuestion | null>(null)
  const [done, setDone] = useState<Activation | null>(null)

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error).message) })
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    question,
    done,
    cancel: () => setQuestion(null),
    forget: () => setDone(null),
    ask: (chosen: RecordSelection, isActive: boolean) =>
      attempt(async () => {
        const input = { kind, isActive, ...chosen }
        const { data } = await client.query({
          query: PreviewActivation,
          variables: { input },
          fetchPolicy: 'network-only',
        })
        if (data) setQuestion({ ...data.previewActivation, input })
      }),
    confirm: () =>
      attempt(async () => {
        if (!question) return
        const { data } = await client.mutate({ mutation: ChangeActivation, variables: { input: question.input } })
        setQuestion(null)
        setDone(data?.changeActivation ?? null)
        await onDone()
      }),
    undo: () =>
      attempt(async () => {
        if (!done) return
        const { data } = await client.mutate({ mutation: UndoActivation, variables: { id: done.id } })
        setDone(data?.undoActivation ?? null)
        await onDone()
      }),
  }
}
export type ActivationSteps = ReturnType<typeof useActivation>
