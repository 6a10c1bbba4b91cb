import { clsx } from 'clsx'
import { LOCALES } from '#domain/languages.ts'
import type { Sex } from '#domain/patient-facts.ts'
import { SEX_LABELS } from '#domain/patient-labels.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import text from '#web/ui/text.module.css'
import { Booker } from '../booker.tsx'
import { type Ticket, TicketPrice, TicketVisit } from '../ticket.tsx'
import { VisitName } from '../visit-name.tsx'
import styles from './facts.module.css'
import { countriesIn, usePatientClock } from './patient-clock.ts'

type PatientProps = {
  ticket: Ticket
  /** Null if unknown. */
  earlierVisits: number | null
  /** Address of all visits of the patient. */
  visitsAt: string
}

/** Shows the patient, the contact data and the earlier visits. */
export function PatientFacts({ ticket, earlierVisits, visitsAt }: PatientProps) {
  const { t, i18n } = useTranslation()
  const { patientName, patientAge, patientSex, patientLanguage, patientEmail, patientPhone } = ticket
  const { formatList } = useFormat()
  const regions = new Intl.DisplayNames(LOCALES[i18n.language], { type: 'region' })
  const countries = countriesIn(patientPhone)
  const languages = new Intl.DisplayNames(LOCALES[i18n.language], { type: 'language' })
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="patient">
      <h2 id="patient">{t('Patient')}</h2>
      <Facts
        items={[
          {
            term: t('Name', { context: 'person' }),
            value: (
              <>
                <bdi>{patientName}</bdi>
                <Booker ticket={ticket} />
              </>
            ),
          },
          ...(patientAge === null ? [] : [{ term: t('Age'), value: t('{{count}} years old', { count: patientAge }) }]),
          ...(patientSex === null ? [] : [{ term: t('Sex'), value: t(SEX_LABELS[patientSex as Sex]) }]),
          ...(patientLanguage === null
            ? []
            : [{ term: t('Language'), value: languages.of(patientLanguage) ?? patientLanguage }]),
          {
            term: t('Email'),
            value: (
              <a className={clsx(text.link, styles.long)} href={`mailto:${encodeURIComponent(patientEmail)}`}>
                <bdi dir="ltr">{patientEmail}</bdi>
              </a>
            ),
          },
          {
            term: t('Phone'),
            value: (
              <a className={text.link} href={`tel:${patientPhone.replace(/[^+\d]/g, '')}`}>
                <bdi dir="ltr">{patientPhone}</bdi>
              </a>
            ),
          },
          ...(countries.length === 0
            ? []
            : [
                {
                  term: t('Country of the number'),
                  value: formatList(countries.map((country) => regions.of(country) ?? country)),
                },
              ]),
          ...(earlierVisits === null
            ? []
            : [
                {
                  term: t('At this hospital'),
                  value:
                    earlierVisits === 0 ? (
                      t('First visit here')
                    ) : (
                      <Link className={text.link} to={visitsAt}>
                        {t('{{count}} earlier visits', { count: earlierVisits })}
                      </Link>
                    ),
                },
              ]),
        ]}
      />
    </Card>
  )
}

/** Shows treatment, time and doctor of the visit. */
export function VisitFacts({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { doctor, date, time, patientPhone } = ticket
  const theirTime = usePatientClock(patientPhone)({ date, time })
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="visit">
      <h2 id="visit">{t('Appointment')}</h2>
      <Facts
        items={[
          { term: t('Visit'), value: <VisitName ticket={ticket} /> },
          { term: t('Doctor'), value: doctor ? <bdi>{doctor.fullName}</bdi> : t('No one chosen') },
          {
            term: t('Date'),
            value: formatDate(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
          },
          {
            term: t('Time'),
            value: (
              <>
                <span className={text.num}>{t('{{time}} (GMT+3)', { time })}</span>
                {theirTime && <span className={clsx(text.note, text.block)}>{theirTime}</span>}
              </>
            ),
          },
          { term: t('How'), value: <TicketVisit ticket={ticket} /> },
          { term: t('Price'), value: <TicketPrice ticket={ticket} /> },
        ]}
      />
    </Card>
  )
}

/** Shows booking ID and time of booking. */
export function BookingFacts({ ticket, createdAt }: { ticket: Ticket; createdAt: string }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="booking">
      <h2 id="booking">{t('Booking', { context: 'appointment' })}</h2>
      <Facts
        items={[
          { term: t('Booking ID'), value: <bdi dir="ltr">{ticket.bookingId}</bdi> },
          { term: t('Created'), value: formatOwn(createdAt) },
          { term: t('Hospital'), value: <bdi>{ticket.hospital.name}</bdi> },
        ]}
      />
    </Card>
  )
}

export function PatientNote({ notes }: { notes: string | null }) {
  const { t } = useTranslation()
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="patient-note">
      <h2 id="patient-note">{t('Patient note')}</h2>
      <p className={clsx(notes ? text.written : text.muted)} dir="auto">
        {notes ?? t('The patient left no note.')}
      </p>
    </Card>
  )
}
