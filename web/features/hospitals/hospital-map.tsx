import { MapPinned } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MapArt } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { Button } from '#web/ui/button.tsx'
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

/**
 * A drawn plan until the visitor asks for the real map, because showing it tells Google who looks at which hospital. The plan stays
 * while the map is on its way.
 */
export function HospitalMap({ hospital }: { hospital: ResultOf<typeof HospitalMapFields> }) {
  const { t } = useTranslation()
  const [asked, ask] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const link = mapLinkUrl(hospital.googleMapsUrl, hospital)
  const caption = (
    <div className="map-cap">
      <span className="min-w-0">
        <bdi className="strong block">{hospital.address}</bdi>
        <bdi className="mute text-sm">
          {[...new Set([hospital.district, hospital.city, hospital.country])].filter(Boolean).join(', ')}
        </bdi>
      </span>
      <a className="link" href={link} target="_blank" rel="noopener noreferrer">
        {t('Open map')}
        <span className="sr-only"> ({t('opens in a new tab')})</span>
      </a>
    </div>
  )
  if (asked)
    return (
      <>
        <div className="map">
          {!loaded && <MapArt id={hospital.id} />}
          <iframe
            onLoad={() => setLoaded(true)}
            src={mapEmbedUrl(hospital.googleMapsUrl, hospital)}
            title={t('Map of {{name}}', { name: hospital.name })}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        </div>
        <div className="mt-3">{caption}</div>
      </>
    )
  return (
    <>
      <div className="map">
        <MapArt id={hospital.id} />
        <div className="ask">
          <Button variant="secondary" icon={<MapPinned aria-hidden="true" />} onClick={() => ask(true)}>
            {t('Show map')}
          </Button>
        </div>
        {caption}
      </div>
      <p className="hint">{t('The interactive map is loaded from Google only when you ask for it.')}</p>
    </>
  )
}
