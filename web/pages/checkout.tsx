import { useQuery } from '@apollo/client/react'
import { proposedChannel } from '#domain/visit-types.ts'
import { graphql } from '#web/data/graphql.ts'
import { BookingScreen } from '#web/features/visits/booking/booking-screen.tsx'
import { DetailsForm } from '#web/features/visits/booking/details-form.tsx'
import { type Details, queryOf } from '#web/features/visits/booking/draft.ts'
import { MissingBooking } from '#web/features/visits/booking/missing-booking.tsx'
import { useBooking } from '#web/features/visits/booking/use-booking.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { BackLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const CheckoutViewer = graphql(`query CheckoutViewer { viewer { id firstName lastName email phone birthDate } }`)

/** Returns the patient's data from the account. Null while loading. */
function usePrefill(): Details | null {
  const { initialised, user } = useSession()
  const { data, loading } = useQuery(CheckoutViewer, { skip: !user })
  if (!initialised || (user && loading && !data)) return null
  const account = data?.viewer ?? user
  return {
    firstName: account?.firstName ?? '',
    lastName: account?.lastName ?? '',
    email: account?.email ?? '',
    phone: (user && data?.viewer?.phone) || '',
    notes: '',
    date: '',
    time: '',
    terms: false,
    birthDate: (user && data?.viewer?.birthDate) || '',
  }
}

/** Fills empty fields from the account. Typed values win. */
const merge = (typed: Details | null, prefill: Details): Details =>
  typed
    ? {
        ...typed,
        firstName: typed.firstName || prefill.firstName,
        lastName: typed.lastName || prefill.lastName,
        email: typed.email || prefill.email,
        phone: typed.phone || prefill.phone,
        birthDate: typed.birthDate || prefill.birthDate,
      }
    : prefill

export function Page() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user } = useSession()
  const prefill = usePrefill()
  const state = useBooking()
  const { selection } = state
  const { zone } = useClock()
  return (
    <BookingScreen
      step={1}
      title={t('Your details, date and time')}
      back={
        selection && <BackLink to={paths.bookAppointment + queryOf(selection)}>{t('Back to your selection')}</BackLink>
      }
      state={state}
      missing={
        <MissingBooking
          title={t('No Booking Information')}
          text={t('Please choose a hospital and one of its services first.')}
        />
      }
    >
      {(booking, draft) =>
        selection && prefill ? (
          <DetailsForm
            key={`${selection.hospitalId} ${selection.serviceId} ${user?.id}`}
            selection={selection}
            limits={booking.offer.service}
            doctorAges={booking.doctor?.subspecialtyAges ?? []}
            channels={booking.visit.channels}
            onDoctor={(doctorId) => {
              const other = { ...selection, doctorId }
              navigate(paths.checkout + queryOf(other), { replace: true, state: other, preventScrollReset: true })
            }}
            defaults={merge(draft.details, prefill)}
            proposal={draft.details?.channel ? undefined : proposedChannel(zone, booking.visit)}
            onChange={(details) => state.update({ details, complete: false })}
            onDone={(details) => {
              state.update({ details, complete: true })
              navigate(paths.payment + queryOf(selection), { state: selection })
            }}
          />
        ) : (
          <Skeleton size="panel" />
        )
      }
    </BookingScreen>
  )
}
