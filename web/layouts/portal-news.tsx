/**
 * PortalNews({ unread, pending, moves, onNews }) — connection state, number of pending items, and
 * notification settings in the top bar.
 */
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { BellRing } from '#web/ui/icons/bell-ring.ts'
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts'
import { Check } from '#web/ui/icons/check.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { MessageSquare } from '#web/ui/icons/message-square.ts'
import { Volume2 } from '#web/ui/icons/volume-2.ts'
import { BellDropdown } from '../ui/bell-dropdown.tsx'
import { DropdownItem, DropdownLink } from '../ui/dropdown.tsx'
import { useTitleCount } from '../ui/page-title.tsx'
import { LiveState } from './live-state.tsx'
import styles from './portal-news.module.css'
import { usePortalNotices } from './portal-notices.ts'

function Choice({ on, onChange, children }: { on: boolean; onChange: (on: boolean) => void; children: ReactNode }) {
  return (
    <DropdownItem aria-pressed={on} onClick={() => onChange(!on)}>
      {children}
      {on && <Check className={styles.on} aria-hidden="true" />}
    </DropdownItem>
  )
}

type PortalNewsProps = { unread: number; pending: number; moves: number; onNews: () => void }

export function PortalNews({ unread, pending, moves, onNews }: PortalNewsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hospitalName, portalPaths } = useWorkplace()
  const notices = usePortalNotices({ hospitalName, onOpen: (id) => navigate(portalPaths.appointment(id)) })
  const live = useHospitalEvents((event, { own }) => {
    onNews()
    if (own) notices.tell(event)
  })
  useTitleCount(unread)
  const waiting = unread + pending + moves
  return (
    <>
      <LiveState live={live} />
      <BellDropdown
        title={t('News', { context: 'bell' })}
        label={waiting > 0 ? t('News: {{count}}', { count: waiting }) : t('Nothing is waiting for you')}
        count={waiting}
      >
        <DropdownLink to={portalPaths.appointments({ unread: 'true' })}>
          <MessageSquare aria-hidden="true" />
          {t('{{count}} unread messages', { count: unread })}
        </DropdownLink>
        <DropdownLink to={portalPaths.appointments({ status: 'pending' })}>
          <Inbox aria-hidden="true" />
          {t('{{count}} requests are waiting for your answer', { count: pending })}
        </DropdownLink>
        {moves > 0 && (
          <DropdownLink to={portalPaths.to('/hospitalportal/inbox')}>
            <CalendarClock aria-hidden="true" />
            {t('{{count}} patients are asking for another time', { count: moves })}
          </DropdownLink>
        )}
        <hr />
        <Choice on={notices.sound} onChange={notices.setSound}>
          <Volume2 aria-hidden="true" />
          {t('Sound when something new arrives')}
        </Choice>
        {notices.canNotify && (
          <Choice on={notices.notices} onChange={notices.setNotices}>
            <BellRing aria-hidden="true" />
            {t('Browser notifications')}
          </Choice>
        )}
      </BellDropdown>
    </>
  )
}
