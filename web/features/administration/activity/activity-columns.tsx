/**
 * Columns of the activity log: each action with author, record, time, origin, reason and changes.
 * `onFilter` narrows the list to a person or a record.
 */

import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { ActionText, ActionTextFields } from './action-text.tsx'
import styles from './activity.module.css'
import { type Change, KIND_LABELS } from './activity-filters.tsx'
import { Changes } from './changes.tsx'

export const ActivityRowFields = graphql(
  `fragment ActivityRowFields on Activity {
    id createdAt actorId actorName before fields reason network
    ...ActionTextFields
  }`,
  [ActionTextFields],
)
export type ActivityRow = ResultOf<typeof ActivityRowFields>

export function useActivityColumns(onFilter: (change: Change) => void): readonly Column<ActivityRow>[] {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  return [
    {
      key: 'when',
      title: t('When'),
      sortable: true,
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
      fixed: true,
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
      // All hospitals together are no record with a history.
      cell: ({ action, kind, subjectId }) =>
        action !== 'hospital.open_all' && (
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
}
