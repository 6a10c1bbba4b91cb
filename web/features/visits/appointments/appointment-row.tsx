import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useVisitWords } from '#web/data/visit.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useOwnClock } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import text from '#web/ui/text.module.css'
import styles from './appointment-row.module.css'
import { CardFoot } from './card-foot.tsx'
import { DateBlock } from './date-block.tsx'
import type { ListedAppointment } from './my-appointments.ts'
import { StatusBadge } from './status-badge.tsx'

type Props = { appointment: ListedAppointment; sample?: boolean; actions?: ReactNode }

/** Shows one appointment in a list: time, treatment, place, status. Its title links to it. */
export function AppointmentRow({ appointment, sample, actions }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const ownClock = useOwnClock()
  const { id, bookingId, hospital, service, doctor, date, time, status } = appointment
  const own = ownClock({ date, time })
  const { visitName, channelWord } = useVisitWords()
  const name = visitName(service.name, appointment)
  return (
    <article className={styles.row} aria-label={`${name}, ${hospital.name}`}>
      <DateBlock date={date} />
      <div className={styles.what}>
        <h3 className={styles.service}>{sample ? name : <Link to={paths.appointment(id)}>{name}</Link>}</h3>
        <p className={text.muted}>
          <bdi>{hospital.name}</bdi>
          {doctor && (
            <>
              {' · '}
              <bdi>{doctor.fullName}</bdi>
            </>
          )}
        </p>
        <p className={text.note}>
          {channelWord(appointment.channel)} · <bdi dir="ltr">{bookingId}</bdi>
        </p>
      </div>
      <div className={styles.when}>
        <p className={clsx(text.strong, text.num)}>
          {t('{{day}}, {{time}}', {
            day: formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' }),
            time,
          })}
        </p>
        <p className={text.note}>{own ? t('{{time}} in {{place}}', own) : t('in Türkiye (GMT+3)')}</p>
      </div>
      <div className={styles.status}>
        {sample && (
          <Badge tone="info" plain>
            {t('Sample')}
          </Badge>
        )}
        <StatusBadge status={status} />
        {appointment.proposal && (
          <Link className={clsx(text.link, text.small)} to={`${paths.appointment(id)}#proposal`}>
            {t('Another time proposed')}
          </Link>
        )}
        {appointment.moveRequest && (
          <Link className={clsx(text.link, text.small)} to={`${paths.appointment(id)}#move-request`}>
            {t('Another time requested')}
          </Link>
        )}
        {appointment.canReview && (
          <Link className={clsx(text.link, text.small)} to={`${paths.appointment(id)}#review`}>
            {t('Write a review')}
          </Link>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {!sample && <CardFoot appointment={appointment} className={styles.foot} />}
    </article>
  )
}
