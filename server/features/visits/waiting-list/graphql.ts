import { findDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import { readHealthServices } from '#server/features/catalogue/health-services/catalogue.ts'
import { findHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { belongingTo, belongingToOrNull, ofEach } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { answerWaitingOfferByLink, waitingOfferByLink } from './by-link.ts'
import { listWaiting, openOffers, tokenOf } from './reading.ts'
import type { WaitingListOffer } from './record.ts'
import { leaveWaitingList, waitForEarlierTime, waitForTime } from './writing.ts'

export const resolvers = {
  Query: {
    waitingList: (_root, _args, ctx) => listWaiting(ctx),
    waitingOfferByLink: (_root, link, ctx) => waitingOfferByLink(ctx, link),
  },
  Mutation: {
    waitForTime: (_root, { input }, ctx) => waitForTime(ctx, input),
    waitForEarlierTime: (_root, { appointmentId, input }, ctx) => waitForEarlierTime(ctx, appointmentId, input),
    leaveWaitingList: (_root, { entryId }, ctx) => leaveWaitingList(ctx, entryId),
    answerWaitingOfferByLink: (_root, answer, ctx) => answerWaitingOfferByLink(ctx, answer),
  },
  WaitingListEntry: {
    hospital: belongingToOrNull(({ hospitalId }) => hospitalId, findHospitals),
    service: belongingTo(({ serviceId }) => serviceId, readHealthServices),
    doctor: belongingToOrNull(({ doctorId }) => doctorId, findDoctors),
    offer: ofEach<WaitingListOffer | null>(openOffers, null),
  },
  WaitingListOffer: {
    token: (offer, _args, ctx) => tokenOf(ctx, offer),
    hospital: belongingTo(({ hospitalId }) => hospitalId, findHospitals),
    doctor: belongingToOrNull(({ doctorId }) => doctorId, findDoctors),
  },
} satisfies Resolvers
