import type { ReactNode } from 'react'
import { placeLine } from '#domain/place-line.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { offeredChannel, proposedChannel } from '#domain/visit-types.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { ServiceIcon } from '#web/art/service-icon.tsx'
import { useAnswerPromise } from '#web/data/use-answer-promise.ts'
import { OperationLine, useVisitWords, VisitPrice } from '#web/data/visit.tsx'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useOwnClock } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { Meta, Verified } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { RatesNote } from '#web/ui/price.tsx'
import text from '#web/ui/text.module.css'
import styles from './booking-summary.module.css'
import type { Draft } from './draft.ts'
import type { Booking } from './use-selection.ts'

type RowProps = { icon: ReactNode; title: ReactNode; children: ReactNode; live?: boolean }

function Row({ icon, title, children, live }: RowProps) {
  return (
    <div className={styles.row} aria-live={live ? 'polite' : undefined}>
      {icon}
      <div>
        <b>{title}</b>
        <span>{children}</span>
      </div>
    </div>
  )
}

/** Shows Hekima's fees, which are zero, and the hospital's price in its binding currency. */
function Fees({ booking: { offer, price, visit } }: { booking: Booking }) {
  const { t } = useTranslation()
  const { formatExact } = useFormat()
  const { currency } = usePreferences()
  const nothing = <bdi>{formatExact(0, currency)}</bdi>
  return (
    <>
      <dl className={styles.fees}>
        <div className={styles.group}>
          <dt>{t('Due to {{product}}', { product: PRODUCT_NAME })}</dt>
          <dd className={text.num}>{nothing}</dd>
        </div>
        {[t('Consultation fee'), t('Service fee'), t('Total')].map((fee) => (
          <div key={fee} className={styles.fee}>
            <dt>{fee}</dt>
            <dd className={text.num}>{nothing}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{visit.isFirstConsultation ? t('Cost of the first consultation') : t('To pay at the hospital')}</dt>
          <dd>
            <VisitPrice visit={visit} />
          </dd>
        </div>
      </dl>
      {visit.isFirstConsultation ? (
        <p className={styles.note}>
          <OperationLine className={text.block} facts={{ ...offer, ...price }} />
          {t(
            'You are booking the first consultation. The date of the operation will be agreed there. You pay the hospital, never us.',
          )}
        </p>
      ) : (
        <p className={styles.note}>
          {price.price === null
            ? t('The hospital will tell you the price before you decide. You pay the hospital, never us.')
            : t('The hospital’s price for this treatment. You pay the hospital, never us.')}
        </p>
      )}
      <RatesNote prices={visit.isFirstConsultation ? [visit, price] : [price]} className={styles.note} />
    </>
  )
}

export const SUMMARY_ID = 'booking-summary'

type Props = { booking: Booking; draft: Draft; children?: ReactNode }

export function BookingSummary({ booking, draft, children }: Props) {
  const { hospital, offer, doctor, visit } = booking
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const ownClock = useOwnClock()
  const promise = useAnswerPromise()
  const { date, time } = draft.details ?? { date: '', time: '' }
  const own = date && time ? ownClock({ date, time }) : null
  const { visitName, channelWord } = useVisitWords()
  const { zone } = useClock()
  const channel = offeredChannel({ channel: draft.details?.channel ?? proposedChannel(zone, visit) }, visit)
  return (
    <Card as="aside" clip id={SUMMARY_ID} tabIndex={-1} className={styles.summary} aria-label={t('Booking summary')}>
      <EntityImage className={styles.picture} src={hospital.logoUrl ?? hospital.imageUrls[0]}>
        <HospitalArt className={styles.picture} id={hospital.id} city={hospital.city} width={752} height={336} />
      </EntityImage>
      <div className={styles.inside}>
        <h2 className={styles.name}>
          <bdi>{hospital.name}</bdi> {hospital.isVerified && <Verified />}
        </h2>
        <Meta className={styles.place}>
          <span>
            <MapPin aria-hidden="true" />
            <bdi>{placeLine(hospital.districtName, hospital.cityName)}</bdi>
          </span>
        </Meta>
        <Row icon={<ServiceIcon iconKey={offer.service.iconKey} />} title={visitName(offer.service.name, visit)}>
          <span className={text.block}>{t(offer.service.category, { context: 'category' })}</span>
          <span className={text.block}>
            {channelWord(channel)} · {t('{{count}} minutes', { count: visit.minutes })}
          </span>
        </Row>
        {doctor && (
          <Row icon={<Stethoscope aria-hidden="true" />} title={<bdi>{doctor.fullName}</bdi>}>
            {t(doctor.specialty, { context: 'specialty' })}
          </Row>
        )}
        {date && (
          <Row
            live
            icon={<CalendarDays aria-hidden="true" />}
            title={
              <span className={text.num}>
                {time ? t('{{day}}, {{time}}', { day: formatDate(date), time }) : formatDate(date)}
              </span>
            }
          >
            <span className={text.block}>{formatDate(date, { weekday: 'long' })}</span>
            {time && <span className={text.block}>{t('Local time in Türkiye (GMT+3)')}</span>}
            {own && <bdi className={text.block}>{t('{{time}} in {{place}}', own)}</bdi>}
          </Row>
        )}
        <Fees booking={booking} />
        <Banner className={styles.contact}>{promise(hospital.answerTerms)}</Banner>
        {children && <div className={styles.aside}>{children}</div>}
      </div>
    </Card>
  )
}
