import type { Resolvers } from '#server/graphql.gen.ts'
import { findBoardPlaces } from '#server/features/visits/appointments/booking/places.ts'
import { readDayBoard } from './day-board.ts'
import { readHospitalCalendar } from './reading.ts'

export const resolvers = {
  Query: {
    hospitalCalendar: (_root, { hospitalId, ...search }, ctx) => readHospitalCalendar(ctx, hospitalId, search),
    dayBoard: (_root, { hospitalId, ...search }, ctx) => readDayBoard(ctx, hospitalId, search),
    boardPlaces: (_root, { appointmentId, ...search }, ctx) => findBoardPlaces(ctx, appointmentId, search),
  },
} satisfies Resolvers
