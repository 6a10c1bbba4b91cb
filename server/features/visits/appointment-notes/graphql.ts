import { listOfEach } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { notesOfAppointments } from './reading.ts'
import { addInternalNote, deleteInternalNote } from './writing.ts'

export const resolvers = {
  Mutation: {
    addInternalNote: (_root, { appointmentId, note }, ctx) => addInternalNote(ctx, appointmentId, { note }),
    deleteInternalNote: (_root, { appointmentId, noteId }, ctx) => deleteInternalNote(ctx, appointmentId, noteId),
  },
  Appointment: { internalNotes: listOfEach(notesOfAppointments, ({ appointmentId }) => appointmentId) },
} satisfies Resolvers
