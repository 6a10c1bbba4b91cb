import { and, eq } from 'drizzle-orm'
import type { MailMaker } from '#server/features/accounts/outbox/mail-kinds.ts'
import { aboutVisit } from '#server/features/visits/appointments/history/mails.ts'
import { proposals } from './table.ts'

const about = aboutVisit()

/** Adds place and time as in every mail about an appointment, but with the proposed time. */
const proposed: MailMaker = async (mail) => {
  const content = await about(mail)
  if ('skip' in content || !content.appointment) return content
  const [open] = await mail.deps.db
    .select({ startsAt: proposals.startsAt })
    .from(proposals)
    .where(and(eq(proposals.appointmentId, mail.row.payload.appointmentId ?? ''), eq(proposals.state, 'open')))
  if (!open) return { skip: 'the proposal no longer stands' }
  return { ...content, page: `${content.page}#proposal`, appointment: { ...content.appointment, ...open } }
}

export const proposalMails = {
  'appointment.proposed': proposed,
  'staff.answered': about,
}
