/** UserTiles() — number of accounts: all, active, administrators, new this month. */

import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { Shield } from '#web/ui/icons/shield.ts'
import { UserPlus } from '#web/ui/icons/user-plus.ts'
import { Users } from '#web/ui/icons/users.ts'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatTile, StatTiles } from '#web/ui/stat-tile.tsx'
import { UserSummary } from './managed-user.ts'
import styles from './user-tiles.module.css'

export function UserTiles() {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const query = useFreshQuery(UserSummary, { ttl: TTL.lists })
  return (
    <QueryView query={query} skeleton={<Skeleton size="row" />} error={(retry) => <LoadFailed onRetry={retry} />}>
      {({ userSummary: { total, active, admins, newThisMonth, ...more } }) => (
        <StatTiles className={styles.tiles}>
          <StatTile
            icon={<Users />}
            value={formatNumber(total)}
            label={t('Total Users')}
            note={t('{{number}} hospital staff', { number: formatNumber(more.staff) })}
          />
          <StatTile
            icon={<CircleCheck />}
            tone={1}
            value={formatNumber(active)}
            label={t('Active Users')}
            note={t('{{number}} suspended', { number: formatNumber(more.suspended) })}
          />
          <StatTile
            icon={<Shield />}
            tone={2}
            value={formatNumber(admins)}
            label={t('Admins')}
            note={
              more.adminsWithoutTwoFactor === 0
                ? t('all with two-factor sign-in')
                : t('{{number}} without two-factor sign-in', { number: formatNumber(more.adminsWithoutTwoFactor) })
            }
          />
          <StatTile
            icon={<UserPlus />}
            value={formatNumber(newThisMonth)}
            label={t('New This Month')}
            note={t('{{number}} last month', { number: formatNumber(more.newLastMonth) })}
          />
        </StatTiles>
      )}
    </QueryView>
  )
}
