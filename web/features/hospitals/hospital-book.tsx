import { CalendarCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BOOKING_MESSAGES, CONTACT_HOURS } from '#domain/appointments.ts'
import { useFormat } from '#web/i18n/format.ts'
import { usePreferences } from '#web/preferences.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ContactLinks } from '#web/ui/contact-links.tsx'
import { ServiceIcon } from '#web/ui/service-icon.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Offer, OfferPrice } from './hospital-services.tsx'

/** Looks disabled until a service is chosen, but can be pressed, so that it can say what is missing. */
function BookButton({ offer, onBook, block }: { offer: Offer | null; onBook: () => void; block?: boolean }) {
  const { t } = useTranslation()
  return (
    <Button
      size="lg"
      block={block ?? false}
      icon={<CalendarCheck aria-hidden="true" />}
      aria-disabled={offer ? undefined : true}
      onClick={() => (offer ? onBook() : toast({ tone: 'warn', text: t(BOOKING_MESSAGES.noService) }))}
    >
      {t('Book Appointment')}
    </Button>
  )
}

type Contact = { phone: string | null; email: string | null; website: string | null }
type Props = { offer: Offer | null; onBook: () => void; contact: Contact }

export function BookingAside({ offer, onBook, contact }: Props) {
  const { t } = useTranslation()
  const { formatExact, ratesNote } = useFormat()
  const { currency } = usePreferences()
  return (
    <aside className="card side-card" aria-label={t('Book Appointment')}>
      <div className="top" aria-live="polite">
        <p className="mute text-sm">{t('Selected service')}</p>
        {offer ? (
          <div className="row mt-2">
            <Medallion size="sm">
              <ServiceIcon iconKey={offer.service.iconKey} />
            </Medallion>
            <div>
              <p className="serif text-xl leading-6">{offer.service.name}</p>
              <p className="mute text-sm">{t(offer.service.category)}</p>
            </div>
          </div>
        ) : (
          <p className="mt-2">{t('None yet. Choose one from the list.')}</p>
        )}
      </div>
      <div className="bot">
        <dl className="sum mb-5">
          {offer && (
            <div>
              <dt>{t('Price at the hospital')}</dt>
              <dd className="strong num">
                <OfferPrice offer={offer} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('Booking fee')}</dt>
            <dd className="strong num">
              <bdi>{formatExact(0, 'TRY')}</bdi>
            </dd>
          </div>
        </dl>
        <BookButton offer={offer} onBook={onBook} block />
        <p className="mute text-sm text-center my-3">
          {t('No upfront charge. Reply within {{range}} hours.', { range: CONTACT_HOURS })}
          {offer?.price != null && offer.currency !== currency && <span className="block">{ratesNote}</span>}
        </p>
        <ContactLinks {...contact} />
      </div>
    </aside>
  )
}

/** Stays at the lower edge of a phone. */
export function BookBar({ offer, onBook }: Omit<Props, 'contact'>) {
  const { t } = useTranslation()
  return (
    <div className="m-bar">
      <span>
        <span className="mute text-sm block">{t('Selected service')}</span>
        <b className="strong">{offer?.service.name ?? t('None yet')}</b>
      </span>
      <BookButton offer={offer} onBook={onBook} />
    </div>
  )
}
