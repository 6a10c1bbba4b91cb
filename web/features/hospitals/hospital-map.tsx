import { clsx } from 'clsx'
import { MapPinned } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { MapArt } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldHint } from '#web/ui/field.tsx'
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
    city
    country
    googleMapsUrl
    locationApproximate
  }
`)
type Hospital = ResultOf<typeof HospitalMapFields>

/** So long the real map may take. */
const PATIENCE_MS = 20_000

type RealMapProps = { hospital: Hospital; onFailed: () => void }

/** The map of Google over the drawn plan, which stays until the map is there. */
function RealMap({ hospital, onFailed }: RealMapProps) {
  const { t } = useTranslation()
  const [loaded, setLoaded] = useState(false)
  const [reached, setReached] = useState(false)
  const src = mapEmbedUrl(hospital.googleMapsUrl, hospital)
  const isThere = loaded && reached
  const fail = useEffectEvent(onFailed)
  // A frame says "loaded" of the browser's own page of errors too. A question of our own fails where nothing is reached.
  useEffect(() => {
    const asked = new AbortController()
    fetch(src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal: asked.signal })
      .then(() => setReached(true))
      .catch(() => !asked.signal.aborted && fail())
    return () => asked.abort()
  }, [src])
  useEffect(() => {
    if (isThere) return
    const timer = setTimeout(() => fail(), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isThere])
  return (
    <>
      {!isThere && <MapArt id={hospital.id} className={styles.frame} />}
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
 * A drawn plan until the visitor asks for the real map, because showing it tells Google who looks at which hospital. The plan stays
 * while the map is on its way, and when it does not come.
 */
export function HospitalMap({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'drawn' | 'asked' | 'failed'>('drawn')
  if (state === 'asked')
    return (
      <>
        <div className={styles.map}>
          <RealMap hospital={hospital} onFailed={() => setState('failed')} />
        </div>
        <Caption hospital={hospital} />
        <Approximate hospital={hospital} />
      </>
    )
  return (
    <>
      <div className={styles.map}>
        <MapArt id={hospital.id} className={styles.frame} />
        <div className={styles.ask}>
          <Button variant="secondary" icon={<MapPinned aria-hidden="true" />} onClick={() => setState('asked')}>
            {state === 'failed' ? t('Try Again') : t('Show map')}
          </Button>
        </div>
        <Caption hospital={hospital} />
      </div>
      {state === 'failed' ? (
        <Banner tone="warn" className={styles.failed}>
          {t('The map could not be loaded. You can open it in Google Maps.')}
        </Banner>
      ) : (
        <FieldHint>{t('The interactive map is loaded from Google only when you ask for it.')}</FieldHint>
      )}
      <Approximate hospital={hospital} />
    </>
  )
}

function Approximate({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  if (!hospital.locationApproximate) return null
  return (
    <FieldHint>
      {t('The exact position is not known. Distances are measured from the centre of the district or province.')}
    </FieldHint>
  )
}

function Caption({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  return (
    <div className={styles.caption}>
      <span className={styles.place}>
        <bdi className={clsx(text.strong, text.block)}>{hospital.address}</bdi>
        <bdi className={text.note}>{placeOf(hospital)}</bdi>
      </span>
      <a
        className={text.link}
        href={mapLinkUrl(hospital.googleMapsUrl, hospital)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('Open map')}
        <span className={text.visuallyHidden}> ({t('opens in a new tab')})</span>
      </a>
    </div>
  )
}
