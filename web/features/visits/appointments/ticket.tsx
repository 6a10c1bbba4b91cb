import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useOperationPrice, useVisitWords, VisitPrice } from '#web/data/visit.tsx'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useOwnTime } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Row } from '#web/ui/layout.tsx'
import { RatesNote } from '#web/ui/price.tsx'
import text from '#web/ui/text.module.css'
import { Booker } from './booker.tsx'
import { StatusBadge } from './status-badge.tsx'
import styles from './ticket.module.css'
import { TicketFrieze } from './ticket-frieze.tsx'

export const TicketFields = graphql(`
  fragment TicketFields on Appointment {
    id
    bookingId
    status
    date
    time
    startsAt
    durationMinutes
    visitType
    channel
    isFirstConsultation
    consultationPrice
    consultationCurrency
    patientName
    patientAge
    patientSex
    patientLanguage
    bookerName
    bookerRelation
    patientEmail
    patientPhone
    notes
    price
    currency
    hospital {
      id
      name
      address
      district
      city
      country
      phone
      email
    }
    service {
      id
      name
      category
    }
    doctor {
      id
      fullName
    }
  }
`)
export type Ticket = ResultOf<typeof TicketFields>

export const addressOf = ({ address, district, city, country }: Ticket['hospital']) =>
  [...new Set([address, district, city, country])].filter(Boolean).join(', ')

function Fact({ name, main, children }: { name: string; main?: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {main && <p>{main}</p>}
        {children && <div className={styles.more}>{children}</div>}
      </dd>
    </div>
  )
}

const pricedOf = ({ price, currency }: Pick<Ticket, 'price' | 'currency'>) => ({
  price,
  currency: currency ?? DEFAULT_CURRENCY,
})

type AgreedPrices = Pick<
  Ticket,
  'price' | 'currency' | 'isFirstConsultation' | 'consultationPrice' | 'consultationCurrency'
>

/** Returns the visit as agreed at booking. */
const visitOf = (ticket: AgreedPrices) => ({
  isFirstConsultation: ticket.isFirstConsultation,
  ...(ticket.isFirstConsultation
    ? { price: ticket.consultationPrice, currency: ticket.consultationCurrency ?? DEFAULT_CURRENCY }
    : pricedOf(ticket)),
})

/** Shows the price agreed at booking, and beside a first consultation that of the operation. */
export function TicketPrice({ ticket }: { ticket: AgreedPrices }) {
  const operationPrice = useOperationPrice()
  return (
    <>
      <VisitPrice visit={visitOf(ticket)} />
      {ticket.isFirstConsultation && (
        <span className={clsx(text.note, text.block)}>{operationPrice(pricedOf(ticket))}</span>
      )}
    </>
  )
}

/** Shows the name of the visit, with its channel and length. */
export function TicketVisit({ ticket }: { ticket: Pick<Ticket, 'channel' | 'durationMinutes'> }) {
  const { t } = useTranslation()
  const { channelWord } = useVisitWords()
  return (
    <>
      {channelWord(ticket.channel)} · {t('{{count}} minutes', { count: ticket.durationMinutes })}
    </>
  )
}

export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const { formatDate, formatExact } = useFormat()
  const { currency } = usePreferences()
  const own = useOwnTime(ticket.startsAt)
  const { visitName } = useVisitWords()
  return (
    <article className={styles.ticket} aria-label={t('Your booking')}>
      <TicketFrieze seed={ticket.id} />
      <div className={styles.inside}>
        <Row between wrap>
          <div>
            <p className={text.note}>{t('Booking ID')}</p>
            <p className={clsx(text.serif, text.num, styles.bookingId)}>
              <bdi dir="ltr">{ticket.bookingId}</bdi>
            </p>
          </div>
          <StatusBadge status={ticket.status} />
        </Row>
        <dl className={styles.facts}>
          <Fact name={t('Hospital')} main={<bdi>{ticket.hospital.name}</bdi>}>
            <bdi className={text.block}>{addressOf(ticket.hospital)}</bdi>
            {ticket.hospital.phone && <bdi dir="ltr">{ticket.hospital.phone}</bdi>}
          </Fact>
          <Fact name={t('Visit')} main={visitName(ticket.service.name, ticket)}>
            <TicketVisit ticket={ticket} />
          </Fact>
          {ticket.doctor && <Fact name={t('Doctor')} main={<bdi>{ticket.doctor.fullName}</bdi>} />}
          <Fact
            name={t('Date and time')}
            main={t('{{day}}, {{time}}', {
              day: formatDate(ticket.date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
              time: ticket.time,
            })}
          >
            <span className={text.block}>{t('Local time in Türkiye (GMT+3)')}</span>
            {own}
          </Fact>
          <Fact name={t('Patient')} main={<bdi>{ticket.patientName}</bdi>}>
            <Booker ticket={ticket} />
            <bdi dir="ltr" className={text.block}>
              {ticket.patientEmail}
            </bdi>
            <bdi dir="ltr">{ticket.patientPhone}</bdi>
          </Fact>
          {ticket.notes && (
            <Fact name={t('Notes')}>
              <span dir="auto" className={text.written}>
                {ticket.notes}
              </span>
            </Fact>
          )}
          <Fact
            name={t('Due to {{product}}', { product: PRODUCT_NAME })}
            main={<bdi className={text.num}>{formatExact(0, currency)}</bdi>}
          />
          <Fact name={t('To pay at the hospital')} main={<TicketPrice ticket={ticket} />}>
            <RatesNote prices={ticket.isFirstConsultation ? [visitOf(ticket), pricedOf(ticket)] : [visitOf(ticket)]} />
          </Fact>
        </dl>
      </div>
    </article>
  )
}
