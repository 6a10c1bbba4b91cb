import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import type { AnswerTerms } from '#domain/booking.ts'
import { dateIn } from '#domain/days.ts'
import { isLate } from '#domain/waiting-list.ts'
import { ServiceIcon } from '#web/art/service-icon.tsx'
import { useAnswerPromise } from '#web/data/use-answer-promise.ts'
import { TravelNote } from '#web/data/travel-note.tsx'
import { OperationLine, useVisitWords, VisitPrice } from '#web/data/visit.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { Banner, Medallion } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ContactLinks } from '#web/ui/contact-links.tsx'
import { Select } from '#web/ui/field.tsx'
import { BellRing } from '#web/ui/icons/bell-ring.ts'
import { Check } from '#web/ui/icons/check.ts'
import { ClockNote } from '#web/ui/next-times.tsx'
import { RatesNote } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { BookButton } from './book-button.tsx'
import type { Bookable } from './bookable.ts'
import styles from './booking-card.module.css'
import { leadToChoice, PLACES } from './lead-to.ts'
import type { Slot, TreatmentDoctor } from './offer.ts'
import { TimeChoice } from './time-choice.tsx'

type Contact = { phone: string | null; email: string | null; website: string | null }

function Contacts({ contact }: { contact: Contact }) {
  return (
    <div id={PLACES.contact} tabIndex={-1} className={styles.contact}>
      <ContactLinks {...contact} />
    </div>
  )
}

function Treatment({ bookable: { offer, price, visit } }: { bookable: Bookable }) {
  const { t } = useTranslation()
  const { visitName, channelWords } = useVisitWords()
  if (!offer || !price || !visit)
    return <p className={styles.none}>{t('Choose a treatment to see its price and available times.')}</p>
  return (
    <>
      <div className={styles.treatment}>
        <Medallion size="sm" className={styles.medallion}>
          <ServiceIcon iconKey={offer.service.iconKey} />
        </Medallion>
        <div>
          <p className={text.note}>{t('Your treatment')}</p>
          <p className={clsx(text.serif, styles.name)}>{visitName(offer.service.name, visit)}</p>
        </div>
        <button
          type="button"
          className={clsx(text.link, styles.change)}
          onClick={() => leadToChoice(PLACES.treatments)}
        >
          {t('Change', { context: 'treatment' })}
        </button>
      </div>
      <p className={styles.facts}>
        <VisitPrice className={styles.price} visit={visit} />
        <span className={text.note}>
          {t('{{count}} minutes', { count: visit.minutes })} · {channelWords(visit.channels)}
        </span>
      </p>
      {visit.isFirstConsultation && <OperationLine className={text.note} facts={{ ...offer, ...price }} />}
      <RatesNote prices={visit.isFirstConsultation ? [visit, price] : [price]} />
    </>
  )
}

type DoctorsProps = {
  doctors: readonly TreatmentDoctor[]
  chosen: string | null
  onChoose: (doctorId: string | null) => void
}

function Doctors({ doctors, chosen, onChoose }: DoctorsProps) {
  const { t } = useTranslation()
  return (
    <Select
      app
      label={t('Doctor')}
      value={chosen ?? ''}
      options={[
        { value: '', label: t('Any of {{count}} doctors', { count: doctors.length }) },
        ...doctors.map(({ id, fullName }) => ({ value: id, label: fullName })),
      ]}
      onChange={(event) => onChoose(event.target.value || null)}
    />
  )
}

type Props = {
  bookable: Bookable
  onSlot: (slot: Slot) => void
  /** Doctors to choose from, if any. */
  who?: DoctorsProps | null
  contact: Contact
  answerTerms: AnswerTerms
  /** Address of a quote request for the selection. */
  quoteAddress?: string
  /** Container of the button, for checking its visibility. */
  buttonRef: Ref<HTMLDivElement>
}

/** Links to the waiting list if no time is near. */
function WaitLink({ next, to }: { next: Slot | undefined; to: string }) {
  const { t } = useTranslation()
  const { now } = useClock()
  if (!isLate(next, dateIn(now()))) return null
  return (
    <ButtonLink variant="tonal" block to={to} icon={<BellRing aria-hidden="true" />}>
      {t('Tell me when a time opens')}
    </ButtonLink>
  )
}

/** Shows the chosen treatment with price, times and the booking button. */
export function BookingCard({ bookable, onSlot, who, contact, answerTerms, quoteAddress, buttonRef }: Props) {
  const { t } = useTranslation()
  const promise = useAnswerPromise()
  const { offer, times, slot, calendarAddress } = bookable
  return (
    <Card as="aside" className={styles.card} aria-label={t('Book Appointment')}>
      <div aria-live="polite">
        <Treatment bookable={bookable} />
      </div>
      {offer && who && who.doctors.length > 0 && <Doctors {...who} />}
      {offer && <TravelNote isEmpty={times?.length === 0} />}
      {offer && !times && <Skeleton size="row" />}
      {times && times.length > 0 && (
        <div>
          <TimeChoice times={times} chosen={slot} onChoose={onSlot} more={calendarAddress} />
          <ClockNote className={styles.clocks} />
        </div>
      )}
      {times?.length === 0 && <p className={text.note}>{t('No times can be booked online at the moment.')}</p>}
      {times && <WaitLink next={times[0]} to={bookable.waitAddress} />}
      <div ref={buttonRef}>
        <BookButton bookable={bookable} block />
      </div>
      {quoteAddress && (
        <ButtonLink variant="secondary" block to={quoteAddress}>
          {t('Ask for a quote')}
        </ButtonLink>
      )}
      <ul className={styles.promises}>
        <li>
          <Check aria-hidden="true" />
          {t('Booking is free. You pay the hospital, never us.')}
        </li>
        <li>
          <Check aria-hidden="true" />
          {`${t('No upfront charge')}. ${promise(answerTerms)}`}
        </li>
      </ul>
      <Contacts contact={contact} />
    </Card>
  )
}

/** Explains that the hospital or doctor cannot be booked here and shows contact details. */
export function ContactCard({ contact, children }: { contact: Contact; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Card as="aside" className={styles.card} aria-label={t('Contact')}>
      <Banner quiet>{children}</Banner>
      <Contacts contact={contact} />
    </Card>
  )
}
