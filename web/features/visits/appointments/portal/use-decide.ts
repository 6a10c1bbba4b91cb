import { useMutation } from '@apollo/client/react'
import { type HeldMoveKind, UNDO_SECONDS } from '#domain/held-moves.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { toast } from '#web/ui/toast.tsx'

const HoldMoves = graphql(`
  mutation HoldMoves($appointments: [HeldMoveTarget!]!, $move: HeldMoveKind!, $note: String) {
    holdMoves(appointments: $appointments, move: $move, note: $note) { id heldMove { appointmentId move effectiveAt } }
  }
`)
const UndoMoves = graphql(`
  mutation UndoMoves($ids: [ID!]!) {
    undoMoves(appointmentIds: $ids) { id heldMove { appointmentId move effectiveAt } }
  }
`)

/** Messages after a decision, until it takes effect. */
const SAID: Record<HeldMoveKind, string> = {
  confirmed: sentence('Confirmed. {{name}} will be notified in ten seconds.'),
  completed: sentence('Marked as completed. {{name}} will be notified in ten seconds.'),
  cancelled: sentence('Cancelled. {{name}} will be notified in ten seconds.'),
  no_show: sentence('Marked as no-show.'),
}

export type Decision = {
  appointments: readonly { id: string; updatedAt: string; toldName: string }[]
  move: HeldMoveKind
  note?: string | null
}

/** Returns the action that undoes decisions that have not taken effect. */
export function useUndo() {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [undo, { loading }] = useMutation(UndoMoves)
  return {
    undoing: loading,
    undo: (ids: readonly string[], { onUndone }: { onUndone?: () => void } = {}) =>
      attempt(
        async () => {
          await undo({ variables: { ids: [...ids] } })
          onUndone?.()
        },
        { done: t('Undone. No one was notified.') },
      ),
  }
}

/**
 * Returns the action that decides about appointments. The notification offers to undo it while
 * possible, and then calls `onUndone`.
 */
export function useDecide({ onUndone }: { onUndone?: (ids: readonly string[]) => void } = {}) {
  const { t } = useTranslation()
  const { undo } = useUndo()
  const [hold] = useMutation(HoldMoves)
  return async ({ appointments, move, note = null }: Decision): Promise<readonly string[]> => {
    const targets = appointments.map(({ id, updatedAt }) => ({ id, basedOn: updatedAt }))
    const { data } = await hold({ variables: { appointments: targets, move, note } })
    const ids = data?.holdMoves.map(({ id }) => id) ?? []
    const [first] = appointments
    const count = appointments.length
    toast({
      text:
        count === 1
          ? t(SAID[move], { name: first?.toldName ?? '' })
          : t('{{done}} of {{count}} requests confirmed. The patients will be notified in ten seconds.', {
              done: ids.length,
              count,
            }),
      action: { label: t('Undo'), run: () => void undo(ids, { onUndone: () => onUndone?.(ids) }) },
      seconds: UNDO_SECONDS,
    })
    return ids
  }
}
