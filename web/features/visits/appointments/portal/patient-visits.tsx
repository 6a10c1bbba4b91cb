import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useVisitWords } from '#web/data/visit.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { Card } from '#web/ui/card.tsx'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { StatusBadge } from '../status-badge.tsx'
import { useTimeWords } from '../time-words.ts'
import styles from './patient-visits.module.css'

export const PatientVisitFields = graphql(`
  fragment PatientVisitFields on Appointment {
    id
    date
    time
    status
    bookingId
    isFirstConsultation
    unreadMessages
    service { id name }
    doctor { id fullName }
    lastMessage { id sender message }
  }
`)
type PatientVisit = ResultOf<typeof PatientVisitFields>

type Props<Visit> = {
  /** All visits of the patient at the hospital, newest first. */
  visits: readonly Visit[]
  /** The visit that the page is about. */
  presentId: string
  pageOf: (id: string) => string
  /** Documents of a visit. */
  filesOf: (visit: Visit) => ReactNode
}

/** Shows all visits of a patient at the hospital, each with its latest message and documents. */
export function PatientVisits<Visit extends PatientVisit>({ visits, presentId, pageOf, filesOf }: Props<Visit>) {
  const { t } = useTranslation()
  const { visitName } = useVisitWords()
  const timeWords = useTimeWords()
  return (
    <Card as="section" pad className={text.screenOnly} aria-labelledby="patient-visits">
      <h2 id="patient-visits">{t('All visits here')}</h2>
      <ol className={styles.visits}>
        {visits.map((visit) => (
          <li key={visit.id} aria-current={visit.id === presentId || undefined} className={styles.visit}>
            <Row between wrap>
              {visit.id === presentId ? (
                <b className={clsx(text.strong, text.num)}>{timeWords(visit)}</b>
              ) : (
                <Link className={clsx(text.link, text.num)} to={pageOf(visit.id)}>
                  {timeWords(visit)}
                </Link>
              )}
              <StatusBadge status={visit.status} />
            </Row>
            <p className={text.note}>
              {visitName(visit.service.name, visit)}
              {visit.doctor && (
                <>
                  {' · '}
                  <bdi>{visit.doctor.fullName}</bdi>
                </>
              )}
              {' · '}
              <bdi dir="ltr">{visit.bookingId}</bdi>
            </p>
            {visit.lastMessage && (
              <p className={styles.message} dir="auto">
                {visit.lastMessage.message}
              </p>
            )}
            {visit.unreadMessages > 0 && (
              <p className={text.note}>{t('{{count}} unread', { count: visit.unreadMessages })}</p>
            )}
            {filesOf(visit)}
          </li>
        ))}
      </ol>
    </Card>
  )
}
