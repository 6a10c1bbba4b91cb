import { useQuery } from '@apollo/client/react'
import { labelOf } from '#domain/field-labels.ts'
import { type ImportOutcome, ROWS_SHOWN } from '#domain/import-lists.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import { ImportRows } from './import-fields.ts'
import styles from './import-rows.module.css'
import { reasonIn } from './import-words.ts'

type ImportRow = {
  id: string
  line: number
  name: string | null
  before: string | null
  after: string | null
  reason: string | null
  text: string | null
}

const read = (json: string | null): Record<string, unknown> => JSON.parse(json ?? '{}') ?? {}
const shown = (value: unknown): string =>
  value === null || value === undefined || value === '' ? '–' : Array.isArray(value) ? value.join(', ') : String(value)

/** Shows each changed field with its old value. */
function Changes({ before, after }: Pick<ImportRow, 'before' | 'after'>) {
  const { t } = useTranslation()
  const old = read(before)
  return (
    <ul className={styles.changes}>
      {Object.entries(read(after))
        .filter(([, value]) => before !== null || shown(value) !== '–')
        .map(([field, value]) => (
          <li key={field}>
            <span className={text.muted}>{t(labelOf(field))}</span>{' '}
            {before !== null && (
              <>
                <del>
                  <span className={text.visuallyHidden}>{t('before:')} </span>
                  <bdi>{shown(old[field])}</bdi>
                </del>{' '}
              </>
            )}
            <ins>
              <bdi>{shown(value)}</bdi>
            </ins>
          </li>
        ))}
    </ul>
  )
}

type ImportRowListProps = { id: string; outcome: ImportOutcome; count: number; title: string }

/** Lists the first rows of one outcome: added, changed or refused. */
export function ImportRowList({ id, outcome, count, title }: ImportRowListProps) {
  const { t } = useTranslation()
  const query = useQuery(ImportRows, { variables: { id, outcome }, fetchPolicy: 'cache-and-network' })
  const line: Column<ImportRow> = {
    key: 'line',
    title: t('Line'),
    numeric: true,
    narrow: 'line',
    cell: (row) => row.line,
  }
  const columns: readonly Column<ImportRow>[] =
    outcome === 'refused'
      ? [
          line,
          { key: 'reason', title: t('Reason'), narrow: 'head', cell: ({ reason }) => reasonIn(t, reason ?? '') },
          { key: 'text', title: t('Row'), cell: (row) => <code className={styles.row}>{row.text}</code> },
        ]
      : [
          line,
          { key: 'name', title: t('Name'), narrow: 'head', cell: ({ name }) => <b>{name}</b> },
          { key: 'changes', title: t('Changes'), cell: (row) => <Changes {...row} /> },
        ]
  return (
    <section aria-label={title} className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {count > ROWS_SHOWN && <p className={text.note}>{t('The first {{count}} of them:', { count: ROWS_SHOWN })}</p>}
      <QueryView query={query} skeleton={<Skeleton size="row" />}>
        {({ importRows }) => (
          <Table
            label={title}
            columns={columns}
            rows={importRows.items}
            nameOf={({ name }) => name ?? ''}
            empty={null}
          />
        )}
      </QueryView>
    </section>
  )
}
