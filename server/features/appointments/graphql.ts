import type { MercuriusLoaders } from 'mercurius'
import type { GraphqlContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findDoctors } from '#server/features/doctors/service.ts'
import { findHealthServices } from '#server/features/health-services/service.ts'
import { findHospitals } from '#server/features/hospitals/service.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { findAvailability } from './availability.ts'
import { bookAppointment } from './booking.ts'
import { createCalendarFeed, removeCalendarFeed } from './documents.ts'
import {
  eventsOfAppointments,
  getAppointment,
  listAppointments,
  listMyAppointments,
  summariseAppointments,
} from './reading.ts'
import type { Appointment } from './record.ts'
import { moveAppointment, updateAppointment } from './writing.ts'

export const resolvers = {
  Query: {
    availability: (_root, { hospitalId, ...search }, ctx) => findAvailability(ctx, hospitalId, search),
    myAppointments: (_root, args, ctx) => listMyAppointments(ctx, args),
    appointment: (_root, { id }, ctx) =>
      ctx.viewer
        ? getAppointment(ctx, id).catch((error) => {
            if (error instanceof AppError && error.code === 'not_found') return null
            throw error
          })
        : null,
    appointments: (_root, { search, ...paging }, ctx) => listAppointments(ctx, { ...search, ...paging }),
    appointmentSummary: (_root, args, ctx) => summariseAppointments(ctx, args),
  },
  Mutation: {
    bookAppointment: (_root, { input, idempotencyKey }, ctx) => bookAppointment(ctx, input, idempotencyKey),
    moveAppointment: (_root, { id, basedOn, ...move }, ctx) => moveAppointment(ctx, id, move, { basedOn }),
    updateAppointment: (_root, { id, input: { basedOn, ...input } }, ctx) =>
      updateAppointment(ctx, id, input, { basedOn }),
    createCalendarFeed: (_root, _args, ctx) => createCalendarFeed(ctx),
    removeCalendarFeed: (_root, _args, ctx) => removeCalendarFeed(ctx),
  },
  AppointmentEvent: {
    changes: ({ change }) => Object.entries(change ?? {}).map(([field, { from, to }]) => ({ field, from, to })),
  },
} satisfies Resolvers

type Asked = { obj: Appointment }[]

/** Fetches what appointments belong to once for all of them, and hands it out. */
const belongsTo =
  <T extends { id: string }>(
    key: 'hospitalId' | 'serviceId' | 'doctorId',
    find: (ctx: GraphqlContext, ids: string[]) => Promise<T[]>,
  ) =>
  async (queries: Asked, ctx: GraphqlContext): Promise<(T | null)[]> => {
    const ids = [...new Set(queries.flatMap(({ obj }) => obj[key] ?? []))]
    const found = new Map((ids.length > 0 ? await find(ctx, ids) : []).map((item) => [item.id, item]))
    return queries.map(({ obj }) => found.get(obj[key] ?? '') ?? null)
  }

const opts = { cache: false }

export const loaders = {
  Appointment: {
    hospital: { loader: belongsTo('hospitalId', findHospitals), opts },
    service: { loader: belongsTo('serviceId', findHealthServices), opts },
    doctor: { loader: belongsTo('doctorId', findDoctors), opts },
    events: {
      loader: async (queries: Asked, ctx: GraphqlContext) => {
        const ids = queries.map(({ obj }) => obj.id)
        const events = await eventsOfAppointments(ctx, ids)
        return ids.map((id) => events.filter(({ appointmentId }) => appointmentId === id))
      },
      opts,
    },
  },
} satisfies MercuriusLoaders<GraphqlContext>
