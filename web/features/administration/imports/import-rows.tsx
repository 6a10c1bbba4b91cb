import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { labelOf } from '#domain/field-labels.ts'
import { type ImportOutcome, ROWS_SHOWN } from '#domain/import-lists.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import text from '#web/ui/text.module.css'
import { type Import, ImportRows } from './import-fields.ts'
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

/** Value shown for a field that a row does not have. */
const NONE = '–'

/** Fields of added rows: those with one value in all rows, and those that differ. */
function fieldsOf(rows: readonly ImportRow[]) {
  const facts = rows.map(({ after }) => read(after))
  const fields = [...new Set(facts.flatMap(Object.keys))].filter((field) => field !== 'name')
  const valuesOf = (field: string) => new Set(facts.map((fact) => shown(fact[field])))
  const common = rows.length > 1 ? fields.filter((field) => valuesOf(field).size === 1) : []
  return {
    common: common.map((field) => ({ field, value: shown(facts[0]?.[field]) })).filter(({ value }) => value !== NONE),
    differing: fields.filter((field) => !common.includes(field)),
  }
}

function useColumnsOf(outcome: ImportOutcome, rows: readonly ImportRow[]): readonly Column<ImportRow>[] {
  const { t } = useTranslation()
  const line: Column<ImportRow> = {
    key: 'line',
    title: t('Line'),
    numeric: true,
    narrow: 'line',
    cell: (row) => row.line,
  }
  const name: Column<ImportRow> = {
    key: 'name',
    title: t('Name'),
    narrow: 'head',
    cell: (row) => <b className={styles.name}>{row.name}</b>,
  }
  if (outcome === 'refused')
    return [
      line,
      { key: 'reason', title: t('Reason'), narrow: 'head', cell: ({ reason }) => reasonIn(t, reason ?? '') },
      { key: 'text', title: t('Row'), cell: (row) => <code className={styles.row}>{row.text}</code> },
    ]
  if (outcome === 'changed')
    return [line, name, { key: 'changes', title: t('Changes'), cell: (row) => <Changes {...row} /> }]
  return [
    line,
    name,
    ...fieldsOf(rows).differing.map(
      (field): Column<ImportRow> => ({
        key: field,
        title: t(labelOf(field)),
        cell: ({ after }) => <bdi className={styles.fact}>{shown(read(after)[field])}</bdi>,
      }),
    ),
  ]
}

type RowsProps = { outcome: ImportOutcome; rows: readonly ImportRow[]; title: string }

function Rows({ outcome, rows, title }: RowsProps) {
  const { t } = useTranslation()
  const columns = useColumnsOf(outcome, rows)
  const { common } = outcome === 'added' ? fieldsOf(rows) : { common: [] }
  return (
    <>
      {common.length > 0 && (
        <p className={styles.common}>
          {t('The same in each of these rows:')}{' '}
          {common.map(({ field, value }) => (
            <span key={field}>
              <span className={text.muted}>{t(labelOf(field))}</span> <bdi>{value}</bdi>
            </span>
          ))}
        </p>
      )}
      <div className={styles.scroll}>
        <Table dense label={title} columns={columns} rows={rows} nameOf={(row) => row.name ?? ''} empty={null} />
      </div>
    </>
  )
}

/** Lists the first rows of each outcome in tabs, refused ones first. */
export function ImportResults({ job }: { job: Import }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const [chosen, choose] = useState<ImportOutcome | null>(null)
  const titles: Record<ImportOutcome, string> = job.startedAt
    ? { refused: t('Refused'), added: t('Added'), changed: t('Changed') }
    : { refused: t('Would be refused'), added: t('Would be added'), changed: t('Would be changed') }
  const tabs = (['refused', 'added', 'changed'] as const)
    .filter((value) => job[value] > 0)
    .map((value) => ({ value, label: titles[value], count: formatNumber(job[value]) }))
  const outcome = tabs.find(({ value }) => value === chosen)?.value ?? tabs[0]?.value
  const query = useQuery(ImportRows, {
    variables: { id: job.id, outcome: outcome ?? 'added' },
    skip: !outcome,
    fetchPolicy: 'cache-and-network',
  })
  if (!outcome) return null
  return (
    <section aria-label={t('Rows of the list')} className={styles.section}>
      <Tabs label={t('Rows of the list')} value={outcome} onChange={choose} tabs={tabs}>
        {job[outcome] > ROWS_SHOWN && (
          <p className={text.note}>{t('The first {{count}} of them:', { count: ROWS_SHOWN })}</p>
        )}
        <QueryView query={query} skeleton={<Skeleton size="row" />}>
          {({ importRows }) => <Rows outcome={outcome} rows={importRows.items} title={titles[outcome]} />}
        </QueryView>
      </Tabs>
    </section>
  )
}
