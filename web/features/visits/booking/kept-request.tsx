import { useMemo } from 'react'
import { useVisitWords } from '#web/data/visit.tsx'
import { useTabMemory } from '#web/device/tab-memory.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useOwnClock } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { Origin } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import text from '#web/ui/text.module.css'
import { type Details, DRAFT_KEY, parseDraft, type Selection, selectionFromQuery } from './draft.ts'
import styles from './kept-request.module.css'
import { useSelection } from './use-selection.ts'

type KeptRequest = { selection: Selection; details: Details }

/**
 * Returns the finished booking form that waits while the patient creates an account. Null if the
 * sign-in has another reason.
 */
export function useKeptRequest(origin: Origin | null): KeptRequest | null {
  const memory = useTabMemory(DRAFT_KEY)
  return useMemo(() => {
    const draft = parseDraft(memory)
    if (origin?.pathname !== paths.payment || !draft?.complete || !draft.details) return null
    const { hospitalId, serviceId, doctorId, details } = draft
    const selection = selectionFromQuery(new URLSearchParams(origin.search))
    if (selection && (selection.hospitalId !== hospitalId || selection.serviceId !== serviceId)) return null
    return { selection: { hospitalId, serviceId, doctorId }, details }
  }, [memory, origin?.pathname, origin?.search])
}

/** Shows the stored request during registration, so the patient knows that it is not lost. */
export function KeptRequest({ request: { selection, details } }: { request: KeptRequest }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { visitName } = useVisitWords()
  const own = useOwnClock()(details)
  const { booking } = useSelection(selection)
  const day = formatDate(details.date, { weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <section className={styles.kept} aria-labelledby="kept-request">
      <CalendarCheck2 aria-hidden="true" />
      <div>
        <h2 id="kept-request" className={styles.title}>
          {t('Your request is saved')}
        </h2>
        {booking && (
          <p>
            <bdi className={text.strong}>{booking.hospital.name}</bdi> ·{' '}
            {visitName(booking.offer.service.name, booking.visit)}
          </p>
        )}
        <p>
          {t('{{day}}, {{time}}', { day, time: details.time })} {t('in Türkiye (GMT+3)')}
          {own && ` · ${t('{{time}} in {{place}}', own)}`}
        </p>
        {booking?.doctor && (
          <p>
            <bdi>{booking.doctor.fullName}</bdi>
          </p>
        )}
        <p className={text.note}>{t('With a free account you can send it and see the hospital’s answer.')}</p>
      </div>
    </section>
  )
}
