import type { Resolvers } from '#server/graphql.gen.ts'
import { createDoctorFeed, doctorFeedsOf, removeDoctorFeed } from './feed.ts'
import { addDoctorLeave, leaveClashes, removeDoctorLeave } from './leave.ts'
import { doctorCalendar } from './reading.ts'
import { setDoctorCalendar } from './writing.ts'

export const resolvers = {
  Query: {
    leaveClashes: (_, { doctorId, ...days }, ctx) => leaveClashes(ctx, doctorId, days),
    doctorFeeds: (_, { hospitalId }, ctx) => doctorFeedsOf(ctx, hospitalId),
  },
  Mutation: {
    setDoctorCalendar: (_, { doctorId, hours = null, breaks, basedOn }, ctx) =>
      setDoctorCalendar(ctx, doctorId, { hours, breaks }, { basedOn }),
    addDoctorLeave: (_, { doctorId, ...leave }, ctx) => addDoctorLeave(ctx, doctorId, leave),
    removeDoctorLeave: (_, { doctorId, leaveId }, ctx) => removeDoctorLeave(ctx, doctorId, leaveId),
    createDoctorFeed: (_, { doctorId }, ctx) => createDoctorFeed(ctx, doctorId),
    removeDoctorFeed: (_, { doctorId }, ctx) => removeDoctorFeed(ctx, doctorId),
  },
  Doctor: {
    calendar: ({ id }, _, ctx) => doctorCalendar(ctx, id),
  },
} satisfies Resolvers
