/** RequestTable({ requests, empty, addressOf }) — requests of a key, newest first. */
import type { ReactNode } from 'react'
import type { RequestOutcome } from '#domain/key-requests.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { developerPaths } from '#web/routing/developer-paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import type { KeyRequest } from './request-log.ts'
import styles from './request-table.module.css'

const TONES: Record<RequestOutcome, Tone> = { succeeded: 'ok', refused: 'warn', failed: 'stop' }

/** Returns a field as text, for example `?limit=5`. */
const described = ({ name, value, isInQuery }: KeyRequest['fields'][number]) =>
  `${isInQuery ? '?' : ''}${name}${value === null ? '' : `=${value}`}`

type Props = {
  requests: readonly KeyRequest[]
  /** Replaces the table if there are no requests. */
  empty: ReactNode
  /** Returns the address that shows only this request. */
  addressOf: (requestId: string) => string
}

export function RequestTable({ requests, empty, addressOf }: Props) {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const columns: Column<KeyRequest>[] = [
    {
      key: 'request',
      title: t('Call'),
      narrow: 'head',
      cell: ({ method, path, operation }) => (
        <code dir="ltr" className={styles.request}>
          {method} {path} {operation && <span className={styles.operation}>{operation}</span>}
        </code>
      ),
    },
    {
      key: 'status',
      title: t('Status'),
      narrow: 'end',
      cell: ({ status, outcome, code }) => (
        <span className={styles.status}>
          <Badge tone={TONES[outcome]}>{status}</Badge>
          {code && (
            <Link className={text.link} to={`${developerPaths.limits}#${code}`}>
              <code dir="ltr">{code}</code>
            </Link>
          )}
        </span>
      ),
    },
    {
      key: 'time',
      title: t('Called at'),
      cell: ({ at }) => formatInstant(at, { timeZone, dateStyle: 'medium', timeStyle: 'medium' }),
    },
    {
      key: 'duration',
      title: t('Duration'),
      numeric: true,
      cell: ({ durationMs }) => t('{{count}} ms', { count: durationMs }),
    },
    {
      key: 'fields',
      title: t('Fields sent'),
      cell: ({ fields }) => (
        <code dir="ltr" className={styles.fields}>
          {fields.map(described).join(', ') || '–'}
        </code>
      ),
    },
    {
      key: 'id',
      title: t('Request ID'),
      cell: ({ id }) => (
        <Link className={text.link} to={addressOf(id)}>
          <code dir="ltr" className={styles.id}>
            {id}
          </code>
        </Link>
      ),
    },
  ]
  return (
    <Table
      label={t('Requests')}
      dense
      columns={columns}
      rows={requests}
      nameOf={({ method, path }) => `${method} ${path}`}
      empty={empty}
    />
  )
}
