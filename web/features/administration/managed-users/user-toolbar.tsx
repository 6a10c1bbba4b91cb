/** UserToolbar({ state, end }) — search, role, status, and the download of the list. */

import type { ReactNode } from 'react'
import { ROLE_LABELS, ROLES, USER_STATUSES } from '#domain/access.ts'
import { useDownload } from '#web/device/download.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Toolbar } from '#web/ui/toolbar.tsx'
import { STATUS_LABELS } from './managed-user.ts'
import type { UserSearchState } from './user-search.ts'

export function UserToolbar({ state: { search, change }, end }: { state: UserSearchState; end: ReactNode }) {
  const { t } = useTranslation()
  const { save, busy } = useDownload()
  const file = `/api/Users/export?${new URLSearchParams(search as Record<string, string>)}`
  return (
    <Toolbar
      label={t('Search and filter users')}
      end={
        <>
          {end}
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            busy={busy === file}
            onClick={() => save(file)}
          >
            {t('Export CSV')}
          </Button>
        </>
      }
    >
      <SearchField label={t('Search by name or email')} value={search.q ?? ''} onChange={(q) => change({ q })} />
      <Select
        app
        hideLabel
        label={t('Role')}
        placeholder={t('All Roles')}
        options={ROLES.map((role) => ({ value: role, label: t(ROLE_LABELS[role]) }))}
        value={search.role ?? ''}
        onChange={({ target }) => change({ role: target.value })}
      />
      <Select
        app
        hideLabel
        label={t('Status')}
        placeholder={t('All Statuses')}
        options={USER_STATUSES.map((status) => ({ value: status, label: t(STATUS_LABELS[status]) }))}
        value={search.status ?? ''}
        onChange={({ target }) => change({ status: target.value })}
      />
    </Toolbar>
  )
}
