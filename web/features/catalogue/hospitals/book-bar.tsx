import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import { useVisitWords, VisitPrice } from '#web/data/visit.tsx'
import { useWhen } from '#web/i18n/when.ts'
import text from '#web/ui/text.module.css'
import styles from './book-bar.module.css'
import { BookButton } from './book-button.tsx'
import type { Bookable } from './bookable.ts'

/** Whether something that was in view has been left behind or not been reached yet. */
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

/** At the lower edge of a phone, as long as the button of the card is not in view. */
export function BookBar({ bookable, button }: { bookable: Bookable; button: RefObject<HTMLElement | null> }) {
  const isOut = useOutOfView(button)
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
