/**
 * Palette({ open, onClose, commands, pages, useRecords, memory }) — a field that finds records,
 * pages and commands. It is a combobox with a listbox: the focus stays in the field, arrows move
 * through the options, Enter opens one, Ctrl or ⌘ with Enter opens it in a new tab, Esc closes.
 */

import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { CircleExclamationPoint as CircleAlert } from '#web/ui/icons/circle-exclamation-point.ts'
import { Search } from '#web/ui/icons/search.ts'
import { Keys } from '#web/ui/keys.tsx'
import { useSingleKeys } from '#web/ui/shortcuts.ts'
import text from '#web/ui/text.module.css'
import type { FoundRecord, Item, UseRecords } from './items.ts'
import styles from './palette.module.css'
import { PaletteSection } from './palette-section.tsx'
import { rememberRecent, useRecent } from './recent.ts'
import { SuspendDialog } from './suspend-dialog.tsx'
import { type Place, useSections, wordsFor } from './use-sections.ts'

export type PaletteProps = {
  commands: readonly Place[]
  pages: readonly Place[]
  useRecords: UseRecords
  /** Storage key of recently opened records and their context. */
  memory: string
}

const PAUSE_MS = 150

/** Debounces the search text. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

type OpenedProps = PaletteProps & { titleId: string; onClose: () => void; onSuspend: (record: FoundRecord) => void }

function Opened({ commands, pages, useRecords, memory, titleId, onClose, onSuspend }: OpenedProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const { on, setOn } = useSingleKeys()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const [subjectId, setSubjectId] = useState<string | null>(null)
  /** Enter key pressed before the results arrived. */
  const [hurried, setHurried] = useState<{ newTab: boolean } | null>(null)
  const settled = usePaused(typed)
  const words = wordsFor(settled)
  const matches = useRecords(words, { onSuspend })
  const recent = useRecent(memory)
  const sections = useSections({ typed, records: matches, commands, pages, recent })

  const records = sections.flatMap(({ items }) => items.filter(({ record }) => record))
  // Actions apply to the active record, or else the last active one, or else the first while
  // typing.
  const subject = records.find((item) => item.id === subjectId) ?? (typed ? records[0] : undefined)
  const actions: Item[] = subject?.record
    ? // IDs include the record, so the active action never moves to another record.
      matches.actionsFor(subject.record).map((action) => ({ ...action, id: `${action.id}-${subject.id}` }))
    : []
  const shown =
    subject && actions.length > 0
      ? [...sections, { id: 'actions', title: t('Actions for {{name}}', { name: subject.label }), items: actions }]
      : sections
  const items = shown.flatMap((section) => section.items)
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === active),
  )
  const current = items[at]

  const go = (to: number) => {
    const next = items[(to + items.length) % items.length]
    if (!next) return
    setActive(next.id)
    if (next.record) setSubjectId(next.id)
    else if (subject) setSubjectId(subject.id)
    document.getElementById(`${id}-${next.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (item: Item, newTab: boolean) => {
    if (item.record) rememberRecent(memory, item.record)
    if (item.to && newTab) {
      open(item.to, '_blank', 'noopener')
      return
    }
    onClose()
    if (item.to) navigate(item.to)
    item.run?.()
  }
  // Until the response arrives, the records belong to the previous text.
  const answered = !matches.searching && !matches.failed && wordsFor(typed) === words
  const press = (newTab: boolean) => {
    if (!current || (current.record && current.id !== active && !answered)) setHurried({ newTab })
    else choose(current, newTab)
  }
  useEffect(() => {
    if (!hurried || !answered) return
    setHurried(null)
    if (current) choose(current, hurried.newTab)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 5, PageUp: at - 5 }
    const step = steps[event.key]
    if (step !== undefined) go(event.key.startsWith('Page') ? Math.min(Math.max(step, 0), items.length - 1) : step)
    else if (event.key === 'Enter') press(event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  const count = items.length - actions.length
  return (
    <>
      <h2 id={titleId} className={text.visuallyHidden}>
        {t('Search or type a command')}
      </h2>
      <div className={styles.field}>
        <Search aria-hidden="true" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current.id}`}
          aria-autocomplete="list"
          aria-labelledby={titleId}
          placeholder={t('Search or type a command')}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: a dialog begins with its field
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(null)
            setSubjectId(null)
            setHurried(null)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <span className={text.visuallyHidden}>{t('Close')}</span>
          <kbd>{t('Esc')}</kbd>
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('Results')} className={styles.list}>
        {shown.map((section) => (
          <PaletteSection
            key={section.id}
            section={section}
            idOf={(item) => `${id}-${item.id}`}
            query={typed}
            current={current?.id}
            onChoose={choose}
          />
        ))}
      </div>
      {matches.failed && (
        <p role="alert" className={styles.empty}>
          <CircleAlert aria-hidden="true" /> {t('Search did not respond. Please try again.')}
        </p>
      )}
      {count === 0 && !matches.searching && !matches.failed && <p className={styles.empty}>{t('No results found')}</p>}
      <div className={styles.foot}>
        <span className={styles.hints} aria-hidden="true">
          <span>
            <Keys keys={['↑', '↓']} /> {t('move')}
          </span>
          <span>
            <Keys keys={['Enter']} /> {t('open')}
          </span>
          <span>
            <Keys keys={['Ctrl', 'Enter']} /> {t('new tab')}
          </span>
          <span>
            <Keys keys={['>']} /> {t('commands only')}
          </span>
        </span>
        <Switch label={t('Keys without Ctrl')} checked={on} onChange={({ target }) => setOn(target.checked)} />
        <span role="status">{matches.searching ? t('Searching...') : t('{{count}} results', { count })}</span>
      </div>
    </>
  )
}

export function Palette({ open, onClose, ...opened }: PaletteProps & { open: boolean; onClose: () => void }) {
  const titleId = useId()
  const [suspending, setSuspending] = useState<FoundRecord | null>(null)
  return (
    <>
      <NativeDialog open={open} onClose={onClose} className={styles.palette} labelledBy={titleId}>
        <Opened {...opened} titleId={titleId} onClose={onClose} onSuspend={setSuspending} />
      </NativeDialog>
      <SuspendDialog record={suspending} onClose={() => setSuspending(null)} />
    </>
  )
}
