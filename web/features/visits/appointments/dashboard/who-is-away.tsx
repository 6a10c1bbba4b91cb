/**
 * WhoIsAway({ absences }) — leave and closures of the next days, with the appointments that must be
 * moved.
 */

import { DoctorArt } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { CalendarOff } from '#web/ui/icons/calendar-off.ts'
import { Lock } from '#web/ui/icons/lock.ts'
import { Line, Lines } from '#web/ui/lines.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './who-is-away.module.css'

export const AbsenceFields = graphql(`
  fragment AbsenceFields on Absence {
    id
    doctorId
    doctorName
    startsOn
    endsOn
    startsAt
    endsAt
    reason
    visits
  }
`)
type AbsenceData = ResultOf<typeof AbsenceFields>

const useDays = () => {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const day = (date: string) => formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' })
  return ({ startsOn, endsOn, startsAt, endsAt }: AbsenceData) => {
    const days = startsOn === endsOn ? day(startsOn) : `${day(startsOn)} – ${day(endsOn)}`
    return startsAt && endsAt ? t('{{days}}, {{from}}–{{to}}', { days, from: startsAt, to: endsAt }) : days
  }
}

export function WhoIsAway({ absences }: { absences: readonly AbsenceData[] }) {
  const { t } = useTranslation()
  const daysOf = useDays()
  const { portalPaths } = useWorkplace()
  return (
    <TitledCard title={t('Who is away')}>
      <Lines>
        {absences.length === 0 && (
          <Line start={<CalendarOff aria-hidden="true" />}>{t('No one in the next two weeks.')}</Line>
        )}
        {absences.map((absence) => {
          const { id, doctorId, doctorName, startsOn, endsOn, reason, visits } = absence
          const visitsThen = portalPaths.appointments({
            ...(doctorId && { doctorId }),
            from: startsOn,
            to: endsOn,
          })
          return (
            <Line
              key={id}
              start={
                doctorId ? (
                  <DoctorArt id={doctorId} name={doctorName ?? ''} className={styles.picture ?? ''} />
                ) : (
                  <Lock aria-hidden="true" className={styles.closed} />
                )
              }
              note={
                <>
                  {doctorId ? t('Leave') : reason && <bdi>{t(reason)}</bdi>}
                  {(doctorId || reason) && ' · '}
                  {daysOf(absence)}
                  {visits > 0 && (
                    <>
                      {' · '}
                      <Link className={text.link} to={visitsThen}>
                        {t('{{count}} visits to move', { count: visits })}
                      </Link>
                    </>
                  )}
                </>
              }
            >
              <b className={text.strong}>{doctorName ? <bdi>{doctorName}</bdi> : t('Hospital closed')}</b>
            </Line>
          )
        })}
      </Lines>
    </TitledCard>
  )
}
