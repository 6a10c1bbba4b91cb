import { useId } from 'react'
import { useOwnClock } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWhen } from '#web/i18n/when.ts'
import { Link } from '#web/routing/router.tsx'
import { Choices } from '#web/ui/choice.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import text from '#web/ui/text.module.css'
import type { Slot } from './offer.ts'
import styles from './time-choice.module.css'

export const isSame = (a: Slot | null, b: Slot | null) => a?.date === b?.date && a?.time === b?.time

type Props = {
  times: readonly Slot[]
  chosen: Slot | null
  onChoose: (slot: Slot) => void
  /** Address of the page with all times. */
  more: string
}

/** Shows the next free times, each in the hospital's time zone and the visitor's own. */
export function TimeChoice({ times, chosen, onChoose, more }: Props) {
  const { t } = useTranslation()
  const name = useId()
  const { day } = useWhen()
  const ownClock = useOwnClock()
  return (
    <Choices legend={t('Next free times')} className={styles.times}>
      {times.map((slot) => {
        const own = ownClock(slot)
        return (
          <label key={`${slot.date} ${slot.time}`} className={styles.time}>
            <input
              type="radio"
              className={text.visuallyHidden}
              name={name}
              value={`${slot.date} ${slot.time}`}
              checked={isSame(slot, chosen)}
              onChange={() => onChoose(slot)}
            />
            <span className={styles.day}>{day(slot.date)}</span>
            <b className={styles.clock}>{slot.time}</b>
            {own && <small className={styles.own}>{t('{{time}} {{place}}', own)}</small>}
          </label>
        )
      })}
      <Link className={styles.more} to={more} aria-label={t('More times')} title={t('More times')}>
        <ChevronRight className={text.flip} aria-hidden="true" />
      </Link>
    </Choices>
  )
}
