import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ConflictTable, type Side } from '#web/ui/conflict-table.tsx'
import { shownValue } from './edition.ts'
import type { Editing } from './use-editing.ts'

/** Shows the changes that another user saved since the form was filled or its draft was stored. */
export function ConflictChoice({ editing: { conflict, set } }: { editing: Pick<Editing, 'conflict' | 'set'> }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  if (!conflict) return null
  const { rows, by, at } = conflict
  const time = at ? formatOwn(at, { dateStyle: 'medium', timeStyle: 'short' }) : ''
  const choose = (row: (typeof rows)[number], side: Side) => set(row.field.path, row[side])
  return (
    <ConflictTable
      title={
        by
          ? t('{{name}} saved this record on {{time}}, after you opened it.', { name: by, time })
          : t('This record was saved on {{time}}, after you opened it.', { time })
      }
      lead={t('Nothing you typed is lost. Choose field by field, then save again.')}
      rows={rows.map(({ field, before, yours, theirs, choice }) => ({
        path: field.path,
        label: field.label,
        before: shownValue(field, before),
        yours: shownValue(field, yours),
        theirs: shownValue(field, theirs),
        choice,
      }))}
      onChoose={(path, side) => {
        const row = rows.find(({ field }) => field.path === path)
        if (row) choose(row, side)
      }}
      onChooseAll={(side) => {
        for (const row of rows) choose(row, side)
      }}
    />
  )
}
