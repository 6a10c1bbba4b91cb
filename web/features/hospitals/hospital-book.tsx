import { clsx } from 'clsx'
import { CalendarCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BOOKING_MESSAGES, CONTACT_HOURS } from '#domain/appointments.ts'
import { useFormat } from '#web/i18n/format.ts'
import { usePreferences } from '#web/preferences.tsx'
import { Banner, Medallion } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ContactLinks } from '#web/ui/contact-links.tsx'
import { ServiceIcon } from '#web/art/service-icon.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import styles from './hospital-book.module.css'
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
  const sum = clsx(text.strong, text.num)
  return (
    <Card as="aside" className={styles.aside} aria-label={t('Book Appointment')}>
      <ChosenService offer={offer} />
      <div className={styles.body}>
        <dl className={styles.sums}>
          {offer && (
            <div>
              <dt>{t('Price at the hospital')}</dt>
              <dd className={sum}>
                <OfferPrice offer={offer} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('Booking fee')}</dt>
            <dd className={sum}>
              <bdi>{formatExact(0, 'TRY')}</bdi>
            </dd>
          </div>
        </dl>
        <BookButton offer={offer} onBook={onBook} block />
        <p className={clsx(text.note, styles.note)}>
          {t('No upfront charge. Reply within {{range}} hours.', { range: CONTACT_HOURS })}
          {offer?.price != null && offer.currency !== currency && <span className={text.block}>{ratesNote}</span>}
        </p>
        <ContactLinks {...contact} />
      </div>
    </Card>
  )
}

function ChosenService({ offer }: { offer: Offer | null }) {
  const { t } = useTranslation()
  return (
    <div className={styles.chosen} aria-live="polite">
      <p className={text.note}>{t('Selected service')}</p>
      {offer ? (
        <Row>
          <Medallion size="sm">
            <ServiceIcon iconKey={offer.service.iconKey} />
          </Medallion>
          <div>
            <p className={clsx(text.serif, styles.service)}>{offer.service.name}</p>
            <p className={text.note}>{t(offer.service.category)}</p>
          </div>
        </Row>
      ) : (
        <p>{t('None yet. Choose one from the list.')}</p>
      )}
    </div>
  )
}

/** For who cannot be booked here: a sentence, and how to get in touch. */
export function ContactAside({ contact, children }: { contact: Contact; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Card as="aside" className={styles.aside} aria-label={t('Contact')}>
      <div className={styles.body}>
        <Banner>{children}</Banner>
        <div className={styles.contact}>
          <ContactLinks {...contact} />
        </div>
      </div>
    </Card>
  )
}

/** Stays at the lower edge of a phone. */
export function BookBar({ offer, onBook }: Omit<Props, 'contact'>) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <span>
        <span className={clsx(text.note, text.block)}>{t('Selected service')}</span>
        <b className={text.strong}>{offer?.service.name ?? t('None yet')}</b>
      </span>
      <BookButton offer={offer} onBook={onBook} />
    </div>
  )
}
