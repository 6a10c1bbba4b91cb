import { type AppointmentStatus, STATUS_LABELS } from '#domain/appointments.ts'
import { LOCALES } from '#domain/languages.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './day-sheet.module.css'
import { endOf } from './geometry.ts'

export const SheetFields = graphql(`
  fragment SheetFields on Appointment {
    id
    bookingId
    status
    date
    time
    durationMinutes
    patientName
    patientPhone
    patientLanguage
    service { id name }
    doctor { id fullName }
    room { id name }
  }
`)
export type SheetVisit = ResultOf<typeof SheetFields>

/** Groups visits by doctor, those without a doctor last. */
function byDoctor(visits: readonly SheetVisit[]): [string | null, SheetVisit[]][] {
  const groups = new Map<string | null, SheetVisit[]>()
  for (const visit of visits) {
    const doctor = visit.doctor?.fullName ?? null
    groups.set(doctor, [...(groups.get(doctor) ?? []), visit])
  }
  return [...groups].sort(([a], [b]) => {
    if (a === null || b === null) return a === null ? 1 : -1
    return a.localeCompare(b)
  })
}

function SheetRow({ visit }: { visit: SheetVisit }) {
  const { t, i18n } = useTranslation()
  const { bookingId, status, time, patientName, patientPhone, patientLanguage, service, room } = visit
  const languages = new Intl.DisplayNames(LOCALES[i18n.language], { type: 'language' })
  return (
    <li className={styles.row}>
      <span className={styles.box} aria-hidden="true" />
      <span className={styles.time}>
        <b>{time}</b>–{endOf(visit)}
        {room && <small dir="auto">{room.name}</small>}
      </span>
      <span className={styles.patient}>
        <b dir="auto">{patientName}</b>
        <bdi dir="ltr">{patientPhone}</bdi>
        {patientLanguage && <small>{languages.of(patientLanguage) ?? patientLanguage}</small>}
      </span>
      <span dir="auto">{service.name}</span>
      <span className={styles.booking}>
        <bdi>{bookingId}</bdi>
        <small>{t(STATUS_LABELS[status as AppointmentStatus])}</small>
      </span>
    </li>
  )
}

/** Shows the visits of a day by doctor for printing. Nothing depends on the width of the screen. */
export function DaySheet({ visits, level = 2 }: { visits: readonly SheetVisit[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const { t } = useTranslation()
  if (visits.length === 0) return <p className={styles.none}>{t('Nothing on this day.')}</p>
  return byDoctor(visits).map(([doctor, ofDoctor]) => {
    const name = doctor ?? t('Without a doctor')
    return (
      <section key={name} className={styles.doctor} aria-label={name}>
        <Heading className={styles.name}>
          <bdi>{name}</bdi> <small>{t('{{count}} visits', { count: ofDoctor.length })}</small>
        </Heading>
        <ol className={styles.rows}>
          {ofDoctor.map((visit) => (
            <SheetRow key={visit.id} visit={visit} />
          ))}
        </ol>
      </section>
    )
  })
}
