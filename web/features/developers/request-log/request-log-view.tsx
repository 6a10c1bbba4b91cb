/**
 * RequestLogView({ log, filter, refresh, busy }) — the last requests of a key, filtered by outcome
 * and request ID.
 */
import { isUuid } from '#domain/fields.ts'
import { OUTCOME_NAMES, REQUEST_OUTCOMES } from '#domain/key-requests.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { withQuery } from '#web/routing/paths.ts'
import { useLocation } from '#web/routing/router.tsx'
import { useAddress } from '#web/routing/use-address.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError, Select } from '#web/ui/field.tsx'
import { Activity } from '#web/ui/icons/activity.ts'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import styles from './request-log-view.module.css'
import type { KeyLog } from './request-log.ts'
import { RequestTable } from './request-table.tsx'

const outcomeOf = (text: string | null) => REQUEST_OUTCOMES.find((name) => name === text) ?? null

const readFilter = (params: URLSearchParams) => ({
  outcome: outcomeOf(params.get('outcome')),
  request: params.get('request') ?? '',
})

type RequestFilter = ReturnType<typeof readFilter>

const writeFilter = ({ outcome, request }: RequestFilter) =>
  new URLSearchParams({ ...(outcome && { outcome }), ...(request && { request }) })

/** Returns the filter in the address. A text that is no ID finds nothing and is not sent. */
export function useRequestFilter() {
  const [filter, setFilter] = useAddress(readFilter, writeFilter)
  const { outcome, request: typed } = filter
  const change = (changes: Partial<RequestFilter>) => setFilter({ ...filter, ...changes })
  const isWrong = typed !== '' && !isUuid(typed)
  return { outcome, typed, isWrong, requestId: isWrong || typed === '' ? null : typed, change }
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Activity aria-hidden="true" />}
      title={isFiltered ? t('No such request among the last hundred') : t('No requests yet')}
    >
      {isFiltered
        ? t('Choose another status or clear the request ID.')
        : t('Each call with this key appears here within a second.')}
    </EmptyState>
  )
}

type Props = { log: KeyLog; filter: ReturnType<typeof useRequestFilter>; refresh: () => void; busy: boolean }

export function RequestLogView({ log: { requests }, filter, refresh, busy }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { outcome, typed, isWrong, change } = filter
  return (
    <Card>
      <search className={styles.bar}>
        <div className={styles.search}>
          <SearchField
            label={t('Request ID')}
            value={typed}
            onChange={(value) => change({ request: value })}
            maxLength={36}
          />
          <FieldError alert error={isWrong ? 'This is not a request ID' : undefined} />
        </div>
        <Select
          app
          hideLabel
          label={t('Status')}
          placeholder={t('All calls')}
          options={REQUEST_OUTCOMES.map((name) => ({ value: name, label: t(OUTCOME_NAMES[name]) }))}
          value={outcome ?? ''}
          onChange={({ target }) => change({ outcome: outcomeOf(target.value) })}
        />
        <Button variant="secondary" icon={<RefreshCw aria-hidden="true" />} busy={busy} onClick={refresh}>
          {t('Refresh')}
        </Button>
      </search>
      <RequestTable
        requests={isWrong ? [] : requests}
        empty={<Nothing isFiltered={outcome !== null || typed !== ''} />}
        addressOf={(request) => withQuery(pathname, { request })}
      />
    </Card>
  )
}
