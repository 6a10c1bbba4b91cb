/**
 * QueryView({ query, skeleton, children: (data) => node, error?, empty?, isEmpty? }) — the only
 * implementation of loading, error and empty states. `query` is the result of useQuery. Old data
 * stays visible while new data loads. `error` replaces the standard error box: (retry, error) =>
 * node. If `isEmpty(data)` is true, `empty` is shown. `keeps` is for lists that are searched,
 * sorted and paged: the previous result stays, dimmed, until the next one arrives, and keeps the
 * keyboard focus. LoadFailed names a missing connection, and retries when it is back.
 */
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { isOffline } from '#web/device/offline.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { CircleExclamationPoint as CircleAlert } from '#web/ui/icons/circle-exclamation-point.ts'
import { EmptyState } from './banner.tsx'
import { Button } from './button.tsx'
import styles from './query-view.module.css'
import { Loading } from './skeleton.tsx'

export type Query<Data> = {
  data?: Data | undefined
  /** Data of the previous variables. */
  previousData?: Data | undefined
  error?: Error | undefined
  loading: boolean
  // biome-ignore lint/suspicious/noExplicitAny: refetch takes each query's own variables, which play no part here
  refetch: (variables?: any) => Promise<unknown>
}

type QueryViewProps<Data> = {
  query: Query<Data>
  skeleton: ReactNode
  children: (data: Data) => ReactNode
  error?: (retry: () => void, error: Error) => ReactNode
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  keeps?: boolean
}

export function QueryView<Data>({ query, skeleton, children, error, empty, isEmpty, keeps }: QueryViewProps<Data>) {
  const before = keeps && query.loading ? query.previousData : undefined
  const data = query.data ?? before
  // The caller reports a failed refetch. The content of the page stays.
  if (data !== undefined && data !== null) {
    const shown = isEmpty?.(data) ? empty : children(data)
    const isBefore = data === before
    return keeps ? (
      <div className={clsx(isBefore && styles.before)} aria-busy={isBefore || undefined}>
        {shown}
      </div>
    ) : (
      shown
    )
  }
  if (query.error && !query.loading) {
    const retry = () => void query.refetch().catch(() => undefined)
    return error ? error(retry, query.error) : <LoadFailed onRetry={retry} />
  }
  return <Loading>{skeleton}</Loading>
}

type LoadFailedProps = { title?: string; text?: string; label?: string; onRetry: () => void }

export function LoadFailed({ title, text, label, onRetry }: LoadFailedProps) {
  const { t } = useTranslation()
  const offline = isOffline()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const again = () => retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert />}
        title={offline ? t('You are offline') : (title ?? t('Something went wrong'))}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {label ?? t('Try Again')}
          </Button>
        }
      >
        {(!offline && text) || t('Please check your connection and try again.')}
      </EmptyState>
    </div>
  )
}
