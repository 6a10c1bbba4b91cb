import { aboutVisit } from '#server/features/appointments/mails.ts'

export const messageMails = { 'message.received': aboutVisit() }
