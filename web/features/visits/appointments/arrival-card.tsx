import { clsx } from 'clsx'
import { telHref } from '#domain/contact-links.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { Phone } from '#web/ui/icons/phone.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Siren } from '#web/ui/icons/siren.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './arrival-card.module.css'
import type { Ticket } from './ticket.tsx'
import { TicketFrieze } from './ticket-frieze.tsx'

/** Prints only one card of the page. The style sheet reads the mark. */
function printArrivalCard() {
  const page = document.documentElement
  page.dataset.print = 'arrival'
  addEventListener('afterprint', () => delete page.dataset.print, { once: true })
  print()
}

const turkishDay = (date: string) =>
  new Intl.DateTimeFormat('tr-TR', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/**
 * Shows directions to the hospital and the Turkish name of the visit, in every language of the
 * page.
 */
export function TurkishWay({ ticket }: { ticket: Ticket }) {
  const { hospital } = ticket
  const address = [...new Set([hospital.address, hospital.district, hospital.city])].filter(Boolean).join(', ')
  return (
    <div lang="tr" dir="ltr" className={styles.turkish}>
      <p>Lütfen beni bu adrese götürün:</p>
      <p className={clsx(text.serif, styles.name)}>{hospital.name}</p>
      <p className={styles.address}>{address}</p>
      <p>
        Hasta: <bdi>{ticket.patientName}</bdi>
        {ticket.bookerName && (
          <>
            {' '}
            (randevuyu alan: <bdi>{ticket.bookerName}</bdi>)
          </>
        )}
      </p>
      {hospital.phone && (
        <Row as="p">
          <Phone aria-hidden="true" />
          <span>
            Hastane telefonu:{' '}
            <a className={clsx(text.link, text.num, text.noWrap)} href={telHref(hospital.phone)}>
              {hospital.phone}
            </a>
          </span>
        </Row>
      )}
      <p>
        Randevu: {turkishDay(ticket.date)}, saat {ticket.time} (<span className={text.noWrap}>{ticket.bookingId}</span>)
      </p>
      <Row as="p" className={styles.emergency}>
        <Siren aria-hidden="true" />
        <span>
          Acil durumda:{' '}
          <a className={clsx(text.link, text.num)} href="tel:112">
            112
          </a>
        </span>
      </Row>
    </div>
  )
}

/** Shows directions in Turkish for a driver or passers-by, in every language of the page. */
export function ArrivalCard({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  return (
    <Card as="section" clip className={styles.card} aria-labelledby="arrival" data-arrival>
      <TicketFrieze seed={ticket.id} />
      <div className={styles.inside}>
        <Row between wrap className={styles.head}>
          <CardHeading id="arrival">{t('Arrival card')}</CardHeading>
          <Button
            variant="secondary"
            className={clsx(text.screenOnly, styles.print)}
            icon={<Printer aria-hidden="true" />}
            onClick={printArrivalCard}
          >
            {t('Print arrival card')}
          </Button>
        </Row>
        <p className={clsx(text.muted, styles.head)}>
          {t('In Turkish, to show a taxi driver or anyone who can help you.')}
        </p>
        <TurkishWay ticket={ticket} />
        <p className={text.note}>{t('112 is the emergency number in Türkiye: ambulance, police and fire service.')}</p>
      </div>
    </Card>
  )
}
