import './booking.css'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Chip } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { DateAndTime } from './date-and-time.tsx'
import type { Selection } from './draft.ts'
import { type FreeSlot, type Refused, slotRefusal } from './refused.ts'
import { useAvailability } from './use-availability.ts'

const Reschedule = graphql(`
  mutation Reschedule($id: ID!, $date: Date!, $time: Time!) {
    updateAppointment(id: $id, input: { date: $date, time: $time }) {
      id
      date
      time
      startsAt
      allowedMoves
      updatedAt
      events {
        id
        kind
        actorRole
        actorName
        fromStatus
        toStatus
        note
        changes {
          field
          from
          to
        }
        createdAt
      }
    }
  }
`)
const FAILED = 'The appointment could not be moved. Please try again.'

type Props = { appointmentId: string; selection: Selection; current: FreeSlot; onClose: () => void }

/** Another free time for the same appointment; its id, its messages and its files stay. */
export function RescheduleForm({ appointmentId, selection, current, onClose }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const client = useApolloClient()
  const calendar = useAvailability(selection, current.date)
  const [{ date, time }, choose] = useState<FreeSlot>({ date: '', time: '' })
  const [refused, setRefused] = useState<Refused | null>(null)
  const [mutate, { loading }] = useMutation(Reschedule)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const move = async () => {
    if (!date || !time) return setRefused({ message: 'Please choose a day and a time.', alternatives: [] })
    setRefused(null)
    try {
      await mutate({ variables: { id: appointmentId, date, time } })
      client.cache.evict({ fieldName: 'availability' })
      toast({ text: t('Your appointment is moved to {{day}}, {{time}}.', { day: formatDate(date), time }) })
      onClose()
    } catch (error) {
      const answer = slotRefusal(error, FAILED)
      setRefused(answer)
      // What the calendar shows is no longer true.
      if (answer.slotTaken) void calendar.query.refetch().catch(() => undefined)
    }
  }

  /** A time that is offered may lie in a month that is not known yet. */
  const take = (slot: FreeSlot) => {
    calendar.showMonth(slot.date)
    choose(slot)
  }

  return (
    <section className="resched" aria-labelledby="reschedule">
      <h2 id="reschedule" ref={heading} tabIndex={-1}>
        {t('Choose another time')}
      </h2>
      <p className="mute mb-4">
        {t('Until you confirm, your appointment stays on {{day}}, {{time}}.', {
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
      />
      {refused && (
        <div className="mt-4">
          <Banner tone="stop">
            <p>{t(refused.message)}</p>
            {refused.alternatives.length > 0 && (
              <>
                <p className="mt-2">{t('These times are still free:')}</p>
                <div className="chips my-2 [&_button]:no-underline">
                  {refused.alternatives.map((slot) => (
                    <Chip key={`${slot.date} ${slot.time}`} onClick={() => take(slot)}>
                      {formatDate(slot.date, { weekday: 'short', day: 'numeric', month: 'short' })}, {slot.time}
                    </Chip>
                  ))}
                </div>
              </>
            )}
          </Banner>
        </div>
      )}
      <div className="row wrap mt-5">
        <Button variant="secondary" onClick={onClose}>
          {t('Keep the current time')}
        </Button>
        <Button busy={loading} onClick={() => void move()}>
          {t('Move appointment')}
        </Button>
      </div>
    </section>
  )
}
