import type { MailMaker } from '#server/features/accounts/outbox/mail-kinds.ts'

/** Says that something was decided or answered, and not what: reviews tell of health. */
const aboutReview: MailMaker = ({ row }) => ({ page: `/my-appointments/${row.payload.appointmentId}#review` })

export const reviewMails = { 'review.decided': aboutReview, 'answer.review': aboutReview }
