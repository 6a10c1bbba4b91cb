import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ProvinceMap } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldHint } from '#web/ui/field.tsx'
import { MapPinned } from '#web/ui/icons/map-pinned.ts'
import text from '#web/ui/text.module.css'
import { placeOf } from './hospital-head.tsx'
import styles from './hospital-map.module.css'
import { mapEmbedUrl, mapLinkUrl } from './hospital-map-address.ts'

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

type RealMapProps = { hospital: Hospital; onFailed: () => void }

/** Loads Google's map over the drawn one, which stays visible until the real map has loaded. */
function RealMap({ hospital, onFailed }: RealMapProps) {
  const { t } = useTranslation()
  const [loaded, setLoaded] = useState(false)
  const [reached, setReached] = useState(false)
  const src = mapEmbedUrl(hospital.googleMapsUrl, hospital)
  const isThere = loaded && reached
  const fail = useEffectEvent(onFailed)
  // A frame fires "load" for the browser's error page too. A separate request detects that the host
  // is unreachable.
  useEffect(() => {
    const request = new AbortController()
    fetch(src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal: request.signal })
      .then(() => setReached(true))
      .catch(() => !request.signal.aborted && fail())
    return () => request.abort()
  }, [src])
  useEffect(() => {
    if (isThere) return
    const timer = setTimeout(() => fail(), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isThere])
  return (
    <>
      {!isThere && <ProvinceMap place={hospital} className={styles.frame} />}
      <iframe
        className={clsx(styles.frame, !isThere && styles.coming)}
        onLoad={() => setLoaded(true)}
        src={src}
        title={t('Map of {{name}}', { name: hospital.name })}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    </>
  )
}

/**
 * Shows the drawn map of the province until the visitor loads the real one, which reveals to Google
 * that they view this hospital. The drawn map stays while the real one loads and if it fails.
 */
export function HospitalMap({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'drawn' | 'asked' | 'failed'>('drawn')
  return (
    <>
      <div className={styles.map}>
        {state === 'asked' ? (
          <RealMap hospital={hospital} onFailed={() => setState('failed')} />
        ) : (
          <ProvinceMap place={hospital} className={styles.frame} />
        )}
      </div>
      <Caption hospital={hospital}>
        {state !== 'asked' && (
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
