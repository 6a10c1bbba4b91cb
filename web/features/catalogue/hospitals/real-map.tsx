import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './hospital-map.module.css'
import { mapEmbedUrl } from './hospital-map-embed.ts'

export type RealMapProps = {
  hospital: { name: string; address: string; city: string; country: string; googleMapsUrl: string | null }
  /** False until the map may be seen. */
  shown: boolean
  onLoaded: () => void
  onFailed: () => void
}

/** Loads Google's map. */
export function RealMap({ hospital, shown, onLoaded, onFailed }: RealMapProps) {
  const { t } = useTranslation()
  const [loaded, setLoaded] = useState(false)
  const [reached, setReached] = useState(false)
  const src = mapEmbedUrl(hospital.googleMapsUrl, hospital)
  const isThere = loaded && reached
  const fail = useEffectEvent(onFailed)
  const succeed = useEffectEvent(onLoaded)
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
    if (isThere) succeed()
  }, [isThere])
  return (
    <iframe
      className={clsx(styles.frame, !shown && styles.coming)}
      onLoad={() => setLoaded(true)}
      src={src}
      title={t('Map of {{name}}', { name: hospital.name })}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  )
}
