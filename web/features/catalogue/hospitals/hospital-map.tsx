import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { ProvinceMap } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldHint } from '#web/ui/field.tsx'
import { MapPinned } from '#web/ui/icons/map-pinned.ts'
import text from '#web/ui/text.module.css'
import { placeOf } from './hospital-head.tsx'
import styles from './hospital-map.module.css'
import { mapLinkUrl } from './hospital-map-address.ts'
import type { RealMapProps } from './real-map.tsx'

export const HospitalMapFields = graphql(`
  fragment HospitalMapFields on Hospital {
    id
    name
    address
    district
    districtName
    city
    cityName
    country
    countryName
    latitude
    longitude
    googleMapsUrl
    locationApproximate
    airportSummary
  }
`)
type Hospital = ResultOf<typeof HospitalMapFields>

/** Time limit for loading the real map. */
const PATIENCE_MS = 20_000

const RealMap = later<RealMapProps>(() => import('./real-map.tsx').then((file) => file.RealMap))

/**
 * Shows the drawn map of the province until the visitor loads the real one, which reveals to Google
 * that they view this hospital. The drawn map stays while the real one loads and if it fails.
 */
export function HospitalMap({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'drawn' | 'asked' | 'loaded' | 'failed'>('drawn')
  const isWanted = state === 'asked' || state === 'loaded'
  useEffect(() => {
    if (state !== 'asked') return
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <>
      <div className={styles.map}>
        {state !== 'loaded' && <ProvinceMap place={hospital} className={styles.frame} />}
        {isWanted && (
          <RealMap
            hospital={hospital}
            shown={state === 'loaded'}
            onLoaded={() => setState('loaded')}
            onFailed={() => setState('failed')}
          />
        )}
      </div>
      <Caption hospital={hospital}>
        {!isWanted && (
          <Button variant="secondary" icon={<MapPinned aria-hidden="true" />} onClick={() => setState('asked')}>
            {state === 'failed' ? t('Try Again') : t('Show map')}
          </Button>
        )}
      </Caption>
      {state === 'failed' && (
        <Banner tone="warn" className={styles.failed}>
          {t('The map could not be loaded. You can open it in Google Maps.')}
        </Banner>
      )}
      {state === 'drawn' && (
        <FieldHint>{t('The interactive map is loaded from Google only when you ask for it.')}</FieldHint>
      )}
      {hospital.locationApproximate && (
        <FieldHint>
          {t('We don’t know the exact location. Distances are measured from the centre of the district or province.')}
        </FieldHint>
      )}
    </>
  )
}

function Caption({ hospital, children }: { hospital: Hospital; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={styles.caption}>
      <span className={styles.place}>
        <bdi className={clsx(text.strong, text.block)}>{hospital.address}</bdi>
        <bdi className={text.note}>{placeOf(hospital)}</bdi>
        {hospital.airportSummary && <span className={clsx(text.note, text.block)}>{hospital.airportSummary}</span>}
        {hospital.locationApproximate && (
          <span className={clsx(text.note, text.block)}>{t('Approximate location on the map')}</span>
        )}
      </span>
      <span className={styles.actions}>
        {children}
        <a
          className={text.link}
          href={mapLinkUrl(hospital.googleMapsUrl, hospital)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('Open map')}
          <span className={text.visuallyHidden}> ({t('opens in a new tab')})</span>
        </a>
      </span>
    </div>
  )
}
