import { useMutation } from '@apollo/client/react'
import { ARRIVALS, type Arrival } from '#domain/arrivals.ts'
import type { HeldMoveKind } from '#domain/held-moves.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import type { BoardVisit } from './board-fields.ts'
import type { BoardAction } from './board-state.ts'

const MarkArrival = graphql(`
  mutation MarkArrival($id: ID!, $arrival: Arrival!, $basedOn: DateTime) {
    markArrival(appointmentId: $id, arrival: $arrival, basedOn: $basedOn) {
      id status arrivedAt calledInAt updatedAt allowedMoves
    }
  }
`)
const MOVES: Record<Exclude<BoardAction, Arrival>, HeldMoveKind> = {
  confirm: 'confirmed',
  done: 'completed',
  did_not_come: 'no_show',
}
const isMark = (action: BoardAction): action is Arrival => (ARRIVALS as readonly string[]).includes(action)

type Options = {
  reload: () => Promise<unknown>
  /** Decides about a visit. Its patient is notified later. */
  decide: (visit: BoardVisit, move: HeldMoveKind) => Promise<unknown>
}

/** Acts on visits of the board. */
export function useBoardActions({ reload, decide }: Options) {
  const [mark] = useMutation(MarkArrival)
  const attempt = useAttempt()
  return (visit: BoardVisit, action: BoardAction) =>
    void attempt(async () => {
      try {
        if (isMark(action)) await mark({ variables: { id: visit.id, arrival: action, basedOn: visit.updatedAt } })
        else await decide(visit, MOVES[action])
      } finally {
        await reload()
      }
    })
}
