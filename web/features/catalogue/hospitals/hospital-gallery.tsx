import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { pictureWidths } from '#domain/picture-addresses.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Container, Row } from '#web/ui/layout.tsx'
import spinner from '#web/ui/spinner.module.css'
import styles from './hospital-gallery.module.css'

export const HospitalGalleryFields = graphql(`
  fragment HospitalGalleryFields on Hospital {
    id
    name
    city
    logoUrl
    logoAlt
    imageUrls
    imageAlts
  }
`)

type Picture = { src: string; alt: string }

/** Returns the logo and the pictures without duplicates, with their alternative texts. */
function picturesOf({ logoUrl, logoAlt, imageUrls, imageAlts }: Props['hospital']): Picture[] {
  const all = [{ src: logoUrl, alt: logoAlt }, ...imageUrls.map((src, at) => ({ src, alt: imageAlts[at] }))]
  const alts = new Map<string, string>()
  for (const { src, alt } of all) if (src) alts.set(src, alts.get(src) || alt || '')
  return [...alts].map(([src, alt]) => ({ src, alt }))
}

/** Shows a photo, with the loading star until it arrives. Reports a photo that fails to load. */
function Photo({ src, alt, onBroken }: Picture & { onBroken: () => void }) {
  const [loaded, setLoaded] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const settle = useEffectEvent(() => {
    if (!image.current?.complete) return
    if (image.current.naturalWidth > 0) setLoaded(true)
    else onBroken()
  })
  // A picture of a rendered page may load or fail before the listeners are attached.
  useEffect(() => settle(), [])
  return (
    <span className={styles.photo}>
      {!loaded && <span className={clsx(spinner.spinner, styles.star)} aria-hidden="true" />}
      <img
        ref={image}
        src={src}
        srcSet={pictureWidths(src)}
        sizes="(min-width: 64rem) 50vw, 100vw"
        alt={alt}
        decoding="async"
        onLoad={() => setLoaded(true)}
        onError={onBroken}
      />
    </span>
  )
}

type Props = {
  hospital: ResultOf<typeof HospitalGalleryFields>
  /** Back link. */
  back: ReactNode
  /** Actions of the page: save, share. */
  actions: ReactNode
}

/**
 * Shows the photos that load. Without any it shows a low band with a drawn picture, so the facts
 * come first.
 */
export function HospitalGallery({ hospital, back, actions }: Props) {
  const { t } = useTranslation()
  const [broken, setBroken] = useState<readonly string[]>([])
  const photos = picturesOf(hospital)
    .filter(({ src }) => !broken.includes(src))
    .slice(0, 3)
  const bar = (
    <Row between wrap className={styles.bar}>
      {back}
      <Row as="span">{actions}</Row>
    </Row>
  )
  if (photos.length === 0)
    return (
      <div className={styles.band} data-gallery data-band>
        <HospitalArt className={styles.wide} id={hospital.id} city={hospital.city} width={1440} height={232} />
        <HospitalArt className={styles.narrow} id={hospital.id} city={hospital.city} width={390} height={150} />
        <Container>{bar}</Container>
      </div>
    )
  return (
    <Container>
      {bar}
      <div className={styles.gallery} data-gallery data-photos={photos.length}>
        {photos.map(({ src, alt }, position) => (
          <Photo
            key={src}
            src={src}
            alt={alt || (position === 0 ? t('Photo of {{name}}', { name: hospital.name }) : '')}
            onBroken={() => setBroken((urls) => [...urls, src])}
          />
        ))}
      </div>
    </Container>
  )
}
