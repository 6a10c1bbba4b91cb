import { ofEach } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { heldMovesOf } from './reading.ts'
import type { HeldMove } from './record.ts'
import { holdMoves, undoMoves } from './writing.ts'

export const resolvers = {
  Mutation: {
    holdMoves: (_root, { appointments, ...input }, ctx) => holdMoves(ctx, { ...input, targets: appointments }),
    undoMoves: (_root, { appointmentIds }, ctx) => undoMoves(ctx, appointmentIds),
  },
  Appointment: { heldMove: ofEach<HeldMove | null>(heldMovesOf, null) },
} satisfies Resolvers
