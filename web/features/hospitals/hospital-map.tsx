import { clsx } from 'clsx'
import { MapPinned } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MapArt } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
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
  }
`)
type Hospital = ResultOf<typeof HospitalMapFields>

/**
 * A drawn plan until the visitor asks for the real map, because showing it tells Google who looks at which hospital. The plan stays
 * while the map is on its way.
 */
export function HospitalMap({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const [asked, ask] = useState(false)
  const [loaded, setLoaded] = useState(false)
  if (asked)
    return (
      <>
        <div className={styles.map}>
          {!loaded && <MapArt id={hospital.id} className={styles.frame} />}
          <iframe
            className={styles.frame}
            onLoad={() => setLoaded(true)}
            src={mapEmbedUrl(hospital.googleMapsUrl, hospital)}
            title={t('Map of {{name}}', { name: hospital.name })}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        </div>
        <Caption hospital={hospital} />
      </>
    )
  return (
    <>
      <div className={styles.map}>
        <MapArt id={hospital.id} className={styles.frame} />
        <div className={styles.ask}>
          <Button variant="secondary" icon={<MapPinned aria-hidden="true" />} onClick={() => ask(true)}>
            {t('Show map')}
          </Button>
        </div>
        <Caption hospital={hospital} />
      </div>
      <FieldHint>{t('The interactive map is loaded from Google only when you ask for it.')}</FieldHint>
    </>
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
