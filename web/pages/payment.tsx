import { useCallback, useEffect, useState } from 'react'
import { offeredChannel } from '#domain/visit-types.ts'
import { BookingScreen } from '#web/features/visits/booking/booking-screen.tsx'
import { EMPTY_CARD } from '#web/features/visits/booking/card-fields.ts'
import { CardForm, PaymentMethods } from '#web/features/visits/booking/card-form.tsx'
import { cardMemory } from '#web/features/visits/booking/card-memory.ts'
import { queryOf, writeDraft, writeSent } from '#web/features/visits/booking/draft.ts'
import { MissingBooking } from '#web/features/visits/booking/missing-booking.tsx'
import { AlreadySent, BookingRefused, PaymentSuccessful } from '#web/features/visits/booking/payment-parts.tsx'
import type { FreeSlot } from '#web/features/visits/booking/refused.ts'
import { type Outcome, useBook } from '#web/features/visits/booking/use-book.ts'
import { useBooking } from '#web/features/visits/booking/use-booking.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { originOf } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { Navigate, useLocation, useNavigate } from '#web/routing/router.tsx'
import { useTellTimeZone } from '#web/session/tell-time-zone.ts'
import { useSession } from '#web/session/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { BackLink, ButtonLink } from '#web/ui/button.tsx'

/**
 * Asks for an account before the card: registration for visitors who were never signed in here,
 * otherwise sign-in.
 */
function SignInForBooking({ hasBooking }: { hasBooking: boolean }) {
  const location = useLocation()
  return <Navigate to={hasBooking ? paths.login : paths.register} replace state={{ from: originOf(location) }} />
}

function Payment() {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const navigate = useNavigate()
  const location = useLocation()
  const { initialised, authenticated } = useSession()
  const state = useBooking()
  const { selection, draft } = state
  const { book, busy } = useBook(state.update)
  const [refused, setRefused] = useState<Extract<Outcome, { kind: 'refused' }> | null>(null)
  const [moved, setMoved] = useState<FreeSlot | null>(null)
  const here = selection ? queryOf(selection) : ''
  const details = draft?.complete ? draft.details : null

  const missing = (
    <MissingBooking
      title={t('No Booking Information')}
      text={
        selection
          ? t('Your details are missing. Please enter them and choose a time.')
          : t('Please choose a hospital and one of its services first.')
      }
      action={
        selection && !state.missing && <ButtonLink to={paths.checkout + here}>{t('Enter your details')}</ButtonLink>
      }
    />
  )
  if (state.sent) return <AlreadySent sent={state.sent} />
  if (!selection || !details) return missing
  if (initialised && !authenticated) return <SignInForBooking hasBooking={draft?.owner != null} />

  // Another patient on this computer must not see the card.
  const cardOf = `${here} ${details.email}`
  const submit = async () => {
    setRefused(null)
    const channel = offeredChannel(details, state.booking?.visit ?? { channels: [] })
    const outcome = await book({ ...selection, channel }, details, draft?.attempt ?? null)
    if (outcome.kind === 'signIn') return navigate(paths.login, { replace: true, state: { from: originOf(location) } })
    if (outcome.kind === 'refused') return setRefused(outcome)
    const { hospitalId, serviceId } = selection
    writeSent({ hospitalId, serviceId, appointmentId: outcome.id, bookingId: outcome.bookingId })
    // The result is stored in the history entry, so a reload shows it again instead of an empty
    // form.
    navigate(paths.payment, { replace: true, state: { booked: outcome.id } })
  }
  const choose = (slot: FreeSlot) => {
    state.update({ details: { ...details, ...slot } })
    setRefused(null)
    setMoved(slot)
  }
  return (
    <BookingScreen
      step={2}
      title={t('Payment')}
      back={<BackLink to={paths.checkout + here}>{t('Back to your details')}</BackLink>}
      state={state}
      missing={missing}
    >
      {() => (
        <>
          <PaymentMethods />
          <CardForm
            defaults={
              cardMemory.recall(cardOf) ?? { ...EMPTY_CARD, cardName: `${details.firstName} ${details.lastName}` }
            }
            busy={busy}
            onChange={(card) => cardMemory.keep(card, cardOf)}
            onSubmit={() => void submit()}
          >
            {refused && (
              <BookingRefused refused={refused} onSlot={choose} onEdit={() => navigate(paths.checkout + here)} />
            )}
            {moved && !refused && (
              <Banner
                tone="ok"
                title={t('Your new time: {{date}}, {{time}}', { date: formatDate(moved.date), time: moved.time })}
              >
                {t('Everything else is unchanged. Confirm below to book.')}
              </Banner>
            )}
          </CardForm>
        </>
      )}
    </BookingScreen>
  )
}

export function Page() {
  useTellTimeZone()
  const navigate = useNavigate()
  const booked = (useLocation().state as { booked?: unknown } | null)?.booked
  const id = typeof booked === 'string' ? booked : null
  const goOn = useCallback(
    () => navigate(`${paths.bookingConfirmation}?appointment=${encodeURIComponent(id ?? '')}`, { replace: true }),
    [navigate, id],
  )
  // The booking is complete, so the stored draft is removed.
  useEffect(() => {
    if (!id) return
    cardMemory.forget()
    writeDraft(null)
  }, [id])
  return id ? <PaymentSuccessful onDone={goOn} /> : <Payment />
}
