import type { MailMaker } from '#server/features/accounts/outbox/mail-kinds.ts'

/**
 * Makes a mail about a decision or reply without its content, because reviews may contain health
 * data.
 */
const aboutReview: MailMaker = ({ row }) => ({ page: `/my-appointments/${row.payload.appointmentId}#review` })

export const reviewMails = { 'review.decided': aboutReview, 'answer.review': aboutReview }
