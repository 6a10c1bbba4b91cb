import { telHref } from '#domain/contact-links.ts'
import { placeLine } from '#domain/place-line.ts'
import { ServiceIcon } from '#web/art/service-icon.tsx'
import { OperationLine, useVisitWords, VisitPrice } from '#web/data/visit.tsx'
import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, Chip, Chips, Meta, Rating } from '#web/ui/badge.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { Written } from '#web/ui/written.tsx'
import { BookingSection } from './booking-section.tsx'
import { WhatHappensNext } from './next-steps.tsx'
import styles from './review-selection.module.css'
import type { Booking } from './use-selection.ts'

export function ReviewSelection({ booking: { hospital, offer, doctor, price, visit } }: { booking: Booking }) {
  const { t } = useTranslation()
  const { visitName, channelWords } = useVisitWords()
  const place = placeLine(hospital.address, hospital.districtName, hospital.cityName, hospital.countryName)
  return (
    <>
      <BookingSection title={t('Hospital')}>
        <Row between wrap>
          <h3>
            <bdi>{hospital.name}</bdi>
          </h3>
          {hospital.isVerified && <Badge tone="ok">{t('Verified')}</Badge>}
        </Row>
        <Meta className={styles.line}>
          <Rating value={hospital.averageRating} count={hospital.reviewCount} />
          <span>
            <MapPin aria-hidden="true" />
            <bdi>{place}</bdi>
          </span>
        </Meta>
        {hospital.phone && (
          <p className={styles.line}>
            <a className={text.link} href={telHref(hospital.phone)}>
              <bdi dir="ltr">{hospital.phone}</bdi>
            </a>
          </p>
        )}
      </BookingSection>
      <BookingSection title={t('Selected service')}>
        <Row align="start" className={styles.service}>
          <Medallion>
            <ServiceIcon iconKey={offer.service.iconKey} />
          </Medallion>
          <div className={styles.words}>
            <h3>{visitName(offer.service.name, visit)}</h3>
            <p className={styles.description}>
              <Written language={offer.service.textLanguage}>{offer.service.description}</Written>
            </p>
            <Chips tight className={styles.facts}>
              <Chip tone="quiet">{t(offer.service.category, { context: 'category' })}</Chip>
              <Chip tone="quiet">{t('{{count}} minutes', { count: visit.minutes })}</Chip>
              <Chip tone="quiet">{channelWords(visit.channels)}</Chip>
              <Chip tone="quiet">
                <VisitPrice visit={visit} />
              </Chip>
            </Chips>
            {visit.isFirstConsultation && (
              <p className={styles.facts}>
                <OperationLine facts={{ ...offer, ...price }} />
              </p>
            )}
            {doctor && (
              <p className={styles.facts}>
                <Trans
                  i18nKey="With <name>{{doctor}}</name>, {{specialty}}"
                  values={{ doctor: doctor.fullName, specialty: t(doctor.specialty, { context: 'specialty' }) }}
                  components={{ name: <bdi className={text.strong} /> }}
                />
              </p>
            )}
          </div>
        </Row>
      </BookingSection>
      <BookingSection title={t('What happens next')}>
        <WhatHappensNext answerTerms={hospital.answerTerms} />
      </BookingSection>
      <BookingSection title={t('Good to know')}>
        <ul className={styles.know}>
          {[
            t('You can move or cancel the appointment free of charge until it starts.'),
            t('Bring your passport, earlier reports and a list of your medicines.'),
            t('The hospital answers your questions directly, in the messages of your appointment.'),
          ].map((words) => (
            <li key={words}>
              <Check aria-hidden="true" />
              {words}
            </li>
          ))}
        </ul>
      </BookingSection>
    </>
  )
}
