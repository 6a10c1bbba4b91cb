import './booking.css'
import { CalendarX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stepper } from '#web/ui/tabs.tsx'
import { BookingSummary } from './booking-summary.tsx'
import type { Draft } from './draft.ts'
import type { Booking, UseBooking } from './use-booking.ts'

export function MissingBooking({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="page section">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        icon={<CalendarX />}
        title={title}
        action={
          <>
            {action}
            <ButtonLink to={paths.search({ type: 'hospitals' })} variant={action ? 'secondary' : 'primary'}>
              {t('Browse Hospitals')}
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}

type ScreenProps = {
  title: string
  step: 0 | 1 | 2
  back: ReactNode
  state: UseBooking
  missing: ReactNode
  children: (booking: Booking, draft: Draft) => ReactNode
  /** Below the summary's total. */
  aside?: ReactNode
}

/** Head, stepper and summary, the same on every booking screen. */
export function BookingScreen({ title, step, back, state, missing, children, aside }: ScreenProps) {
  const { t } = useTranslation()
  if (state.missing) return missing
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <div className="book-head">
        {back}
        <h1>{title}</h1>
        <Stepper
          label={t('Booking steps')}
          current={step}
          steps={[t('Review'), t('Your details'), t('Payment'), t('Confirmation')]}
        />
      </div>
      <QueryView
        query={state.query}
        skeleton={
          <div className="book">
            <Skeleton className="h-96 w-full" />
            <Skeleton className="h-96 w-full" />
          </div>
        }
      >
        {() =>
          state.booking && state.draft ? (
            <div className="book">
              <div>{children(state.booking, state.draft)}</div>
              <BookingSummary booking={state.booking} draft={state.draft}>
                {aside}
              </BookingSummary>
            </div>
          ) : null
        }
      </QueryView>
    </div>
  )
}
