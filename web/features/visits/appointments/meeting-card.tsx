import { useEffect } from 'react'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import text from '#web/ui/text.module.css'
import styles from './meeting-card.module.css'

export const MeetingFields = graphql(`
  fragment MeetingFields on Appointment {
    id
    channel
    status
    startsAt
    durationMinutes
    patientPhone
    meetingOpensAt
    meetingUrl
  }
`)
type Meeting = ResultOf<typeof MeetingFields>

/** Longest timer delay that browsers support, in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1

/** Refetches when the link opens and when it closes. */
function useRefresh({ meetingOpensAt, startsAt, durationMinutes }: Meeting, onChange: () => void) {
  const { now } = useClock()
  useEffect(() => {
    if (!meetingOpensAt) return
    const end = Date.parse(startsAt) + durationMinutes * 60_000
    const delays = [Date.parse(meetingOpensAt), end].map((at) => at - now().getTime())
    const timers = delays.filter((delay) => delay > 0 && delay < MAX_DELAY).map((delay) => setTimeout(onChange, delay))
    return () => timers.forEach(clearTimeout)
  }, [meetingOpensAt, startsAt, durationMinutes, onChange, now])
}

function Words({ meeting, side }: { meeting: Meeting; side: 'patient' | 'hospital' }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const { now } = useClock()
  const { channel, meetingOpensAt, meetingUrl, status, patientPhone } = meeting
  if (channel === 'phone')
    return side === 'patient' ? (
      <p>{t('The hospital will call you on {{phone}}.', { phone: patientPhone })}</p>
    ) : (
      <p>{t('Please call the patient on {{phone}}.', { phone: patientPhone })}</p>
    )
  if (meetingUrl)
    return (
      <>
        <ButtonLink to={meetingUrl} target="_blank" rel="noopener noreferrer">
          {t('Join the video visit')}
        </ButtonLink>
        <p className={text.note} dir="ltr">
          {meetingUrl}
        </p>
      </>
    )
  if (status === 'pending')
    return <p>{t('Once the hospital has confirmed, the link appears here 15 minutes before the visit.')}</p>
  if (meetingOpensAt && now() < new Date(meetingOpensAt))
    return <p>{t('The link will appear here {{time}}.', { time: formatOwn(meetingOpensAt) })}</p>
  return (
    <Banner>
      {side === 'patient'
        ? t('There is no link at the moment. Please message the hospital.')
        : t('There is no link: the visit is over, or no doctor with a meeting link has been chosen.')}
    </Banner>
  )
}

type Props = { meeting: Meeting; side: 'patient' | 'hospital'; onChange: () => void }

/** Shows how to join a visit by video or phone. */
export function MeetingCard({ meeting, side, onChange }: Props) {
  const { t } = useTranslation()
  useRefresh(meeting, onChange)
  const { channel, status } = meeting
  if (channel === 'in_person' || (status !== 'pending' && status !== 'confirmed')) return null
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="meeting" aria-live="polite">
      <h2 id="meeting">{channel === 'video' ? t('Video visit') : t('Visit by phone')}</h2>
      <Words meeting={meeting} side={side} />
    </Card>
  )
}
