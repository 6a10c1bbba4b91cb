import { MapPin } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { DEFAULT_DURATION } from '#domain/health-services.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Badge, Rating } from '#web/ui/badge.tsx'
import { Medallion } from '#web/ui/banner.tsx'
import { telHref } from '#web/ui/contact-links.tsx'
import { ServiceIcon } from '#web/art/service-icon.tsx'
import { WhatHappensNext } from './next-steps.tsx'
import type { Booking } from './use-booking.ts'

export function ReviewSelection({ booking: { hospital, offer, doctor } }: { booking: Booking }) {
  const { t } = useTranslation()
  const { formatMoney } = useFormat()
  const place = [hospital.address, hospital.district, hospital.city, hospital.country]
  return (
    <>
      <section className="card fset">
        <h2>{t('Hospital')}</h2>
        <div className="between wrap">
          <h3>
            <bdi>{hospital.name}</bdi>
          </h3>
          {hospital.isVerified && <Badge tone="ok">{t('Verified')}</Badge>}
        </div>
        <p className="meta mt-2">
          <Rating value={hospital.averageRating} count={hospital.reviewCount} />
          <span>
            <MapPin aria-hidden="true" />
            <bdi>{[...new Set(place)].filter(Boolean).join(', ')}</bdi>
          </span>
        </p>
        {hospital.phone && (
          <p className="mt-2">
            <a className="link" href={telHref(hospital.phone)}>
              <bdi dir="ltr">{hospital.phone}</bdi>
            </a>
          </p>
        )}
      </section>
      <section className="card fset">
        <h2>{t('Selected service')}</h2>
        <div className="row items-start gap-4">
          <Medallion>
            <ServiceIcon iconKey={offer.service.iconKey} />
          </Medallion>
          <div className="min-w-0">
            <h3>{offer.service.name}</h3>
            <p className="mt-1">{offer.service.description}</p>
            <p className="tags mt-3">
              <span className="chip quiet">{t(offer.service.category)}</span>
              <span className="chip quiet">
                {t('{{count}} minutes', { count: offer.service.duration ?? DEFAULT_DURATION })}
              </span>
              <span className="chip quiet">
                {offer.price == null ? t('Price on request') : <bdi>{formatMoney(offer.price, offer.currency)}</bdi>}
              </span>
            </p>
            {doctor && (
              <p className="mt-3">
                <Trans
                  i18nKey="With <name>{{doctor}}</name>, {{specialty}}"
                  values={{ doctor: doctor.fullName, specialty: t(doctor.specialty) }}
                  components={{ name: <bdi className="strong" /> }}
                />
              </p>
            )}
          </div>
        </div>
      </section>
      <section className="card fset">
        <h2>{t('What happens next')}</h2>
        <WhatHappensNext />
      </section>
    </>
  )
}
