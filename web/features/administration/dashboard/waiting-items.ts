import { daysOf } from '#domain/dashboard.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { adminPaths } from '#web/routing/admin-paths.ts'
import { paths } from '#web/routing/paths.ts'
import type { IconComponent } from '#web/ui/icon.ts'
import { BadgeCheck } from '#web/ui/icons/badge-check.ts'
import { CircleExclamationPoint as CircleAlert } from '#web/ui/icons/circle-exclamation-point.ts'
import { Flag } from '#web/ui/icons/flag.ts'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { MailExclamationPoint as MailWarning } from '#web/ui/icons/mail-exclamation-point.ts'

export const WaitingFields = graphql(`
  fragment WaitingFields on Waiting {
    overdueRequests
    oldestRequestAt
    oldestRequestHospital
    reportedReviews
    lastReportAt
    failedMails
    lastFailureAt
    uncheckedLicences
    endingLicences
    lapsedLicences
    openDeskRequests
    lateDeskRequests
  }
`)
export type Waiting = ResultOf<typeof WaitingFields>

export type WaitingItem = {
  key: string
  count: number
  title: string
  /** Most urgent item. */
  note: string | null
  /** Start of the wait, or the deadline. */
  end: string | null
  tone: 'stop' | 'warn' | 'info'
  Icon: IconComponent
  to: string
}

const HOUR_MS = 60 * 60 * 1000

/** Returns the formatter of a wait: `36 h`, and `3 days` above 48 hours. */
function useWaitWords(): (hours: number) => string {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  return (hours) => {
    const days = daysOf(hours)
    return days === null
      ? t('{{hours}} h', { hours: formatNumber(hours), context: 'waiting' })
      : t('{{count}} days', { count: days })
  }
}

/** Returns the formatter of pending work, which omits zero counts. */
export function useWaitingItems(): (waiting: Waiting) => WaitingItem[] {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  const waitWords = useWaitWords()
  const on = (instant: string | null) => instant && formatInstant(instant, { day: 'numeric', month: 'short' })
  const hoursSince = (instant: string) => Math.floor((Date.now() - Date.parse(instant)) / HOUR_MS)
  return (waiting) => {
    const items: WaitingItem[] = [
      {
        key: 'requests',
        count: waiting.overdueRequests,
        title: t('{{count}} booking requests that hospitals have not answered', { count: waiting.overdueRequests }),
        note: waiting.oldestRequestHospital && t('Oldest: {{hospital}}', { hospital: waiting.oldestRequestHospital }),
        end: waiting.oldestRequestAt && waitWords(hoursSince(waiting.oldestRequestAt)),
        tone: 'stop',
        Icon: Hourglass,
        to: `${paths.adminAppointments}?overdue=true`,
      },
      {
        key: 'reviews',
        count: waiting.reportedReviews,
        title: t('{{count}} reviews reported', { count: waiting.reportedReviews }),
        note: null,
        end: on(waiting.lastReportAt),
        tone: 'warn',
        Icon: Flag,
        to: adminPaths.reviews,
      },
      {
        key: 'unchecked',
        count: waiting.uncheckedLicences,
        title: t('{{count}} certificates to check', { count: waiting.uncheckedLicences }),
        note: null,
        end: null,
        tone: 'warn',
        Icon: BadgeCheck,
        to: `${paths.adminVerification}?task=unchecked`,
      },
      {
        key: 'ending',
        count: waiting.endingLicences,
        title: t('{{count}} licences expire within 30 days', { count: waiting.endingLicences }),
        note: waiting.lapsedLicences > 0 ? t('{{count}} have expired', { count: waiting.lapsedLicences }) : null,
        end: null,
        tone: 'warn',
        Icon: CircleAlert,
        to: `${paths.adminVerification}?task=ending30`,
      },
      {
        key: 'desk',
        count: waiting.openDeskRequests,
        title: t('{{count}} messages from visitors to answer', { count: waiting.openDeskRequests }),
        note: waiting.lateDeskRequests > 0 ? t('{{count}} are late', { count: waiting.lateDeskRequests }) : null,
        end: null,
        tone: waiting.lateDeskRequests > 0 ? 'stop' : 'info',
        Icon: Inbox,
        to: `${paths.adminRequests}?state=open`,
      },
      {
        key: 'mails',
        count: waiting.failedMails,
        title: t('{{count}} emails could not be sent', { count: waiting.failedMails }),
        note: null,
        end: on(waiting.lastFailureAt),
        tone: 'info',
        Icon: MailWarning,
        to: adminPaths.mails,
      },
    ]
    return items.filter(({ count }) => count > 0)
  }
}
