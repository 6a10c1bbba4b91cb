import type { MercuriusLoaders } from 'mercurius'
import type { GraphqlContext } from '#server/context.ts'
import { type File, filesOfAppointments } from './service.ts'

export const resolvers = {}

export const loaders = {
  Appointment: {
    async files(queries: { obj: { id: string } }[], ctx: GraphqlContext): Promise<File[][]> {
      const ids = queries.map(({ obj }) => obj.id)
      const files = await filesOfAppointments(ctx, ids)
      return ids.map((id) => files.filter(({ appointmentId }) => appointmentId === id))
    },
  },
} satisfies MercuriusLoaders<GraphqlContext>
