/** UserToolbar({ state, end }) — search, role, status, and the list as a file. */
import { Download, Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ROLE_LABELS, ROLES, USER_STATUSES } from '#domain/access.ts'
import { useDownload } from '#web/download.ts'
import { Button } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Toolbar } from '#web/ui/toolbar.tsx'
import { STATUS_LABELS } from './managed-user.ts'
import type { UserSearchState } from './user-search.ts'

/** Long enough that not every letter asks the server. */
const PAUSE_MS = 250

export function UserToolbar({ state: { search, change }, end }: { state: UserSearchState; end: ReactNode }) {
  const { t } = useTranslation()
  const { save, busy } = useDownload()
  const [typed, setTyped] = useState(search.q ?? '')
  const [sent, setSent] = useState(typed)
  // The address may change by Back, or by a link.
  if ((search.q ?? '') !== sent && typed === sent) {
    setTyped(search.q ?? '')
    setSent(search.q ?? '')
  }
  useEffect(() => {
    if (typed === sent) return
    const timer = setTimeout(() => {
      setSent(typed.trim())
      setTyped((now) => (now === typed ? typed.trim() : now))
      change({ q: typed.trim() })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  })
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
      <Input
        app
        hideLabel
        type="search"
        label={t('Search by name or email')}
        placeholder={t('Search by name or email')}
        icon={<Search aria-hidden="true" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
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
