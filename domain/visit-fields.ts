/** Input of visit type and channel, and the reasons for refusing them. */
import { z } from 'zod'
import { type BookableVisit, CHANNELS, type Channel, VISIT_TYPES, type VisitRequest } from './visit-types.ts'

export const visitType = z.enum(VISIT_TYPES, { error: 'Visit type must be consultation, examination or procedure' })
export const channel = z.enum(CHANNELS, { error: 'Channel must be in_person, video or phone' })

const NOT_OFFERED: Record<Channel, string> = {
  in_person: 'This consultation is not offered in person. Please choose another way.',
  video: 'This visit is not offered by video. Please choose another way.',
  phone: 'This visit is not offered by phone. Please choose another way.',
}

/** Returns the reason why the treatment is not booked with the requested visit, or null. */
export function refuseVisit(
  request: VisitRequest,
  visit: Pick<BookableVisit, 'visitType' | 'channels'>,
): { field: 'visitType' | 'channel'; sentence: string } | null {
  if (request.visitType === 'procedure')
    return { field: 'visitType', sentence: 'Operations cannot be booked directly. Please book a first consultation.' }
  if (request.visitType != null && request.visitType !== visit.visitType)
    return {
      field: 'visitType',
      sentence:
        visit.visitType === 'consultation'
          ? 'This treatment is booked as a consultation.'
          : 'This treatment is booked as an examination.',
    }
  if (request.channel != null && !visit.channels.includes(request.channel))
    return { field: 'channel', sentence: NOT_OFFERED[request.channel] }
  return null
}
