import { listOfEach } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { filesOfAppointments } from './reading.ts'

export const resolvers = {
  Appointment: { files: listOfEach(filesOfAppointments, ({ appointmentId }) => appointmentId) },
} satisfies Resolvers
