import { and, eq } from 'drizzle-orm'
import type { Side } from '#domain/appointments.ts'
import { linkFor } from '#server/features/accounts/outbox/links.ts'
import type { MailMaker } from '#server/features/accounts/outbox/mail-kinds.ts'
import { aboutVisit, alsoToAddresses } from '#server/features/visits/appointments/history/mails.ts'
import { proposals } from './table.ts'

const about = aboutVisit()

/** Makes a mail with place and time as in every mail about an appointment, and the waiting time. */
const withOpen =
  (side: Side): MailMaker =>
  async (mail) => {
    const content = await about(mail)
    if ('skip' in content || !content.appointment) return content
    const offers = await mail.deps.db
      .select({ id: proposals.id, startsAt: proposals.startsAt })
      .from(proposals)
      .where(
        and(
          eq(proposals.appointmentId, mail.row.payload.appointmentId ?? ''),
          eq(proposals.state, 'open'),
          eq(proposals.side, side),
        ),
      )
      .orderBy(proposals.position)
    const [open] = offers
    if (!open) return { skip: 'the other time no longer waits' }
    const kind = side === 'patient' ? ('requested' as const) : ('proposed' as const)
    const otherTime = { kind, startsAt: offers.map(({ startsAt }) => startsAt) }
    // The patient answers a proposal without signing in.
    const page =
      side === 'hospital' ? `/answer-proposal?token=${linkFor(mail.deps, 'proposal-answer', open.id)}` : content.page
    return { ...content, ...(page && { page }), appointment: { ...content.appointment, otherTime } }
  }

export const proposalMails = {
  'appointment.proposed': withOpen('hospital'),
  'appointment.move_requested': withOpen('patient'),
  'appointment.move_declined': about,
  'appointment.move_expired': about,
  'staff.move_requested': alsoToAddresses(withOpen('patient')),
  'staff.answered': about,
}
