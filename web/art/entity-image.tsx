/**
 * EntityImage({ src, alt?, className?, lazy?, children }) — the real picture if there is one and it
 * loads, otherwise the generated one given as children: <EntityImage src={hospital.logoUrl ??
 * hospital.imageUrls[0]} className={styles.picture}><HospitalArt …/></EntityImage>
 */
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './art.module.css'

type EntityImageProps = {
  src: string | null | undefined
  alt?: string
  className?: string | undefined
  lazy?: boolean
  children: ReactNode
}

export function EntityImage({ src, alt = '', className, lazy, children }: EntityImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  // A picture of a rendered page may fail before the error listener is attached.
  useEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth === 0) setBroken(src)
  }, [src])
  if (!src || broken === src) return children
  return (
    <span className={clsx(styles.art, styles.dims, className)}>
      <img
        ref={image}
        src={src}
        alt={alt}
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
        onError={() => setBroken(src)}
      />
    </span>
  )
}
