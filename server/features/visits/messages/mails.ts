import { aboutVisit } from '#server/features/visits/appointments/history/mails.ts'

export const messageMails = {
  // Reading the conversation removes the key.
  'message.received': aboutVisit((_visit, { row }) => (row.dedupeKey ? null : 'it was read meanwhile')),
}
