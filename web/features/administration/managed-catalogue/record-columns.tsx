import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Rating } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import { RecordStatusBadge } from './status-badge.tsx'

type RatedRecord = { averageRating: number | null }
type DatedRecord = { isActive: boolean; createdAt: string; updatedAt: string }

/** Returns the columns that every list of the catalogue has. */
export function useRecordColumns<Row extends RatedRecord & DatedRecord>() {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  const day = (instant: string) => formatInstant(instant, { dateStyle: 'medium' })
  const rating: Column<Row> = {
    key: 'rating',
    title: t('Rating'),
    sortable: true,
    narrow: 'line',
    cell: ({ averageRating }) =>
      averageRating === null ? t('N/A', { context: 'rating' }) : <Rating value={averageRating} />,
  }
  const standing: readonly Column<Row>[] = [
    {
      key: 'status',
      title: t('Status'),
      sortable: true,
      narrow: 'line',
      cell: ({ isActive }) => <RecordStatusBadge isActive={isActive} />,
    },
    { key: 'created', title: t('Created'), sortable: true, narrow: 'hidden', cell: ({ createdAt }) => day(createdAt) },
    { key: 'updated', title: t('Edited'), sortable: true, narrow: 'hidden', cell: ({ updatedAt }) => day(updatedAt) },
  ]
  const actions = { key: 'actions', title: t('Actions'), hideTitle: true, fixed: true, narrow: 'end' } as const
  return { rating, standing, actions }
}
