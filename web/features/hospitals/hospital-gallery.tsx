import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HospitalArt, RegionArt, TileWall } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import spinner from '#web/ui/spinner.module.css'
import styles from './hospital-gallery.module.css'

export const HospitalGalleryFields = graphql(`
  fragment HospitalGalleryFields on Hospital {
    id
    name
    city
    logoUrl
    imageUrls
  }
`)

/** A photo with the turning star until it is there; reports one that does not load. */
function Photo({ src, alt, onBroken }: { src: string; alt: string; onBroken: () => void }) {
  const [loaded, setLoaded] = useState(false)
  return (
    <span className={styles.photo}>
      {!loaded && <span className={clsx(spinner.spinner, styles.star)} aria-hidden="true" />}
      <img src={src} alt={alt} decoding="async" onLoad={() => setLoaded(true)} onError={onBroken} />
    </span>
  )
}

/** Real photos first, as far as they load; drawn pictures in the places that are left. */
export function HospitalGallery({ hospital }: { hospital: ResultOf<typeof HospitalGalleryFields> }) {
  const { t } = useTranslation()
  const [broken, setBroken] = useState<readonly string[]>([])
  const photos = [...new Set([hospital.logoUrl, ...hospital.imageUrls])]
    .filter((src): src is string => Boolean(src) && !broken.includes(src ?? ''))
    .slice(0, 3)
  const drawn = [
    <HospitalArt key="house" id={hospital.id} city={hospital.city} width={1120} height={576} />,
    <TileWall key="wall" seed={hospital.id} width={520} height={282} period={86} />,
    <RegionArt key="land" id={hospital.id} city={hospital.city} width={520} height={282} />,
  ]
  return (
    <div className={styles.gallery} data-gallery>
      {photos.map((src, position) => (
        <Photo
          key={src}
          src={src}
          alt={position === 0 ? t('Photo of {{name}}', { name: hospital.name }) : ''}
          onBroken={() => setBroken((known) => [...known, src])}
        />
      ))}
      {drawn.slice(photos.length)}
    </div>
  )
}
