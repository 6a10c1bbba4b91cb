import { useState } from 'react'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { ListTools } from '#web/features/administration/managed-catalogue/list-tools.tsx'
import { useListView } from '#web/features/administration/managed-catalogue/use-list-view.ts'
import { UserList } from '#web/features/administration/managed-users/user-list-query.ts'
import { type UserAction, UserQuestion } from '#web/features/administration/managed-users/user-question.tsx'
import { useUserSearch } from '#web/features/administration/managed-users/user-search.ts'
import { UserSelection } from '#web/features/administration/managed-users/user-selection.tsx'
import { UserTable, useUserColumns } from '#web/features/administration/managed-users/user-table.tsx'
import { UserTiles } from '#web/features/administration/managed-users/user-tiles.tsx'
import { UserToolbar } from '#web/features/administration/managed-users/user-toolbar.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MailPlus } from '#web/ui/icons/mail-plus.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { ListFoot } from '#web/ui/listing.tsx'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './users.module.css'

export function Page() {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const state = useUserSearch()
  const { search, page } = state
  const [action, setAction] = useState<UserAction | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const columns = useUserColumns()
  const view = useListView(
    'user',
    columns.map(({ key }) => key),
  )
  const query = useFreshQuery(UserList, { variables: { search, page }, ttl: TTL.search })
  // Rows that have left the page leave the selection.
  const chosen = (query.data?.users.items ?? []).filter(({ id }) => selected.has(id))
  return (
    <PanelPage
      title={t('Users')}
      lead={t('Patients, hospital staff and administrators.')}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            to={paths.newAdminUser({ by: 'mail' })}
            icon={<MailPlus aria-hidden="true" />}
          >
            {t('Invite by email')}
          </ButtonLink>
          <ButtonLink to={paths.newAdminUser()} icon={<Plus aria-hidden="true" />}>
            {t('Create New User')}
          </ButtonLink>
        </>
      }
    >
      <UserTiles />
      <Card clip>
        {chosen.length > 0 ? (
          <UserSelection users={chosen} onClear={() => setSelected(new Set())} />
        ) : (
          <UserToolbar state={state} end={<ListTools columns={columns} view={view} />} />
        )}
        <QueryView
          keeps
          query={query}
          skeleton={<Skeleton size="panel" />}
          error={(retry) => (
            <LoadFailed
              title={t('Error loading users')}
              text={t('Please check your connection and try again.')}
              onRetry={retry}
            />
          )}
        >
          {({ users }) => (
            <>
              <div className={styles.rows}>
                <UserTable
                  users={users.items}
                  state={state}
                  shown={view.shown}
                  selected={selected}
                  onSelect={setSelected}
                  onAsk={setAction}
                />
              </div>
              <ListFoot
                note={t('{{number}} users found', { number: formatNumber(users.total) })}
                page={users.page}
                pageCount={users.totalPages}
              />
            </>
          )}
        </QueryView>
      </Card>
      <UserQuestion inList action={action} onClose={() => setAction(null)} />
    </PanelPage>
  )
}
