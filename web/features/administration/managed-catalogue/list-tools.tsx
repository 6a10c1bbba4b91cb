/** ListTools({ columns, view, compact? }) — columns, density and saved views of a table. */
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import button from '#web/ui/button.module.css'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Dropdown, DropdownLink } from '#web/ui/dropdown.tsx'
import { Input } from '#web/ui/field.tsx'
import { LayoutGrid } from '#web/ui/icons/layout-grid.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { Row } from '#web/ui/layout.tsx'
import { type Column, ColumnChooser } from '#web/ui/table.tsx'
import { useCopy } from '#web/ui/use-copy.ts'
import styles from './list-tools.module.css'
import { type ListView, MOST_VIEWS } from './use-list-view.ts'

const MOST_LETTERS = 40

function Views({ view }: { view: ListView }) {
  const { t } = useTranslation()
  const copy = useCopy()
  const [name, setName] = useState('')
  const { views, dense } = view
  return (
    <Dropdown
      fromStart
      label={t('Views')}
      trigger={(aria) => (
        <button type="button" title={t('Views')} className={clsx(button.button, button.secondary)} {...aria}>
          <LayoutGrid aria-hidden="true" />
          <span>{t('Views')}</span>
        </button>
      )}
    >
      <div className={styles.panel}>
        <Checkbox label={t('Compact rows')} checked={dense} onChange={({ target }) => view.setDense(target.checked)} />
        {views.length > 0 && (
          <ul>
            {views.map((saved) => (
              <li key={saved.name}>
                <Row between>
                  <DropdownLink to={`?${saved.query}`}>
                    <bdi>{saved.name}</bdi>
                  </DropdownLink>
                  <IconButton
                    label={t('Remove {{name}}', { name: saved.name })}
                    onClick={() => view.remove(saved.name)}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </Row>
              </li>
            ))}
          </ul>
        )}
        <Input
          app
          label={t('Name of this view')}
          hint={t('Filters, order and columns are kept on this device.')}
          maxLength={MOST_LETTERS}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Row wrap gap="small">
          <Button
            size="sm"
            aria-disabled={!name.trim() || views.length >= MOST_VIEWS}
            onClick={() => {
              if (!name.trim() || views.length >= MOST_VIEWS) return
              view.save(name.trim())
              setName('')
            }}
          >
            {t('Save view')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => void copy(location.href)}>
            {t('Copy link')}
          </Button>
        </Row>
      </div>
    </Dropdown>
  )
}

type Props<Entry> = {
  columns: readonly Column<Entry>[]
  view: ListView
  /** Shows only the icons on windows of medium width, beside many filters. */
  compact?: boolean
}

export function ListTools<Entry>({ columns, view, compact }: Props<Entry>) {
  return (
    <div className={clsx(styles.tools, compact && styles.compact)}>
      <Views view={view} />
      <ColumnChooser columns={columns} shown={view.shown} onChange={view.choose} />
    </div>
  )
}
