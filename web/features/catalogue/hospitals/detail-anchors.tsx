import { useEffect, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useRootClass } from '#web/ui/use-root-class.ts'
import styles from './detail-anchors.module.css'
import { leadTo, type Place } from './lead-to.ts'

type Anchor = { place: Place; label: string; count?: number | null }

/** Returns the current section: the last one that has reached the upper half of the viewport. */
function useBeingRead(places: readonly Place[]): Place | undefined {
  const [read, setRead] = useState(places[0])
  const key = places.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setRead(entered.target.id as Place)
      },
      { rootMargin: '-30% 0px -60%' },
    )
    for (const place of key.split(' ')) {
      const part = document.getElementById(place)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [key])
  return read
}

/** Links to the sections of a long page. */
export function DetailAnchors({ anchors }: { anchors: readonly Anchor[] }) {
  const { t } = useTranslation()
  useRootClass(styles.covered)
  const read = useBeingRead(anchors.map(({ place }) => place))
  return (
    <nav className={styles.anchors} aria-label={t('On this page')}>
      {anchors.map(({ place, label, count }) => (
        <a
          key={place}
          href={`#${place}`}
          aria-current={place === read ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            leadTo(place)
          }}
        >
          {label} {count != null && <small>{count}</small>}
        </a>
      ))}
    </nav>
  )
}
