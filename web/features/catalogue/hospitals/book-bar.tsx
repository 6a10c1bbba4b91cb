import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import { useVisitWords, VisitPrice } from '#web/data/visit.tsx'
import { useWhen } from '#web/i18n/when.ts'
import text from '#web/ui/text.module.css'
import { useRootClass } from '#web/ui/use-root-class.ts'
import styles from './book-bar.module.css'
import { BookButton } from './book-button.tsx'
import type { Bookable } from './bookable.ts'

/** Returns whether an element is above or below the viewport. */
function useOutOfView(box: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(([entry]) => setOut(entry ? !entry.isIntersecting : false))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isOut
}

/** Shows the booking button at the lower edge of a phone while the card's button is out of view. */
export function BookBar({ bookable, button }: { bookable: Bookable; button: RefObject<HTMLElement | null> }) {
  const isOut = useOutOfView(button)
  useRootClass(styles.covered)
  const { slot } = useWhen()
  const { visitName } = useVisitWords()
  return (
    <div className={styles.bar} data-shown={isOut} inert={!isOut}>
      {bookable.offer && bookable.visit && (
        <>
          <b className={clsx(text.strong, styles.name)}>{visitName(bookable.offer.service.name, bookable.visit)}</b>
          <span className={clsx(text.small, styles.facts)}>
            <VisitPrice visit={bookable.visit} />
            {bookable.slot && <> · {slot(bookable.slot)}</>}
          </span>
        </>
      )}
      <BookButton bookable={bookable} />
    </div>
  )
}
