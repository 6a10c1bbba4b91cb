import { readLimit } from '#domain/paging.ts'
import { AppError } from '#server/errors.ts'
import { findDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import { findHealthServices } from '#server/features/catalogue/health-services/reading.ts'
import { findHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { readIdOrNull } from '#server/graphql/ids.ts'
import { belongingTo, belongingToOrNull, listOfEach, ofEach, ofEachAsking } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { answerTermsOf, DEFAULT_ANSWER_TERMS } from './booking/answer-terms.ts'
import { bookAppointment } from './booking/booking.ts'
import { findDoctorsFor, findTimesFor } from './booking/places.ts'
import { recordAccess } from './break-glass.ts'
import { findAvailability } from './calendar/availability.ts'
import { createCalendarFeed, removeCalendarFeed } from './documents/documents.ts'
import { markArrival } from './history/arrival.ts'
import { earlierVisitsOf } from './history/earlier-visits.ts'
import { markNoShow } from './history/no-show.ts'
import { visitsOfPatients } from './history/patient-visits.ts'
import { nextTimesOfDoctors, nextTimesOfHospitals } from './next-free/next-times.ts'
import {
  eventsOfAppointments,
  getAppointment,
  listAppointments,
  listMyAppointments,
  summariseAppointments,
} from './reading.ts'
import type { Appointment } from './record.ts'
import { moveAppointment, updateAppointment } from './writing.ts'

type TimesArgs = { serviceId?: string | null; doctorId?: string | null; limit?: number | null }

const timesWish = ({ serviceId, doctorId, limit }: TimesArgs) => ({
  serviceId: readIdOrNull(serviceId),
  doctorId: readIdOrNull(doctorId),
  limit: readLimit(limit),
})

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
    appointmentTimes: (_root, { appointmentId, ...search }, ctx) => findTimesFor(ctx, appointmentId, search),
    appointmentDoctors: async (_root, { appointmentId }, ctx) =>
      findDoctors(ctx, await findDoctorsFor(ctx, appointmentId)),
    appointmentSummary: (_root, args, ctx) => summariseAppointments(ctx, args),
  },
  Mutation: {
    bookAppointment: (_root, { input, idempotencyKey }, ctx) => bookAppointment(ctx, input, { key: idempotencyKey }),
    moveAppointment: (_root, { id, basedOn, ...move }, ctx) => moveAppointment(ctx, id, move, { basedOn }),
    updateAppointment: (_root, { id, input: { basedOn, ...input } }, ctx) =>
      updateAppointment(ctx, id, input, { basedOn }),
    markNoShow: (_root, { appointmentId, basedOn, ...input }, ctx) =>
      markNoShow(ctx, appointmentId, input, { basedOn }),
    markArrival: (_root, { appointmentId, basedOn, ...input }, ctx) =>
      markArrival(ctx, appointmentId, input, { basedOn }),
    openAppointment: (_root, { id, reason }, ctx) => recordAccess(ctx, id, { reason }),
    createCalendarFeed: (_root, _args, ctx) => createCalendarFeed(ctx),
    removeCalendarFeed: (_root, _args, ctx) => removeCalendarFeed(ctx),
  },
  Appointment: {
    hospital: belongingTo(({ hospitalId }) => hospitalId, findHospitals),
    service: belongingTo(({ serviceId }) => serviceId, findHealthServices),
    doctor: belongingToOrNull(({ doctorId }) => doctorId, findDoctors),
    earlierVisits: ofEach<number | null>(earlierVisitsOf, null),
    patientVisits: ofEach<Appointment[]>(visitsOfPatients, []),
    events: listOfEach(eventsOfAppointments, ({ appointmentId }) => appointmentId),
  },
  Hospital: {
    nextTimes: ofEachAsking(timesWish, nextTimesOfHospitals, () => []),
    answerTerms: ofEach(answerTermsOf, DEFAULT_ANSWER_TERMS),
  },
  Doctor: { nextTimes: ofEachAsking(timesWish, nextTimesOfDoctors, () => []) },
  AppointmentEvent: {
    changes: ({ change }) => Object.entries(change ?? {}).map(([field, { from, to }]) => ({ field, from, to })),
  },
} satisfies Resolvers
