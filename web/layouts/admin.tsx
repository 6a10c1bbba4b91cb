import { useQuery } from '@apollo/client/react'
import { sentence } from '#domain/sentences.ts'
import { graphql } from '#web/data/graphql.ts'
import { Bell } from '#web/features/administration/dashboard/bell.tsx'
import { type Waiting, WaitingFields } from '#web/features/administration/dashboard/waiting-items.ts'
import { useAdminRecords } from '#web/features/administration/palette/admin-records.ts'
import { PaletteButton } from '#web/features/administration/palette/palette-button.tsx'
import { adminPaths } from '#web/routing/admin-paths.ts'
import { paths } from '#web/routing/paths.ts'
import { useSession } from '#web/session/session.tsx'
import { adminCommands } from './admin-commands.ts'
import { adminGroups } from './admin-entries.ts'
import { Panel } from './panel.tsx'

const AdminCounters = graphql(`query AdminCounters { adminCounters { ...WaitingFields } }`, [WaitingFields])
const EVERY_MS = 60_000

const NAME = sentence('Admin')
const HOME = { to: paths.admin, label: sentence('Dashboard') }
const pages = adminGroups.flatMap(({ entries }) => entries)

/** Returns the number of pending items per menu entry. */
const countsOf = (waiting: Waiting): Record<string, number> => ({
  [paths.adminAppointments]: waiting.overdueRequests,
  [adminPaths.reviews]: waiting.reportedReviews,
  [paths.adminVerification]: waiting.uncheckedLicences + waiting.endingLicences,
  [adminPaths.mails]: waiting.failedMails,
  [paths.adminRequests]: waiting.openDeskRequests,
})

export function Layout() {
  const { user, admin } = useSession()
  const { data } = useQuery(AdminCounters, { skip: !admin, pollInterval: EVERY_MS, fetchPolicy: 'cache-and-network' })
  const waiting = data?.adminCounters
  return (
    <Panel
      needs="admin"
      name={NAME}
      home={HOME}
      groups={adminGroups}
      counts={waiting ? countsOf(waiting) : {}}
      tools={
        user && (
          <>
            <PaletteButton commands={adminCommands} pages={pages} useRecords={useAdminRecords} memory={user.id} />
            {waiting && <Bell waiting={waiting} />}
          </>
        )
      }
    />
  )
}
