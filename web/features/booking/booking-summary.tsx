import { CalendarDays, MapPin, Stethoscope } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTACT_HOURS } from '#domain/appointments.ts'
import { DEFAULT_DURATION } from '#domain/health-services.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { Verified } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ServiceIcon } from '#web/art/service-icon.tsx'
import type { Draft } from './draft.ts'
import type { Booking } from './use-booking.ts'

type Props = { booking: Booking; draft: Draft; children?: ReactNode }

export function BookingSummary({ booking: { hospital, offer, doctor }, draft, children }: Props) {
  const { t } = useTranslation()
  const { formatDate, formatExact } = useFormat()
  const { date, time } = draft.details ?? { date: '', time: '' }
  const nothing = <bdi>{formatExact(0, 'TRY')}</bdi>
  return (
    <aside className="card sum-card" aria-label={t('Booking summary')}>
      <EntityImage src={hospital.logoUrl ?? hospital.imageUrls[0]}>
        <HospitalArt id={hospital.id} city={hospital.city} width={752} height={336} />
      </EntityImage>
      <div className="in">
        <h2>
          <bdi>{hospital.name}</bdi> {hospital.isVerified && <Verified />}
        </h2>
        <p className="meta mt-1 mb-4">
          <span>
            <MapPin aria-hidden="true" />
            <bdi>{[...new Set([hospital.district, hospital.city])].filter(Boolean).join(', ')}</bdi>
          </span>
        </p>
        <div className="sum-row">
          <ServiceIcon iconKey={offer.service.iconKey} />
          <div>
            <b>{offer.service.name}</b>
            <span>{t(offer.service.category)}</span>
          </div>
        </div>
        {doctor && (
          <div className="sum-row">
            <Stethoscope aria-hidden="true" />
            <div>
              <b>
                <bdi>{doctor.fullName}</bdi>
              </b>
              <span>{t(doctor.specialty)}</span>
            </div>
          </div>
        )}
        {date && (
          <div className="sum-row" aria-live="polite">
            <CalendarDays aria-hidden="true" />
            <div>
              <b className="num">{[formatDate(date), time].filter(Boolean).join(', ')}</b>
              <span>
                {formatDate(date, { weekday: 'long' })},{' '}
                {t('{{count}} minutes', { count: offer.service.duration ?? DEFAULT_DURATION })}
              </span>
            </div>
          </div>
        )}
        <dl className="sum">
          <div>
            <dt>{t('Consultation fee')}</dt>
            <dd className="num">{nothing}</dd>
          </div>
          <div>
            <dt>{t('Service fee')}</dt>
            <dd className="num">{nothing}</dd>
          </div>
          <div className="tot">
            <dt>{t('Total')}</dt>
            <dd className="num">{nothing}</dd>
          </div>
        </dl>
        <div className="mt-4">
          <Banner>
            {t('The hospital makes contact within {{range}} hours to confirm.', { range: CONTACT_HOURS })}
          </Banner>
        </div>
        {children}
      </div>
    </aside>
  )
}
