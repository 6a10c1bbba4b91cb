import type { MailMaker } from '#server/features/outbox/kinds.ts'

/** Says that there is a decision, and not what it is: reviews tell of health. */
const aboutDecision: MailMaker = ({ row }) => ({ page: `/my-appointments/${row.payload.appointmentId}#review` })

export const reviewMails = { 'review.decided': aboutDecision }
