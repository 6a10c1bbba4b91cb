import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useTravelDates } from '#web/device/travel-dates.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { X } from '#web/ui/icons/x.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import { DateAndTime } from './date-and-time.tsx'
import type { Selection } from './draft.ts'
import { FreeSlots } from './free-slots.tsx'
import { type FreeSlot, type SlotRefusal, slotRefusal } from './refused.ts'
import styles from './reschedule.module.css'
import { useAvailability } from './use-availability.ts'

const FAILED = 'The appointment could not be moved. Please try again.'

type Props = {
  selection: Selection
  current: FreeSlot
  /** True for a visit at the hospital, whose days the travel dates narrow. */
  isInPerson: boolean
  /** True if the hospital has to confirm the new time before the appointment moves. */
  waits: boolean
  /** Moves the appointment or requests the time. A thrown error is shown. */
  onMove: (slot: FreeSlot) => Promise<{ waits: boolean }>
  /** Address of the waiting list for an earlier time. */
  waitAddress: string
  onClose: () => void
}

/** Offers another free time for the same appointment. Its ID, messages and files stay. */
export function RescheduleForm({ selection, current, isInPerson, waits, onMove, waitAddress, onClose }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const travel = useTravelDates()
  const calendar = useAvailability(selection, current.date, { stay: isInPerson ? travel : null })
  const [{ date, time }, choose] = useState<FreeSlot>({ date: '', time: '' })
  const [refused, setRefused] = useState<SlotRefusal | null>(null)
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const move = async () => {
    if (!date || !time) return setRefused({ message: 'Please choose a day and a time.', alternatives: [] })
    setRefused(null)
    setBusy(true)
    try {
      const moved = await onMove({ date, time })
      const slot = { day: formatDate(date), time }
      toast({
        text: moved.waits
          ? t(
              'We have asked the hospital for {{day}}, {{time}}. Your appointment does not change until it confirms.',
              slot,
            )
          : t('Your appointment is moved to {{day}}, {{time}}.', slot),
      })
      onClose()
    } catch (error) {
      const answer = slotRefusal(error, FAILED)
      setRefused(answer)
      // The calendar is outdated.
      if (answer.slotTaken) void calendar.query.refetch().catch(() => undefined)
    } finally {
      setBusy(false)
    }
  }

  /** Chooses an offered time, which may be in a month that is not loaded yet. */
  const take = (slot: FreeSlot) => {
    calendar.showMonth(slot.date)
    choose(slot)
  }

  return (
    <section
      className={clsx(styles.reschedule, text.screenOnly)}
      aria-labelledby="reschedule"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <Row between wrap>
        <h2 id="reschedule" className={styles.title} ref={heading} tabIndex={-1}>
          {t('Choose another time')}
        </h2>
        <Button variant="secondary" icon={<X aria-hidden="true" />} onClick={onClose}>
          {t('Keep {{day}}', { day: formatDate(current.date, { day: 'numeric', month: 'long' }) })}
        </Button>
      </Row>
      <p className={styles.current}>
        {waits
          ? t(
              'The hospital must confirm the new time. Until then it is held for you, and your appointment stays on {{day}}, {{time}}.',
              { day: formatDate(current.date), time: current.time },
            )
          : t('Until you confirm, your appointment stays on {{day}}, {{time}}.', {
              day: formatDate(current.date),
              time: current.time,
            })}
      </p>
      <DateAndTime
        calendar={calendar}
        date={date}
        time={time}
        onDate={(next) => choose({ date: next, time: '' })}
        onTime={(next) => choose({ date, time: next })}
        errors={{}}
        present={current.date}
        wait={{ to: waitAddress, label: t('Tell me about an earlier time') }}
      />
      {refused && (
        <Banner tone="stop" className={styles.refused}>
          <p>{t(refused.message)}</p>
          <FreeSlots slots={refused.alternatives} onChoose={take} />
        </Banner>
      )}
      <Row wrap className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {t('Keep the current time')}
        </Button>
        <Button busy={busy} onClick={() => void move()}>
          {waits ? t('Ask for this time') : t('Move appointment')}
        </Button>
      </Row>
    </section>
  )
}
