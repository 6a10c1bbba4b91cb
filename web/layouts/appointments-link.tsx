/**
 * AppointmentsLink({ short? }) — header link of signed-in users, with a mark for unread messages.
 * `short` shows only the icon.
 */
import { clsx } from 'clsx'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { NavLink } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { CountMark } from '../ui/count-mark.tsx'
import text from '../ui/text.module.css'
import styles from './header.module.css'

const Unread = graphql(`query Unread { unreadMessages }`)

export function AppointmentsLink({ short, className }: { short?: boolean; className?: string | undefined }) {
  const { t } = useTranslation()
  const { mustSetUpTwoFactor } = useSession()
  const { data } = useFreshQuery(Unread, { ttl: TTL.lists, skip: mustSetUpTwoFactor })
  const count = data?.unreadMessages ?? 0
  return (
    <NavLink to={paths.myAppointments} className={clsx(styles.opener, styles.appointments, className)}>
      <CalendarDays aria-hidden="true" />
      <span className={clsx(short && text.visuallyHidden)}>{t('Appointments')}</span>
      {count > 0 && (
        <>
          <CountMark count={count} corner={short ?? false} />
          <span className={text.visuallyHidden}>{t('{{count}} unread', { count })}</span>
        </>
      )}
    </NavLink>
  )
}
