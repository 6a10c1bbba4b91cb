import { useEffect } from 'react'
import { isUpcoming } from '#domain/appointments.ts'
import { keepTicket, keptTickets } from '#web/device/kept-tickets.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Container, Stack } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { ArrivalCard } from './arrival-card.tsx'
import { type Ticket, TicketCard } from './ticket.tsx'

/** Health data that is not stored on the device. */
const WITHOUT_HEALTH = { notes: null, patientAge: null, patientSex: null, patientLanguage: null }

/**
 * Stores an upcoming visit of the user on this device, without notes to the hospital and the
 * patient's contact data.
 */
export function useKeptTicket(ticket: Ticket): void {
  const { user } = useSession()
  const own = user?.role === 'user' ? user.id : null
  useEffect(() => {
    if (!own) return
    const offlineTicket: Ticket = { ...ticket, ...WITHOUT_HEALTH, patientEmail: '', patientPhone: '' }
    keepTicket(own, offlineTicket, { isComing: isUpcoming(ticket.status) })
  }, [own, ticket])
}

/** Returns the visits that the signed-in user has opened on this device. */
export const ticketsOf = (userId: string | undefined): Ticket[] => (userId ? keptTickets<Ticket>(userId) : [])

/** Shows the confirmation and the arrival card as last opened. */
export function KeptTicket({ ticket }: { ticket: Ticket }) {
  return (
    <Stack>
      <TicketCard ticket={ticket} />
      <ArrivalCard ticket={ticket} />
    </Stack>
  )
}

/** Replaces a visit that cannot be loaded: shows the stored copy, or an error. */
export function TicketOffline({ id, onRetry }: { id: string; onRetry: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const ticket = ticketsOf(user?.id).find((candidate) => candidate.id === id)
  if (!ticket) return <LoadFailed onRetry={onRetry} />
  return (
    <Container section>
      <PageTitle>{t('Your booking')}</PageTitle>
      <Stack>
        <h1>{t('Your booking')}</h1>
        <Banner
          tone="warn"
          action={
            <button type="button" onClick={onRetry}>
              {t('Try Again')}
            </button>
          }
        >
          {t('You are offline. This is how it looked when you last opened it.')}
        </Banner>
        <KeptTicket ticket={ticket} />
      </Stack>
    </Container>
  )
}
