import { ofEach } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { listRooms, roomsOfAppointments } from './reading.ts'
import type { Room } from './record.ts'
import { setAppointmentRoom, setRooms } from './writing.ts'

export const resolvers = {
  Query: { rooms: (_root, { hospitalId }, ctx) => listRooms(ctx, hospitalId) },
  Mutation: {
    setRooms: (_root, { hospitalId, names }, ctx) => setRooms(ctx, hospitalId, { names }),
    setAppointmentRoom: (_root, { appointmentId, roomId = null }, ctx) =>
      setAppointmentRoom(ctx, appointmentId, { roomId }),
  },
  Appointment: { room: ofEach<Room | null>(roomsOfAppointments, null) },
} satisfies Resolvers
