import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import type { Import } from './import-fields.ts'
import styles from './import-rows.module.css'
import { KIND_LABELS, STATE_LABELS } from './import-words.ts'

const TONES: Record<Import['state'], Tone> = {
  checking: 'info',
  ready: 'info',
  running: 'warn',
  done: 'ok',
  cancelled: 'done',
  failed: 'stop',
  undone: 'done',
}

/** Lists recent imports and checks, with links to their results. */
export function ImportHistory({ items }: { items: readonly Import[] }) {
  const { t } = useTranslation()
  const { formatOwn, formatNumber } = useFormat()
  const columns: readonly Column<Import>[] = [
    {
      key: 'file',
      title: t('File'),
      narrow: 'head',
      cell: ({ id, fileName }) => (
        <Link className={text.link} to={paths.adminImport({ id })}>
          <bdi>{fileName}</bdi>
        </Link>
      ),
    },
    { key: 'kind', title: t('List'), narrow: 'line', cell: ({ kind }) => t(KIND_LABELS[kind]) },
    {
      key: 'state',
      title: t('Status'),
      narrow: 'line',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(STATE_LABELS[state])}</Badge>,
    },
    { key: 'added', title: t('Added'), numeric: true, narrow: 'hidden', cell: ({ added }) => formatNumber(added) },
    {
      key: 'changed',
      title: t('Changed'),
      numeric: true,
      narrow: 'hidden',
      cell: ({ changed }) => formatNumber(changed),
    },
    {
      key: 'refused',
      title: t('Refused'),
      numeric: true,
      narrow: 'hidden',
      cell: ({ refused }) => formatNumber(refused),
    },
    { key: 'by', title: t('By'), narrow: 'hidden', cell: ({ actorName }) => actorName ?? '–' },
    { key: 'created', title: t('Created'), narrow: 'hidden', cell: ({ createdAt }) => formatOwn(createdAt) },
  ]
  return (
    <Card clip as="section" aria-label={t('Earlier imports')}>
      <h2 className={styles.title}>{t('Earlier imports')}</h2>
      <Table
        label={t('Earlier imports')}
        columns={columns}
        rows={items}
        nameOf={({ fileName }) => fileName}
        empty={<p className={styles.none}>{t('Nothing has been imported yet.')}</p>}
      />
    </Card>
  )
}
