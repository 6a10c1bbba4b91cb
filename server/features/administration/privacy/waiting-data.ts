import { eq } from 'drizzle-orm'
import type { Tx } from '#server/database/client.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { savedSearches } from '#server/features/visits/saved-searches/table.ts'
import { waitingEntries, waitingOffers } from '#server/features/visits/waiting-list/table.ts'

/** Reads the waiting-list entries of an account, with the times that were offered. */
export const waitingListOf = (tx: Tx, userId: string) =>
  tx
    .select({
      state: waitingEntries.state,
      hospital: hospitals.name,
      treatment: healthServices.name,
      doctor: doctors.fullName,
      appointmentId: waitingEntries.appointmentId,
      from: waitingEntries.fromDate,
      to: waitingEntries.toDate,
      dayPart: waitingEntries.dayPart,
      channel: waitingEntries.channel,
      phone: waitingEntries.phone,
      offeredTime: waitingOffers.startsAt,
      createdAt: waitingEntries.createdAt,
      endedAt: waitingEntries.endedAt,
    })
    .from(waitingEntries)
    .leftJoin(hospitals, eq(hospitals.id, waitingEntries.hospitalId))
    .innerJoin(healthServices, eq(healthServices.id, waitingEntries.serviceId))
    .leftJoin(doctors, eq(doctors.id, waitingEntries.doctorId))
    .leftJoin(waitingOffers, eq(waitingOffers.entryId, waitingEntries.id))
    .where(eq(waitingEntries.userId, userId))
    .orderBy(waitingEntries.createdAt, waitingEntries.id)

/** Reads the saved searches of an account. */
export const savedSearchesOf = (tx: Tx, userId: string) =>
  tx
    .select({
      name: savedSearches.name,
      query: savedSearches.query,
      weeklyMail: savedSearches.weeklyMail,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(savedSearches.createdAt, savedSearches.id)
