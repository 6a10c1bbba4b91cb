/**
 * ActivityTable({ items, onFilter }) — each action with author, record, time, origin, reason and
 * changes.
 */

import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { ActionText, ActionTextFields } from './action-text.tsx'
import styles from './activity.module.css'
import { KIND_LABELS } from './activity-filters.tsx'
import { Changes } from './changes.tsx'
import type { Change } from './use-activity-search.ts'

export const ActivityRowFields = graphql(
  `fragment ActivityRowFields on Activity {
    id createdAt actorId actorName before fields reason network
    ...ActionTextFields
  }`,
  [ActionTextFields],
)
type Row = ResultOf<typeof ActivityRowFields>

type ActivityTableProps = { items: readonly Row[]; onFilter: (change: Change) => void }

export function ActivityTable({ items, onFilter }: ActivityTableProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  const columns: Column<Row>[] = [
    {
      key: 'when',
      title: t('When'),
      narrow: 'line',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={text.noWrap}>
          {formatInstant(createdAt, { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      ),
    },
    {
      key: 'who',
      title: t('Who'),
      narrow: 'line',
      cell: ({ actorId, actorName }) =>
        actorId ? (
          <button type="button" className={styles.narrow} onClick={() => onFilter({ actorId })}>
            <bdi>{actorName ?? t('A deleted account')}</bdi>
            <span className={text.visuallyHidden}>{t('Show only this person')}</span>
          </button>
        ) : (
          t('System')
        ),
    },
    {
      key: 'what',
      title: t('What'),
      narrow: 'head',
      cell: (row) => (
        <div className={styles.what}>
          <span>
            <ActionText activity={row} />
          </span>
          {row.reason && <span className={text.note}>{t('Reason: {{reason}}', { reason: row.reason })}</span>}
          <Changes before={row.before} after={row.after} named={row.fields} />
        </div>
      ),
    },
    {
      key: 'kind',
      title: t('Record'),
      narrow: 'end',
      cell: ({ kind, subjectId }) => (
        <div className={styles.record}>
          {kind && <Badge plain>{t(KIND_LABELS[kind])}</Badge>}
          {subjectId && (
            <button type="button" className={styles.narrow} onClick={() => onFilter({ subjectId })}>
              {t('Its history')}
            </button>
          )}
        </div>
      ),
    },
    {
      key: 'where',
      title: t('From where'),
      narrow: 'line',
      cell: ({ network }) => <bdi className={text.note}>{network ?? '–'}</bdi>,
    },
  ]
  return <Table label={t('Activity')} columns={columns} rows={items} nameOf={({ action }) => action} empty={null} />
}
