import { aboutVisit } from '#server/features/visits/appointments/history/mails.ts'

export const messageMails = {
  // Reading takes the key away.
  'message.received': aboutVisit((_visit, { row }) => (row.dedupeKey ? null : 'it was read meanwhile')),
}
