import { Phone, Printer, Siren } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Frieze } from '#web/art/art.tsx'
import { Button } from '#web/ui/button.tsx'
import { telHref } from '#web/ui/contact-links.tsx'
import type { Ticket } from './ticket.tsx'

/** Prints one card of the page alone; the style sheet reads the mark. */
function printArrivalCard() {
  const page = document.documentElement
  page.dataset.print = 'arrival'
  addEventListener('afterprint', () => delete page.dataset.print, { once: true })
  print()
}

const turkishDay = (date: string) =>
  new Intl.DateTimeFormat('tr-TR', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** To show to a driver or to passers-by: the way to the hospital in Turkish, whatever the page speaks. */
export function ArrivalCard({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const { hospital } = ticket
  const address = [...new Set([hospital.address, hospital.district, hospital.city])].filter(Boolean).join(', ')
  return (
    <section className="card clip arrival" aria-labelledby="arrival">
      <Frieze seed={ticket.id} height={36} className="tk-frieze" />
      <div className="arrival-in">
        <div className="between wrap arrival-head">
          <h2 id="arrival">{t('Arrival card')}</h2>
          <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={printArrivalCard}>
            {t('Print arrival card')}
          </Button>
        </div>
        <p className="mute arrival-head">{t('In Turkish, to show to a taxi driver or anybody who can help you.')}</p>
        <div lang="tr" dir="ltr" className="arrival-tr">
          <p>Lütfen beni bu adrese götürün:</p>
          <p className="serif arrival-name">{hospital.name}</p>
          <p className="arrival-address">{address}</p>
          {hospital.phone && (
            <p className="row">
              <Phone aria-hidden="true" />
              <span>
                Hastane telefonu:{' '}
                <a className="link num nowrap" href={telHref(hospital.phone)}>
                  {hospital.phone}
                </a>
              </span>
            </p>
          )}
          <p>
            Randevu: {turkishDay(ticket.date)}, saat {ticket.time} (<span className="nowrap">{ticket.bookingId}</span>)
          </p>
          <p className="row arrival-112">
            <Siren aria-hidden="true" />
            <span>
              Acil durumda:{' '}
              <a className="link num" href="tel:112">
                112
              </a>
            </span>
          </p>
        </div>
        <p className="mute text-sm">
          {t('112 is the emergency number in Turkey: ambulance, police and fire service.')}
        </p>
      </div>
    </section>
  )
}
